/**
 * The file that an import is reading and, in files of many records, the record. A thread (`watch-place.ts`) observes
 * it, so that a place that takes too much time or memory is refused and the rest is imported (`supervise.ts`).
 */

/** Maximum bytes of a place; a longer one is truncated. */
const placeBytes = 1000;

/** Two numbers, the count of reads and the length of the place in bytes; then the place in UTF-8. */
export const sharedPlace = new SharedArrayBuffer(8 + placeBytes);
const numbers = new Int32Array(sharedPlace, 0, 2),
  text = Buffer.from(sharedPlace, 8);

/** Sets the place that is read from now on; empty if nothing of the source is read. */
export function markPlace(where: string): void {
  numbers[1] = text.write(where);
  markProgress();
}

/** Marks progress at the same place: the time limit restarts. */
export function markProgress(): void {
  Atomics.add(numbers, 0, 1);
}

let refusedPlaces: ReadonlySet<string> = new Set();

/** Sets places to skip, because an earlier attempt of the same import could not read them. */
export function refusePlaces(places: readonly string[]): void {
  refusedPlaces = new Set(places);
}
export const isRefusedPlace = (where: string): boolean => refusedPlaces.has(where);
