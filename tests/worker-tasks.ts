/** Worker tasks for tests: one that never ends, one that exhausts memory, one that fails, one that succeeds. */
export function endless(): void {
  for (;;);
}
export function greedy(): number {
  const arrays: number[][] = [];
  for (;;) arrays.push(Array.from({ length: 100_000 }, (_, place) => place));
}
export function failing(): void {
  throw new TypeError('of its own');
}
export const doubled = (number: number): number => 2 * number;
