import { colourFrom, half, isGrey, lookBytes } from './describe.ts';

/** A stored picture that is like the one asked for: its number, and how much, from 0 to 1. */
export interface Alike {
  number: number;
  likeness: number;
}

/** Numbers of a descriptor by which candidates are chosen, and how many of them are then compared whole. */
const coarse = 16,
  candidates = 400;
/** Differing bits up to which a hash says that it is the same picture. */
const sameBits = 8;

/**
 * Descriptors and hashes of all pictures in memory, 200 bytes each, and how they are searched: every one by its lowest
 * waves, the nearest few hundred whole.
 */
export class Matrix {
  count = 0;
  #capacity = 0;
  #looks = new Int8Array(0);
  /** The first numbers of both halves of each, next to each other: what every search goes through. */
  #low = new Int8Array(0);
  #hashes = new Uint32Array(0);

  /** Adds pictures; they are numbered in their order. `hashes` has two words a picture. */
  add(looks: Int8Array, hashes: Uint32Array): void {
    const more = looks.length / lookBytes;
    this.#reserve(this.count + more);
    this.#looks.set(looks, this.count * lookBytes);
    this.#hashes.set(hashes, this.count * 2);
    for (let at = 0; at < more; at++)
      for (const part of [0, 1]) {
        const from = at * lookBytes + part * half;
        this.#low.set(looks.subarray(from, from + coarse), ((this.count + at) * 2 + part) * coarse);
      }
    this.count += more;
  }

  #reserve(wanted: number) {
    if (wanted <= this.#capacity) return;
    this.#capacity = Math.max(wanted, Math.ceil(this.#capacity * 1.5), 1024);
    const larger = <T extends Int8Array | Uint32Array>(next: T, old: T): T => {
      next.set(old);
      return next;
    };
    this.#looks = larger(new Int8Array(this.#capacity * lookBytes), this.#looks);
    this.#low = larger(new Int8Array(this.#capacity * 2 * coarse), this.#low);
    this.#hashes = larger(new Uint32Array(this.#capacity * 2), this.#hashes);
  }

  /** Those whose hash differs in at most `sameBits` bits, the nearest first. */
  copies(hash: readonly [number, number], most: number): Alike[] {
    const found: Alike[] = [];
    for (let number = 0; number < this.count; number++) {
      const bits = ones(this.#hashes[number * 2]! ^ hash[0]) + ones(this.#hashes[number * 2 + 1]! ^ hash[1]);
      if (bits <= sameBits) found.push({ number, likeness: 1 - bits / 64 });
    }
    return found.sort((a, b) => b.likeness - a.likeness).slice(0, most);
  }

  /** The most alike, the nearest first. A picture is as near as the nearest of its halves is to one of the questions. */
  alike(questions: readonly Int8Array[], most: number): Alike[] {
    const near = this.#nearest(questions);
    const grey = questions.map(isGrey);
    return near
      .map((number) => {
        let least = Infinity;
        for (const [at, question] of questions.entries())
          for (const part of [0, 1])
            least = Math.min(least, this.#distance(question, number * lookBytes + part * half, grey[at]!));
        // Two that have nothing in common are about this far from each other.
        return { number, likeness: Math.max(0, 1 - Math.sqrt(least) / 220) };
      })
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, most);
  }

  #distance(question: Int8Array, from: number, isGreyAsked: boolean): number {
    const end = isGreyAsked ? colourFrom : half;
    let sum = 0;
    for (let at = 0; at < end; at++) {
      const difference = question[at]! - this.#looks[from + at]!;
      sum += difference * difference;
    }
    return sum;
  }

  /** Candidates: the nearest by the lowest waves, by counting distances instead of sorting a million. */
  #nearest(questions: readonly Int8Array[]): number[] {
    if (this.count <= candidates) return Array.from({ length: this.count }, (_, number) => number);
    const low = this.#low,
      distances = new Uint16Array(this.count),
      counted = new Uint32Array(65536 >> 4);
    const first = questions.map((question) => question.subarray(0, coarse));
    for (let number = 0; number < this.count; number++) {
      let least = 65535;
      for (const question of first)
        for (let from = number * 2 * coarse; from < (number + 1) * 2 * coarse; from += coarse) {
          let sum = 0;
          for (let at = 0; at < coarse; at++) {
            const difference = question[at]! - low[from + at]!;
            sum += difference * difference;
          }
          if (sum < least) least = sum;
        }
      distances[number] = least;
      counted[least >> 4]!++;
    }
    let limit = 0;
    for (let sum = 0; limit < counted.length; limit++) {
      sum += counted[limit]!;
      if (sum >= candidates) break;
    }
    const found: number[] = [];
    for (let number = 0; number < this.count && found.length < 4 * candidates; number++)
      if (distances[number]! >> 4 <= limit) found.push(number);
    return found;
  }
}

/** How many bits of a word of 32 are set. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The two words of a hash of sixteen hexadecimal digits. */
export const wordsOf = (hash: string): [number, number] => [
  Number.parseInt(hash.slice(0, 8), 16),
  Number.parseInt(hash.slice(8), 16),
];
