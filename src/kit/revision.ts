import type { Language } from '../rules/languages.ts';

/** A passed revision, the input of each feature's `publish`. */
export interface PassedRevision<Content> {
  id: string;
  thingId: string;
  /** Null for a part without a language. */
  language: Language | null;
  /** Identifies one of many, such as a chapter of a book. Empty for a part that a thing has once. */
  key: string;
  originId: string | null;
  content: Content;
}
