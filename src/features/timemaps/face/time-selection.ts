import {
  bounds,
  readHistoricalTime,
  recordBounds,
  yearOfSecond,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';
import { readAddressTime, type AddressSpan } from '../../../rules/time/time-address.ts';
import { addYears, type Years } from '../../../ui/year/year-scale.ts';
import type { WorldNode } from '../contract.ts';

/** First year of the world map's slider: the first with a state whose borders are drawn. */
export const firstWorldYear = -2900;
export const thisYear = (): number => new Date().getUTCFullYear();
/** The initial year of the world map: Rome and Han at their greatest extent. */
export const initialYear = 117;

/** The time a map shows: a year, or a span of years. */
export interface TimeSelection {
  value: number | Years;
  /** The year of the borders; for a span the most telling one, or its last. */
  year: number;
  /** The same as input of a call. */
  input: { year?: number; from?: string; until?: string };
}

/**
 * The selection in the cursor; a year takes precedence over a span. `mostTellingYear` is the most informative year for the
 * borders of a span: the padded end of a life shows a world without it.
 */
export function timeSelectionOf(
  { year, span }: { year: number | null; span: AddressSpan | null },
  otherwise: number | Years = initialYear,
  mostTellingYear: number | null = null,
): TimeSelection {
  const from = span && readAddressTime(span.from),
    until = span && readAddressTime(span.until);
  const value = year ?? (from && until ? { from: from.year, until: until.year } : otherwise);
  if (typeof value === 'number') return { value, year: value, input: { year: value } };
  const isWithin = mostTellingYear !== null && mostTellingYear >= value.from && mostTellingYear <= value.until;
  return {
    value,
    year: isWithin ? mostTellingYear : value.until,
    input: year === null && span ? { ...span } : addressOf(value),
  };
}

/** A span of years as in addresses. */
const addressOf = ({ from, until }: Years): AddressSpan => ({ from: String(from), until: String(until) });

/** The change of the cursor for a year or span. */
export const cursorFor = (value: number | Years): { year: number | null; span: AddressSpan | null } =>
  typeof value === 'number' ? { year: value, span: null } : { year: null, span: addressOf(value) };

/** First and last second of a year or of several. */
export function secondsOf(value: number | Years): { earliest: number; latest: number } {
  const [from, until] = typeof value === 'number' ? [value, value] : [value.from, value.until];
  const boundsOfYear = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });
  return { earliest: boundsOfYear(from).earliest, latest: boundsOfYear(until).latest };
}

/** First and last year of a record, as recorded. */
export function yearsOfTime({ startTime, endTime }: Pick<TimeRecord, 'startTime' | 'endTime'>): Years {
  const from = readHistoricalTime(startTime)!.year;
  return { from, until: endTime ? readHistoricalTime(endTime)!.year : from };
}

/**
 * The most informative year for a subject's borders: that of its most important own event within its first time,
 * preferring those with a place and later ones; without events the middle of that time. Null without a known time.
 */
export function findMostTellingYear(
  times: readonly TimeRecord[],
  events: readonly { time: TimeRecord; weight: number; place: object | null; isOwn: boolean }[],
): number | null {
  const within = times[0] && recordBounds(times[0]);
  const dated = events.flatMap((event) => {
    const at = recordBounds(event.time);
    return at && event.isOwn && (!within || (at.earliest >= within.earliest && at.earliest <= within.latest))
      ? [{ ...event, at: at.earliest }]
      : [];
  });
  const [best] = dated.sort(
    (a, b) => b.weight - a.weight || Number(b.place !== null) - Number(a.place !== null) || b.at - a.at,
  );
  if (best) return yearOfSecond(best.at);
  return within ? yearOfSecond((within.earliest + Math.min(within.latest, Date.now() / 1000)) / 2) : null;
}

/** First and last year of all known times, with a margin; null if there are none. */
export function yearsOf(times: readonly (TimeRecord | null)[]): Years | null {
  const spans = times.flatMap((time) => (time && recordBounds(time)) ?? []);
  if (!spans.length) return null;
  const from = yearOfSecond(Math.min(...spans.map(({ earliest }) => earliest)));
  const until = Math.min(thisYear(), yearOfSecond(Math.max(...spans.map(({ latest }) => latest))));
  const margin = Math.max(2, Math.round((until - from) / 20));
  return { from: addYears(from, -margin), until: Math.min(thisYear(), addYears(until, margin)) };
}

/** The year nearest to the selection in which any of these existed; null if none has a time. */
export function nearestYear(
  nodes: readonly Pick<WorldNode, 'earliest' | 'latest'>[],
  value: number | Years,
): number | null {
  const { earliest: from, latest: until } = secondsOf(value);
  let nearest: { second: number; away: number } | null = null;
  for (const { earliest, latest } of nodes) {
    if (earliest === null || latest === null) continue;
    const [second, away] = latest < from ? [latest, from - latest] : [earliest, earliest - until];
    if (!nearest || away < nearest.away) nearest = { second, away };
  }
  return nearest && yearOfSecond(nearest.second);
}
