/** A part of a pattern that consumes characters, or none if it is an assertion. */
interface Item {
  source: string;
  /** The single character that it matches; null for classes, groups and assertions. */
  letter: string | null;
  /** Whether it matches exactly one character. */
  isSingle: boolean;
  min: number;
  max: number;
  /** Maximum number of ways to match at a place; unbounded for `*`, `+` and `{2,}`. */
  ways: number;
}
type Sequence = Item[];

/** Maximum number of attempts of a pattern at one place, apart from unbounded repetitions. */
const maxWays = 200;

const letters: Record<string, string> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f' };

/** Thrown for syntax not supported here: it may well be linear, and is left to the checker. */
class UnsupportedSyntax extends Error {}

/** Maximum number of alternatives when a pattern's groups are expanded. */
const maxAlternatives = 64;

const repeats = (sequence: Sequence) => sequence.some(({ max }) => max === Infinity);

/**
 * Reads the alternatives of a pattern. Groups that contain repetitions are expanded: `a(?:b+|c)?` becomes `ab+`, `ac`
 * and `a`, which together attempt at least as much as the pattern.
 */
function readPattern(pattern: string): Sequence[] {
  let at = 0;
  const take = (expression: RegExp) => {
    expression.lastIndex = at;
    const match = expression.exec(pattern);
    if (match) at += match[0].length;
    return match;
  };

  function readAlternatives(): Sequence[] {
    const alternatives: Sequence[] = [];
    let current: Sequence[] = [[]];
    while (at < pattern.length && pattern[at] !== ')') {
      if (take(/\|/y)) {
        alternatives.push(...current);
        current = [[]];
        continue;
      }
      const next = readItem();
      current = current.flatMap((before) => next.map((after) => [...before, ...after]));
      if (current.length > maxAlternatives) throw new UnsupportedSyntax();
    }
    return [...alternatives, ...current];
  }

  function readItem(): Sequence[] {
    const group = take(/\((?:\?(?::|<?[=!]|<\w+>))?/y);
    if (group) {
      const begin = at,
        inside = readAlternatives(),
        content = pattern.slice(begin, at);
      if (!take(/\)/y)) throw new UnsupportedSyntax();
      const isLookaround = /[=!]$/.test(group[0]);
      const { min, max } = readQuantifier();
      if (max === 1 && !isLookaround && (inside.some(repeats) || (min === 1 && inside.length === 1)))
        return min ? inside : [...inside, []];
      const ways = inside.map(waysOf).reduce((sum, count) => sum + count, 0) ** max * (max - min + 1);
      if (!Number.isFinite(ways)) throw new UnsupportedSyntax();
      const source = group[0] === '(?<!' && max === 1 ? `(?<!${content})` : '';
      return [[{ source, letter: null, isSingle: false, min, max, ways }]];
    }
    const assertion = take(/\^|\$|\\[bB]/y);
    if (assertion) return [[{ source: assertion[0], letter: null, isSingle: false, min: 1, max: 1, ways: 1 }]];
    const single =
      take(/\[(?:[^\]\\]|\\[^])*\]|\./y) ??
      take(/\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[dDsSwW])/y);
    const escaped = single ? null : take(/\\([nrtvf]|[^\w])/y);
    const plain = single || escaped ? null : take(/[^\\()[\]{}*+?|^$.]/uy);
    const source = (single ?? escaped ?? plain)?.[0];
    if (source === undefined) throw new UnsupportedSyntax(); // a back reference, or unknown syntax
    const letter = plain ? source : escaped ? (letters[escaped[1]!] ?? escaped[1]!) : null;
    const { min, max } = readQuantifier();
    return [[{ source, letter, isSingle: true, min, max, ways: max - min + 1 }]];
  }

  function readQuantifier(): { min: number; max: number } {
    const match = take(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y);
    if (!match) return { min: 1, max: 1 };
    const [, sign, from, comma, to] = match;
    if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    return { min: Number(from), max: comma ? (to ? Number(to) : Infinity) : Number(from) };
  }

  const read = readAlternatives();
  if (at < pattern.length) throw new UnsupportedSyntax();
  return read;
}

const waysOf = (sequence: Sequence) => sequence.reduce((product, { ways }) => product * ways, 1);

/**
 * Whether the structure of a pattern proves that a search in a text of any length is linear. Each alternative repeats
 * single characters without bound, `C*`, in one of these forms, and attempts little else (`maxWays`):
 *
 * - It has no such repetition.
 * - `C*` is last, so that the search ends where it starts to match.
 * - Once, after a letter that C does not contain: a repetition that starts at one place of the text ends before the
 *   next place with that letter.
 * - Once, directly after `(?<!C)`: a repetition that starts at one place is attempted from no other place within it.
 * - After `^` (without the flag `m`), so that it is attempted from one place; each `C*` except the last is followed by
 *   characters that C does not contain, so that it ends in one place only.
 */
export function isLinearByStructure(pattern: string, flags: string): boolean {
  if (flags.includes('v')) return false; // its classes have a different syntax
  const matches = singleMatcher(flags.replace(/[gym]/g, ''));
  const isApart = (item: Item, other: Item): boolean => {
    const [letterItem, unknown] = item.letter === null ? [other, item] : [item, other];
    if (letterItem.letter !== null) return !matches(unknown).test(letterItem.letter);
    if (flags.includes('u')) return false; // too many characters to compare
    const [a, b] = [matches(item), matches(other)];
    return basicPlane.every((letter) => !a.test(letter) || !b.test(letter));
  };
  /** Whether what may follow the repetition starts with no character that it contains. */
  const endsInOnePlace = (sequence: Sequence, at: number): boolean => {
    for (const next of sequence.slice(at + 1)) {
      if (next.source === '$' && !flags.includes('m')) return true;
      if (!next.isSingle || !isApart(sequence[at]!, next)) return false;
      if (next.min >= 1) return true;
    }
    return true;
  };
  const isLinear = (sequence: Sequence): boolean => {
    const repeated = sequence.flatMap(({ max }, at) => (max === Infinity ? [at] : []));
    if (waysOf(sequence.filter(({ max }) => max !== Infinity)) > maxWays) return false;
    if (!repeated.length) return true;
    if (repeated.some((at) => !sequence[at]!.isSingle)) return false;
    const last = repeated.at(-1)!;
    if (sequence[0]!.source === '^' && !flags.includes('m'))
      return repeated.every((at) => at === last || endsInOnePlace(sequence, at));
    if (repeated.length > 1) return false;
    if (last === sequence.length - 1) return true;
    if (sequence[last - 1]?.source === `(?<!${sequence[last]!.source})`) return true;
    return sequence
      .slice(0, last)
      .some((item) => item.letter !== null && item.min >= 1 && item.max === item.min && isApart(item, sequence[last]!));
  };
  try {
    return readPattern(pattern).every(isLinear);
  } catch (error) {
    if (error instanceof UnsupportedSyntax) return false;
    throw error;
  }
}

const basicPlane = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

/** A pattern for exactly the one character of an item. */
const singleMatcher = (flags: string) => (item: Item) => new RegExp(`^(?:${item.source})$`, flags);
