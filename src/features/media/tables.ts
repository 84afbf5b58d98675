import type { Generated, GeneratedAlways } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Licence } from '../../rules/licences.ts';
import type { Citation } from '../../rules/schemas.ts';

/** A picture file with its description and rights. */
export interface ImageTable {
  id: string;
  /** The entry for which it was uploaded, which may still be unpublished, or the one that first showed it. */
  thingId: string | null;
  hash: string;
  width: number;
  height: number;
  title: Generated<InLanguages>;
  description: Generated<InLanguages>;
  tags: Generated<string[]>;
  author: string | null;
  licence: Licence;
  source: Citation;
  name: string;
  size: number;
  /** Total size of its files in all widths, in bytes. */
  keptBytes: Generated<number>;
  format: string;
  murmurHash: string;
  uploaderId: string;
  createdAt: Generated<Date>;
  publishedAt: Date | null;
  /** Upright size of the original file, in pixels. */
  fullWidth: Generated<number>;
  fullHeight: Generated<number>;
  /** Whether the original file is stored, to cut tiles from it. */
  original: Generated<boolean>;
  /** When all of its tiles were stored. */
  tiledAt: Date | null;
  /** A signed 64-bit number, as text. */
  phash: string | null;
  look: Buffer | null;
  lookNumber: number | null;
  /** One of twelve hues; 12 for none. */
  hue: number | null;
  /** Drawn by Stele, not a picture of the thing: without `phash`, `look` and `hue`. */
  isDrawing: GeneratedAlways<boolean>;
}
/** A picture in a gallery. */
interface ImageShownTable {
  imageId: string;
  subjectId: string;
  /** The part that shows it; `shown` for the text or main picture of an entry. */
  part: string;
  position: number;
}
/** The vector that the operator's model computed for a picture. */
interface ImageModelLookTable {
  imageId: string;
  model: string;
  look: Buffer;
  number: GeneratedAlways<string>;
}
/** What an area of a picture shows. */
export interface ImageRegionTable {
  imageId: string;
  position: number;
  points: [number, number][];
  itemId: string | null;
  label: InLanguages;
  sentence: InLanguages;
}
/** A drawing made by Stele and its picture; null if a member removed it. */
interface PlateTable {
  key: string;
  hash: string;
  imageId: string | null;
  subjectId: string | null;
  dataHash: string | null;
}
/** A single row: the digest of the sources from which all plates were drawn. */
interface PlatesDrawnTable {
  sources: string;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    image: ImageTable;
    imageModelLook: ImageModelLookTable;
    imageShown: ImageShownTable;
    imageRegion: ImageRegionTable;
    plate: PlateTable;
    platesDrawn: PlatesDrawnTable;
  }
}
