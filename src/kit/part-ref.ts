import type { Language } from '../rules/languages.ts';
import type { Module } from '../rules/modules.ts';

/** Identifies a part of a thing: the unit of locking, proposals, review and publication. */
export interface PartRef {
  thingId: string;
  /** The part's name (`module` on the wire, spec §7). */
  module: Module;
  /** Null for a part without a language. */
  language: Language | null;
  /** Identifies one of many, such as a chapter of a book. Empty for a part that a thing has once. */
  key: string;
}
