import type { Row } from '../list/list-part.ts';
import type { WrittenNode } from './timemap-writing.ts';

export interface OrderedRow extends Row<WrittenNode> {
  /** As a list of things to choose from knows it. */
  id: string;
  /** Its number in the order of time, as the map shows it; null where no time is known. */
  number: number | null;
}

/** Rows in the order of time with their numbers on the map. */
export function numbered(rows: readonly Row<WrittenNode>[]): OrderedRow[] {
  let number = 0;
  return rows.map((row) => ({ ...row, id: String(row.key), number: row.item.time.record ? ++number : null }));
}
