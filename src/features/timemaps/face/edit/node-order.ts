import type { Row } from '../../../../editing/list/list-part.ts';
import type { EditableNode } from './editable-node.ts';

export interface OrderedRow extends Row<EditableNode> {
  /** The id for selection lists. */
  id: string;
  /** Its chronological number, as on the map; null without a time. */
  number: number | null;
}

/** Numbers rows in chronological order, as on the map. */
export function numberRows(rows: readonly Row<EditableNode>[]): OrderedRow[] {
  let number = 0;
  return rows.map((row) => ({ ...row, id: String(row.key), number: row.item.time.record ? ++number : null }));
}
