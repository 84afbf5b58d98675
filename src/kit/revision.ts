import type { Language } from '../rules/languages.ts';

/** A passed revision, as every feature's `publish` takes it. */
export interface PassedRevision<Content> {
  id: string;
  subjectId: string;
  /** Null for what is in no language. */
  language: Language | null;
  originId: string | null;
  content: Content;
}
