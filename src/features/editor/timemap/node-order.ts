import { useMemo, useState } from 'react';
import { sortByTime } from '../../timemaps/face/nodes.ts';
import type { Row } from '../list/list-part.ts';
import type { WrittenNode } from './timemap-writing.ts';

export interface OrderedRow extends Row<WrittenNode> {
  /** As a list of things to choose from knows it. */
  id: string;
  /** Its number in the order of time, as the map shows it; null where no time is known. */
  number: number | null;
}

/**
 * The rows in the order of time. While one is open none moves away under the hand: what has another time goes to its
 * place when it is closed.
 */
export function useOrder(rows: readonly Row<WrittenNode>[], open: number | null): OrderedRow[] {
  const keys = rows.map(({ key }) => key).join(' ');
  const sorted = () => sortByTime(rows.map(({ key, item }) => ({ key, time: item.time.record }))).map(({ key }) => key);
  const [order, setOrder] = useState(() => ({ keys, open, sorted: sorted() }));
  const now = order.keys === keys && order.open === open ? order : { keys, open, sorted: sorted() };
  if (now !== order) setOrder(now);
  return useMemo(() => {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    let number = 0;
    return now.sorted.flatMap((key) => {
      const row = byKey.get(key);
      return row ? [{ ...row, id: String(key), number: row.item.time.record ? ++number : null }] : [];
    });
  }, [rows, now.sorted]);
}
