import { scaleLinear } from 'd3-scale';
import type { Say } from '../../kit/texts.ts';
import {
  astronomicalYear,
  bounds,
  formatRecord,
  readHistoricalTime,
  recordBounds,
  shortYear,
  yearOfSecond,
  type TimeRecord,
} from '../../rules/time/historical-time.ts';
import type { TimeRole } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import { uncertainty } from '../../rules/time/uncertainty.ts';
import type { SeenEvent } from '../timelines/contract.ts';
import type { EntryHead } from './contract.ts';

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;

export interface Strip<T extends TimeRecord, E extends Weighed> {
  /** Each span with its place in percents. */
  spans: { record: T; left: number; width: number }[];
  /**
   * Beginning and end of the first span, then the events that find room, the weightier ones first chosen; in the order
   * of time.
   */
  marks: Mark<E>[];
  ticks: { year: number; at: number }[];
}

/** What is laid on a strip: a time of its subject, an event. */
type Span = TimeRecord & { role: TimeRole };
type Weighed = { time: TimeRecord; weight: number };
/** An end of the first span that no event tells of; `record` says when. */
interface Edge {
  which: 'start' | 'end';
  role: TimeRole;
  record: TimeRecord;
}
type Mark<E> = { at: number } & ({ event: E; edge: null } | { event: null; edge: Edge });

/** Room that an event's label takes, in percents of the strip. */
const labelRoom = 12.5;
const mostEvents = 7;

/**
 * Lays a subject's spans and its own events on one line: the widest span gives the scale, with a little air at both
 * ends. Where the first span begins and ends is always marked. Null when no span has a readable date. Percents of the
 * width throughout.
 */
export function layOutStrip<T extends Span, E extends Weighed>(
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
  const air = Math.max((last - first) * 0.04, yearSeconds);
  const scale = scaleLinear()
    .domain([first - air, last + air])
    .range([0, 100]);

  const chosen = marksOfEnds(spans[0]!.record, events, scale);
  const candidates = events
    .filter((event) => chosen.every((mark) => mark.event !== event))
    .map((event) => ({ event, at: scale(recordBounds(event.time)?.earliest ?? NaN) }))
    .filter(({ at }) => at >= 0 && at <= 100)
    .sort((a, b) => b.event.weight - a.event.weight || a.at - b.at);
  for (const candidate of candidates) {
    if (chosen.length === mostEvents) break;
    if (chosen.every(({ at }) => Math.abs(at - candidate.at) >= labelRoom)) chosen.push({ ...candidate, edge: null });
  }
  return {
    spans: spans.map(({ record, earliest, latest }) => ({
      record,
      left: scale(earliest),
      width: Math.max(0.4, scale(latest) - scale(earliest)),
    })),
    marks: chosen.sort((a, b) => a.at - b.at),
    ticks: roundYears(yearOfSecond(first), yearOfSecond(last)).map((year) => ({ year, at: scale(secondOf(year)) })),
  };
}

/** Where a span begins and where it ends, if it does: the event that tells of it, or what it is. */
function marksOfEnds<E extends Weighed>(
  span: Span,
  events: readonly E[],
  scale: (second: number) => number,
): Mark<E>[] {
  const { role, startTime, startNote, endNote } = span;
  const endTime = span.endTime === startTime || endNote === 'to present' ? null : span.endTime;
  const beginOf = (event: E) => recordBounds(event.time)?.earliest ?? NaN;

  const start = bounds(readHistoricalTime(startTime)!);
  const first = events
    .filter(({ time }) => isSameTime(time.startTime, start))
    .sort((a, b) => b.weight - a.weight || beginOf(a) - beginOf(b))[0];
  const record = { startTime, startNote, endTime: null, endNote: null, timeDesc: null };
  const mark = (event: E | undefined, which: 'start' | 'end', at: number, said: TimeRecord): Mark<E> =>
    event
      ? { at: scale(beginOf(event)), event, edge: null }
      : { at: scale(at), event: null, edge: { which, role, record: said } };
  const marks = [mark(first, 'start', start.earliest, record)];
  if (!endTime) return marks;

  const end = bounds(readHistoricalTime(endTime)!);
  // Of several in that year the last one: what began before it is not the end.
  const last = events
    .filter((event) => event !== first && isSameTime(event.time.endTime ?? event.time.startTime, end))
    .sort((a, b) => beginOf(b) - beginOf(a) || b.weight - a.weight)[0];
  return [...marks, mark(last, 'end', end.latest, { ...record, startTime: endTime, startNote: endNote })];
}

/** As exactly as each is known. */
function isSameTime(text: string, range: { earliest: number; latest: number }): boolean {
  const time = readHistoricalTime(text),
    one = time && bounds(time);
  if (!one) return false;
  const [before, after] = [one.earliest - range.earliest, one.latest - range.latest];
  return (before >= 0 && after <= 0) || (before <= 0 && after >= 0);
}

/** A strip with its times written, as a page is given it. */
export interface FormattedStrip {
  spans: { role: TimeRole; when: string; certainty: string; left: number; width: number }[];
  /** Of an end that no event tells of the id is null. */
  marks: { id: string | null; title: string; when: string; at: number }[];
  ticks: { label: string; at: number }[];
  /** Whether any end is about so, or doubtful. */
  isAbout: boolean;
  isDoubtful: boolean;
}

export function formatStrip(
  { spans, marks, ticks }: Strip<Span, Weighed & { id: string; title: string }>,
  language: Language,
  say: Say,
): FormattedStrip {
  const notes = new Set(spans.flatMap(({ record: { startNote, endNote } }) => [startNote, endNote]));
  return {
    spans: spans.map(({ record, left, width }) => ({
      role: record.role,
      when: formatRecord(record, language),
      certainty: uncertainty(record),
      left,
      width,
    })),
    marks: marks.map(({ event, edge, at }) =>
      event
        ? { id: event.id, title: event.title, when: formatRecord(event.time, language), at }
        : {
            id: null,
            title: say(`entry.strip.${edge.role === 'life' ? 'life' : 'span'}.${edge.which}`),
            when: formatRecord(edge.record, language),
            at,
          },
    ),
    ticks: ticks.map(({ year, at }) => ({ label: shortYear(year, language), at })),
    isAbout: notes.has('about'),
    isDoubtful: notes.has('doubtful'),
  };
}

type Timed = Pick<EntryHead, 'global' | 'times'>;
/** The strip of an entry: what others did does not stand on it. */
export function stripOf(
  { global, times }: Timed,
  events: readonly SeenEvent[],
  language: Language,
  say: Say,
): FormattedStrip | null {
  const strip = layOutStrip(
    times,
    events.filter(({ owner }) => owner.itemId === global),
  );
  return strip && formatStrip(strip, language, say);
}

const secondOf = (year: number) =>
  bounds(readHistoricalTime(`${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`)!).earliest;

/** Between four and eight round years of a range: 250 BC, 240 BC, …; 1 stands for the year that never was. */
function roundYears(from: number, to: number): number[] {
  const [a, b] = [astronomicalYear(from), astronomicalYear(to)];
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((one) => (b - a) / one <= 8) ?? 10_000;
  const years: number[] = [];
  // Round for people, not for astronomers: −250, not the astronomical −250 which is 251 BC.
  for (let year = Math.ceil((from < 0 ? from : from - 1) / step) * step; year <= to; year += step)
    years.push(year === 0 ? 1 : year);
  return years.filter((year) => year >= from && year <= to);
}
