import type { InLanguages } from '../../rules/languages.ts';
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
