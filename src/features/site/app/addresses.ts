import { hreflang, type Language } from '../../../rules/languages.ts';

export const manifestAddress = (language: Language) => `/app/${hreflang(language)}.webmanifest` as const;
