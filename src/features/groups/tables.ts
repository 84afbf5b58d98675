import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { GroupKind, Visibility } from './face/kinds.ts';
import type { Group } from './rules.ts';

/** Of whom and what a copy was made. */
interface Origin {
  id: string;
  name: string;
  author: string;
}

export interface SpecialGroupTable {
  /** Its thing. */
  thingId: string;
  memberId: string;
  kind: GroupKind;
  language: Language;
  visibility: Generated<Visibility>;
  /** As it was saved last; null for one of which there is only a draft. */
  content: Group | null;
  draft: Group | null;
  version: Generated<number>;
  savedBy: string | null;
  origin: Origin | null;
  /** As a reviewer passed it, to stand with `subjectId`. */
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
