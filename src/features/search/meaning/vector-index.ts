/** A thing near a query, and the cosine of the angle between them, from −1 to 1. */
export interface NearThing {
  id: string;
  likeness: number;
}

/** Number of things that are compared in full: those whose signs differ least from the query's. */
const maxCandidates = 2000;
/** Number of things for which memory is allocated at first. */
const initialCapacity = 1024;

/** The mean of vectors of equal length, each scaled to length 1. */
export function meanDirection(vectors: readonly ArrayLike<number>[]): Float32Array {
  const mean = new Float32Array(vectors[0]!.length);
  for (const vector of vectors) {
    const length = lengthOf(vector) || 1;
    for (let at = 0; at < mean.length; at++) mean[at]! += vector[at]! / length;
  }
  return mean;
}

function lengthOf(vector: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += vector[at]! * vector[at]!;
  return Math.sqrt(sum);
}

/** Number of ones among 32 bits. */
function countOnes(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Vectors of one length in memory. A search compares the signs of all of them, one bit per number, and the nearest two
 * thousand in full: the angle between two vectors is about proportional to the number of different signs (Charikar
 * 2002).
 */
export class VectorIndex {
  readonly #length: number;
  readonly #wordsPerVector: number;
  readonly #ids: string[] = [];
  readonly #positions = new Map<string, number>();
  #numbers: Int8Array;
  #signs: Uint32Array;

  /** @param length Numbers per vector. */
  constructor(length: number) {
    this.#length = length;
    this.#wordsPerVector = Math.ceil(length / 32);
    this.#numbers = new Int8Array(initialCapacity * length);
    this.#signs = new Uint32Array(initialCapacity * this.#wordsPerVector);
  }

  get count(): number {
    return this.#ids.length;
  }

  /** Adds a vector, or replaces the one of the same thing. One of another length is ignored. */
  set(id: string, vector: Int8Array): void {
    if (vector.length !== this.#length) return;
    let position = this.#positions.get(id);
    if (position === undefined) {
      position = this.#ids.length;
      this.#ids.push(id);
      this.#positions.set(id, position);
      if ((position + 1) * this.#length > this.#numbers.length) this.#grow();
    }
    this.#numbers.set(vector, position * this.#length);
    this.#signs.set(this.#signsOf(vector), position * this.#wordsPerVector);
  }

  #grow(): void {
    const numbers = new Int8Array(this.#numbers.length * 2),
      signs = new Uint32Array(this.#signs.length * 2);
    numbers.set(this.#numbers);
    signs.set(this.#signs);
    [this.#numbers, this.#signs] = [numbers, signs];
  }

  #signsOf(vector: Int8Array): Uint32Array {
    const signs = new Uint32Array(this.#wordsPerVector);
    for (let at = 0; at < vector.length; at++) if (vector[at]! < 0) signs[at >>> 5]! |= 1 << (at & 31);
    return signs;
  }

  /** The nearest things, the nearest first; of equally near ones, those added first. None for a vector of another length. */
  findNearest(vector: Int8Array, maxResults: number): NearThing[] {
    if (vector.length !== this.#length) return [];
    const length = lengthOf(vector);
    return this.#findCandidates(vector)
      .map((position) => {
        const numbers = this.#numbers.subarray(position * this.#length, (position + 1) * this.#length);
        let product = 0;
        for (let at = 0; at < numbers.length; at++) product += numbers[at]! * vector[at]!;
        return { id: this.#ids[position]!, likeness: product / (length * lengthOf(numbers) || 1) };
      })
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, maxResults);
  }

  /** The positions of at most `maxCandidates` vectors whose signs differ least; of equal ones, those added first. */
  #findCandidates(vector: Int8Array): number[] {
    const query = this.#signsOf(vector),
      differences = new Uint16Array(this.count),
      counts = new Uint32Array(this.#length + 1);
    for (let position = 0, word = 0; position < this.count; position++) {
      let different = 0;
      for (let at = 0; at < query.length; at++) different += countOnes(this.#signs[word++]! ^ query[at]!);
      differences[position] = different;
      counts[different]!++;
    }
    // The furthest difference of which at least some are compared, and how many of it.
    let limit = 0,
      before = 0;
    while (limit < this.#length && before + counts[limit]! < maxCandidates) before += counts[limit++]!;
    let room = maxCandidates - before;
    const positions: number[] = [];
    for (const [position, different] of differences.entries())
      if (different < limit || (different === limit && room-- > 0)) positions.push(position);
    return positions;
  }
}
