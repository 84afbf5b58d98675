import { dateOfDayNumber, epochDay, maxExactYear } from '../../../rules/time/calendar.ts';
import {
  astronomicalYear,
  historicalYear,
  readHistoricalTime,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';
import { yearsIn } from '../../../rules/time/historical-time-precision.ts';
import { secondsOfSpan, writeAddressTime, type AddressSpan } from '../../../rules/time/time-address.ts';
import type { AxisView } from '../../../ui/time-axis/time-axis.ts';
import type { Period } from '../contract.ts';
import type { VisibleAxis } from './axis-items.ts';

const daySeconds = 86_400;
const yearSeconds = 365.2425 * daySeconds;

const dateOfSecond = (second: number) => ({
  ...dateOfDayNumber(Math.floor(second / daySeconds) + epochDay),
  seconds: 0,
});

/** From these widths of a view, in years, whole years or whole months are exact enough for the address. */
const minYearsForWholeYears = 40,
  minYearsForWholeMonths = 2;

/** The span of a view in the address: to the year, when narrow to the month or day. Slightly wider than the view. */
export function spanOfView({ earliest, latest }: AxisView): AddressSpan {
  const years = (latest - earliest) / yearSeconds;
  const write = (second: number) => {
    const { year, month, day } = dateOfSecond(second);
    return writeAddressTime({
      year,
      month: years > minYearsForWholeYears ? 0 : month,
      day: years > minYearsForWholeMonths ? 0 : day,
      seconds: 0,
    });
  };
  return { from: write(earliest), until: write(latest) };
}

/** The span of a time record in the address. Null if its texts are not valid times. */
export function spanOfRecord({ startTime, endTime, endNote }: TimeRecord, now = new Date()): AddressSpan | null {
  const start = readHistoricalTime(startTime),
    end = endTime ? readHistoricalTime(endTime) : start;
  if (!start || !end) return null;
  return {
    from: writeAddressTime(start),
    until: endNote === 'to present' ? String(now.getUTCFullYear()) : writeAddressTime(end),
  };
}

/** The span and period to request for a view. */
export interface AxisQuery {
  from: string;
  end: string;
  period: Period;
}

const periodYears = (
  [
    'year',
    'decade',
    'century',
    'millennium',
    'ten thousand years',
    'hundred thousand years',
    'million years',
    'ten million years',
    'hundred million years',
    'billion years',
  ] as const
).map((period) => ({ period, seconds: yearsIn[period] * yearSeconds }));
const periodsBySeconds: readonly { period: Period; seconds: number }[] = [
  { period: 'day', seconds: daySeconds },
  { period: 'month', seconds: yearSeconds / 12 },
  ...periodYears,
];

/**
 * The query for a view: half a view more on each side, at round times, so that a small pan needs no new request and
 * readers share cached replies; divided so that about `periodCount` periods are visible.
 */
export function queryForView({ earliest, latest }: AxisView, periodCount: number): AxisQuery {
  const width = Math.max(daySeconds, latest - earliest),
    half = width / 2;
  const period = (periodsBySeconds.find(({ seconds }) => width / seconds <= periodCount) ?? periodsBySeconds.at(-1)!)
    .period;
  const [first, last] = [dateOfSecond(earliest - half), dateOfSecond(latest + half)];
  if (width > minYearsForWholeYears * yearSeconds) {
    const step = roundStep(half / yearSeconds);
    const floor = (year: number) => Math.floor(astronomicalYear(year) / step) * step;
    return { from: yearText(floor(first.year)), end: yearText(floor(last.year) + step - 1), period };
  }
  const write = (date: typeof first) =>
    writeAddressTime(
      width > minYearsForWholeMonths * yearSeconds
        ? { ...date, month: 0, day: 0 }
        : width > yearSeconds / 6
          ? { ...date, day: 0 }
          : date,
    );
  return { from: write(first), end: write(last), period };
}

/** 1, 2 or 5 times a power of ten, at most the number. */
function roundStep(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, limit)));
  return [5, 2, 1].find((factor) => factor * power <= limit)! * power || 1;
}
const yearText = (astronomical: number) =>
  String(historicalYear(Math.max(-maxExactYear, Math.min(maxExactYear, astronomical))));

/** A view with some margin on both sides; for an instant, a day. */
export function padView({ earliest, latest }: AxisView, behind = 0): AxisView {
  const air = Math.max((latest - earliest) * 0.05, daySeconds / 2);
  return { earliest: earliest - air, latest: latest + air + (latest - earliest) * behind };
}

/** Two spans that every timeline has: where most events are, with which it opens, and all of time. */
export interface KnownSpans {
  opening: AddressSpan;
  allOfTime: AddressSpan;
}

/** Share of the events that the opening view may leave out. */
const outlierShare = 0.01;

/**
 * The narrowest span that contains almost all events, from the start of one on, and the span that contains them all;
 * null if there are none. Both end in the present, and leave out events of the future unless there are no others.
 */
export function knownSpans({ clusters, events }: VisibleAxis, now = new Date()): KnownSpans | null {
  const allCells = [...clusters, ...events.map(({ earliest, latest }) => ({ earliest, latest, count: 1 }))].sort(
    (a, b) => a.earliest - b.earliest,
  );
  const [oldest] = allCells;
  if (!oldest) return null;
  const today = now.getTime() / 1000,
    present = oldest.earliest > today ? Infinity : today,
    cells = allCells.filter(({ earliest }) => earliest <= present);
  const needed = Math.ceil(cells.reduce((sum, { count }) => sum + count, 0) * (1 - outlierShare));
  const latest = Math.min(Math.max(...cells.map((cell) => cell.latest)), present);
  let dense = { earliest: oldest.earliest, latest },
    first = 0,
    contained = 0;
  // Those of the cells from `first` on that end later than all cells after them: the first of them ends last.
  const longest: { at: number; latest: number }[] = [];
  for (const [at, cell] of cells.entries()) {
    contained += cell.count;
    while (longest.length && longest.at(-1)!.latest <= cell.latest) longest.pop();
    longest.push({ at, latest: cell.latest });
    while (contained - cells[first]!.count >= needed) contained -= cells[first++]!.count;
    while (longest[0]!.at < first) longest.shift();
    const { earliest } = cells[first]!,
      end = Math.min(longest[0]!.latest, present);
    if (contained >= needed && end - earliest < dense.latest - dense.earliest) dense = { earliest, latest: end };
  }
  const writeYears = (view: AxisView): AddressSpan => ({
    from: String(dateOfSecond(view.earliest).year),
    until: String(dateOfSecond(view.latest).year),
  });
  return { opening: writeYears(dense), allOfTime: writeYears({ earliest: oldest.earliest, latest }) };
}

/** Room after the last event of the opening view, in pixels and at most as a share of its span: the newest have labels. */
const labelPixels = 150,
  maxLabelRoom = 0.25;

/** On less than so many pixels, the opening view is only the later part of the span, at least this share of it. */
const wholePixels = 760,
  leastShare = 0.4;

/** The view of a span in the address, or without one the opening view; null if neither is known. */
export function viewOfSpan(span: AddressSpan | null, spans: KnownSpans | null, pixels = Infinity): AxisView | null {
  if (span) return secondsOfSpan(span);
  const opening = spans && secondsOfSpan(spans.opening);
  if (!opening) return null;
  const wide = (opening.latest - opening.earliest) * Math.max(leastShare, Math.min(1, pixels / wholePixels));
  return {
    earliest: opening.latest - wide,
    latest: opening.latest + wide * Math.min(maxLabelRoom, labelPixels / pixels),
  };
}

/** Whether a view contains all of time, which is counted more finely where there are more events. */
export function isAllOfTime({ earliest, latest }: AxisView, spans: KnownSpans | null): boolean {
  const allOfTime = spans && secondsOfSpan(spans.allOfTime);
  return allOfTime !== null && earliest <= allOfTime.earliest && latest >= allOfTime.latest;
}

/** Whether two views look the same. */
export function isSameView(a: AxisView, b: AxisView | null): boolean {
  const room = (a.latest - a.earliest) / 1000;
  return b !== null && Math.abs(a.earliest - b.earliest) < room && Math.abs(a.latest - b.latest) < room;
}

export function zoomView({ earliest, latest }: AxisView, factor: number): AxisView {
  const middle = earliest + (latest - earliest) / 2,
    half = ((latest - earliest) / 2) * factor;
  return { earliest: middle - half, latest: middle + half };
}
