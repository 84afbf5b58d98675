import { recordBounds, yearOfSecond, type TimeRecord } from '../../rules/time/historical-time.ts';

interface Bar<T> {
  of: T;
  /** Begin and width, in percent of the whole span. */
  left: number;
  width: number;
}
export interface SharedSpan<T> {
  /** Years, without a year 0. */
  from: number;
  until: number;
  bars: Bar<T>[];
}

/** The smallest visible width, in percent. */
const minWidth = 0.8;

/** Things with a time as bars of one span, earliest first; null for fewer than two. */
export function computeSharedSpan<T extends { time: TimeRecord | null }>(things: readonly T[]): SharedSpan<T> | null {
  const timed = things
    .flatMap((of) => {
      const bounds = of.time && recordBounds(of.time);
      return bounds ? [{ of, ...bounds }] : [];
    })
    .sort((a, b) => a.earliest - b.earliest);
  if (timed.length < 2) return null;
  const from = timed[0]!.earliest,
    until = Math.max(...timed.map(({ latest }) => latest)),
    total = Math.max(1, until - from);
  return {
    from: yearOfSecond(from),
    until: yearOfSecond(until),
    bars: timed.map(({ of, earliest, latest }) => {
      const width = Math.max(minWidth, (100 * (latest - earliest)) / total);
      return { of, left: Math.min((100 * (earliest - from)) / total, 100 - width), width };
    }),
  };
}
