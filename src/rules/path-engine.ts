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
  /** Most paths to return, all of the shortest length. */
  alternatives: number;
}

/** A path: its subjects by number, and for each hop the relations between the two by number, most significant first. */
export interface NumberedPath {
  nodes: number[];
  hops: number[][];
}

/**
 * Finds shortest paths. Among paths of equal length the most significant come first: a hop costs more the commoner and
 * vaguer its relation type is and the longer the time between its ends, an intermediate subject the more relations it
 * has.
 */
export interface PathEngine {
  /** Null if no path meets the limits. `more`: there are others of the same length. */
  find(question: PathQuestion): Promise<{ paths: NumberedPath[]; more: boolean } | null>;
}
