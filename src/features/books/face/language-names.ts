import {
  byLanguage,
  fallbackOrder,
  languageName,
  readLanguage,
  workLanguageName,
  type Language,
} from '../../../rules/languages.ts';
import { LanguageTag } from '../rules.ts';

/** Languages of old books whose names `Intl` lacks or words unhelpfully. */
const historicalNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  lzh: byLanguage({
    zh: '文言',
    en: 'Literary Chinese',
    fr: 'chinois classique',
    es: 'chino clásico',
    jp: '漢文',
  }),
  'akk-Latn': byLanguage({
    zh: '阿卡德语',
    en: 'Akkadian',
    fr: 'akkadien',
    es: 'acadio',
    jp: 'アッカド語',
  }),
  'egy-Latn': byLanguage({
    zh: '古埃及语',
    en: 'Egyptian',
    fr: 'égyptien ancien',
    es: 'egipcio antiguo',
    jp: '古代エジプト語',
  }),
  'sux-Latn': byLanguage({
    zh: '苏美尔语',
    en: 'Sumerian',
    fr: 'sumérien',
    es: 'sumerio',
    jp: 'シュメール語',
  }),
  'sa-Latn': byLanguage({
    zh: '梵语',
    en: 'Sanskrit',
    fr: 'sanskrit',
    es: 'sánscrito',
    jp: 'サンスクリット語',
  }),
  'pi-Latn': byLanguage({
    zh: '巴利语',
    en: 'Pali',
    fr: 'pali',
    es: 'pali',
    jp: 'パーリ語',
  }),
  'peo-Latn': byLanguage({
    zh: '古波斯语',
    en: 'Old Persian',
    fr: 'vieux perse',
    es: 'persa antiguo',
    jp: '古代ペルシア語',
  }),
  'pra-Latn': byLanguage({
    zh: '俗语',
    en: 'Prakrit',
    fr: 'prakrit',
    es: 'prácrito',
    jp: 'プラークリット',
  }),
  quc: byLanguage({
    zh: '基切语',
    en: 'K’iche’',
    fr: 'quiché',
    es: 'quiché',
    jp: 'キチェ語',
  }),
  nah: byLanguage({
    zh: '纳瓦特尔语',
    en: 'Nahuatl',
    fr: 'nahuatl',
    es: 'náhuatl',
    jp: 'ナワトル語',
  }),
  nci: byLanguage({
    zh: '古典纳瓦特尔语',
    en: 'Classical Nahuatl',
    fr: 'nahuatl classique',
    es: 'náhuatl clásico',
    jp: '古典ナワトル語',
  }),
  ojp: byLanguage({
    zh: '古日语',
    en: 'Old Japanese',
    fr: 'japonais ancien',
    es: 'japonés antiguo',
    jp: '上代日本語',
  }),
};

export function nameOfLanguageTag(tag: string, language: Language): string {
  const historicalName = historicalNames[tag]?.[language];
  if (historicalName) return historicalName;
  const five = readLanguage(tag);
  if (five) return languageName(five, language);
  try {
    return workLanguageName(tag, language) ?? tag;
  } catch {
    return tag; // an unknown tag
  }
}

/** The most frequent languages of old books. */
export const commonLanguages = [
  'lzh',
  'ja',
  'zh',
  'en',
  'fr',
  'es',
  'la',
  'grc',
  'sa',
  'pi',
  'he',
  'ar',
  'fa',
  'akk-Latn',
  'egy-Latn',
  'sux-Latn',
  'ang',
  'non',
  'quc',
  'nah',
] as const;

/** Other languages of old books, with codes of three letters. Source: ISO 639-3, historical and ancient languages. */
const historicalCodes =
  'ang arc ave bla chg chu cop dum egy enm fro frm gez gmh goh got grc hbo hit hlu ilg jpa kaw lng ltc mga myn nci non och oge oco ofs ojp oko orv osp osx ota otk otb oui owl peo pgd phn pka pli pra pro sam sga sog spx srp sux syc syr tig txb uga uzs vsn wlm xaa xbm xcl xct xeb xht xhu xlc xld xno xpr xto xum xzh zkt yuc'.split(
    ' ',
  );

/** All tags with a searchable name: those above, and all two-letter codes. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const listNamedTags = () => [
  ...commonLanguages,
  ...Object.keys(historicalNames),
  ...letters.flatMap((first) => letters.map((second) => first + second)),
  ...historicalCodes,
];

/** Normalizes a name: no case, accents, spaces or word for “language”, so that 拉丁文 equals 拉丁语. */
const normalizeName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase()
    .replace(/(?<=.)[语語文话話]$/u, '');

const tagsByName = new Map<Language, ReadonlyMap<string, string>>();
function nameIndexOf(language: Language): ReadonlyMap<string, string> {
  let tags = tagsByName.get(language);
  if (!tags) {
    const byName = new Map<string, string>();
    for (const tag of listNamedTags()) {
      const key = normalizeName(nameOfLanguageTag(tag, language));
      if (!byName.has(key) && key !== tag) byName.set(key, tag);
    }
    tagsByName.set(language, (tags = byName));
  }
  return tags;
}

/** Normalizes a code, `akk-Latn`; null if it is no code of a known language. */
function readCode(text: string): string | null {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text)) return null;
  let tag: string;
  try {
    tag = Intl.getCanonicalLocales(text.replace(/^jp$/i, 'ja').replace(/^cn$/i, 'zh'))[0]!;
  } catch {
    return null;
  }
  const [base] = tag.split('-') as [string];
  if (base === 'und') return null;
  const isNamed = historicalCodes.includes(base) || nameOfLanguageTag(base, 'en') !== base || tag in historicalNames;
  return isNamed && LanguageTag.safeParse(tag).success ? tag : null;
}

/** Whether the text is the tag of a known language. */
export const isLanguageTag = (text: string): boolean => readCode(text) !== null;

/**
 * Finds a language's tag by its name in the reader's language, by its code, or by its name in the other four languages:
 * “Latin”, “拉丁语” and “la” are `la`. Null for an unknown one.
 */
export function readLanguageTag(typed: string, reader: Language): string | null {
  const text = typed.trim(),
    key = normalizeName(text);
  if (!key) return null;
  const [first, ...others] = fallbackOrder(reader).map((language) => () => nameIndexOf(language).get(key));
  return first!() ?? readCode(text) ?? others.map((find) => find()).find((tag) => tag !== undefined) ?? null;
}
