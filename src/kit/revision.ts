import type { Language } from '../rules/languages.ts';

/** A passed revision, the input of every feature's `publish`. */
export interface PassedRevision<Content> {
  id: string;
  thingId: string;
  /** Null for what is in no language. */
  language: Language | null;
  originId: string | null;
  content: Content;
}
