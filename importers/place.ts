/**
 * The file that an import reads, and in files of many records the record. `watch-place.ts` sees it from a thread, so that
 * what takes too long or too much memory is refused by its place, and the rest goes on (`supervise.ts`).
 */

/** Bytes of a place at most; a longer one is cut. */
const placeBytes = 1000;

/** Two numbers, how often something was read and how long the place is in bytes; then the place in UTF-8. */
export const sharedPlace = new SharedArrayBuffer(8 + placeBytes);
const numbers = new Int32Array(sharedPlace, 0, 2),
  text = Buffer.from(sharedPlace, 8);

/** Says what is read from here on; empty for nothing of the source. */
export function markPlace(where: string): void {
  numbers[1] = text.write(where);
  showProgressOfReading();
}

/** Says that reading goes on at the same place: the limit of time counts from here. */
export function showProgressOfReading(): void {
  Atomics.add(numbers, 0, 1);
}

let refused: ReadonlySet<string> = new Set();

/** Places that are passed over, because an earlier attempt of the same import could not read them. */
export function refusePlaces(places: readonly string[]): void {
  refused = new Set(places);
}
export const isRefusedPlace = (where: string): boolean => refused.has(where);
