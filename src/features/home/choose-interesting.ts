import type { Kind } from '../../rules/kinds.ts';
import { chooseHighlights } from '../entries/face/choose-highlights.ts';

interface DatedEvent {
  /** Month and day, as `09-02`. */
  day: string;
  /** Start, in seconds. */
  earliest: number;
  kind: Kind;
  weight: number;
}

const dayMs = 86_400_000;
/** Start of 1900, in seconds. */
const start1900 = Date.UTC(1900, 0, 1) / 1000;

/**
 * The most interesting events for a day of the year, in the given order: important and near ones, and independence days
 * of modern states, which are on every second day, last.
 */
export function chooseInteresting<Merged extends { event: DatedEvent }>(
  events: readonly Merged[],
  today: Date,
  count: number,
): Merged[] {
  const score = ({ event: { day, earliest, kind, weight } }: Merged) => {
    const isModernState = kind === 'polity' && earliest >= start1900;
    return ((1 + weight) * (isModernState ? 0.1 : 1)) / (1 + daysUntil(day, today) / 4);
  };
  return chooseHighlights(events, score, count);
}

/** Days until the next such day of the year; 0 today. */
function daysUntil(day: string, today: Date): number {
  const [month, date] = day.split('-').map(Number) as [number, number];
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const next = Date.UTC(today.getUTCFullYear(), month - 1, date);
  return (next >= start ? next - start : Date.UTC(today.getUTCFullYear() + 1, month - 1, date) - start) / dayMs;
}
