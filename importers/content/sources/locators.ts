/** Places in sources, written as subjects cite them in English, in the form of the reader's language. */
import type { SourceCatalogue } from '../load.ts';
import type { SourceFile } from '../schemas.ts';
import type { Five } from '../content.ts';

type Forms = readonly [zh: string, fr: string, es: string, jp: string];

/** Chapters of the Analects, by their numbers. */
const analects =
  '学而 为政 八佾 里仁 公冶长 雍也 述而 泰伯 子罕 乡党 先进 颜渊 子路 宪问 卫灵公 季氏 阳货 微子 子张 尧曰'.split(' ');
const analectsInJapanese =
  '学而 為政 八佾 里仁 公冶長 雍也 述而 泰伯 子罕 郷党 先進 顔淵 子路 憲問 衛霊公 季氏 陽貨 微子 子張 堯曰'.split(' ');

const digits = '〇一二三四五六七八九';
/** 264 as 二百六十四. */
function kanji(n: number): string {
  if (n < 10) return digits[n]!;
  if (n < 100) return `${n < 20 ? '' : digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;
  const rest = n % 100;
  return `${n < 200 ? '一' : digits[Math.floor(n / 100)]}百${rest ? (rest < 10 ? '〇' : rest < 20 ? '一' : '') + kanji(rest) : ''}`;
}
/** Scrolls in three parts; elsewhere A and B are 上 and 下. */
const inThree = new Set(['99', '27']);
const half = (scroll: string, letter: string | undefined) =>
  letter === undefined ? '' : (inThree.has(scroll) ? '上中下' : '上下')['ABC'.indexOf(letter)]!;
const scrolls = (where: string, mark: string) =>
  where
    .split(', ')
    .map((one) =>
      one
        .split('–')
        .map((end) => {
          const [, number, letter] = /^(\d+)([ABC])?$/.exec(end)!;
          const counted = kanji(Number(number));
          return `${mark}${mark === '卷' ? counted : counted.replace('一百', '百').replace('百一十', '百十')}${half(number!, letter)}`;
        })
        .join(mark === '卷' ? '至' : '〜'),
    )
    .join('、');

/** Kinds of places, with `$1` for their number. In the order in which they are tried. */
const kinds: readonly (readonly [RegExp, Forms])[] = [
  [/\bvol\. I\.2\b/g, ['第1卷第2分册', 'vol. I.2', 'vol. I.2', '第1巻第2分冊']],
  [/\bvol\. III\.2\b/g, ['第3卷第2分册', 'vol. III.2', 'vol. III.2', '第3巻第2分冊']],
  [/\bvol\. ([\dXVI.]+)/g, ['第$1卷', 'vol. $1', 'vol. $1', '第$1巻']],
  [/\bpart (\d+)/g, ['第$1部', '$1ᵉ partie', '$1.ª parte', '第$1部']],
  [/\bbook (\d+)/g, ['第$1卷', 'livre $1', 'libro $1', '第$1巻']],
  [/\bch\. ([\d–]+)/g, ['第$1章', 'chap. $1', 'cap. $1', '第$1章']],
  [/\bcolumns? ([iv–]+)/g, ['第$1栏', 'colonne $1', 'columna $1', '第$1欄']],
  [/\blines? ([\d–]+)/g, ['第$1行', 'ligne $1', 'línea $1', '$1行']],
  [/\bno\. ([−\d–]+)/g, ['第$1号', 'n° $1', 'n.º $1', '第$1号']],
  [/\bfragment (\d+)/g, ['残篇$1', 'fragment $1', 'fragmento $1', '断片$1']],
  [/\bhexagrams 11, 63/g, ['泰卦、既济卦', 'hexagrammes 11 et 63', 'hexagramas 11 y 63', '泰卦・既済卦']],
  [/\bspell ([\dAB]+)/g, ['咒语$1', 'formule $1', 'fórmula $1', '呪文$1']],
  [/\bpreface\b/g, ['序言', 'préface', 'prefacio', '序文']],
  [/\bpraef\. ([\d–]+)/g, ['序$1', 'préface $1', 'prefacio $1', '序$1']],
  [/\bheading\b/g, ['卷首', 'en-tête', 'encabezamiento', '冒頭']],
  [/\bprologue\b/g, ['序言', 'prologue', 'prólogo', '序章']],
  [/\bepilogue\b/g, ['跋', 'épilogue', 'epílogo', '後書き']],
];
const hijra: Forms = ['伊历$1年', 'an $1 de l’hégire', 'año $1 de la hégira', 'ヒジュラ暦$1年'];
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const years: Forms = ['$1年', 'année $1', 'año $1', '$1年'];
const and: Forms = ['、', ' et ', ' y ', '、'];

/** A source as far as its places are concerned. */
interface CitedWork {
  id: string;
  cited: SourceFile['cited'];
}

type NamePattern = readonly [name: string, pattern: RegExp, forms: Five];
const patternsOf = new WeakMap<object, readonly NamePattern[]>();
/** The longest first: one may be the beginning of another. */
function namePatterns(locators: SourceCatalogue['locators']): readonly NamePattern[] {
  let patterns = patternsOf.get(locators);
  if (!patterns) {
    patterns = Object.keys(locators)
      .sort((a, b) => b.length - a.length)
      .map((name) => [
        name,
        new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'gu'),
        locators[name]!,
      ]);
    patternsOf.set(locators, patterns);
  }
  return patterns;
}

/** In one language; 0: zh, 1: fr, 2: es, 3: jp. */
function inColumn(
  locators: SourceCatalogue['locators'],
  { id, cited }: CitedWork,
  where: string,
  column: number,
): string {
  const isCjk = column === 0 || column === 3;
  let text = where;
  if (cited === 'rounds')
    text = text
      .replace(/^(?:ch\. )?([\d–]+)$/, isCjk ? '第$1回' : 'chap. $1')
      .replace('chap', column === 2 ? 'cap' : 'chap');
  if (cited === 'tablets') {
    const tablet = (['第$1块泥板', 'tablette $1', 'tablilla $1', '第$1書板'] as const)[column]!;
    text = text.replace(/\b([IVX]+)\b/g, tablet);
  }
  if (cited === 'volumes')
    text = text.replace(/^([IVX]+)$/, (['第$1卷', 'vol. $1', 'vol. $1', '第$1巻'] as const)[column]!);
  if (id === 'hammurabi-year-names')
    text = text.replace(/\byears? ([\d]+(?: and \d+)?)/g, isCjk ? '第$1年' : years[column]!);
  text = text.replace(/\byears? ([\d–]+(?: and \d+)?)/g, (cited === 'hijra-years' ? hijra : years)[column]!);
  for (const [name, pattern, [zh, , fr, es, jp]] of namePatterns(locators))
    if (text.includes(name)) text = text.replace(pattern, [zh, fr, es, jp][column]!);
  for (const [pattern, forms] of kinds) text = text.replace(pattern, forms[column]!);
  text = text.replaceAll(' and ', and[column]!);
  // In French and Spanish a chapter of the Bible is divided from its verse by a comma.
  if (id === 'hebrew-bible' && !isCjk) text = text.replace(/(\d):(\d)/g, '$1,$2');
  if (column === 1) text = text.replace(/; /g, '\u202f; ').replace(/\ban (?=\d+–)/, 'années ');
  if (column === 2) text = text.replace(/\baño (?=\d+–)/, 'años ');
  if (!isCjk) return text;
  return text
    .replace(/第([IVX]+)(?=[卷巻])/g, (_, number: string) => `第${roman.indexOf(number)}`)
    .replace(/; /g, '；')
    .replace(/, /g, '、')
    .replace(/(?<=[\p{Script=Han}ァ-ヶー]) (?=[\d§第])/gu, '')
    .replace(/(?<=\d)–(?=\d)/g, column === 0 ? '—' : '〜');
}

/** The place in a source in five languages. */
export function locatorIn(locators: SourceCatalogue['locators'], work: CitedWork, where: string): Five {
  const { id, cited } = work;
  if (cited === 'scrolls' && /^\d/.test(where))
    return [scrolls(where, '卷'), where, where, where, scrolls(where, '巻')];
  if (id === 'lunyu') {
    const [chapter, verse] = where.split('.').map(Number) as [number, number];
    return [
      `${analects[chapter - 1]}篇第${verse}章`,
      where,
      where,
      where,
      `${analectsInJapanese[chapter - 1]}篇第${verse}章`,
    ];
  }
  if (cited === 'articles')
    return [`“${where}”条`, `“${where}”`, `«\u202f${where}\u202f»`, `«${where}»`, `「${where}」の項`];
  const english = (locators[where]?.[1] ?? where)
    .replace(/^(?=[IVX]+(?: and [IVX]+)?$)/, cited === 'tablets' ? 'tablet ' : cited === 'volumes' ? 'vol. ' : '')
    .replace(/^(years? .*)$/, cited === 'hijra-years' ? '$1 AH' : '$1');
  const [zh, fr, es, jp] = [0, 1, 2, 3].map((column) => inColumn(locators, work, where, column)) as [
    string,
    string,
    string,
    string,
  ];
  return [zh, english, fr, es, jp];
}
