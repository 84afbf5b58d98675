import type { TimeEvent } from '../historical-time-parsed.ts';
import type { TimeNote } from '../historical-time.ts';
import type { WesternLanguage } from '../historical-time-western.ts';

/**
 * Words around a time in catalogues and biographies: how certain it is, and what happened then. All forms are for text
 * folded by `foldWriting`.
 */

/** `by` and `onwards` include the whole time that they name: by the 1630s, from the 16th century onwards. */
export type PhraseNote = Exclude<TimeNote, 'to present'> | 'by' | 'onwards';
type NoteForm = readonly [PhraseNote, RegExp];

/** A date, not a word: what follows an abbreviation. */
const dated =
  '(?=[\\d(\\[<~]|the \\d|an? \\d|ca?\\.? ?\\d|(?:bef|aft|abt)\\.? ?\\d|(?:before|after|by|about|around|circa|probably|possibly) )';

const westernNotes: Record<WesternLanguage, readonly NoteForm[]> = {
  en: [
    [
      'about',
      /^(?:c\. ?|c ?(?=\d)|cc?a\.? ?(?=\d)|ca\.? |circa |cir\.? |about |around |abt\.? |approx(?:\.|imately)? |roughly |nearly |est(?:\.|imated) |(?:first )?exhibited (?:in )?|~ ?(?=\d)|±)/,
    ],
    ['doubtful', /^(?:possibly|probably|perhaps|maybe|presumably|likely|apparently|prob\.|poss\.) /],
    [
      'before',
      /^(?:(?:shortly|soon|just) )?(?:before|prior to|earlier than|bef\.?|ante|pre-?) (?!or )(?:the )?|^< ?(?=\d)/,
    ],
    [
      'by',
      /^(?:before or (?:in|on)|(?:in|on) or before|no later than|not later than|not after|by|until|till|up to|terminus ante quem) (?:the )?(?:end of )?/,
    ],
    ['after', /^(?:(?:shortly|soon|just) )?(?:after|later than|aft\.?|post) (?!or )(?:the )?|^> ?(?=\d)/],
    [
      'onwards',
      /^(?:after or (?:in|on)|(?:in|on) or after|no earlier than|not earlier than|not before|terminus post quem) (?:the )?|^from (?:the )?(?!.* (?:to|until|till|through) |.*\d ?[–-] ?\d)/,
    ],
  ],
  fr: [
    [
      'about',
      /^(?:vers |environ |env\. ?|v\. ?|c\. ?|ca\.? |cc?a\.? ?(?=\d)|circa |autour de |aux? (?:environs|alentours) de )(?:l'an |le |en )?/,
    ],
    ['doubtful', /^(?:peut-etre|probablement|sans doute|vraisemblablement|possiblement) (?:en |de )?/],
    ['before', /^(?:avant|anterieure? a) (?:l'an |le |la |l')?(?!j[.e]|notre|n\.)/],
    ['by', /^(?:jusqu'(?:en|a|au)|au plus tard (?:en|au|a)|pas apres) (?:l'an |le |la )?/],
    ['after', /^(?:apres|posterieure? a) (?:l'an |le |la |l')?(?!j[.e])/],
    ['onwards', /^(?:a partir (?:de|du|d')|des|au plus tot (?:en|au|a)|pas avant) ?(?:l'an |le |la )?/],
  ],
  es: [
    [
      'about',
      /^(?:h\. ?|hacia |c\. ?|ca\.? |cc?a\.? ?(?=\d)|circa |alrededor de |aprox(?:\.|imadamente) |en torno a |cerca de |sobre )(?:el ano |los |el )?/,
    ],
    ['doubtful', /^(?:quizas?|tal vez|probablemente|posiblemente|acaso) (?:en |de |del )?/],
    ['before', /^(?:antes del?|anterior a) (?:ano |el ano )?(?!cristo|jesu)/],
    ['by', /^(?:hasta|no despues de|a mas tardar en|no mas tarde de) (?:el (?:ano )?)?/],
    ['after', /^(?:despues del?|posterior a) (?:ano |el ano )?(?!cristo|jesu)/],
    ['onwards', /^(?:a partir del?|no antes del?) (?:ano )?/],
  ],
  de: [
    [
      'about',
      /^(?:um |ca\.? ?(?=[\d])|ca\.? |c\. ?|circa |etwa |gegen |ungefahr |rund )(?:um )?(?:das jahr |die |den |das )?/,
    ],
    ['doubtful', /^(?:vermutlich|wohl|moglicherweise|vielleicht|wahrscheinlich|angeblich) (?:im jahre? )?/],
    ['before', /^vor (?:dem |der |den )?(?!chr)/],
    ['by', /^(?:bis|spatestens|nicht nach) (?:zum |zur )?/],
    ['after', /^nach (?:dem |der |den )?(?!chr)/],
    ['onwards', /^(?:ab|nicht vor|fruhestens) (?:dem |der |den )?/],
  ],
};

const westernSuffixes: readonly NoteForm[] = [
  [
    'after',
    / ?\(?(?:or|ou|o|oder) (?:after|later|apres|plus tard|despues|posterior|mas tarde|spater|danach|nachher)\)?$/,
  ],
  ['before', / ?\(?(?:or|ou|o|oder) (?:before|earlier|avant|plus tot|antes|anterior|fruher|davor|vorher)\)?$/],
  [
    'onwards',
    / ?\(?(?:onwards?|and (?:later|after)|ff\.?|et apres|et suiv(?:antes|\.)?|en adelante|y despues|und spater)\)?$|(?<=\d)\+$/,
  ],
  ['about', /,? ?\(?(?:circa|ca\.?|approx\.?|or so|environ|env\.|aprox\.|etwa)\)?$|(?<=\d) c\.?$/],
  ['doubtful', /,? ?\(?(?:probably|possibly|uncertain|incertain|incierto|peut-etre|vermutlich)\)?$/],
];

const easternNotes: readonly NoteForm[] = [
  ['about', /^(?:大?[约約]|およそ|おおよそ)|(?:年?前[后後]|年?左右|[顷頃]|ころ|ごろ)$/],
  ['doubtful', /^(?:可能|或|疑|推定)|(?:か|疑|推定)$/],
  ['by', /^(?:不晚于|不晚於|最晚|最迟|最遲|遅くとも)|(?:までに|まで|为止|為止)$/],
  ['before', /^早于(?=.)|(?:[以之]前|より前)$/],
  ['onwards', /^(?:不早于|不早於|最早)|(?:起|以降)$/],
  ['after', /(?:[以之][后後]|より[后後])$/],
];
/** 200万年以前 is two million years ago, not before the year. */
const isAgo = (text: string) => /[万萬亿億]年[以之]前$/.test(text);

/** What happened at a time, by the words before it. */
type EventForm = readonly [TimeEvent, RegExp];
const inWords = '(?:(?:in|on|at|en|el|le|de|im|am|in the year|im jahre?) )?';
const westernEvents: Record<WesternLanguage, readonly EventForm[]> = {
  en: [
    ['born', new RegExp(`^(?:born|\\* ?) ?${inWords}|^b\\.? ?${dated}`)],
    ['died', new RegExp(`^(?:died|† ?|deceased) ?${inWords}|^d\\.? ?${dated}`)],
    ['active', new RegExp(`^(?:active|act\\.|fl\\.|flourished|floruit|working|worked) ?${inWords}`)],
    ['begun', new RegExp(`^(?:begun|began|started|commenced|founded|established|formed) ${inWords}`)],
    [
      'made',
      new RegExp(
        `^(?:signed and dated|(?:first )?(?:dated|published|printed|issued)|pub\\.|pr\\.|executed|painted|made|created|composed|written|cast|struck|minted|built|erected|completed|finished|designed|engraved|etched|photographed|produced|inscribed|registered|dating from|dates? from|anno domini|anno|reigned|ruled|r\\.) ?${inWords}`,
      ),
    ],
  ],
  fr: [
    ['born', new RegExp(`^(?:nee?|naissance|\\*) ?:? ?${inWords}`)],
    ['died', new RegExp(`^(?:morte?|decedee?|deces|†) ?:? ?${inWords}`)],
    ['active', new RegExp(`^(?:actif|active|en activite|fl\\.) ?${inWords}`)],
    ['begun', new RegExp(`^(?:commencee?|debutee?|fondee?|creee?) ${inWords}`)],
    [
      'made',
      new RegExp(
        `^(?:signee? et datee?|datee?|dat\\.|publiee?|parue?|imprimee?|peinte?|executee?|realisee?|achevee?|terminee?|gravee?|construite?) ?(?:de )?${inWords}`,
      ),
    ],
  ],
  es: [
    ['born', new RegExp(`^(?:nacid[oa]|nacio|nacimiento|n\\.(?= ?\\d)|\\*) ?:? ?${inWords}`)],
    [
      'died',
      new RegExp(`^(?:muert[oa]|murio|muerte|fallecid[oa]|fallecio|fallecimiento|[mf]\\.(?= ?\\d)|†) ?:? ?${inWords}`),
    ],
    ['active', new RegExp(`^(?:activ[oa]|fl\\.) ?${inWords}`)],
    ['begun', new RegExp(`^(?:comenzad[oa]|iniciad[oa]|empezad[oa]|fundad[oa]) ${inWords}`)],
    [
      'made',
      new RegExp(
        `^(?:firmad[oa] y fechad[oa]|fechad[oa]|publicad[oa]|impres[oa]|pintad[oa]|realizad[oa]|terminad[oa]|acabad[oa]|construid[oa]|grabad[oa]) ${inWords}`,
      ),
    ],
  ],
  de: [
    ['born', new RegExp(`^(?:geboren|geb\\.|\\*) ?${inWords}`)],
    ['died', new RegExp(`^(?:gestorben|gest\\.|†) ?${inWords}`)],
    ['active', new RegExp(`^(?:tatig|nachweisbar|nachgewiesen) ?${inWords}`)],
    ['begun', new RegExp(`^(?:begonnen|gegrundet) ?${inWords}`)],
    [
      'made',
      new RegExp(
        `^(?:signiert und datiert|datiert|dat\\.|erschienen|gedruckt|gemalt|entstanden|vollendet|erbaut) ?${inWords}`,
      ),
    ],
  ],
};
/** Abbreviations of one letter mean other things in other languages: m. 1650 is a wedding in English. */
const foreignAbbreviation = /^[a-z]\. ?\d/;

const easternEvents: readonly EventForm[] = [
  ['born', /^(?:(?:出?生于|出?生於|誕生))(?=.)|(?<=[年月日纪紀代头頃])(?:に)?(?:出?生(?:まれ)?|诞生|誕生)$/],
  [
    'died',
    /^(?:[卒逝死殁歿没]于|[卒逝死殁歿没]於)(?=.)|(?<=[年月日纪紀代頃])(?:に)?(?:去世|逝世|死去|死亡|[卒没歿殁死])$/,
  ],
  ['active', /^(?:活[跃躍动動]于|活[跃躍动動]於)(?=.)|(?<=[年月日纪紀代頃])(?:に)?(?:在世|活[跃躍动動]|活動)$/],
  ['begun', /^(?:始建于|始建於|开始于|始于)(?=.)|(?<=[年月日纪紀代])(?:に)?(?:始建|开工|着手|着工)$/],
  [
    'made',
    /^(?:创作于|創作於|[作绘繪刻印成建]于|完成于|成书于|出版于|刊于)(?=.)|(?<=[年月日纪紀代頃])(?:に)?(?:[作绘繪画畫刊刻印造建铸鑄书書制製款]|刊行|出版|制作|製作|作成|完成|成立|建造|筆|銘)$/,
  ],
];

/** Rank of two notes on one time: the stronger statement stays. */
const ranks: readonly PhraseNote[] = ['before', 'after', 'by', 'onwards', 'about', 'doubtful'];
const strongerNote = (a: PhraseNote | null, b: PhraseNote): PhraseNote =>
  a === null || ranks.indexOf(b) < ranks.indexOf(a) ? b : a;

export interface Phrase {
  note: PhraseNote | null;
  event: TimeEvent | null;
  rest: string;
}
/** Most words that are removed from one time; no phrase has more. */
const maxPhraseWords = 5;

function readWords(text: string, notes: readonly NoteForm[], events: readonly EventForm[]): Phrase {
  let phrase: Phrase = { note: null, event: null, rest: text };
  for (let count = 0; count < maxPhraseWords; count++) {
    const next = removeWord(phrase, notes, events);
    if (!next) break;
    phrase = next;
  }
  return phrase;
}

function removeWord(
  { note, event, rest }: Phrase,
  notes: readonly NoteForm[],
  events: readonly EventForm[],
): Phrase | null {
  for (const [word, form] of notes) {
    if (!form.test(rest) || (word === 'before' && isAgo(rest))) continue;
    // 前后 and 左右 may match the preceding 年; the year keeps it.
    const left = rest.replace(form, (match) => (match.startsWith('年') ? '年' : '')).trim();
    if (left) return { note: strongerNote(note, word), event, rest: left };
  }
  for (const [word, form] of events) {
    const left = form.test(rest) ? rest.replace(form, '').trim() : '';
    if (left) return { note, event: event ?? word, rest: left };
  }
  return null;
}

/** The words before and after an English, French, Spanish or German time; `isOwn` allows abbreviations of one letter. */
export function readWesternPhrase(text: string, language: WesternLanguage, isOwn: boolean): Phrase {
  const events = isOwn || language === 'en' || !foreignAbbreviation.test(text) ? westernEvents[language] : [];
  return readWords(text, [...westernNotes[language], ...westernSuffixes], events);
}

/** The words before and after a Chinese or Japanese time. */
export const readEasternPhrase = (text: string): Phrase => readWords(text, easternNotes, easternEvents);
