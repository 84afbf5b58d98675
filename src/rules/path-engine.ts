import type { Kind } from './kinds.ts';
import type { RelationType } from './relation-types.ts';

/** A query for a path between two subjects, by their numbers (`subject.number`). */
export interface PathQuestion {
  from: number;
  to: number;
  /** Relation types to follow; empty: all. */
  types: readonly RelationType[];
  /** Kinds of the intermediate subjects; empty: all. */
  kinds: readonly Kind[];
  /** Most relations of an intermediate subject. */
  largestHub: number | null;
  /** Most hops. */
  mostHops: number;
  /**
   * Historical year (−221 is 221 BC): the relation held then, or has no time; both its ends existed then, or have no
   * time.
   */
  year: number | null;
  /** Both ends of a hop existed at the same time, or one has no time. */
  together: boolean;
  /**
   * Whether the cheapest path is wanted instead of the shortest: one that stays within the lifetimes of its ends and
   * avoids hubs, faiths and places, at the price of more hops.
   */
  isCheapest: boolean;
  /** Most paths to return, all of the shortest length; there is only one cheapest path. */
  alternatives: number;
}

/** A path: its subjects by number, and for each hop the relations between the two by number, most significant first. */
export interface NumberedPath {
  nodes: number[];
  hops: number[][];
}

/**
 * Finds shortest or cheapest paths. Among paths of equal length the cheapest come first: a hop costs more the commoner
 * and vaguer its relation type is and the longer the time between its ends; an intermediate subject costs more the more
 * relations it has, and if it is a faith or a place; both cost more the farther they are from the lifetimes of the ends.
 */
export interface PathEngine {
  /** Null if no path meets the limits. `more`: there are others of the same length. */
  find(question: PathQuestion): Promise<{ paths: NumberedPath[]; more: boolean } | null>;
}
