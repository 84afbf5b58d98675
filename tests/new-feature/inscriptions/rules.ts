import { z } from 'zod';
import type { Language } from '../../../src/rules/languages.ts';
import { BoundedText, LanguageCode, Name } from '../../../src/rules/schemas.ts';

export const maxTextLength = 2000;

/** Content of an `inscription` revision: what is written on a stone. */
export const Inscription = z.object({
  name: Name,
  language: LanguageCode,
  text: BoundedText(maxTextLength).default(''),
});
export type Inscription = z.output<typeof Inscription>;

export const emptyInscription = (name: string, language: Language): Inscription => ({ name, language, text: '' });
export const inscriptionAddress = (id: string): string => `/inscription/${encodeURIComponent(id)}`;
