import type { Language } from '../rules/languages.ts';
import type { Module } from '../rules/modules.ts';

/** Which part of which thing: what is locked, proposed, judged and published by itself. */
export interface PartRef {
  thingId: string;
  /** The part's name (`module` on the wire, spec §7). */
  module: Module;
  /** Null for a part that is in no language. */
  language: Language | null;
  /** Which of many: a chapter of a book. Empty for a part that a thing has once. */
  key: string;
}
