import type { EraRegion } from '../../rules/eras.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/nouns.ts';
import type { TimeColumns } from '../../kit/time-columns.ts';

export interface EventTable extends TimeColumns {
  id: string;
  subjectId: string;
  position: number;
  title: InLanguages;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  weight: number;
  source: Citation | null;
}
export interface EventSubjectTable {
  eventId: string;
  subjectId: string;
}
/** An era by which years were counted; `rules/eras.ts` says what its columns mean. */
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
