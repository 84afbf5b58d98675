import type { AlignedRow, ShownPage, ShownSegment } from '../contract.ts';

/** A segment of a witness, with the segments of the original that it renders (none given: that of the same id). */
export interface AlignedSegment extends ShownSegment {
  aligned: readonly string[] | null;
}
/** A page of a photocopy, with the segments that stand on it. */
interface AlignedPage extends ShownPage {
  segments: readonly string[];
}
export interface Column {
  segments: readonly AlignedSegment[];
  pages: readonly AlignedPage[];
}

/**
 * What stands side by side: `spine` are the ids of the original's segments in order, read or not. A translation's
 * segment that renders several joins their rows; what renders nothing that is here follows the segment before it; a
 * page of a photocopy reaches until the next one begins. Linear in what it is given.
 */
export function alignRows(spine: readonly string[], columns: readonly Column[]): AlignedRow[] {
  const placeOf = new Map(spine.map((id, place) => [id, place]));
  /** Whether a place of the spine stands in one row with the next one. */
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
    return { starts, pageStarts: pagePlaces(pages, placeOf, spine.length, join) };
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

/** Where each page begins; each is as long as the text until the next one. */
function pagePlaces(
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
    const next = starts.slice(place + 1).find((one) => one > start) ?? length;
    join(start, next - 1);
  }
  return starts;
}

/** Letters of one page of a long chapter. */
const pageLetters = 24_000;

/** Rows in pages that a browser lays out at once; a row is never cut. */
export function inPages(rows: readonly AlignedRow[]): AlignedRow[][] {
  const pages: AlignedRow[][] = [];
  let page: AlignedRow[] = [],
    letters = 0;
  for (const row of rows) {
    const own = row.cells.reduce(
      (sum, { segments }) => sum + segments.reduce((all, { html }) => all + html.length, 0),
      0,
    );
    if (page.length && letters + own > pageLetters) {
      pages.push(page);
      [page, letters] = [[], 0];
    }
    page.push(row);
    letters += own;
  }
  if (page.length || !pages.length) pages.push(page);
  return pages;
}
