import type { Generated } from 'kysely';
import type { TimeColumns } from '../../kit/database/time-columns.ts';
import type { InLanguages } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { BorderPrecision, BorderShape, NodeImage, Sketch } from './rules.ts';

/** A place of a subject on the map, in addition to its events. */
export interface TimemapNodeTable {
  id: string;
  subjectId: string;
  position: number;
  startTime: TimeColumns['startTime'] | null;
  endTime: TimeColumns['endTime'];
  startNote: TimeColumns['startNote'];
  endNote: TimeColumns['endNote'];
  timeDesc: string | null;
  earliest: number | null;
  latest: number | null;
  title: InLanguages;
  description: InLanguages | null;
  latitude: number;
  longitude: number;
  placeName: InLanguages;
  sketch: Sketch | null;
  images: NodeImage[];
  weight: number;
  source: Citation | null;
}

/** Borders imported together: a file of a collection, a polity of the built-in world. */
export interface BorderFileTable {
  originId: string;
  key: string;
  /** Content hash; if equal, the file has not changed. */
  hash: string;
  /** Its rejected shapes, with the reasons. */
  refused: Generated<{ where: string; why: string }[]>;
  importedAt: Generated<Date>;
}

/** The shape of a polity during a period. */
export interface BorderTable extends TimeColumns {
  id: string;
  originId: string;
  fileKey: string;
  subjectId: string | null;
  name: InLanguages;
  precision: BorderPrecision;
  hue: number;
  shape: BorderShape;
  west: number;
  south: number;
  east: number;
  north: number;
  source: Citation | null;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    timemapNode: TimemapNodeTable;
    borderFile: BorderFileTable;
    border: BorderTable;
  }
}
