/** Errors that are forgiven in what somebody typed: one in a short word, two in a long one; in Chinese and Japanese one. */
export const forgiven = (letters: readonly string[], spaced: boolean): number => (spaced ? (letters.length < 4 ? 0 : letters.length <= 7 ? 1 : 2) : letters.length < 3 ? 0 : 1);

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour until `typed` is `name` or, with
 * `begins`, the beginning of it. More than `most` is Infinity.
 */
export function errorsBetween(typed: readonly string[], name: readonly string[], most: number, begins = false): number {
  if (!begins && Math.abs(typed.length - name.length) > most) return Infinity;
  const width = Math.min(name.length, typed.length + most);
  let beforeLast: number[] = [], last = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let place = 1; place <= width; place++) {
      const same = typed[row - 1] === name[place - 1];
      let errors = Math.min(last[place]! + 1, now[place - 1]! + 1, last[place - 1]! + (same ? 0 : 1));
      if (row > 1 && place > 1 && typed[row - 1] === name[place - 2] && typed[row - 2] === name[place - 1]) errors = Math.min(errors, beforeLast[place - 2]! + 1);
      now.push(errors);
    }
    if (Math.min(...now) > most && Math.min(...last) > most) return Infinity;
    [beforeLast, last] = [last, now];
  }
  const errors = begins ? Math.min(...last) : last[name.length] ?? Infinity;
  return errors <= most ? errors : Infinity;
}
