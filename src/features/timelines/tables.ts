import type { GeneratedAlways } from 'kysely';
import type { Era, EraRegion } from '../../rules/eras/era.ts';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { InLanguages } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { TimeColumns } from '../../kit/database/time-columns.ts';

/** A region, or none known. */
export type AnyRegion = Region | 'nowhere';

/** A dated event of a subject. */
export interface EventTable extends TimeColumns {
  id: string;
  subjectId: string;
  position: number;
  timeDesc: string | null;
  title: InLanguages;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  weight: number;
  source: Citation | null;
  /** Number of participants in the published content. */
  company: number;
  /** Copied from the subject, and updated with it. */
  kind: Kind;
  region: AnyRegion;
  /** Sort key, the most important events first. */
  standing: string;
  /** Month and day, as `09-02`, of events known to the day that lasted no longer. */
  day: GeneratedAlways<string | null>;
  /** Historical year of the start. */
  year: GeneratedAlways<number>;
}
/** A subject that takes part in an event. */
interface EventSubjectTable {
  eventId: string;
  subjectId: string;
}
/**
 * The number of events starting in a cell, by region and kind; maintained by triggers
 * (migrations/0001-baseline.sql).
 */
interface EventCellTable {
  years: number;
  cell: number;
  region: AnyRegion;
  kind: Kind;
  events: number;
  lead: string;
}
/** An era with counted years; `rules/eras/era.ts` explains the columns. */
interface EraTable {
  id: string;
  originId: string;
  region: EraRegion;
  name: Era['name'];
  otherNames: string[];
  dynasty: InLanguages | null;
  emperor: InLanguages | null;
  fromTime: string;
  toTime: string | null;
  yearOne: number;
  yearLast: number | null;
  aside: boolean;
  earliest: number;
  latest: number | null;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    event: EventTable;
    eventSubject: EventSubjectTable;
    eventCell: EventCellTable;
    era: EraTable;
  }
}
