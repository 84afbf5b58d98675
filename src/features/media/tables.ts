import type { Generated, GeneratedAlways } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Licence } from '../../rules/licences.ts';
import type { Citation } from '../../rules/schemas.ts';

export interface ImageTable {
  id: string;
  /** What it was brought for, which may not be published yet, or what first showed it. */
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
  /** Of its files in every width, in bytes. */
  keptBytes: Generated<number>;
  format: string;
  murmurHash: string;
  uploaderId: string;
  createdAt: Generated<Date>;
  publishedAt: Date | null;
  /** Of the file as it came, upright, in pixels. */
  fullWidth: Generated<number>;
  fullHeight: Generated<number>;
  /** Whether that file is kept, for its tiles. */
  original: Generated<boolean>;
  /** When all of its tiles were there. */
  tiledAt: Date | null;
  /** A signed number of 64 bits, as text. */
  phash: string | null;
  look: Buffer | null;
  lookNumber: number | null;
  /** Of twelve, 12 for none. */
  hue: number | null;
}
/** A picture in the gallery of something. */
interface ImageShownTable {
  imageId: string;
  subjectId: string;
  /** The part that shows it; `shown` for a text or the head of an entry. */
  part: string;
  position: number;
}
/** What a model of the operator's own makes of a picture. */
interface ImageModelLookTable {
  imageId: string;
  model: string;
  look: Buffer;
  number: GeneratedAlways<string>;
}
export interface ImageRegionTable {
  imageId: string;
  position: number;
  points: [number, number][];
  itemId: string | null;
  label: InLanguages;
  sentence: InLanguages;
}
/** A plate of the built-in world that was brought. */
interface PlateTable {
  key: string;
  hash: string;
  imageId: string | null;
}
/** One row: the digest of the sources that all plates were drawn from. */
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
