import { scaleLinear } from 'd3-scale';
import {
  astronomicalYear,
  bounds,
  historicalYear,
  recordBounds,
  yearOfSecond,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';
import type { GraphNode } from '../contract.ts';
import type { PathHop } from '../face/path-hop.ts';

/** A path on a time line. All positions in percent of its width; one row per entry, in the order of the path. */
export interface PathTimes {
  rows: { node: GraphNode; bar: { left: number; width: number; side: 'start' | 'end' } | null }[];
  /** Between rows that both have a time; `leap` if the two never existed at the same time. */
  hops: { row: number; from: number; to: number; leap: boolean }[];
  ticks: { year: number; at: number }[];
}

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;
const roundYears = 6;

interface Bounds {
  earliest: number;
  latest: number;
}

/** Lays out the entries of a path on a time line; null if fewer than two have a time. */
export function layOutPathTimes(hops: readonly PathHop[]): PathTimes | null {
  const nodes = [hops[0]!.from, ...hops.map(({ to }) => to)];
  const spans = nodes.map(({ time }) => time && recordBounds(time));
  const knownSpans = spans.filter((span) => span !== null);
  if (knownSpans.length < 2) return null;
  const first = Math.min(...knownSpans.map(({ earliest }) => earliest)),
    last = Math.max(...knownSpans.map(({ latest }) => latest));
  const air = Math.max((last - first) * 0.03, yearSeconds);
  const scale = scaleLinear()
    .domain([first - air, last + air])
    .range([0, 100]);
  return {
    rows: nodes.map((node, row) => {
      const span = spans[row];
      if (!span) return { node, bar: null };
      const left = scale(span.earliest),
        width = Math.max(0.6, scale(span.latest) - left);
      return { node, bar: { left, width, side: left + width / 2 > 55 ? 'end' : 'start' } };
    }),
    hops: hops.flatMap(({ time }, row) => {
      const [above, below] = [spans[row], spans[row + 1]];
      if (!above || !below) return [];
      const [from, to] = crossing(above, below, time);
      return [
        { row, from: scale(from), to: scale(to), leap: above.latest < below.earliest || below.latest < above.earliest },
      ];
    }),
    ticks: ticksOf(first, last).map((year) => ({ year, at: scale(secondOf(year)) })),
  };
}

/**
 * Where a hop crosses from one span to the other: at the relation's time, else while both existed, else from the end of
 * one to the start of the other.
 */
function crossing(above: Bounds, below: Bounds, time: TimeRecord | null): [number, number] {
  const at = time && recordBounds(time);
  const middle = at && (at.earliest + at.latest) / 2;
  const overlap: Bounds = {
    earliest: Math.max(above.earliest, below.earliest),
    latest: Math.min(above.latest, below.latest),
  };
  if (overlap.earliest <= overlap.latest) {
    const when = middle === null ? (overlap.earliest + overlap.latest) / 2 : clampTo(overlap, middle);
    return [when, when];
  }
  return above.latest < below.earliest ? [above.latest, below.earliest] : [above.earliest, below.latest];
}
const clampTo = ({ earliest, latest }: Bounds, moment: number) => Math.min(latest, Math.max(earliest, moment));

const secondOf = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 }).earliest;

/** Round years of a range: 200 BC and AD 200; 1 replaces the year 0, which does not exist. */
function ticksOf(first: number, last: number): number[] {
  const from = yearOfSecond(first),
    to = yearOfSecond(last);
  const years = scaleLinear()
    .domain([from, to])
    .ticks(roundYears)
    .filter(Number.isInteger)
    .map((year) => year || 1);
  return years.filter((year) => year >= from && year <= to && historicalYear(astronomicalYear(year)) === year);
}
