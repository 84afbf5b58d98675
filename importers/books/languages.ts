import { readLanguageTag } from '../../src/features/books/face/language-names.ts';
import { LanguageTag } from '../../src/features/books/rules.ts';

/** BCP 47 tags for the language codes and names of editions. */
const tags: Record<string, string> = {
  lat: 'la',
  latin: 'la',
  la: 'la',
  grc: 'grc',
  greek: 'grc',
  gk: 'grc',
  gr: 'grc',
  eng: 'en',
  english: 'en',
  en: 'en',
  fre: 'fr',
  fra: 'fr',
  fr: 'fr',
  spa: 'es',
  es: 'es',
  ger: 'de',
  deu: 'de',
  de: 'de',
  ita: 'it',
  it: 'it',
  heb: 'he',
  he: 'he',
  ara: 'ar',
  ar: 'ar',
  per: 'fa',
  fas: 'fa',
  fa: 'fa',
  san: 'sa',
  sa: 'sa',
  pli: 'pi',
  pi: 'pi',
  akk: 'akk',
  egy: 'egy',
  ang: 'ang',
  non: 'non',
  chi: 'zh',
  zho: 'zh',
  zh: 'zh',
  lzh: 'lzh',
  jpn: 'ja',
  ja: 'ja',
};

/** Codes that name no language: undetermined, none, several, uncoded; and the root of locales. */
const noLanguages = new Set(['und', 'zxx', 'mul', 'mis', 'root']);

/** The tag of a language from its code, or from its name in one of the five languages; null if unknown. */
export function languageTagOf(language: string | null | undefined): string | null {
  const code = (language ?? '').trim().replaceAll('_', '-'),
    [base] = code.toLowerCase().split('-') as [string];
  if (noLanguages.has(base)) return null;
  if (Object.hasOwn(tags, code.toLowerCase())) return tags[code.toLowerCase()]!;
  const written = code.replace(/^[A-Za-z]+/, (letters) => letters.toLowerCase());
  if (LanguageTag.safeParse(written).success) return written;
  const [name] = code.replace(/^(?:modern|ancient|old) /i, '').split(/, | \(/) as [string];
  return readLanguageTag(code, 'en') ?? readLanguageTag(name, 'en') ?? readOwnName(code);
}

let tagsByOwnName: ReadonlyMap<string, string> | null = null;

/** The tag of a language by its name in itself: Deutsch, italiano, suomi. */
function readOwnName(name: string): string | null {
  tagsByOwnName ??= new Map(
    [...'abcdefghijklmnopqrstuvwxyz'].flatMap((first) =>
      [...'abcdefghijklmnopqrstuvwxyz'].flatMap((second): [string, string][] => {
        const tag = first + second,
          ownName = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
        return ownName ? [[ownName.toLowerCase(), tag]] : [];
      }),
    ),
  );
  return tagsByOwnName.get(name.toLowerCase()) ?? null;
}

/** The direction of a text, if it is not from left to right. */
export const directionOf = (tag: string): { direction?: 'rtl' } =>
  /^(?:ar|he|hbo|fa|ur|syr|arc|ota|yi)\b/.test(tag) ? { direction: 'rtl' } : {};

/** Languages of witnesses that are mostly translations. */
export const isModern = (tag: string): boolean => /^(?:en|fr|es|de|it)(?:-|$)/.test(tag);

/** The genre of a book (spec §3) from the language of its original. */
export const genreOf = (tag: string) =>
  /^(?:lzh|zh)/.test(tag)
    ? ('ancient_cn' as const)
    : /^(?:akk|egy|sux|gmy|myn)/.test(tag)
      ? ('ancient_writing' as const)
      : isModern(tag)
        ? ('other' as const)
        : ('ancient_en' as const);

/** The line of the report about a text whose language nothing states. */
export const noLanguage = 'it names no language and is read as English; --language names it';
