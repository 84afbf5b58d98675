import { doWhile, i16x8, i32, i32x4, i64, local, assembleModule, v128Type } from './assemble.ts';

/**
 * The one loop over all pictures, in WebAssembly: it processes sixteen numbers at once. In JavaScript a million
 * pictures take five times as long.
 */

/** Number of leading values of half a descriptor that select candidates. */
export const coarseLength = 16;
/** Maximum number of queries compared in one pass. */
const maxQueries = 3;
/** Bytes per picture that the loop reads: its hash, and the first numbers of both halves of its descriptor. */
const recordBytes = 8 + 2 * coarseLength;
/** Number of pictures compared at once, so that their results stay in the processor's innermost cache. */
const blockPictures = 1024;

/** Memory offsets of the queries, the query's hash, the results and the records. */
const queriesOffset = 0,
  hashOffset = maxQueries * coarseLength,
  resultsOffset = 64,
  recordsOffset = resultsOffset + blockPictures * 8;
const pageBytes = 65_536;

// Parameters, then variables: both halves of each query, both halves of a descriptor, distances to the queries.
const record = 0,
  end = 1,
  output = 2;
const queryVariable = (at: number, part: 0 | 1) => 3 + at * 2 + part;
const distanceVariable = queryVariable(maxQueries, 0);
const queryIndexes = Array.from({ length: maxQueries }, (_, at) => at);

/** Squared differences between a query and half a descriptor, summed to four numbers. */
function squaredDistance(at: number, half: 0 | 1): number[] {
  const eight = (part: 0 | 1) => {
    const difference = i16x8.sub(
      i16x8.load8(8 + half * coarseLength + part * 8, local.get(record)),
      local.get(queryVariable(at, part)),
    );
    return i32x4.dot(difference, difference);
  };
  return i32x4.add(eight(0), eight(1));
}
const [first, second] = [distanceVariable + 1, distanceVariable + 2];

const compareModule = assembleModule(
  3,
  Array.from({ length: maxQueries * 2 + 3 }, () => v128Type),
  ...queryIndexes.flatMap((at) =>
    ([0, 1] as const).map((part) =>
      local.set(queryVariable(at, part), i16x8.load8(queriesOffset + at * coarseLength + part * 8, i32.const(0))),
    ),
  ),
  doWhile(
    i32.lessUnsigned(local.get(record), local.get(end)),
    ...queryIndexes.flatMap((at) => [
      local.set(first, squaredDistance(at, 0)),
      local.set(second, squaredDistance(at, 1)),
      // Adds up the sums of both halves in two steps: first 0 + 2, second 0 + 2, first 1 + 3, second 1 + 3; then those.
      local.set(
        first,
        i32x4.add(
          i32x4.lanes([0, 4, 1, 5], local.get(first), local.get(second)),
          i32x4.lanes([2, 6, 3, 7], local.get(first), local.get(second)),
        ),
      ),
      local.set(first, i32x4.add(local.get(first), i32x4.lanes([2, 3, 0, 1], local.get(first), local.get(first)))),
      local.set(distanceVariable, at ? i32x4.min(local.get(distanceVariable), local.get(first)) : local.get(first)),
    ]),
    i32.store(
      0,
      local.get(output),
      i32x4.first(
        i32x4.min(
          local.get(distanceVariable),
          i32x4.lanes([1, 0, 1, 0], local.get(distanceVariable), local.get(distanceVariable)),
        ),
      ),
    ),
    i32.store(
      4,
      local.get(output),
      i32.fromI64(i64.ones(i64.xor(i64.load(0, local.get(record)), i64.load(hashOffset, i32.const(0))))),
    ),
    local.set(output, i32.add(local.get(output), i32.const(8))),
    local.set(record, i32.add(local.get(record), i32.const(recordBytes))),
  ),
);

/** The records of all pictures in WebAssembly memory, and the loop that compares them. */
export class Records {
  #memory = new WebAssembly.Memory({ initial: 1 });
  #run = new WebAssembly.Instance(compareModule, { own: { memory: this.#memory } }).exports['run'] as (
    ...numbers: number[]
  ) => void;
  count = 0;

  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Makes room for another picture; returns its hash and the starts of both halves, for the caller to fill in. */
  add(): { hash: Uint32Array; halves: [Int8Array, Int8Array] } {
    const at = recordsOffset + this.count++ * recordBytes;
    const missing = at + recordBytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes));
    const { buffer } = this.#memory;
    return {
      hash: new Uint32Array(buffer, at, 2),
      halves: [new Int8Array(buffer, at + 8, coarseLength), new Int8Array(buffer, at + 8 + coarseLength, coarseLength)],
    };
  }

  /** The first numbers of one half of a picture. */
  half(number: number, part: number): Int8Array {
    return new Int8Array(
      this.#memory.buffer,
      recordsOffset + number * recordBytes + 8 + part * coarseLength,
      coarseLength,
    );
  }

  /**
   * Reports for each picture the distance between the nearest of its halves and the nearest query, by their first
   * numbers, and the number of bits in which its hash differs.
   */
  compare(
    descriptors: readonly Int8Array[],
    hash: readonly [number, number],
    report: (number: number, far: number, bits: number) => void,
  ): void {
    const { buffer } = this.#memory;
    for (const at of queryIndexes)
      new Int8Array(buffer, queriesOffset + at * coarseLength, coarseLength).set(
        (descriptors[at] ?? descriptors[0]!).subarray(0, coarseLength),
      );
    new Uint32Array(buffer, hashOffset, 2).set(hash);
    const results = new Int32Array(buffer, resultsOffset, blockPictures * 2);
    for (let from = 0; from < this.count; from += blockPictures) {
      const size = Math.min(blockPictures, this.count - from),
        at = recordsOffset + from * recordBytes;
      this.#run(at, at + size * recordBytes, resultsOffset);
      for (let place = 0; place < size; place++) report(from + place, results[place * 2]!, results[place * 2 + 1]!);
    }
  }
}
