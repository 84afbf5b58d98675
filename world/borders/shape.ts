import type { Cited, Five, Span } from '../../importers/content/content.ts';

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
  /** Id of the subject; an entry of `polities/` says itself which extents are its own (`drawn`). */
  polity?: string;
  /** What the map calls it, where that is not the name of its subject. */
  name?: Five;
  extents: readonly Extent[];
}

export const polity = (one: PolityExtents): PolityExtents => one;

/** What the files of the borders call it: the English name on the map, else the id. */
export const called = ({ polity, name }: Pick<PolityExtents, 'polity' | 'name'>): string => name?.[1] ?? polity!;
