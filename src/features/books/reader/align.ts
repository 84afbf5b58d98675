import type { AlignedRow, ShownPage, ShownSegment } from '../contract.ts';

/** A segment of a witness, with the original's segments that it translates (null: the one with the same id). */
export interface AlignedSegment extends ShownSegment {
  aligned: readonly string[] | null;
}
interface AlignedPage extends ShownPage {
  segments: readonly string[];
}
export interface Column {
  segments: readonly AlignedSegment[];
  pages: readonly AlignedPage[];
}

/**
 * Aligns columns in rows. `spine` holds the ids of the original's segments in order, even if the original is not
 * displayed. A translated segment of several originals joins their rows; an unaligned segment follows the previous one;
 * a page of a photocopy extends to the next one. Runs in linear time.
 */
export function alignRows(spine: readonly string[], columns: readonly Column[]): AlignedRow[] {
  const placeOf = new Map(spine.map((id, place) => [id, place]));
  /** Whether a spine position shares a row with the next one. */
  const joined = new Uint8Array(Math.max(spine.length, 1));
  const join = (from: number, until: number) => joined.fill(1, from, until);
  const placed = columns.map(({ segments, pages }) => {
    let last = 0;
    const starts = segments.map((segment) => {
      const places = (segment.aligned ?? [segment.id]).flatMap((id) => placeOf.get(id) ?? []);
      if (!places.length) return last;
      const from = Math.min(...places),
        until = Math.max(...places);
      join(from, until);
      last = until;
      return from;
    });
    return { starts, pageStarts: computePageStarts(pages, placeOf, spine.length, join) };
  });

  const rowOf = new Uint32Array(Math.max(spine.length, 1));
  for (let place = 1; place < spine.length; place++) rowOf[place] = rowOf[place - 1]! + (joined[place - 1] ? 0 : 1);
  const isEmpty = columns.every(({ segments, pages }) => !segments.length && !pages.length);
  const count = isEmpty ? 0 : rowOf.at(Math.max(spine.length, 1) - 1)! + 1;
  const rows = Array.from({ length: count }, (): AlignedRow => ({
    id: '',
    cells: columns.map(() => ({ segments: [], pages: [] })),
  }));
  for (const [place, id] of spine.entries()) {
    const row = rows[rowOf[place]!];
    if (row) row.id ||= id;
  }
  for (const [at, { segments, pages }] of columns.entries()) {
    const { starts, pageStarts } = placed[at]!;
    for (const [place, { aligned: _aligned, ...segment }] of segments.entries())
      rows[rowOf[starts[place]!]!]!.cells[at]!.segments.push(segment);
    for (const [place, { segments: _segments, ...page }] of pages.entries())
      rows[rowOf[pageStarts[place]!]!]!.cells[at]!.pages.push(page);
  }
  for (const row of rows) row.id ||= row.cells.flatMap(({ segments }) => segments)[0]?.id ?? '1';
  return rows.filter(({ cells }) => cells.some(({ segments, pages }) => segments.length || pages.length));
}

/** The start of each page; a page extends to the next one. */
function computePageStarts(
  pages: readonly AlignedPage[],
  placeOf: ReadonlyMap<string, number>,
  length: number,
  join: (from: number, until: number) => void,
): number[] {
  if (!pages.length) return [];
  let last = 0;
  const starts = pages.map(({ segments }) => {
    const places = segments.flatMap((id) => placeOf.get(id) ?? []);
    if (places.length) last = Math.max(last, Math.min(...places));
    return last;
  });
  if (length === 0) return starts;
  for (const [place, start] of starts.entries()) {
    const next = starts.slice(place + 1).find((laterStart) => laterStart > start) ?? length;
    join(start, next - 1);
  }
  return starts;
}

/** Characters per page of a long chapter. */
const maxPageLetters = 24_000;

/** Splits rows into pages that a browser can lay out quickly; rows are never split. */
export function splitIntoPages(rows: readonly AlignedRow[]): AlignedRow[][] {
  const pages: AlignedRow[][] = [];
  let page: AlignedRow[] = [],
    letters = 0;
  for (const row of rows) {
    const rowLetters = row.cells.reduce(
      (sum, { segments }) => sum + segments.reduce((length, { html }) => length + html.length, 0),
      0,
    );
    if (page.length && letters + rowLetters > maxPageLetters) {
      pages.push(page);
      [page, letters] = [[], 0];
    }
    page.push(row);
    letters += rowLetters;
  }
  if (page.length || !pages.length) pages.push(page);
  return pages;
}
