import { colourFrom, half, isGrey, lookBytes } from './describe.ts';

/** A stored picture that is like the one asked for: its number, and how much, from 0 to 1. */
export interface Alike {
  number: number;
  likeness: number;
}

/** Numbers of a descriptor by which candidates are chosen, and how many of them are then compared whole. */
const coarse = 16,
  candidates = 400;
/** Pictures by which it is judged how near the nearest are, and how many times as many as wanted are let through. */
const sample = 8192,
  spare = 6;
/** No two are farther from each other by `coarse` numbers. */
const farthest = coarse * 254 ** 2;
/** Numbers of half a descriptor behind those. */
const further = half - coarse;
/** Pictures for which room is made at once: growing by a share would leave a third of the memory empty. */
const roomPictures = 65_536;
/** Differing bits up to which a hash says that it is the same picture. */
const sameBits = 8;

/**
 * Descriptors and hashes of all pictures in memory, 200 bytes each: 192 of a descriptor, 8 of a hash. Every one is
 * searched by its lowest waves, the nearest few hundred whole.
 */
export class Matrix {
  count = 0;
  #capacity = 0;
  /** The first numbers of both halves of each, next to each other: what every search goes through. */
  #low = new Int8Array(0);
  /** The numbers behind them. */
  #rest = new Int8Array(0);
  #hashes = new Uint32Array(0);

  /** What all of it takes, in bytes. */
  get bytes(): number {
    return this.#low.byteLength + this.#rest.byteLength + this.#hashes.byteLength;
  }

  /** Adds pictures; they are numbered in their order. `hashes` has two words a picture. */
  add(looks: Int8Array, hashes: Uint32Array): void {
    const more = looks.length / lookBytes;
    this.#reserve(this.count + more);
    this.#hashes.set(hashes, this.count * 2);
    for (let at = 0; at < more; at++)
      for (const part of [0, 1]) {
        const from = at * lookBytes + part * half;
        const place = (this.count + at) * 2 + part;
        this.#low.set(looks.subarray(from, from + coarse), place * coarse);
        this.#rest.set(looks.subarray(from + coarse, from + half), place * further);
      }
    this.count += more;
  }

  #reserve(wanted: number) {
    if (wanted <= this.#capacity) return;
    this.#capacity = wanted <= 1024 ? 1024 : Math.ceil(wanted / roomPictures) * roomPictures;
    const larger = <T extends Int8Array | Uint32Array>(next: T, old: T): T => {
      next.set(old);
      return next;
    };
    this.#low = larger(new Int8Array(this.#capacity * 2 * coarse), this.#low);
    this.#rest = larger(new Int8Array(this.#capacity * 2 * further), this.#rest);
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
          for (const part of [0, 1]) least = Math.min(least, this.#distance(question, number * 2 + part, grey[at]!));
        // Two that have nothing in common are about this far from each other.
        return { number, likeness: Math.max(0, 1 - Math.sqrt(least) / 220) };
      })
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, most);
  }

  /** How far a question is from half a descriptor, which are counted through all pictures. */
  #distance(question: Int8Array, place: number, isGreyAsked: boolean): number {
    let sum = 0;
    for (let at = 0, from = place * coarse; at < coarse; at++, from++) {
      const difference = question[at]! - this.#low[from]!;
      sum += difference * difference;
    }
    const end = isGreyAsked ? colourFrom : half;
    for (let at = coarse, from = place * further; at < end; at++, from++) {
      const difference = question[at]! - this.#rest[from]!;
      sum += difference * difference;
    }
    return sum;
  }

  /**
   * Candidates: the nearest by the lowest waves. How near that is, a few thousand pictures from all over tell; most of
   * the others are too far after the first few numbers, and need no further ones.
   */
  #nearest(questions: readonly Int8Array[]): number[] {
    if (this.count <= candidates) return Array.from({ length: this.count }, (_, number) => number);
    for (let limit = this.#limitFor(questions); ; limit *= 2) {
      const near = this.#within(questions, limit);
      if (near.size < candidates && limit < farthest) continue;
      return [...near]
        .sort(([, a], [, b]) => a - b)
        .slice(0, candidates)
        .map(([number]) => number);
    }
  }

  /** A distance within which some times as many pictures lie as are wanted, if the others are like the sample. */
  #limitFor(questions: readonly Int8Array[]): number {
    const step = Math.max(1, Math.floor(this.count / sample)),
      found = [...this.#within(questions, farthest, step).values()];
    const wanted = Math.ceil((found.length * spare * candidates) / this.count);
    return found.sort((a, b) => a - b)[Math.min(found.length - 1, wanted)]! + 1;
  }

  /**
   * The pictures within a distance of the nearest of the questions by the lowest waves, and how far each is; of every
   * `step` one. This goes through all of them for each question, so its loop asks for nothing but numbers.
   */
  #within(questions: readonly Int8Array[], limit: number, step = 1): Map<number, number> {
    const low = this.#low,
      { count } = this;
    const near = new Map<number, number>();
    for (const question of questions) {
      const [first, second, third, fourth] = question as unknown as [number, number, number, number];
      for (let number = 0; number < count; number += step)
        for (let from = number * 2 * coarse, end = from + 2 * coarse; from < end; from += coarse) {
          const a = first - low[from]!,
            b = second - low[from + 1]!;
          let far = a * a + b * b;
          if (far > limit) continue;
          const c = third - low[from + 2]!,
            d = fourth - low[from + 3]!;
          far += c * c + d * d;
          for (let at = 4; at < coarse && far <= limit; at += 4) {
            const e = question[at]! - low[from + at]!,
              f = question[at + 1]! - low[from + at + 1]!,
              g = question[at + 2]! - low[from + at + 2]!,
              h = question[at + 3]! - low[from + at + 3]!;
            far += e * e + f * f + g * g + h * h;
          }
          if (far <= limit && far < (near.get(number) ?? Infinity)) near.set(number, far);
        }
    }
    return near;
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
