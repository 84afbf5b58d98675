/** The number of typing errors allowed: one in a short word, two in a long one; one in Chinese and Japanese. */
export const allowedErrors = (letters: readonly string[], spaced: boolean): number =>
  spaced ? (letters.length < 4 ? 0 : letters.length <= 7 ? 1 : 2) : letters.length < 3 ? 0 : 1;

/** Letters that may replace another, by the first and last of their alphabet. */
const alphabets = ['az', 'αω', 'ая', 'את', 'اي', 'ぁん'].map(([first, last]) =>
  Array.from({ length: last!.codePointAt(0)! - first!.codePointAt(0)! + 1 }, (_, place) =>
    String.fromCodePoint(first!.codePointAt(0)! + place),
  ),
);

/**
 * All spellings one error away, or only those with the error in the first `places` letters; none if the letters are of
 * no known alphabet.
 */
export function spellingsOneErrorAway(typed: readonly string[], places = typed.length + 1): string[] {
  const alphabet = alphabets.find((letters) =>
    typed.every((letter) => letters.includes(letter) || /[ ー\d]/.test(letter)),
  );
  if (!alphabet) return [];
  const spellings = new Set<string>();
  for (let place = 0; place <= typed.length && place < places; place++) {
    const [before, letter, after] = [typed.slice(0, place).join(''), typed[place], typed.slice(place + 1).join('')];
    for (const other of alphabet) {
      spellings.add(`${before}${other}${letter ?? ''}${after}`);
      if (letter !== undefined) spellings.add(`${before}${other}${after}`);
    }
    if (letter === undefined) continue;
    if (place > 0) spellings.add(before + after);
    if (typed[place + 1] !== undefined)
      spellings.add(`${before}${typed[place + 1]!}${letter}${typed.slice(place + 2).join('')}`);
  }
  return [...spellings];
}

/**
 * Edit distance (insertions, deletions, replacements, swaps of neighbours) from `typed` to `name` or, with `begins`, to
 * a prefix of it. Infinity beyond `maxDistance`.
 */
export function editDistance(
  typed: readonly string[],
  name: readonly string[],
  maxDistance: number,
  begins = false,
): number {
  if (!begins && Math.abs(typed.length - name.length) > maxDistance) return Infinity;
  const width = Math.min(name.length, typed.length + maxDistance);
  let beforeLast: number[] = [],
    last = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let place = 1; place <= width; place++) {
      const same = typed[row - 1] === name[place - 1];
      let errors = Math.min(last[place]! + 1, now[place - 1]! + 1, last[place - 1]! + (same ? 0 : 1));
      if (row > 1 && place > 1 && typed[row - 1] === name[place - 2] && typed[row - 2] === name[place - 1])
        errors = Math.min(errors, beforeLast[place - 2]! + 1);
      now.push(errors);
    }
    if (Math.min(...now) > maxDistance && Math.min(...last) > maxDistance) return Infinity;
    [beforeLast, last] = [last, now];
  }
  const errors = begins ? Math.min(...last) : (last[name.length] ?? Infinity);
  return errors <= maxDistance ? errors : Infinity;
}
