interface LanguageFacts {
  /** Its own name. */
  name: string;
  /** The BCP-47 tag for `lang` and Intl; script, direction and region are those of the tag. */
  tag: string;
  /** The tag for dates if it differs: the site's English is British, 22 November 2026. */
  dateTag?: string;
  /** Its code in calls, if it differs. Source: spec §7. */
  apiCode?: string;
}

/** The languages, by the code the application uses. Source: spec §9. A new one is a line here (docs/translating.md). */
const facts = {
  zh: { name: '中文', tag: 'zh-Hans', apiCode: 'cn' },
  en: { name: 'English', tag: 'en', dateTag: 'en-GB' },
  fr: { name: 'Français', tag: 'fr' },
  es: { name: 'Español', tag: 'es' },
  jp: { name: '日本語', tag: 'ja' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof facts;
export const languages = Object.keys(facts) as readonly Language[];
/** The language of pages for readers of unknown language; ids of its entries have no suffix. */
export const defaultLanguage = 'zh' satisfies Language;
const factsOf = (language: Language): LanguageFacts => facts[language];

/** A value in some of the languages; missing ones fall back (`inLanguage`). */
export type InLanguages<T = string> = Partial<Record<Language, T>>;

/** A value for each language. */
export const forEachLanguage = <T>(valueOf: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, T>;

/** The native name of each language. */
export const languageNames = forEachLanguage((language) => factsOf(language).name);

const namesIn = new Map<Language, { names: Intl.DisplayNames; namesByTag: Map<string, string> }>();
/** Cached by the reader's language: a page shows the same few names many times. */
function nameIn(reader: Language, tag: string): string {
  const entry = namesIn.get(reader) ?? {
    names: new Intl.DisplayNames([languageTag(reader)], { type: 'language' }),
    namesByTag: new Map<string, string>(),
  };
  namesIn.set(reader, entry);
  const name = entry.namesByTag.get(tag) ?? entry.names.of(tag)!;
  if (entry.namesByTag.size < maxCachedNames) entry.namesByTag.set(tag, name);
  return name;
}
/** Limits the cache: anybody can cite sources with new tags. */
const maxCachedNames = 500;

/** The name of a language in another language: 英语, anglais, inglés. */
export const languageName = (language: Language, reader: Language) => nameIn(reader, hreflang(language));

/** The name of a language that works were written in, by its tag: 文言文, Ancient Greek. */
export const workLanguageName = (tag: string, reader: Language) => nameIn(reader, tag);

/** The code in calls: zh is cn there. Source: spec §7. */
export const apiCode = (language: Language): string => factsOf(language).apiCode ?? language;

/** The BCP-47 tag for `lang` and Intl: zh-Hans and ja where the application says zh and jp. */
export const languageTag = (language: Language): string => factsOf(language).tag;
/** The tag for dates. */
export const dateTag = (language: Language): string => factsOf(language).dateTag ?? languageTag(language);
/** The tag without script subtag, for `hreflang`. */
export const hreflang = (language: Language): string => languageTag(language).split('-')[0]!;

const localeOf = forEachLanguage((language) => new Intl.Locale(dateTag(language)).maximize());
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
/** The direction of a language's script, for `dir`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeftScripts.has(localeOf[language].script!) ? 'rtl' : 'ltr';
/** Whether it is written in Chinese characters: without spaces, with full-width punctuation, also in columns. */
export const usesHan = (language: Language): boolean => /^(?:Han[st]|Jpan)$/.test(localeOf[language].script!);
/** Between the items of a list. */
export const listSeparator = (language: Language): string => (usesHan(language) ? '、' : ', ');
/** At the end of a sentence. */
export const fullStop = (language: Language): string => (usesHan(language) ? '。' : '.');
/** The locale as `og:locale` writes it: zh_CN, en_GB. */
export const openGraphLocale = (language: Language): string =>
  `${localeOf[language].language}_${localeOf[language].region}`;

/** Reads any of the codes above; null for anything else. */
export const readLanguage = (code: string | null | undefined): Language | null =>
  languages.find((language) => [language, apiCode(language), hreflang(language)].includes(code ?? '')) ?? null;

/**
 * The language of a page, by the first of these: cookie `sys_lang`, first label of the host name (`fr.stele.example`),
 * query parameter `lang`, the explicit argument (the language of the requested entry), the header Accept-Language if
 * given (`acceptLanguage`: pages in frames of other sites, which have no cookie), Chinese. Source: spec §9 "Detection
 * order".
 */
export function detectLanguage(request: {
  cookie?: string;
  host?: string;
  query?: string | null;
  argument?: Language | null;
  acceptLanguage?: string;
}): Language {
  const ofHost = request.host?.includes('.') ? request.host.split('.')[0] : undefined;
  return (
    readLanguage(request.cookie) ??
    readLanguage(ofHost) ??
    readLanguage(request.query) ??
    request.argument ??
    readAcceptLanguage(request.acceptLanguage) ??
    defaultLanguage
  );
}

/** The first supported language among those that a browser prefers; null for none. */
function readAcceptLanguage(header = ''): Language | null {
  const preferred = header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: readLanguage(tag.split('-')[0]!.toLowerCase()), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return preferred.find(({ language }) => language)?.language ?? null;
}

/** Address of the form (POST) that switches the language and redirects back to an address of this site. */
export const languageSwitchAddress = (language: Language, from: string) =>
  `/language/${language}?from=${encodeURIComponent(from)}`;

const scriptOf = (language: Language) => (usesHan(language) ? 'Han' : localeOf[language].script);
const fallbacks = forEachLanguage((language) => {
  const related = languages.filter((other) => scriptOf(other) === scriptOf(language));
  return [
    ...new Set<Language>([language, ...related, 'en', ...languages.filter((other) => !usesHan(other)), ...languages]),
  ];
});
/** Fallback languages when a text is missing: first those of the same script. */
export const fallbackOrder = (language: Language): readonly Language[] => fallbacks[language];

/**
 * Rules or words by language: a language that has none of its own gets those of the first in its fallback order that
 * has.
 */
export const byLanguage = <T>(table: { en: T } & InLanguages<T>): Readonly<Record<Language, T>> =>
  forEachLanguage((language) => (table as InLanguages<T>)[fallbackOrder(language).find((other) => other in table)!]!);

/** The value for a reader of `language`, with the language it is in; null if there is none. */
export function selectTranslation<T>(
  values: InLanguages<T> | null | undefined,
  language: Language,
): { value: T; language: Language } | null {
  for (const fallback of fallbackOrder(language)) {
    const value = values?.[fallback];
    if (value !== undefined && value !== null && value !== '') return { value, language: fallback };
  }
  return null;
}

/** The languages in which the built-in content and the words of importers are written; later ones need not be. */
export const contentLanguages = ['zh', 'en', 'fr', 'es', 'jp'] as const satisfies Language[];
export type ContentLanguage = (typeof contentLanguages)[number];
/** A value for each of them. */
export type InContentLanguages<T = string> = Record<ContentLanguage, T>;
export const forEachContentLanguage = <T>(valueOf: (language: ContentLanguage) => T) =>
  Object.fromEntries(contentLanguages.map((language) => [language, valueOf(language)])) as InContentLanguages<T>;
/** Pairs of language and value, in the order of the languages. */
export const entriesByLanguage = <T>(values: InContentLanguages<T>) =>
  contentLanguages.map((language) => [language, values[language]] as const);
