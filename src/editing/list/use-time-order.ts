import { useMemo, useState } from 'react';
import { recordBounds, type TimeRecord } from '../../rules/time/historical-time.ts';
import type { Row } from './list-part.ts';

/** Items without a time come last. */
const noBounds = { earliest: Infinity, latest: Infinity };
const boundsOf = (time: TimeRecord | null) => (time && recordBounds(time)) ?? noBounds;
/** Zero for equal ends, because Infinity minus Infinity is NaN. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * Rows in chronological order. The open row keeps its position while its time is typed, and moves when it is closed.
 */
export function useTimeOrder<Writing>(
  rows: readonly Row<Writing>[],
  timeOf: (writing: Writing) => TimeRecord | null,
  open: number | null,
): readonly Row<Writing>[] {
  const [held, setHeld] = useState<{ key: number; at: typeof noBounds } | null>(null);
  const row = rows.find(({ key }) => key === open);
  if ((held?.key ?? null) !== (row?.key ?? null))
    setHeld(row ? { key: row.key, at: boundsOf(timeOf(row.item)) } : null);
  return useMemo(
    () =>
      rows
        .map((listRow) => ({ one: listRow, at: held?.key === listRow.key ? held.at : boundsOf(timeOf(listRow.item)) }))
        .sort((a, b) => compareNumbers(a.at.earliest, b.at.earliest) || compareNumbers(a.at.latest, b.at.latest))
        .map(({ one: listRow }) => listRow),
    [rows, timeOf, held],
  );
}
