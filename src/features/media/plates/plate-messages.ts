import type { InLanguages } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { WrittenRegion } from '../face/gallery-rules.ts';
import type { DrawnState, Extent, Route, State } from './drawing/figure.ts';

/** A plate as a drawing process returns it. */
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

/** Messages to the process that draws a content folder: first the folder and the known state, then one request per subject. */
export type DrawRequest =
  | {
      /** Null for the built-in world. */ folder: string | null;
      sources: string | null;
      hashes: Record<string, string>;
    }
  | 'next';
/** Replies: all new plates of one subject; at the end, the digest of the sources of all plates. */
export type DrawReply =
  | { subjectId: string; plates: DrawnPlate[]; done: number; total: number }
  | { finished: true; sources: string }
  | { problem: string };

/** What is drawn of a subject in the database. */
export type SubjectDrawing =
  | { type: 'extents'; state: DrawnState; extents: Extent[] }
  | { type: 'route'; route: Route; /** Those of `frontierYear`. */ states: State[] };
/** The reply to a `SubjectDrawing`: null if there is too little to draw. */
export type SubjectDrawingReply = { plate: DrawnPlate | null } | { problem: string };
