import type { InLanguages } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { WrittenRegion } from '../face/gallery-rules.ts';

/** A plate of the built-in world as the process that draws it hands it over. */
export interface DrawnPlate {
  /** For ever the same. */
  key: string;
  /** Of the drawing and its words. */
  hash: string;
  title: InLanguages;
  description: InLanguages;
  source: Citation;
  tags: string[];
  regions: WrittenRegion[];
  /** A PNG. */
  picture: Uint8Array;
}

/** What is asked of that process: once what is known, then for one subject after the other. */
export type Asked = { sources: string | null; hashes: Record<string, string> } | 'next';
/** All that is new of one subject; at the end the digest of the sources that everything was drawn from. */
export type Told =
  | { subjectId: string; plates: DrawnPlate[]; done: number; total: number }
  | { finished: true; sources: string };
