import type { TimeNote } from '../../rules/time/historical-time.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { unionEnds, unionKinds } from './rules.ts';

/** A union of people, stored with one of its members. */
export interface FamilyUnionTable {
  id: string;
  /** The subject whose part `family` records it. */
  toldBy: string;
  position: number;
  kind: (typeof unionKinds)[number];
  ended: (typeof unionEnds)[number] | null;
  doubtful: boolean;
  startTime: string | null;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  timeDesc: string | null;
  source: Citation | null;
}
/** A partner of a union. */
export interface FamilyPartnerTable {
  unionId: string;
  subjectId: string;
  position: number;
}
/** A child of a union. */
export interface FamilyChildTable {
  unionId: string;
  subjectId: string;
  position: number;
  adopted: boolean;
  doubtful: boolean;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    familyUnion: FamilyUnionTable;
    familyPartner: FamilyPartnerTable;
    familyChild: FamilyChildTable;
  }
}
