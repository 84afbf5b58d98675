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

/** The tag of a language; null if unknown. */
export function languageTagOf(language: string | null | undefined): string | null {
  const code = (language ?? '').trim();
  if (/^[a-z]{2,3}-/.test(code)) return code;
  return tags[code.toLowerCase()] ?? (/^[a-z]{2,3}$/.test(code) ? code : null);
}

/** Languages of witnesses that are mostly translations. */
export const isModern = (tag: string): boolean => ['en', 'fr', 'es', 'de', 'it'].includes(tag);

/** The genre of a book (spec §3) from the language of its original. */
export const genreOf = (tag: string) =>
  /^(?:lzh|zh)/.test(tag)
    ? ('ancient_cn' as const)
    : /^(?:akk|egy|sux|gmy|myn)/.test(tag)
      ? ('ancient_writing' as const)
      : isModern(tag)
        ? ('other' as const)
        : ('ancient_en' as const);
