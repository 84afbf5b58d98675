import type { Cited, Five, Span } from '../subject.ts';

/**
 * Longitude before latitude, about one degree exact; a ring is closed by itself, and may run out into the sea: the
 * coast cuts it on the map.
 */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** The extent of a polity at a time, drawn for this project and approximate. */
export interface Extent {
  /** Years in which it is shown so; the shapes of a polity do not overlap in time. */
  span: Span;
  /** Each ring a land of its own. */
  rings: readonly Ring[];
  /** Lands of others within these; what is drawn by hand leaves them out. */
  holes?: readonly Ring[];
  /** What the extent follows: a campaign, a treaty, an atlas. */
  source: Cited;
}

export interface PolityExtents {
  /** Id of the subject; without one, `name` says what it is called. */
  polity?: string;
  name?: Five;
  extents: readonly Extent[];
}

export const polity = (one: PolityExtents): PolityExtents => one;
