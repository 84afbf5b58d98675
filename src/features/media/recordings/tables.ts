import type { Generated } from 'kysely';
import type { InLanguages } from '../../../rules/languages.ts';
import type { Licence } from '../../../rules/licences.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { RecordingFormat, RecordingKind } from '../face/recordings/formats.ts';

/** The file of a sound or a film. */
export interface RecordingTable {
  id: string;
  /** The entry for which it was uploaded. */
  thingId: string | null;
  hash: string;
  kind: RecordingKind;
  format: RecordingFormat;
  seconds: number;
  /** Name, and size in bytes, of the uploaded file. */
  name: string;
  size: number;
  uploaderId: string;
  createdAt: Generated<Date>;
  publishedAt: Date | null;
}
/** A recording that an entry shows, with its description there. */
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
