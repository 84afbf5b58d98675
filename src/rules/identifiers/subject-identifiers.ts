import { hreflang, languages, type Language } from '../languages.ts';

/** Schemes of identifiers (`Facts.same`) that are links for readers. */

/** The title of the article about a subject in the Wikipedia of a language. */
export const wikipediaScheme = (language: Language): string => `wikipedia-${hreflang(language)}`;
/** The address of an article; underscores are its spaces. */
export const wikipediaArticle = (language: Language, title: string): string =>
  `https://${hreflang(language)}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
const wikipediaSchemes = new Set(languages.map(wikipediaScheme));
/** Whether a scheme is the title of an article, which may be the name of its subject. */
export const isWikipediaScheme = (scheme: string): boolean => wikipediaSchemes.has(scheme);

/** The address of the IIIF manifest of a painting, which its museum publishes. */
export const manifestScheme = 'iiif-manifest';
