import type { InContentLanguages } from '../../../src/rules/languages.ts';
import type { Cited, Span } from '../content.ts';

/**
 * Longitude before latitude, about one degree exact; a ring is closed by itself, and may run out into the sea: the
 * coast cuts it on the map.
 */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** The extent of a state at a time; approximate. */
export interface Extent {
  /** Years in which it is shown so; the extents of a state do not overlap in time. */
  span: Span;
  /** Each ring a land of its own. */
  rings: readonly Ring[];
  /** Lands of others within these; what is drawn by hand leaves them out. */
  holes?: readonly Ring[];
  /** What the extent follows: a campaign, a treaty, an atlas. */
  source: Cited;
  /** Its position among the features of the file, if it is drawn by hand. */
  feature?: number;
}

export interface StateExtents {
  /** The name of its file in `borders/states/`. */
  id: string;
  /** Id of the subject. */
  polity?: string;
  /** What the map calls it, where that is not the name of its subject. */
  name?: InContentLanguages;
  extents: readonly Extent[];
  /** The state whose own maps include it. */
  partOf?: string;
  /** Years, first and last, in which nothing is drawn of it, and why. */
  gaps?: readonly { years: Span; reason: string }[];
  capitalIsOffMap?: boolean;
}
