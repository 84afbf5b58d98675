/** A place in a book as its readers name it: `Iliad 1.1`, `Gen 1:1`, `Republic 514a`, `論語 1.1`. */
export interface Reference {
  /** The name of the book, or of one of its parts. */
  name: string;
  /** Its numbers from the outside in, each with at most one letter: `514a`. */
  numbers: readonly string[];
}

/** Longest reference in characters. */
export const maxReferenceLength = 120;
const maxNumbers = 4;
const numberForm = /^\d{1,5}[a-z]?$/i;

/** A name without the spaces and signs at its end. */
function withoutSigns(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s,.:·、第]/u.test(name[end - 1]!)) end--;
  return name.slice(0, end);
}

/** A Roman number from I to CXCIX at the end of a name, as editions count books: `Inf. V`. */
const romanEnd = /^(.*\p{L}[.,]?)\s+(C?(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))$/u;
const romanValues = { I: 1, V: 5, X: 10, L: 50, C: 100 } as const;
function readRoman(roman: string): number {
  const values = [...roman].map((letter) => romanValues[letter as keyof typeof romanValues]);
  return values.reduce<number>((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** The reference that a search term states; null for any other term. A range (`1.1–7`) counts from its start. */
export function readReference(keyword: string): Reference | null {
  const text = keyword.normalize('NFKC').trim();
  const start = text.search(/\d/);
  if (start < 1) return null;
  const [, romanName, roman] = romanEnd.exec(withoutSigns(text.slice(0, start))) ?? [];
  const name = roman ? withoutSigns(romanName!) : withoutSigns(text.slice(0, start));
  const [first = ''] = text.slice(start).split(/[-–—]/, 1);
  const numbers = [
    ...(roman ? [String(readRoman(roman))] : []),
    ...first
      .split(/[\s.:,·、第章節节篇卷巻]+/u)
      .filter(Boolean)
      .map((number) => number.toLowerCase()),
  ];
  const isReference =
    /\p{L}/u.test(name) &&
    numbers.length > 0 &&
    numbers.length <= maxNumbers &&
    numbers.every((number) => numberForm.test(number));
  return isReference ? { name, numbers } : null;
}

/** A segment by its keys, which contain the numbers of its edition. */
export interface NumberedSegment {
  chapter: string;
  segment: string;
}

const numbersIn = (key: string) => key.toLowerCase().match(/\d+[a-z]?/g) ?? [];
/** Whether a number of a key is the stated one; a number without a letter matches all its letters. */
const isNumber = (stated: string, number: string | undefined) =>
  number !== undefined && (number === stated || number.replace(/[a-z]$/, '') === stated);
const beginsWith = (numbers: readonly string[], stated: readonly string[]) =>
  stated.every((number, at) => isNumber(number, numbers[at]));

/**
 * The segment with the numbers of a reference, among segments in the order of the book; null if none has them. The numbers
 * are those of its chapter and its own, or its own alone (`1.1` in chapter 1), or lie in its range of lines (`3-5`).
 */
export function findSegment<S extends NumberedSegment>(stated: readonly string[], segments: readonly S[]): S | null {
  const numbered = segments.map((segment) => ({
    segment,
    ofChapter: numbersIn(segment.chapter),
    ownNumbers: numbersIn(segment.segment),
  }));
  const [last = '', outer] = [stated.at(-1), stated.slice(0, -1)];
  const isInRange = (ownNumbers: readonly string[]) =>
    ownNumbers.length > 0 && Number(ownNumbers[0]) <= Number(last) && Number(last) <= Number(ownNumbers.at(-1));
  const match =
    numbered.find(({ ofChapter, ownNumbers }) => beginsWith([...ofChapter, ...ownNumbers], stated)) ??
    numbered.find(({ ownNumbers }) => beginsWith(ownNumbers, stated)) ??
    numbered.find(
      ({ ofChapter, ownNumbers }) =>
        outer.length > 0 && beginsWith(ofChapter, outer) && /^\d+$/.test(last) && isInRange(ownNumbers),
    );
  return match?.segment ?? null;
}

/** The reference of an address: `iliad/1.1`, `res-gestae/34`, or `Iliad 1.1` as it is typed. */
export const readReferenceAddress = (path: string): Reference | null =>
  readReference(path.replace(/-(?=[\p{L}])/gu, ' ').replace(/\//g, ' '));

/** A reference as a reader types it: `Iliad 1.1`. */
export const writeReference = ({ name, numbers }: Reference): string => `${name} ${numbers.join('.')}`;

/** The number of the first line of a segment: 3 of `3-5`. */
const firstOf = (key: string) => key.split(/[-–—]/, 1)[0]!;

/**
 * The shortest numbers by which a segment is found among all of its book, as `findSegment` reads them: its own, with the
 * first number of its chapter, or with all. Null if other segments have the same: works whose editions number nothing.
 */
export function numbersOf<S extends NumberedSegment>(
  segment: S,
  segments: readonly S[],
  isOfPart = false,
): string | null {
  const ownNumbers = numbersIn(firstOf(segment.segment)),
    ofChapter = numbersIn(segment.chapter);
  const candidates = [ownNumbers, [...ofChapter.slice(0, 1), ...ownNumbers], [...ofChapter, ...ownNumbers]];
  // A line alone says too little where there are several chapters; a part is named with its chapter.
  const isOwnEnough =
    ownNumbers.length > 1 ||
    /[a-z]/.test(ownNumbers[0] ?? '') ||
    segments.every(({ chapter }) => chapter === segment.chapter);
  const match = candidates
    .slice(isOfPart ? 2 : isOwnEnough ? 0 : 1)
    .find(
      (numbers) => numbers.length > 0 && numbers.length <= maxNumbers && findSegment(numbers, segments) === segment,
    );
  return match?.join('.') ?? null;
}
