import { scaleLinear } from 'd3-scale';
import { astronomicalYear, bounds, formatRecord, readHistoricalTime, recordBounds, shortYear, yearOfSecond, type TimeRecord } from '../../rules/historical-time.ts';
import type { TimeRole } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import { uncertainty } from '../../rules/uncertainty.ts';

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;

export interface Strip<T extends TimeRecord, E extends { time: TimeRecord; weight: number }> {
  /** Each span with its place in percents. */
  spans: { record: T; left: number; width: number }[];
  /** The events that find room, the weightier ones first chosen, in the order of time. */
  events: { event: E; at: number }[];
  ticks: { year: number; at: number }[];
}

/** Room that an event's label takes, in percents of the strip. */
const labelRoom = 12.5;
const mostEvents = 7;

/**
 * Lays a subject's spans and events on one line: the widest span gives the scale, with a little air at both ends.
 * Null when no span has a readable date. Percents of the width throughout.
 */
export function layStrip<T extends TimeRecord, E extends { time: TimeRecord; weight: number }>(times: readonly T[], events: readonly E[]): Strip<T, E> | null {
  const spans = times.flatMap((record) => {
    const range = recordBounds(record);
    return range ? [{ record, ...range }] : [];
  });
  if (!spans.length) return null;
  const first = Math.min(...spans.map(({ earliest }) => earliest)), last = Math.max(...spans.map(({ latest }) => latest));
  const air = Math.max((last - first) * 0.04, yearSeconds);
  const scale = scaleLinear().domain([first - air, last + air]).range([0, 100]);

  const chosen: { event: E; at: number }[] = [];
  const candidates = events
    .map((event) => ({ event, at: scale((recordBounds(event.time)?.earliest ?? NaN)) }))
    .filter(({ at }) => at >= 0 && at <= 100)
    .sort((a, b) => b.event.weight - a.event.weight || a.at - b.at);
  for (const candidate of candidates) {
    if (chosen.length === mostEvents) break;
    if (chosen.every(({ at }) => Math.abs(at - candidate.at) >= labelRoom)) chosen.push(candidate);
  }
  return {
    spans: spans.map(({ record, earliest, latest }) => ({ record, left: scale(earliest), width: Math.max(0.4, scale(latest) - scale(earliest)) })),
    events: chosen.sort((a, b) => a.at - b.at),
    ticks: roundYears(yearOfSecond(first), yearOfSecond(last)).map((year) => ({ year, at: scale(secondOf(year)) })),
  };
}

/** A strip with its times written, as a page is given it. */
export interface ToldStrip {
  spans: { role: TimeRole; when: string; certainty: string; left: number; width: number }[];
  events: { id: string; title: string; when: string; at: number }[];
  ticks: { label: string; at: number }[];
  /** Whether any end is about so, or doubtful. */
  isAbout: boolean;
  isDoubtful: boolean;
}

export function tellStrip({ spans, events, ticks }: Strip<TimeRecord & { role: TimeRole }, { id: string; title: string; time: TimeRecord; weight: number }>, language: Language): ToldStrip {
  const notes = new Set(spans.flatMap(({ record: { startNote, endNote } }) => [startNote, endNote]));
  return {
    spans: spans.map(({ record, left, width }) => ({ role: record.role, when: formatRecord(record, language), certainty: uncertainty(record), left, width })),
    events: events.map(({ event: { id, title, time }, at }) => ({ id, title, when: formatRecord(time, language), at })),
    ticks: ticks.map(({ year, at }) => ({ label: shortYear(year, language), at })),
    isAbout: notes.has('about'), isDoubtful: notes.has('doubtful'),
  };
}

const secondOf = (year: number) => bounds(readHistoricalTime(`${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`)!).earliest;

/** Between four and eight round years of a range: 250 BC, 240 BC, …; 1 stands for the year that never was. */
function roundYears(from: number, to: number): number[] {
  const [a, b] = [astronomicalYear(from), astronomicalYear(to)];
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((one) => (b - a) / one <= 8) ?? 10_000;
  const years: number[] = [];
  // Round for people, not for astronomers: −250, not the astronomical −250 which is 251 BC.
  for (let year = Math.ceil((from < 0 ? from : from - 1) / step) * step; year <= to; year += step) years.push(year === 0 ? 1 : year);
  return years.filter((year) => year >= from && year <= to);
}
