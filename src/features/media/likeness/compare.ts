import { doWhile, i16x8, i32, i32x4, i64, local, moduleOf, v128Type } from './assemble.ts';

/**
 * The one loop that goes through all pictures, in WebAssembly: sixteen numbers at once instead of one. In JavaScript a
 * million pictures take five times as long.
 */

/** Numbers of half a descriptor by which candidates are chosen. */
export const coarse = 16;
/** Questions that are asked together. */
const mostQuestions = 3;
/** What is gone through of a picture: its hash, and the first numbers of both its halves. */
const recordBytes = 8 + 2 * coarse;
/** Pictures that are compared at once: what is found of them stays in the processor's nearest memory. */
const blockPictures = 1024;

/** Where in memory the questions, the hash asked for, what is found and the records lie. */
const questionsAt = 0,
  hashAt = mostQuestions * coarse,
  foundAt = 64,
  recordsAt = foundAt + blockPictures * 8;
const pageBytes = 65_536;

// Parameters, then variables: both halves of each question, both halves of a descriptor, how far the questions are from it.
const record = 0,
  end = 1,
  found = 2;
const question = (at: number, part: 0 | 1) => 3 + at * 2 + part;
const least = question(mostQuestions, 0);
const questions = Array.from({ length: mostQuestions }, (_, at) => at);

/** Squares of the differences between a question and half a descriptor, added up to four numbers. */
function squares(at: number, half: 0 | 1): number[] {
  const eight = (part: 0 | 1) => {
    const difference = i16x8.sub(
      i16x8.load8(8 + half * coarse + part * 8, local.get(record)),
      local.get(question(at, part)),
    );
    return i32x4.dot(difference, difference);
  };
  return i32x4.add(eight(0), eight(1));
}
const [first, second] = [least + 1, least + 2];

const compareModule = moduleOf(
  3,
  Array.from({ length: mostQuestions * 2 + 3 }, () => v128Type),
  ...questions.flatMap((at) =>
    ([0, 1] as const).map((part) =>
      local.set(question(at, part), i16x8.load8(questionsAt + at * coarse + part * 8, i32.const(0))),
    ),
  ),
  doWhile(
    i32.lessUnsigned(local.get(record), local.get(end)),
    ...questions.flatMap((at) => [
      local.set(first, squares(at, 0)),
      local.set(second, squares(at, 1)),
      // The sums of both halves, side by side: first 0 + 2, second 0 + 2, first 1 + 3, second 1 + 3; then those.
      local.set(
        first,
        i32x4.add(
          i32x4.lanes([0, 4, 1, 5], local.get(first), local.get(second)),
          i32x4.lanes([2, 6, 3, 7], local.get(first), local.get(second)),
        ),
      ),
      local.set(first, i32x4.add(local.get(first), i32x4.lanes([2, 3, 0, 1], local.get(first), local.get(first)))),
      local.set(least, at ? i32x4.min(local.get(least), local.get(first)) : local.get(first)),
    ]),
    i32.store(
      0,
      local.get(found),
      i32x4.first(i32x4.min(local.get(least), i32x4.lanes([1, 0, 1, 0], local.get(least), local.get(least)))),
    ),
    i32.store(
      4,
      local.get(found),
      i32.fromI64(i64.ones(i64.xor(i64.load(0, local.get(record)), i64.load(hashAt, i32.const(0))))),
    ),
    local.set(found, i32.add(local.get(found), i32.const(8))),
    local.set(record, i32.add(local.get(record), i32.const(recordBytes))),
  ),
);

/** The records of all pictures in memory of WebAssembly, and the loop that compares them. */
export class Records {
  #memory = new WebAssembly.Memory({ initial: 1 });
  #run = new WebAssembly.Instance(compareModule, { own: { memory: this.#memory } }).exports['run'] as (
    ...numbers: number[]
  ) => void;
  count = 0;

  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Makes room for another picture, and gives its hash and both beginnings, to be filled in. */
  add(): { hash: Uint32Array; halves: [Int8Array, Int8Array] } {
    const at = recordsAt + this.count++ * recordBytes;
    const missing = at + recordBytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes));
    const { buffer } = this.#memory;
    return {
      hash: new Uint32Array(buffer, at, 2),
      halves: [new Int8Array(buffer, at + 8, coarse), new Int8Array(buffer, at + 8 + coarse, coarse)],
    };
  }

  /** The first numbers of a picture's half. */
  half(number: number, part: number): Int8Array {
    return new Int8Array(this.#memory.buffer, recordsAt + number * recordBytes + 8 + part * coarse, coarse);
  }

  /**
   * Tells of each picture how far the nearest of its halves is from the nearest of the questions, by their first numbers,
   * and by how many bits its hash differs.
   */
  compare(
    asked: readonly Int8Array[],
    hash: readonly [number, number],
    tell: (number: number, far: number, bits: number) => void,
  ): void {
    const { buffer } = this.#memory;
    for (const at of questions)
      new Int8Array(buffer, questionsAt + at * coarse, coarse).set((asked[at] ?? asked[0]!).subarray(0, coarse));
    new Uint32Array(buffer, hashAt, 2).set(hash);
    const told = new Int32Array(buffer, foundAt, blockPictures * 2);
    for (let from = 0; from < this.count; from += blockPictures) {
      const size = Math.min(blockPictures, this.count - from),
        at = recordsAt + from * recordBytes;
      this.#run(at, at + size * recordBytes, foundAt);
      for (let place = 0; place < size; place++) tell(from + place, told[place * 2]!, told[place * 2 + 1]!);
    }
  }
}
