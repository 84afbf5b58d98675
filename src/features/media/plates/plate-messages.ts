import type { InLanguages } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { WrittenRegion } from '../face/gallery-rules.ts';

/** A plate of the built-in world as the drawing process returns it. */
export interface DrawnPlate {
  /** Never changes. */
  key: string;
  /** Hash of the drawing and its texts. */
  hash: string;
  title: InLanguages;
  description: InLanguages;
  source: Citation;
  tags: string[];
  regions: WrittenRegion[];
  /** An SVG file, with its width and height in pixels. */
  svg: string;
}

/** Messages to the drawing process: first the known state, then one request per subject. */
export type DrawRequest = { sources: string | null; hashes: Record<string, string> } | 'next';
/** Replies: all new plates of one subject; at the end, the digest of the sources of all plates. */
export type DrawReply =
  | { subjectId: string; plates: DrawnPlate[]; done: number; total: number }
  | { finished: true; sources: string };
