import type { Language } from '../rules/languages.ts';

/** A passed revision, the input of every feature's `publish`. */
export interface PassedRevision<Content> {
  id: string;
  subjectId: string;
  /** Null for modules without a language. */
  language: Language | null;
  originId: string | null;
  content: Content;
}
