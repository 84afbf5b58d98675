import { fromEdtf } from '../../src/rules/time/edtf.server.ts';

/** Most rows that are read to find how a column writes its years. */
const maxRows = 10_000;

/** Marks of EDTF that other notations do not use: 164X, 1642~, 1642/.., [1640..1650], and seasons, 1642-21. */
const edtfMark = /[X~%]|\.\.|^-?\d{4}-2[1-9]$|^Y|S\d/;

/** A row, or what the report says about the file. */
type RowItem = { row: { cell(column: string): string } } | object;

/** The columns in which every cell is EDTF and at least one has a mark of it; looks at the first 10,000 rows. */
export async function findEdtfColumns(
  rows: AsyncIterable<RowItem>,
  columns: readonly string[],
): Promise<ReadonlyMap<string, 'edtf'>> {
  const candidates = new Set(columns),
    marked = new Set<string>();
  let count = 0;
  if (candidates.size)
    for await (const item of rows) {
      if (!('row' in item)) continue;
      const { row } = item;
      for (const column of candidates) {
        const text = row.cell(column).trim();
        if (!text) continue;
        if (fromEdtf(text).refused === 'notUnderstood') candidates.delete(column);
        else if (edtfMark.test(text)) marked.add(column);
      }
      if (!candidates.size || ++count === maxRows) break;
    }
  return new Map([...candidates].filter((column) => marked.has(column)).map((column) => [column, 'edtf']));
}
