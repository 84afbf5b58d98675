import type { Language } from '../rules/languages.ts';

/** A passed revision, the input of every feature's `publish`. */
export interface PassedRevision<Content> {
  id: string;
  thingId: string;
  /** Null for what is in no language. */
  language: Language | null;
  /** Which of many: a chapter of a book. Empty for a part that a thing has once. */
  key: string;
  originId: string | null;
  content: Content;
}
