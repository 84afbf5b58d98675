/** The thread that holds the vectors of a database. */
import { VectorIndex, type NearThing } from './vector-index.ts';

let index: VectorIndex | null = null;

export interface AddedVectors {
  ids: readonly string[];
  vectors: readonly Uint8Array[];
  /** Whether they replace all. */
  isStart: boolean;
}

/** Adds vectors; returns the number of vectors in memory. */
export function addVectors({ ids, vectors, isStart }: AddedVectors): number {
  if (isStart) index = null;
  for (const [at, bytes] of vectors.entries()) {
    const vector = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    index ??= new VectorIndex(vector.length);
    index.set(ids[at]!, vector);
  }
  return index?.count ?? 0;
}

/** The things nearest to a vector; null if the thread has none, for example because it has been started anew. */
export const findNearest = ({ vector, maxResults }: { vector: Int8Array; maxResults: number }): NearThing[] | null =>
  index && index.findNearest(vector, maxResults);
