import {
  clockSeconds,
  resolveTime,
  resolveYearsAgo,
  resolveOrdinal,
  resolveDecade,
  type ParseResult,
} from './historical-time-parsed.ts';
import { monthName, type TimeNote } from './historical-time.ts';
import { foldWriting, readDecimal, readRoman } from './historical-time-numerals.ts';
import { byLanguage, type Language } from '../languages.ts';

export type WesternLanguage = Exclude<Language, 'zh' | 'jp'>;

/** The forms of a language, for text folded by `foldWriting`: lower case, no accents. */
interface Forms {
  bc: string;
  ad: string;
  /** Before the year instead of after it. */
  adBefore: string;
  /** Before a year, after day and month. */
  ofYear: string;
  dates: readonly string[];
  century: readonly string[];
  millennium: readonly string[];
  decade: readonly string[];
  ago: readonly string[];
  notes: readonly (readonly [TimeNote, RegExp])[];
  scales: Record<string, number>;
}

const day = '(?<day>\\d{1,2})',
  month = '(?<month>[a-z]+)\\.?',
  count = '(?<count>[ivxlcdm]+|\\d+)',
  tens = '(?<tens>\\d+)';
const frenchEra = 'j(?:esus|\\.)?[ -]*(?:christ|c\\.?)';

const forms = byLanguage<Forms>({
  en: {
    bc: '(?:bce?|b\\. ?c\\.(?: ?e\\.)?|before christ|before (?:the )?common era)',
    ad: '(?:ad|a\\. ?d\\.|ce|c\\. ?e\\.)',
    adBefore: '(?:ad|a\\. ?d\\.|in the year|in|the year|year) ?',
    ofYear: ',? (?:of )?',
    dates: [`${day}(?:st|nd|rd|th)? (?:of )?${month}`, `${month} ${day}(?:st|nd|rd|th)?`, month],
    century: ['(?:the )?(?<count>\\d+)(?:st|nd|rd|th) (?:century|centuries|cent\\.|c\\.)'],
    millennium: ['(?:the )?(?<count>\\d+)(?:st|nd|rd|th) millennium'],
    decade: [`(?:the )?(?:(?<adBefore>ad|a\\.d\\.) )?${tens}'?s`],
    ago: ['(?<number>[\\d.,]+) ?(?<scale>thousand|million|billion)? ?(?:years?|yrs?) ago'],
    notes: [
      ['about', /^(?:c\. ?|c ?(?=\d)|ca\.? |circa |about |around |approximately |roughly )/],
      ['doubtful', /^(?:possibly|probably|perhaps) /],
      ['before', /^(?:before|prior to|no later than) /],
      ['after', /^(?:after|no earlier than) /],
    ],
    scales: { thousand: 1e3, million: 1e6, billion: 1e9 },
  },
  fr: {
    bc: `(?:av(?:\\.|ant)? ?${frenchEra}|av(?:\\.|ant) (?:n\\. ?e\\.|notre ere)|aec)`,
    ad: `(?:ap(?:r?\\.|res)? ?${frenchEra}|de notre ere|ec)`,
    adBefore: "(?:l'an |an |en )",
    ofYear: " (?:de l'an )?",
    dates: [`(?:le )?${day}(?:er)? ${month}`, month],
    century: [`(?:au |le )?${count}(?:er|eme|ieme|e|re) (?:siecles?|s\\.)`],
    millennium: [`(?:au |le )?${count}(?:er|eme|ieme|e|re) millenaire`],
    decade: [`(?:dans )?(?:les )?annees ${tens}`],
    ago: ["il y a (?<number>[\\d., ]*\\d) ?(?<scale>mille|millions?|milliards?)? ?(?:d'|de )?an(?:nee)?s?"],
    notes: [
      ['about', /^(?:vers |environ |env\. |v\. |c\. ?|ca\.? |circa )(?:l'an |en )?/],
      ['doubtful', /^(?:peut-etre|probablement|sans doute) (?:en )?/],
      ['before', /^avant (?:l'an )?(?!j[.e]|notre|n\.)/],
      ['after', /^apres (?:l'an )?(?!j[.e])/],
    ],
    scales: { mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  },
  es: {
    bc: '(?:a\\.? ?(?:de )?(?:j\\.? ?)?c\\.?|antes de (?:jesu)?cristo|a\\. ?(?:n\\. ?)?e\\.(?: ?c\\.)?|aec)',
    ad: '(?:d\\.? ?(?:de )?(?:j\\.? ?)?c\\.?|despues de (?:jesu)?cristo|de nuestra era|e\\. ?c\\.|ec)',
    adBefore: '(?:el ano |ano |en )',
    ofYear: ' (?:de |del )?(?:ano )?',
    dates: [`(?:el )?${day}o? de ${month}`, month],
    century: [`(?:el )?(?:siglos?|s\\.) ${count}`],
    millennium: [`(?:el )?${count}(?:er|o)? milenio`],
    decade: [`(?:la )?decada de (?:los )?(?:anos )?${tens}`, `(?:los )?anos ${tens}`],
    ago: ['hace (?<number>[\\d., ]*\\d) ?(?<scale>mil millones|mil|millon|millones)? ?(?:de )?anos?'],
    notes: [
      ['about', /^(?:h\. ?|hacia |c\. ?|ca\.? |circa |alrededor de |aprox\. )(?:el ano )?/],
      ['doubtful', /^(?:quizas?|tal vez|probablemente) (?:en )?/],
      ['before', /^antes del? (?:ano )?(?!cristo|jesu)/],
      ['after', /^despues del? (?:ano )?(?!cristo|jesu)/],
    ],
    scales: { mil: 1e3, 'mil millones': 1e9, millon: 1e6, millones: 1e6 },
  },
});

const number = '(?<year>\\d{1,3}(?:[,. ]\\d{3})+|\\d+)';
const clock =
  '(?:,? (?:at |a |a las )?(?<hours>\\d{1,2})(?: ?h(?: ?(?<m1>\\d{1,2})(?: ?min(?: ?(?<s1>\\d{1,2}) ?s)?)?)?|:(?<m2>\\d\\d)(?::(?<s2>\\d\\d))?))?';

/** Compiled once per language: each form of a date, then the coarser ones. */
const formsByLanguage = new Map<
  WesternLanguage,
  { dates: RegExp[]; century: RegExp[]; millennium: RegExp[]; decade: RegExp[]; ago: RegExp[] }
>();
function formsOf(language: WesternLanguage) {
  const cachedForms = formsByLanguage.get(language);
  if (cachedForms) return cachedForms;
  const { bc, ad, adBefore, ofYear, dates, century, millennium, decade, ago } = forms[language];
  const era = `(?: ?(?:(?<bc>${bc})|(?<ad>${ad})))?`;
  const year = `(?:(?<adBefore>${adBefore}))?${number}${era}`;
  const anchorForm = (form: string) => new RegExp(`^${form}$`);
  const compiledForms = {
    dates: [anchorForm(year), ...dates.map((date) => anchorForm(`${date}${ofYear}${year}${clock}`))],
    century: century.map((form) => anchorForm(`${form}${era}`)),
    millennium: millennium.map((form) => anchorForm(`${form}${era}`)),
    decade: decade.map((form) => anchorForm(`${form}${era}`)),
    ago: ago.map(anchorForm),
  };
  formsByLanguage.set(language, compiledForms);
  return compiledForms;
}

const monthsByName = new Map<WesternLanguage, string[]>();
/** A month by its name or by a unique prefix of at least three letters; 0 for none. */
function monthIn(word: string, language: WesternLanguage): number {
  let names = monthsByName.get(language);
  if (!names)
    monthsByName.set(
      language,
      (names = Array.from({ length: 12 }, (_, index) => foldWriting(monthName(index + 1, language)))),
    );
  const months = names.flatMap((name, index) =>
    word.length >= 3 && name.startsWith(word === 'sept' ? 'sep' : word) ? [index + 1] : [],
  );
  return months.length === 1 ? months[0]! : 0;
}

/** The note before a time, and the rest without it. */
export function readWesternNote(text: string, language: WesternLanguage): { note: TimeNote | null; rest: string } {
  for (const [note, form] of forms[language].notes) {
    if (form.test(text)) return { note, rest: text.replace(form, '') };
  }
  return { note: null, rest: text };
}

const ordinalWords = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
];
/** Converts number words before century and millennium to figures: first century, premier siècle, primer milenio. */
function wordsToFigures(text: string, language: WesternLanguage): string {
  if (language === 'en')
    return text.replace(
      /^(the )?([a-z-]+)(?= (?:century|centuries|millennium))/,
      (phrase, the: string | undefined, word: string) =>
        ordinalWords.includes(word) ? `${the ?? ''}${ordinalWords.indexOf(word) + 1}th` : phrase,
    );
  return text
    .replace(/^((?:l'an|an|ano|el ano) )mil(?:le)?$/, '$11000')
    .replace(/^((?:le |el )?)primi?er(?= )/, '$11er')
    .replace(/^((?:le |au )?)premier(?= )/, '$11er');
}

/** 14/7/1789, day first; in English refused if the first number may be the month. */
const numeric = /^(?<a>\d{1,2})[/.](?<b>\d{1,2})[/.](?<year>\d{3,4})$/;
function readNumeric(text: string, language: WesternLanguage): ParseResult {
  const groups = numeric.exec(text)?.groups;
  if (!groups) return null;
  const [a, b, year] = [Number(groups.a), Number(groups.b), Number(groups.year)] as [number, number, number];
  if (language !== 'en' || a > 12 || a === b) return a && b ? resolveTime(year, { month: b, day: a }) : 'noSuchDay';
  return b > 12 ? resolveTime(year, { month: a, day: b }) : 'ambiguous';
}

/** Parses an English, French or Spanish time from folded text without notes; null if it has none of their forms. */
export function readWestern(written: string, language: WesternLanguage): ParseResult {
  const text = wordsToFigures(written, language),
    inFigures = readNumeric(text, language);
  if (inFigures) return inFigures;
  const { dates, century, millennium, decade, ago } = formsOf(language);
  const match = (among: readonly RegExp[]) => among.map((form) => form.exec(text)?.groups).find(Boolean);
  for (const form of dates) {
    const groups = form.exec(text)?.groups;
    const read = groups && dateOf(groups, language);
    if (read) return read;
  }
  for (const [name, among] of [
    ['century', century],
    ['millennium', millennium],
  ] as const) {
    const groups = match(among);
    const value = groups && (/^\d/.test(groups.count!) ? Number(groups.count) : readRoman(groups.count!));
    if (groups && value) return resolveOrdinal(groups.bc ? -value : value, name, !groups.bc && !groups.ad);
    if (groups) return value === 0 ? 'yearZero' : 'notUnderstood';
  }
  const tensOf = match(decade);
  if (tensOf)
    return resolveDecade(Number(tensOf.tens), tensOf.bc ? 'before' : tensOf.ad || tensOf.adBefore ? 'after' : null);
  const back = match(ago);
  if (!back) return null;
  const years = readDecimal(back.number!.trim(), language);
  return years === null
    ? 'notUnderstood'
    : resolveYearsAgo(years * (back.scale ? forms[language].scales[back.scale]! : 1));
}

function dateOf(groups: Record<string, string | undefined>, language: WesternLanguage): ParseResult {
  const value = readDecimal(groups.year!, language);
  if (value === null) return null;
  const month = groups.month ? monthIn(groups.month, language) : 0;
  if (groups.month && !month) return null;
  const seconds =
    groups.hours === undefined ? 0 : clockSeconds(groups.hours, groups.m1 ?? groups.m2, groups.s1 ?? groups.s2);
  if (seconds === null) return 'noSuchTimeOfDay';
  const day = Number(groups.day ?? 0);
  if (groups.day && day === 0) return 'noSuchDay';
  if (groups.hours !== undefined && !day) return 'noSuchTimeOfDay';
  return resolveTime(groups.bc ? -value : value, {
    month,
    day,
    seconds,
    bare: !groups.bc && !groups.ad && !groups.adBefore,
  });
}
