import type { GeneratedAlways } from 'kysely';
import type { EraRegion } from '../../rules/eras/eras.ts';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { TimeColumns } from '../../kit/database/time-columns.ts';

/** A region, or that nobody says one. */
export type AnyRegion = Region | 'nowhere';

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
  /** Of the subject, and kept with it. */
  kind: Kind;
  region: AnyRegion;
  /** Sorts events, the most important first. */
  standing: string;
  /** Of the start, as people count. */
  year: GeneratedAlways<number>;
}
export interface EventSubjectTable {
  eventId: string;
  subjectId: string;
}
/**
 * How many events begin in a piece of time, by region and kind; the database keeps it
 * (migrations/2026-11-22-timelines.ts).
 */
export interface EventCellTable {
  years: number;
  cell: number;
  region: AnyRegion;
  kind: Kind;
  events: number;
  lead: string;
}
/** An era by which years were counted; `rules/eras/eras.ts` says what its columns mean. */
export interface EraTable {
  id: string;
  originId: string;
  region: EraRegion;
  name: Record<Language, string>;
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
