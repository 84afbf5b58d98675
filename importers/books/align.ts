import { aligned as mostAligned } from '../../src/features/books/limits.ts';
import type { Segment } from '../../src/features/books/rules.ts';
import type { Piece } from './record.ts';

/** A segment with its place in its edition. */
export interface PlacedSegment extends Pick<Piece, 'speech' | 'stanza'> {
  segment: Segment;
  /** Numbers within the chapter, largest division first. */
  path: readonly string[];
}

/** Share of lines with a common number above which two texts number their lines alike. */
const minCommonLines = 0.95;

const keyOf = (path: readonly string[]) => path.join('\n');
const isVerse = ({ segment }: PlacedSegment) => segment.kind === 'verse';
/** The division of a segment: without the number of a line. */
const divisionOf = (placed: PlacedSegment) => keyOf(isVerse(placed) ? placed.path.slice(0, -1) : placed.path);

/**
 * Aligns a translation with its original, by the deepest level of numbers that both share; lines that are numbered
 * differently by speech, stanza or division. The order of the translation stays: what would change it is not aligned.
 */
export function alignSegments(translation: readonly PlacedSegment[], original: readonly PlacedSegment[]): void {
  const numbers = new OriginalNumbers(original);
  const byDivision = Map.groupBy(original.filter(isText), divisionOf);
  const places = new Map(original.map(({ segment: { id } }, place) => [id, place]));
  const matches = new Map<PlacedSegment, readonly string[]>();
  for (const [division, group] of Map.groupBy(translation, divisionOf)) {
    const within = byDivision.get(division) ?? [];
    const match = matchGroups(group.filter(isText), within) ?? ((placed) => numbers.find(placed.path));
    for (const placed of group) matches.set(placed, isText(placed) ? match(placed) : numbers.findHeading(placed.path));
  }
  const starts = translation.map((placed) => {
    const known = (matches.get(placed) ?? []).flatMap((id) => places.get(id) ?? []);
    return known.length ? Math.min(...known) : null;
  });
  const inOrder = longestAscent(starts);
  const listed = new Set<readonly string[]>();
  for (const [at, placed] of translation.entries()) {
    const ids = inOrder.has(at) ? boundList(matches.get(placed)!, listed) : [];
    if (ids.length !== 1 || ids[0] !== placed.segment.id) placed.segment.aligned = ids;
  }
}

const isText = ({ segment }: PlacedSegment) => segment.kind !== 'heading';

/** Number of segments that are all listed for each translated segment. */
const maxRepeatedIds = 20;

/**
 * A list that several translated segments share is complete in the first of them; for the others its first and last
 * segment are enough, because the rows between them are joined.
 */
function boundList(ids: readonly string[], listed: Set<readonly string[]>): string[] {
  if (ids.length > maxRepeatedIds && listed.has(ids)) return [ids[0]!, ids.at(-1)!];
  listed.add(ids);
  return ids.length <= mostAligned ? [...ids] : [...ids.slice(0, mostAligned - 1), ids.at(-1)!];
}

/** The original's segments by their numbers. */
class OriginalNumbers {
  readonly #exact = new Map<string, string[]>();
  readonly #within = new Map<string, string[]>();
  readonly #headings = new Map<string, string>();

  constructor(original: readonly PlacedSegment[]) {
    for (const placed of original) {
      const { segment, path } = placed;
      if (!isText(placed)) {
        if (!this.#headings.has(keyOf(path))) this.#headings.set(keyOf(path), segment.id);
        continue;
      }
      append(this.#exact, keyOf(path), segment.id);
      for (let depth = 0; depth < path.length; depth++) append(this.#within, keyOf(path.slice(0, depth)), segment.id);
    }
  }

  /** The segments with a number, within it or around it; empty if there are none. */
  find(path: readonly string[]): readonly string[] {
    const key = keyOf(path);
    const same = this.#exact.get(key) ?? [],
      within = path.length ? (this.#within.get(key) ?? []) : [];
    if (!within.length && same.length) return same;
    if (within.length) return same.length ? [...same, ...within] : within;
    for (let depth = path.length - 1; depth > 0; depth--) {
      const around = this.#exact.get(keyOf(path.slice(0, depth)));
      if (around) return around;
    }
    return [];
  }

  findHeading(path: readonly string[]): readonly string[] {
    const id = this.#headings.get(keyOf(path));
    return id === undefined ? [] : [id];
  }
}

function append(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

/**
 * How the segments of a division are matched where both texts have it: by speech or stanza if both have as many, else
 * lines by the whole division; null if their numbers tell.
 */
function matchGroups(
  translation: readonly PlacedSegment[],
  original: readonly PlacedSegment[],
): ((placed: PlacedSegment) => readonly string[]) | null {
  if (!translation.length || !original.length) return null;
  const areLines = translation.every(isVerse) && original.every(isVerse);
  if (areLines && hasCommonLines(translation, original)) return null;
  for (const level of ['speech', 'stanza'] as const) {
    const groups = Map.groupBy(original, (placed) => placed[level] ?? 0);
    const count = new Set(translation.map((placed) => placed[level] ?? 0)).size;
    if (groups.size !== count || count === 1) continue;
    const groupsInOrder = [...groups.values()],
      ordinals = new Map(
        [...new Set(translation.map((placed) => placed[level] ?? 0))].map((number, at) => [number, at]),
      );
    const idsInOrder = groupsInOrder.map((group) => group.map(({ segment }) => segment.id));
    return (placed) => idsInOrder[ordinals.get(placed[level] ?? 0)!]!;
  }
  const all = original.map(({ segment }) => segment.id);
  return areLines ? () => all : null;
}

function hasCommonLines(translation: readonly PlacedSegment[], original: readonly PlacedSegment[]): boolean {
  const lines = new Set(original.map(({ path }) => path.at(-1)));
  const own = new Set(translation.map(({ path }) => path.at(-1)));
  const common = [...own].filter((line) => lines.has(line)).length;
  return common / Math.max(lines.size, own.size) >= minCommonLines;
}

/** The places of a longest sequence that never descends; places without a value are in no sequence. */
function longestAscent(values: readonly (number | null)[]): ReadonlySet<number> {
  /** By length: the place at which the sequence with the least last value ends. */
  const ends: number[] = [],
    before = new Map<number, number | undefined>();
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    let low = 0,
      high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[ends[middle]!]! <= value) low = middle + 1;
      else high = middle;
    }
    before.set(at, ends[low - 1]);
    ends[low] = at;
  }
  const places = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) places.add(at);
  return places;
}
