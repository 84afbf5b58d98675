/** Places in sources, written as subjects cite them in English, in the form of the reader's language. */
import type { SourceCatalogue } from '../load.ts';
import type { SourceFile } from '../schemas.ts';
import { usesHan, type ContentLanguage, type InContentLanguages } from '../../../src/rules/languages.ts';

/** Languages other than English, in which places are written. */
type TranslatedLanguage = Exclude<ContentLanguage, 'en'>;
type Forms = Record<TranslatedLanguage, string>;

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
  [/\bvol\. I\.2\b/g, { zh: '第1卷第2分册', fr: 'vol. I.2', es: 'vol. I.2', jp: '第1巻第2分冊' }],
  [/\bvol\. III\.2\b/g, { zh: '第3卷第2分册', fr: 'vol. III.2', es: 'vol. III.2', jp: '第3巻第2分冊' }],
  [/\bvol\. ([\dXVI.]+)/g, { zh: '第$1卷', fr: 'vol. $1', es: 'vol. $1', jp: '第$1巻' }],
  [/\bpart (\d+)/g, { zh: '第$1部', fr: '$1ᵉ partie', es: '$1.ª parte', jp: '第$1部' }],
  [/\bbook (\d+)/g, { zh: '第$1卷', fr: 'livre $1', es: 'libro $1', jp: '第$1巻' }],
  [/\bch\. ([\d–]+)/g, { zh: '第$1章', fr: 'chap. $1', es: 'cap. $1', jp: '第$1章' }],
  [/\bcolumns? ([iv–]+)/g, { zh: '第$1栏', fr: 'colonne $1', es: 'columna $1', jp: '第$1欄' }],
  [/\blines? ([\d–]+)/g, { zh: '第$1行', fr: 'ligne $1', es: 'línea $1', jp: '$1行' }],
  [/\bno\. ([−\d–]+)/g, { zh: '第$1号', fr: 'n° $1', es: 'n.º $1', jp: '第$1号' }],
  [/\bfragment (\d+)/g, { zh: '残篇$1', fr: 'fragment $1', es: 'fragmento $1', jp: '断片$1' }],
  [
    /\bhexagrams 11, 63/g,
    { zh: '泰卦、既济卦', fr: 'hexagrammes 11 et 63', es: 'hexagramas 11 y 63', jp: '泰卦・既済卦' },
  ],
  [/\bspell ([\dAB]+)/g, { zh: '咒语$1', fr: 'formule $1', es: 'fórmula $1', jp: '呪文$1' }],
  [/\bpreface\b/g, { zh: '序言', fr: 'préface', es: 'prefacio', jp: '序文' }],
  [/\bpraef\. ([\d–]+)/g, { zh: '序$1', fr: 'préface $1', es: 'prefacio $1', jp: '序$1' }],
  [/\bheading\b/g, { zh: '卷首', fr: 'en-tête', es: 'encabezamiento', jp: '冒頭' }],
  [/\bprologue\b/g, { zh: '序言', fr: 'prologue', es: 'prólogo', jp: '序章' }],
  [/\bepilogue\b/g, { zh: '跋', fr: 'épilogue', es: 'epílogo', jp: '後書き' }],
];
const hijra: Forms = { zh: '伊历$1年', fr: 'an $1 de l’hégire', es: 'año $1 de la hégira', jp: 'ヒジュラ暦$1年' };
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const years: Forms = { zh: '$1年', fr: 'année $1', es: 'año $1', jp: '$1年' };
const and: Forms = { zh: '、', fr: ' et ', es: ' y ', jp: '、' };

/** A source as far as its places are concerned. */
interface CitedWork {
  id: string;
  cited: SourceFile['cited'];
}

type NamePattern = readonly [name: string, pattern: RegExp, forms: InContentLanguages];
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

function translate(
  locators: SourceCatalogue['locators'],
  { id, cited }: CitedWork,
  where: string,
  language: TranslatedLanguage,
): string {
  const isCjk = usesHan(language);
  let text = where;
  if (cited === 'rounds')
    text = text
      .replace(/^(?:ch\. )?([\d–]+)$/, isCjk ? '第$1回' : 'chap. $1')
      .replace('chap', language === 'es' ? 'cap' : 'chap');
  if (cited === 'tablets') {
    const tablet = { zh: '第$1块泥板', fr: 'tablette $1', es: 'tablilla $1', jp: '第$1書板' }[language];
    text = text.replace(/\b([IVX]+)\b/g, tablet);
  }
  if (cited === 'volumes')
    text = text.replace(/^([IVX]+)$/, { zh: '第$1卷', fr: 'vol. $1', es: 'vol. $1', jp: '第$1巻' }[language]);
  if (id === 'hammurabi-year-names')
    text = text.replace(/\byears? ([\d]+(?: and \d+)?)/g, isCjk ? '第$1年' : years[language]);
  text = text.replace(/\byears? ([\d–]+(?: and \d+)?)/g, (cited === 'hijra-years' ? hijra : years)[language]);
  for (const [name, pattern, forms] of namePatterns(locators))
    if (text.includes(name)) text = text.replace(pattern, forms[language]);
  for (const [pattern, forms] of kinds) text = text.replace(pattern, forms[language]);
  text = text.replaceAll(' and ', and[language]);
  // In French and Spanish a chapter of the Bible is divided from its verse by a comma.
  if (id === 'hebrew-bible' && !isCjk) text = text.replace(/(\d):(\d)/g, '$1,$2');
  if (language === 'fr') text = text.replace(/; /g, '\u202f; ').replace(/\ban (?=\d+–)/, 'années ');
  if (language === 'es') text = text.replace(/\baño (?=\d+–)/, 'años ');
  if (!isCjk) return text;
  return text
    .replace(/第([IVX]+)(?=[卷巻])/g, (_, number: string) => `第${roman.indexOf(number)}`)
    .replace(/; /g, '；')
    .replace(/, /g, '、')
    .replace(/(?<=[\p{Script=Han}ァ-ヶー]) (?=[\d§第])/gu, '')
    .replace(/(?<=\d)–(?=\d)/g, language === 'zh' ? '—' : '〜');
}

/** The place in a source in five languages. */
export function locatorIn(locators: SourceCatalogue['locators'], work: CitedWork, where: string): InContentLanguages {
  const { id, cited } = work;
  if (cited === 'scrolls' && /^\d/.test(where))
    return { zh: scrolls(where, '卷'), en: where, fr: where, es: where, jp: scrolls(where, '巻') };
  if (id === 'lunyu') {
    const [chapter, verse] = where.split('.').map(Number) as [number, number];
    return {
      zh: `${analects[chapter - 1]}篇第${verse}章`,
      en: where,
      fr: where,
      es: where,
      jp: `${analectsInJapanese[chapter - 1]}篇第${verse}章`,
    };
  }
  if (cited === 'articles')
    return {
      zh: `“${where}”条`,
      en: `“${where}”`,
      fr: `«\u202f${where}\u202f»`,
      es: `«${where}»`,
      jp: `「${where}」の項`,
    };
  const english = (locators[where]?.en ?? where)
    .replace(/^(?=[IVX]+(?: and [IVX]+)?$)/, cited === 'tablets' ? 'tablet ' : cited === 'volumes' ? 'vol. ' : '')
    .replace(/^(years? .*)$/, cited === 'hijra-years' ? '$1 AH' : '$1');
  const write = (language: TranslatedLanguage) => translate(locators, work, where, language);
  return { zh: write('zh'), en: english, fr: write('fr'), es: write('es'), jp: write('jp') };
}
