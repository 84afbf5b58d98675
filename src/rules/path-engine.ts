import type { Kind } from './kinds.ts';
import type { RelationType } from './relation-types.ts';

/** A path asked for, between two subjects by their numbers (`subject.number`). */
export interface PathQuestion {
  from: number;
  to: number;
  /** Relation types that may be walked; empty: all. */
  types: readonly RelationType[];
  /** Kinds of the subjects between the ends; empty: all. */
  kinds: readonly Kind[];
  /** Most relations that a subject between the ends may have. */
  largestHub: number | null;
  /** Most hops. */
  mostHops: number;
  /**
   * Year as people count (−221 is 221 BC): the relation held then, or says no time; both its ends existed then, or say
   * no time.
   */
  year: number | null;
  /** Both ends of a hop existed at the same time, or one says no time. */
  together: boolean;
  /** Most paths to give, all of the shortest length. */
  alternatives: number;
}

/** A path: its subjects by number, and for each hop the relations between the two by number, the most telling first. */
export interface NumberedPath {
  nodes: number[];
  hops: number[][];
}

/**
 * Finds shortest paths. Among paths of the same length those come first that tell most: each hop costs the more the
 * commoner and the vaguer its relation type is and the longer the time between its ends, each subject on the way the
 * more relations it has.
 */
export interface PathEngine {
  /** Null where no path within the question's limits leads there. `more`: there are others of the same length. */
  find(question: PathQuestion): Promise<{ paths: NumberedPath[]; more: boolean } | null>;
}
