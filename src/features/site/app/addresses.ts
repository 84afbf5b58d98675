import { hreflang, type Language } from '../../../rules/languages.ts';

/** The manifest of the app in a language: it names the app in it. */
export const manifestAddress = (language: Language) => `/app/${hreflang(language)}.webmanifest` as const;
