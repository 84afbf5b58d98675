/**
 * The style rules of each language that a program can check; docs/content.md has all of them. A rule names what to write
 * instead.
 */
import type { ContentLanguage, InContentLanguages } from '../../../src/rules/languages.ts';
import type { Subject } from '../content.ts';

interface HouseRule {
  wrong: RegExp;
  instead: string;
}

/** One spelling per language for recurring names: our form, and what it replaces. Other names may be anything. */
const spellings: InContentLanguages<readonly (readonly [spelling: string, instead: RegExp])[]> = {
  zh: [
    ['亚历山大里亚', /(?<!极边)亚历山大[城港]/u],
    ['玛琳切', /马林钦|玛林切/u],
    ['弗鲁门提乌斯', /弗鲁门修斯/u],
    ['拉文纳', /拉韦纳/u],
    ['希发西斯河', /希法西斯/u],
    ['孔子', /孔夫子/u],
    ['恺撒', /凯撒/u],
    ['埃及艳后 → 克利奥帕特拉', /埃及艳后/u],
    ['穆罕默德', /穆罕莫德/u],
    ['教皇', /教宗/u],
    ['萨迪斯', /萨第斯/u],
    ['埃赫那顿', /阿肯那顿/u],
    ['布鲁图斯', /布鲁图(?!斯)/u],
    ['卡西乌斯', /卡西乌(?!斯)/u],
  ],
  en: [
    ['al-Ma’mun', /\b[Aa]l-Mamu?n\b/u],
    ['Süleyman', /\bSuleiman\b/u],
    ['Ferghana', /\bFergana\b/u],
    ['Ashoka', /\bAsoka\b/u],
    ['Quran', /\b(?:Koran|Qur’an)\b/u],
    ['Muhammad', /\bMohammed\b/u],
    ['Genghis Khan', /\b(?:Chinggis|Chingis) Khan\b/u],
  ],
  fr: [
    ['al-Ma’mun', /\b[Aa]l-Mamoun\b/u],
    ['Khorassan', /\bKhorasan\b/u],
    ['Yalou', /\bYalu\b/u],
    ['Pékin', /\bBeijing\b/u],
    ['Bouddha', /\bBuddha\b/u],
    ['Mahomet', /\b(?:Mohammed|le prophète Muhammad)\b/u],
    ['Turcs', /\bTürks\b/u],
  ],
  es: [
    ['Kasgar', /\bKashgar\b/u],
    ['Ferganá', /\bFergana\b/u],
    ['Sahara', /\bSáhara\b/u],
    ['Pekín', /\bBeijing\b/u],
    ['Corán', /\bAlcorán\b/u],
    ['Mahoma', /\bMuhammad, el\b/u],
  ],
  jp: [
    ['スイアブ', /スイアーブ/u],
    ['ムーサ', /マンサ・ムーサー/u],
    ['ホメロス', /ホメーロス/u],
    ['アッリアノス', /(?<!ッ)アリアノス/u],
    ['アフロディテ', /アプロディ|アフロディーテ/u],
    ['アフラマズダー', /アフラ・マズダ/u],
    ['スルタン', /スルターン/u],
    ['モルディブ', /モルディヴ/u],
    ['モスル', /モースル/u],
    ['カスティーリャ', /カスティリャ/u],
    ['ギリシア', /ギリシャ/u],
    ['イスラーム', /イスラム(?!共和国|ア)/u],
    ['スーサ', /(?<![ァ-ヿ])スサ(?![ァ-ヿ])/u],
    ['イギリス、フランス、イタリア', /英国|英軍|仏軍|仏側|伊軍/u],
  ],
};

const latin: readonly HouseRule[] = [{ wrong: /\p{L}'\p{L}/u, instead: 'an apostrophe ’' }];

const rules: InContentLanguages<readonly HouseRule[]> = {
  zh: [
    { wrong: /公元前(?=约?[\d一二三四五六七八九十])/u, instead: '前221年' },
    { wrong: /(?<![个几数多近百整第])[一二三四五六七八九十]世纪/u, instead: '5世纪' },
    { wrong: /(?<![A-Za-z])[";'](?![A-Za-z])/u, instead: '“…”' },
  ],
  en: [
    ...latin,
    { wrong: /\d[ \u00a0]\d{3}(?!\d)/u, instead: '2,500' },
    { wrong: /\b(?:burnt|learnt|spelt)\b/u, instead: 'burned, learned, spelled' },
    {
      wrong:
        /\b(?:recogni|organi|patroni|coloni|civili|bapti|Christiani|Romani|canoni|centrali|emphasi|legitimi)s(?:e[ds]?|ing|ation)\b/iu,
      instead: '-ize, -ization',
    },
    { wrong: /\d (?:BCE|B\.C\.)|\bBC \d/u, instead: '221 BC' },
    { wrong: /"/u, instead: '“…”' },
  ],
  fr: [
    ...latin,
    {
      wrong: /[ \u00a0\p{L}\d](?=[;?!](?:[\s<]|$))|[ \u00a0\p{L}](?=:\s)|[^\u202f](?=»)|«(?!\u202f)/u,
      instead: 'a narrow no-break space (U+202F) before ; : ? ! » and behind «',
    },
    { wrong: /\d[ \u00a0]\d{3}(?!\d)/u, instead: '2\u202f500, with a narrow no-break space' },
    { wrong: /(?<![\p{L}])[IVX]+e(?![\p{L}])/u, instead: 'XVIIIᵉ' },
    { wrong: /(?<![\p{L}\d])(?:I|1)er(?!\p{L})/u, instead: 'Iᵉʳ, 1ᵉʳ' },
    { wrong: /(?<![\p{L}\d])(?:I|1)(?:re|ère)(?!\p{L})/u, instead: 'Iʳᵉ, 1ʳᵉ' },
    { wrong: /\b(?:av\. ?JC|avant J\.-C\.|av\.J)/u, instead: '221 av. J.-C.' },
    { wrong: /[“”"]/u, instead: '« … »' },
  ],
  es: [
    ...latin,
    { wrong: /\b(?:a\.C\.|a\. de C\.|antes de Cristo)/u, instead: '221 a. C.' },
    { wrong: /\b(?:Primera|Segunda|Tercera|Cuarta) Guerra (?!Mundial)/u, instead: 'Segunda guerra púnica' },
    {
      wrong:
        /\b(?:el|un|los|dos|ningún|pequeño|antiguos?|sucesivos|El|Un|Los) estados? (?!de (?:ánimo|salud|sitio|guerra|emergencia))/u,
      instead: 'Estado, where it is a state',
    },
    { wrong: /[“”"]/u, instead: '«…»' },
    { wrong: /(?:^|\?)[^¿?]*\?|(?:^|!)[^¡!]*!/u, instead: '¿…? ¡…!' },
  ],
  jp: [
    { wrong: /[\u30a1-\u30ff]\d+世(?!紀)/u, instead: 'ラムセス二世' },
    // A span of centuries is counted in words: 二世紀にわたり.
    {
      wrong: /(?<![半数幾])[一二三四五六七八九十]世紀(?!以上|にわた|半(?!ば)|ほど|の[後間]|余り|を待たず|治め)/u,
      instead: '前5世紀',
    },
    { wrong: /[“”"«»]/u, instead: '「…」' },
  ],
};

/** Breaches of the style rules of a language in a text. */
export function houseProblems(text: string, language: ContentLanguage): string[] {
  const around = (at: number) => text.slice(Math.max(0, at - 12), at + 16).trim();
  return [
    ...rules[language].map(({ wrong, instead }) => [wrong, instead] as const),
    ...spellings[language].map(([spelling, wrong]) => [wrong, spelling] as const),
  ].flatMap(([wrong, instead]) => {
    const match = wrong.exec(text);
    return match ? [`“${around(match.index)}”: write ${instead}`] : [];
  });
}

/** Spanish that addresses a reader as tú: for texts of the interface, since people in history may do so. */
export const saysTu = (text: string): boolean =>
  /(?:^|[.:!?] )(?:Haz|Pulsa|Elige|Escribe|Indica|Mira|Usa|Prueba|Acerca|Arrastra)\b|\b(?:tus?|puedes|quieres|tienes)\b/u.test(
    text,
  );

/** In French a title after its owner's name agrees with it: “Les Ménines · Sont peintes”. */
const feminine = /(?:é|i|u|t|s)es?$/u;
export function disagreement(name: string, title: string): string | null {
  const verb = /^(Est|Sont) (\p{Ll}+)/u.exec(title);
  const article = /^(Les|La|Le) /u.exec(name)?.[1];
  if (!verb || !article) return null;
  const [, be, participle] = verb;
  if ((be === 'Sont') !== (article === 'Les')) return `“${title}” does not agree with ${name}`;
  if (article === 'La' && !feminine.test(participle!)) return `“${title}” does not agree with ${name}`;
  if (article === 'Le' && participle!.endsWith('ée')) return `“${title}” does not agree with ${name}`;
  return null;
}

/** The texts of a subject with their paths in its file. Other names may be anything; titles of sources are as printed. */
export function* textsOfSubject(
  subject: Subject,
): Generator<readonly [path: readonly PropertyKey[], texts: InContentLanguages]> {
  yield [['names'], subject.names];
  if (subject.disambiguation) yield [['disambiguation'], subject.disambiguation];
  if (subject.place) yield [['place', 'name'], subject.place.name];
  yield [['summary'], subject.summary];
  for (const [at, { title }] of subject.events.entries()) yield [['events', at, 'title'], title];
  for (const [at, { note }] of subject.relations.entries()) if (note) yield [['relations', at, 'note'], note];
  for (const [at, { title, description }] of (subject.nodes ?? []).entries()) {
    yield [['nodes', at, 'title'], title];
    if (description) yield [['nodes', at, 'description'], description];
  }
}
