import { coarseLength, Records } from './compare.ts';
import { colourOffset, halfBytes, isGrey, descriptorBytes } from './describe.ts';

/** A stored picture similar to the query: its number and likeness, from 0 to 1. */
export interface SimilarPicture {
  number: number;
  likeness: number;
}

/** A query: the words of its hash, and its descriptors, three at most. */
interface PictureQuery {
  hash: readonly [number, number];
  questions: readonly Int8Array[];
}

/** Number of candidates: selected by the first numbers of their descriptors, then compared in full. */
const candidates = 400;
/** Length of half a descriptor after the first numbers. */
const fineLength = halfBytes - coarseLength;
/** Number of pictures for which memory is allocated at once. */
const chunkPictures = 4096;
/** Maximum number of differing bits at which a hash still identifies the same picture. */
const maxHashDistance = 8;

/**
 * Descriptors and hashes of all pictures in memory, 200 bytes each: 192 of a descriptor, 8 of a hash. A search compares
 * the hash and lowest frequencies of all pictures, and the nearest few hundred in full.
 */
export class Matrix {
  #records = new Records();
  /** The numbers after the lowest frequencies, of both halves, in chunks: a single growing array would be copied. */
  #rest: Int8Array[] = [];

  get count(): number {
    return this.#records.count;
  }
  /** Memory used, in bytes. */
  get bytes(): number {
    return this.#records.bytes + this.#rest.length * chunkPictures * 2 * fineLength;
  }

  /** Adds pictures, numbered in order. `hashes` has two words per picture. */
  add(looks: Int8Array, hashes: Uint32Array): void {
    for (let at = 0; at * descriptorBytes < looks.length; at++) {
      if (this.count % chunkPictures === 0) this.#rest.push(new Int8Array(chunkPictures * 2 * fineLength));
      const number = this.count,
        record = this.#records.add();
      record.hash.set(hashes.subarray(at * 2, at * 2 + 2));
      for (const part of [0, 1] as const) {
        const from = at * descriptorBytes + part * halfBytes;
        record.halves[part].set(looks.subarray(from, from + coarseLength));
        this.#restOf(number, part).set(looks.subarray(from + coarseLength, from + halfBytes));
      }
    }
  }

  #restOf(number: number, part: number): Int8Array {
    const from = ((number % chunkPictures) * 2 + part) * fineLength;
    return this.#rest[Math.floor(number / chunkPictures)]!.subarray(from, from + fineLength);
  }

  /**
   * The pictures whose hash is nearly equal, and those most similar, nearest first. The distance of a picture is that
   * between the nearest of its halves and the nearest query.
   */
  find({ hash, questions }: PictureQuery, maxResults: number): { copies: SimilarPicture[]; alike: SimilarPicture[] } {
    const same = new Nearest(maxResults, maxHashDistance + 1),
      near = new Nearest(candidates, Infinity);
    this.#records.compare(questions, hash, (number, far, bits) => {
      if (far < near.limit) near.add(number, far);
      if (bits < same.limit) same.add(number, bits);
    });
    const alike = new Nearest(maxResults, Infinity);
    for (const { number } of near.listNearest()) alike.add(number, this.#distance(questions, number));
    return {
      copies: same.listNearest().map(({ number, far }) => ({ number, likeness: 1 - far / 64 })),
      // Two unrelated pictures have about this distance.
      alike: alike
        .listNearest()
        .map(({ number, far }) => ({ number, likeness: Math.max(0, 1 - Math.sqrt(far) / 220) })),
    };
  }

  /** Distance between a picture and the queries, by full descriptors. */
  #distance(questions: readonly Int8Array[], number: number): number {
    let least = Infinity;
    for (const question of questions) {
      const end = isGrey(question) ? colourOffset : halfBytes;
      for (const part of [0, 1])
        least = Math.min(
          least,
          squaredDistance(question, this.#records.half(number, part), 0, coarseLength) +
            squaredDistance(question, this.#restOf(number, part), coarseLength, end),
        );
    }
    return least;
  }
}

/** Sum of squared differences between the numbers `from` to `end` of a query and others. */
function squaredDistance(question: Int8Array, others: Int8Array, from: number, end: number): number {
  let sum = 0;
  for (let at = from; at < end; at++) sum += (question[at]! - others[at - from]!) ** 2;
  return sum;
}

/** Collects the nearest of many items that are added one by one; at equal distance the first ones win. */
class Nearest {
  /** Items at or beyond this distance need not be added. */
  limit: number;
  #maxResults: number;
  #nearest: { number: number; far: number }[] = [];

  constructor(maxResults: number, limit: number) {
    this.#maxResults = maxResults;
    this.limit = limit;
  }

  add(number: number, far: number): void {
    this.#nearest.push({ number, far });
    if (this.#nearest.length >= this.#maxResults * 2) this.limit = Math.min(this.limit, this.listNearest().at(-1)!.far);
  }

  listNearest(): readonly { number: number; far: number }[] {
    this.#nearest.sort((a, b) => a.far - b.far).splice(this.#maxResults);
    return this.#nearest;
  }
}

/** The two words of a hash of sixteen hexadecimal digits. */
export const splitHash = (hash: string): [number, number] => [
  Number.parseInt(hash.slice(0, 8), 16),
  Number.parseInt(hash.slice(8), 16),
];
