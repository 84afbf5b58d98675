/** Work for a thread that never ends, that takes all memory, that fails, that is done. */
export function endless(): void {
  for (;;);
}
export function greedy(): number {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, place) => place));
}
export function failing(): void {
  throw new TypeError('of its own');
}
export const doubled = (number: number): number => 2 * number;
