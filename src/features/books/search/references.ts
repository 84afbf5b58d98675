/** A place in a book as its readers name it: `Iliad 1.1`, `Gen 1:1`, `Republic 514a`, `論語 1.1`. */
export interface Reference {
  /** The name of the book, or of one of its parts. */
  name: string;
  /** Its numbers from the outside in, each with at most one letter: `514a`. */
  numbers: readonly string[];
}

const maxNumbers = 4;
const numberForm = /^\d{1,5}[a-z]?$/i;

/** A name without the spaces and signs at its end. */
function withoutSigns(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s,.:·、第]/u.test(name[end - 1]!)) end--;
  return name.slice(0, end);
}

/** The reference that a search term states; null for any other term. A range (`1.1–7`) counts from its start. */
export function readReference(keyword: string): Reference | null {
  const text = keyword.normalize('NFKC').trim();
  const start = text.search(/\d/);
  if (start < 1) return null;
  const name = withoutSigns(text.slice(0, start));
  const [first = ''] = text.slice(start).split(/[-–—]/, 1);
  const numbers = first
    .split(/[\s.:,·、章節节篇]+/u)
    .filter(Boolean)
    .map((number) => number.toLowerCase());
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
/** Whether a number of a key is the stated one; a number without a letter stands for all its letters. */
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
    own: numbersIn(segment.segment),
  }));
  const [last = '', outer] = [stated.at(-1), stated.slice(0, -1)];
  const isInRange = (own: readonly string[]) =>
    own.length > 0 && Number(own[0]) <= Number(last) && Number(last) <= Number(own.at(-1));
  const found =
    numbered.find(({ ofChapter, own }) => beginsWith([...ofChapter, ...own], stated)) ??
    numbered.find(({ own }) => beginsWith(own, stated)) ??
    numbered.find(
      ({ ofChapter, own }) => outer.length > 0 && beginsWith(ofChapter, outer) && /^\d+$/.test(last) && isInRange(own),
    );
  return found?.segment ?? null;
}
