import type { TreeView } from '../tree/drawing.ts';

/** CSS pixels per millimetre. */
const mm = 96 / 25.4;
/** A4 and the margins, in millimetres. */
export const paper = { long: 297, short: 210, margin: 10, foot: 9, overlap: 8 } as const;
export type Orientation = 'portrait' | 'landscape';
/** Maximum number of pages printed at once. */
export const maxPages = 150;

/** Printed size of the drawing: fit to one page, or a fraction of its full size. */
export const printSizes = ['page', 0.5, 0.75, 1] as const;
export type PrintSize = (typeof printSizes)[number];

/** One sheet: the part of the drawing it shows, in pixels of the sheet. */
export interface Sheet {
  /** `B3`: the row as a letter, the column as a number. */
  mark: string;
  /** Mark of the neighbour at each edge; null when there is none. */
  neighbours: { left: string | null; right: string | null; above: string | null; below: string | null };
  view: TreeView;
}
export interface SheetLayout {
  sheets: Sheet[];
  columns: number;
  rows: number;
  /** Printable area of a sheet, and the overlap of neighbours, in CSS pixels. */
  width: number;
  height: number;
  overlap: number;
}

/** Lays a drawing out over A4 sheets, row by row, with a small overlap for joining them. */
export function layOutSheets(
  drawing: { width: number; height: number },
  orientation: Orientation,
  size: PrintSize,
): SheetLayout {
  const isWide = orientation === 'landscape';
  const width = ((isWide ? paper.long : paper.short) - 2 * paper.margin) * mm,
    height = ((isWide ? paper.short : paper.long) - 2 * paper.margin - paper.foot) * mm,
    overlap = paper.overlap * mm;
  const scale = size === 'page' ? Math.min(1, width / drawing.width, height / drawing.height) : size;
  const count = (length: number, room: number) =>
    length <= room + 0.01 ? 1 : Math.ceil((length - overlap) / (room - overlap));
  const columns = count(drawing.width * scale, width),
    rows = count(drawing.height * scale, height);
  // Empty space is distributed around the whole drawing, not only at its end.
  const free = (length: number, room: number, many: number) => (many * (room - overlap) + overlap - length) / 2;
  const [left, top] = [free(drawing.width * scale, width, columns), free(drawing.height * scale, height, rows)];
  const markOf = (row: number, column: number) =>
    row < 0 || column < 0 || row >= rows || column >= columns ? null : `${letterOf(row)}${column + 1}`;
  const sheets = Array.from({ length: rows * columns }, (_, at): Sheet => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return {
      mark: markOf(row, column)!,
      neighbours: {
        left: markOf(row, column - 1),
        right: markOf(row, column + 1),
        above: markOf(row - 1, column),
        below: markOf(row + 1, column),
      },
      view: {
        scale,
        left: left - column * (width - overlap),
        top: top - row * (height - overlap),
        width,
        height,
      },
    };
  });
  return { sheets, columns, rows, width, height, overlap };
}

/** A to Z, AA, AB …, like spreadsheet columns. */
const letterOf = (row: number): string =>
  row < 26 ? String.fromCharCode(65 + row) : letterOf(Math.floor(row / 26) - 1) + letterOf(row % 26);
