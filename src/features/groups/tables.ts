import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { GroupKind, Visibility } from './face/kinds.ts';
import type { Group } from './rules.ts';

/** The original that a copy was made from. */
interface Origin {
  id: string;
  name: string;
  author: string;
}

/** A graph, tree, timemap or timeline that a member composed. */
export interface SpecialGroupTable {
  /** Its thing id. */
  thingId: string;
  memberId: string;
  kind: GroupKind;
  language: Language;
  visibility: Generated<Visibility>;
  /** The last saved version; null when only a draft exists. */
  content: Group | null;
  draft: Group | null;
  version: Generated<number>;
  savedBy: string | null;
  origin: Origin | null;
  /** The version a reviewer approved, attached to `subjectId`. */
  reviewed: Group | null;
  subjectId: string | null;
  reviewedAt: Date | null;
  createdAt: Generated<Date>;
  savedAt: Date | null;
  changedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    specialGroup: SpecialGroupTable;
  }
}
