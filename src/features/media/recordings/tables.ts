import type { Generated } from 'kysely';
import type { InLanguages } from '../../../rules/languages.ts';
import type { Licence } from '../../../rules/licences.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { RecordingFormat, RecordingKind } from '../face/recordings/formats.ts';

/** A file: a sound or a film. */
export interface RecordingTable {
  id: string;
  /** What it was brought for. */
  thingId: string | null;
  hash: string;
  kind: RecordingKind;
  format: RecordingFormat;
  seconds: number;
  /** Of its name and size in bytes as it came. */
  name: string;
  size: number;
  uploaderId: string;
  createdAt: Generated<Date>;
  publishedAt: Date | null;
}
/** One that an entry shows, with what is told of it there. */
export interface RecordingShownTable {
  recordingId: string;
  subjectId: string;
  position: number;
  title: InLanguages;
  description: InLanguages;
  author: string | null;
  licence: Licence;
  source: Citation;
  /** WebVTT by language. */
  captions: InLanguages;
}

declare module '../../../kit/tables.ts' {
  interface Tables {
    recording: RecordingTable;
    recordingShown: RecordingShownTable;
  }
}
