import { scaleLinear } from 'd3-scale';
import type { Translate } from '../../../kit/texts.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import {
  astronomicalYear,
  bounds,
  readHistoricalTime,
  recordBounds,
  shortYear,
  yearOfSecond,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';
import type { TimeRole } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import { stripBins, stripExtent } from '../../../rules/time/strip-extent.ts';
import { uncertaintyClasses } from '../../../rules/time/uncertainty.ts';
import type { TimelineEvent } from '../../timelines/contract.ts';
import type { EntryHead } from '../../../rules/entry-head.ts';

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;
/** The fields of an event that a strip uses. */
type StripEvent = Pick<TimelineEvent, 'id' | 'title' | 'owner' | 'time' | 'weight'>;

export interface Strip<T extends TimeRecord, E extends WeightedEvent> {
  /** Each span with its position in percent. */
  spans: { record: T; left: number; width: number }[];
  /** Start and end of the first span, then the events that fit, chosen by weight; in chronological order. */
  marks: Mark<E>[];
  ticks: { year: number; at: number }[];
}

/** Items of a strip: times of the subject, and events. */
type Span = TimeRecord & { role: TimeRole };
type WeightedEvent = { time: TimeRecord; weight: number };
/** An end of the first span without an event; `record` is its time. */
interface Edge {
  which: 'start' | 'end';
  role: TimeRole;
  record: TimeRecord;
}
/** `row` of the label: 0 directly below the strip, 1 below that; `rank`: the order in which it was chosen. */
type Mark<E> = { at: number; row: 0 | 1; rank: number } & ({ event: E; edge: null } | { event: null; edge: Edge });

/** Width of an event's label and least gap between two, in percent of the strip. */
const labelWidth = 15,
  labelGap = 1;
const maxEvents = 8;
/** Labels nearer than this to an end of the strip, in percent, begin or end at their mark. */
const endMargin = 8;

/** The side of its mark that a label is on. */
export const sideOf = (at: number): 'start' | 'end' | null =>
  at < endMargin ? 'start' : at > 100 - endMargin ? 'end' : null;
function labelRange(at: number): [from: number, until: number] {
  const side = sideOf(at);
  const from = side === 'start' ? at : side === 'end' ? at - labelWidth : at - labelWidth / 2;
  return [from, from + labelWidth];
}
type PlacedLabel = { at: number; row: 0 | 1 };
/** Whether a label overlaps neither another one nor the line that leads past the first row to a label of the second. */
function isFree(label: PlacedLabel, others: readonly PlacedLabel[]): boolean {
  const [from, until] = labelRange(label.at);
  return others.every((other) => {
    const [otherFrom, otherUntil] = labelRange(other.at);
    if (label.row === other.row) return until + labelGap <= otherFrom || otherUntil + labelGap <= from;
    const [above, below] =
      label.row === 0 ? [[from, until] as const, other.at] : [[otherFrom, otherUntil] as const, label.at];
    return below < above[0] || below > above[1];
  });
}
/** The first row in which a label at `at` is free; null for neither. */
const rowFor = (at: number, others: readonly PlacedLabel[]): 0 | 1 | null =>
  ([0, 1] as const).find((row) => isFree({ at, row }, others)) ?? null;

/**
 * Lays out a subject's spans and its own events on one line: the widest span sets the scale, with a margin at both
 * ends. Start and end of the first span are always marked. Null if no span has a valid date. Positions in percent of
 * the width.
 */
export function layOutStrip<T extends Span, E extends WeightedEvent>(
  times: readonly T[],
  events: readonly E[],
): Strip<T, E> | null {
  const spans = times.flatMap((record) => {
    const range = recordBounds(record);
    return range ? [{ record, ...range }] : [];
  });
  if (!spans.length) return null;
  const first = Math.min(...spans.map(({ earliest }) => earliest)),
    last = Math.max(...spans.map(({ latest }) => latest));
  const extent = stripExtent(times)!;
  const scale = scaleLinear().domain([extent.from, extent.until]).range([0, 100]);

  const endMarks = createEndMarks(
    spans.map(({ record }) => record),
    events,
    scale,
  );
  const candidates = firstOfEachBin(events, extent)
    .filter((event) => endMarks.every((mark) => mark.event !== event))
    .map((event) => ({ event, at: scale(recordBounds(event.time)?.earliest ?? NaN) }))
    .filter(({ at }) => at >= 0 && at <= 100)
    .sort((a, b) => b.event.weight - a.event.weight || a.at - b.at);
  for (const candidate of candidates) {
    if (endMarks.length === maxEvents) break;
    const row = rowFor(candidate.at, endMarks);
    if (row !== null) endMarks.push({ ...candidate, edge: null, row, rank: endMarks.length });
  }
  return {
    spans: spans.map(({ record, earliest, latest }) => ({
      record,
      left: scale(earliest),
      width: Math.max(0.4, scale(latest) - scale(earliest)),
    })),
    marks: endMarks.sort((a, b) => a.at - b.at),
    ticks: roundYears(yearOfSecond(first), yearOfSecond(last)).map((year) => ({ year, at: scale(secondOf(year)) })),
  };
}

/** The first event of each weight in each bin of a strip: labels of the others would overlap it. */
function firstOfEachBin<E extends WeightedEvent>(
  events: readonly E[],
  { from, until }: { from: number; until: number },
): E[] {
  const firsts = new Map<string, { event: E; begin: number }>();
  for (const event of events) {
    const begin = recordBounds(event.time)?.earliest ?? NaN;
    const bin = Math.floor(((begin - from) / (until - from)) * stripBins);
    const key = `${event.weight} ${bin}`,
      currentFirst = firsts.get(key);
    if (!currentFirst || begin < currentFirst.begin) firsts.set(key, { event, begin });
  }
  return [...firsts.values()].map(({ event }) => event);
}

/** The marks of a span's start and end: the event at that time, or a plain label. */
function createEndMarks<E extends WeightedEvent>(
  spans: readonly Span[],
  events: readonly E[],
  scale: (second: number) => number,
): Mark<E>[] {
  const span = spans[0]!;
  if (isEndOfLife(span)) return createLifeMarks(spans.filter(isEndOfLife), scale);
  const { role, startTime, startNote, endNote } = span;
  const endTime = span.endTime === startTime || endNote === 'to present' ? null : span.endTime;
  const beginOf = (event: E) => recordBounds(event.time)?.earliest ?? NaN;

  const start = bounds(readHistoricalTime(startTime)!);
  const first = events
    .filter(({ time }) => isSameTime(time.startTime, start))
    .sort((a, b) => b.weight - a.weight || beginOf(a) - beginOf(b))[0];
  const record = { startTime, startNote, endTime: null, endNote: null, timeDesc: null };
  const mark = (event: E | undefined, which: 'start' | 'end', second: number, endRecord: TimeRecord): Mark<E> => {
    const at = scale(event ? beginOf(event) : second),
      row = rowFor(at, marks) ?? 1,
      rank = marks.length;
    return event
      ? { at, row, rank, event, edge: null }
      : { at, row, rank, event: null, edge: { which, role, record: endRecord } };
  };
  const marks: Mark<E>[] = [];
  marks.push(mark(first, 'start', start.earliest, record));
  if (!endTime) return marks;

  const end = bounds(readHistoricalTime(endTime)!);
  // Of several events in that year the last one: an earlier one is not the end.
  const last = events
    .filter((event) => event !== first && isSameTime(event.time.endTime ?? event.time.startTime, end))
    .sort((a, b) => beginOf(b) - beginOf(a) || b.weight - a.weight)[0];
  return [...marks, mark(last, 'end', end.latest, { ...record, startTime: endTime, startNote: endNote })];
}

const isEndOfLife = ({ role }: Span) => role === 'birth' || role === 'death';

/** A birth or a death that has its own bounds is one mark, at its first possible moment. */
function createLifeMarks<E extends WeightedEvent>(ends: readonly Span[], scale: (second: number) => number): Mark<E>[] {
  const marks: Mark<E>[] = [];
  for (const { role, ...record } of ends) {
    const at = scale(recordBounds(record)!.earliest);
    const edge: Edge = { which: role === 'birth' ? 'start' : 'end', role: 'life', record };
    marks.push({ at, row: rowFor(at, marks) ?? 1, rank: marks.length, event: null, edge });
  }
  return marks;
}

/** Compared at the precision of each. */
function isSameTime(text: string, range: { earliest: number; latest: number }): boolean {
  const time = readHistoricalTime(text),
    timeRange = time && bounds(time);
  if (!timeRange) return false;
  const [before, after] = [timeRange.earliest - range.earliest, timeRange.latest - range.latest];
  return (before >= 0 && after <= 0) || (before <= 0 && after >= 0);
}

/** A strip with formatted times for a page. */
export interface FormattedStrip {
  spans: { role: TimeRole; when: string; certainty: string; left: number; width: number }[];
  /** The id is null for an end without an event. */
  marks: { id: string | null; title: string; when: string; at: number; row: 0 | 1; rank: number }[];
  ticks: { label: string; at: number }[];
  /** Whether any end is approximate, or doubtful. */
  isAbout: boolean;
  isDoubtful: boolean;
}

export function formatStrip(
  { spans, marks, ticks }: Strip<Span, WeightedEvent & { id: string; title: string }>,
  language: Language,
  t: Translate,
): FormattedStrip {
  const notes = new Set(spans.flatMap(({ record: { startNote, endNote } }) => [startNote, endNote]));
  return {
    spans: spans.map(({ record, left, width }) => ({
      role: record.role,
      when: formatRecord(record, language),
      certainty: uncertaintyClasses(record),
      left,
      width,
    })),
    marks: marks.map(({ event, edge, ...placed }) =>
      event
        ? { id: event.id, title: event.title, when: formatRecord(event.time, language), ...placed }
        : {
            id: null,
            title: t(edgeName(edge)),
            when: formatRecord(edge.record, language),
            ...placed,
          },
    ),
    ticks: ticks.map(({ year, at }) => ({ label: shortYear(year, language), at })),
    isAbout: notes.has('about'),
    isDoubtful: notes.has('doubtful'),
  };
}

const edgeName = ({ role, which }: { role: TimeRole; which: 'start' | 'end' }) =>
  role === 'death'
    ? 'entry.strip.life.end'
    : (`entry.strip.${role === 'life' || role === 'made' ? role : 'span'}.${which}` as const);

type EntryTimes = Pick<EntryHead, 'global' | 'times'>;
/** A strip of a year or less would show a line without readable dates; in seconds. */
const minStripSeconds = 1.5 * yearSeconds;
/** The strip of an entry; events of other owners are omitted. Null if it would show only one year. */
export function stripOf(
  { global, times }: EntryTimes,
  events: readonly StripEvent[],
  language: Language,
  t: Translate,
): FormattedStrip | null {
  const spans = times.flatMap((time) => recordBounds(time) ?? []);
  const length = Math.max(...spans.map(({ latest }) => latest)) - Math.min(...spans.map(({ earliest }) => earliest));
  if (!(length > minStripSeconds)) return null;
  const strip = layOutStrip(
    times,
    events.filter(({ owner }) => owner.itemId === global),
  );
  return strip && formatStrip(strip, language, t);
}

const secondOf = (year: number) =>
  bounds(readHistoricalTime(`${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`)!).earliest;

/** Four to eight round years of a range: 250 BC, 240 BC, …; 1 replaces the year 0, which does not exist. */
function roundYears(from: number, to: number): number[] {
  const [a, b] = [astronomicalYear(from), astronomicalYear(to)];
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((candidate) => (b - a) / candidate <= 8) ??
    10_000;
  const years: number[] = [];
  // Round as historical years: −250, not astronomical −250, which is 251 BC.
  for (let year = Math.ceil((from < 0 ? from : from - 1) / step) * step; year <= to; year += step)
    years.push(year === 0 ? 1 : year);
  return years.filter((year) => year >= from && year <= to);
}
