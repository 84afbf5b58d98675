/** The five languages, by the code the application uses. Source: spec §9. */
export const languages = ['zh', 'en', 'fr', 'es', 'jp'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'zh';

/** A value in some of the five languages; missing ones fall back (`inLanguage`). */
export type InLanguages<T = string> = Partial<Record<Language, T>>;

/** The native name of each language. */
export const languageNames: Record<Language, string> = {
  zh: '中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  jp: '日本語',
};

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
export const apiCode = (language: Language) => (language === 'zh' ? 'cn' : language);

/** The BCP-47 tag for `lang`, `hreflang` and Intl: zh and ja where the application says zh and jp. */
export const languageTag = (language: Language) =>
  language === 'jp' ? 'ja' : language === 'zh' ? 'zh-Hans' : language;
/** The tag for dates: the site's English is British, 22 November 2026. */
export const dateTag = (language: Language) => (language === 'en' ? 'en-GB' : languageTag(language));
/** The tag without script subtag, for `hreflang`. */
export const hreflang = (language: Language) => (language === 'jp' ? 'ja' : language);

/** Reads any of the codes above; null for anything else. */
export function readLanguage(code: string | null | undefined): Language | null {
  if (code === 'cn') return 'zh';
  if (code === 'ja') return 'jp';
  return (languages as readonly string[]).includes(code ?? '') ? (code as Language) : null;
}

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

/** Fallback languages when a text is missing. */
const fallbacks: Record<Language, readonly Language[]> = {
  zh: ['zh', 'jp', 'en', 'fr', 'es'],
  en: ['en', 'fr', 'es', 'zh', 'jp'],
  fr: ['fr', 'en', 'es', 'zh', 'jp'],
  es: ['es', 'en', 'fr', 'zh', 'jp'],
  jp: ['jp', 'zh', 'en', 'fr', 'es'],
};
export const fallbackOrder = (language: Language) => fallbacks[language];

/** The value for a reader of `language`, with the language it is in; null if there is none. */
export function selectTranslation<T>(
  values: InLanguages<T> | null | undefined,
  language: Language,
): { value: T; language: Language } | null {
  for (const fallback of fallbacks[language]) {
    const value = values?.[fallback];
    if (value !== undefined && value !== null && value !== '') return { value, language: fallback };
  }
  return null;
}

/** Turns the five columns zh, en, fr, es, jp of a table into a value by language. */
export function fromColumns<T>(five: readonly [T, T, T, T, T]): Record<Language, T> {
  return Object.fromEntries(languages.map((language, column) => [language, five[column]])) as Record<Language, T>;
}
