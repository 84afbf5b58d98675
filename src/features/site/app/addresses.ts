import { hreflang, type Language } from '../../../rules/languages.ts';

/** The app's manifest in a language, with its name in that language. */
export const manifestAddress = (language: Language) => `/app/${hreflang(language)}.webmanifest` as const;
