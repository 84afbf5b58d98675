import { calendarOf, isCalendarDay } from '../src/rules/time/calendar.ts';
import { bounds, readHistoricalTime, type TimeNote, type TimeRecord } from '../src/rules/time/historical-time.ts';
import { Refusal, type RdfNode } from './nomisma-rdf.ts';

export interface Moment {
  /** In the form that `readHistoricalTime` reads. */
  text: string;
  note: TimeNote | null;
  earliest: number;
  latest: number;
}

/** A span as far as the source states it. */
export interface Span {
  start: Moment | null;
  end: Moment | null;
}

const xsdDate = /^(-?\d{4,})(?:-(\d{2}))?(?:-(\d{2}))?(?:Z|[+-]\d{2}:\d{2})?$/;

/** `-0063`, `0276-07` or `0053-09-18`. Nomisma writes 63 BC as -0063, without the year 0 of ISO 8601, and so do we. */
function parseMoment(text: string, note: TimeNote | null, line: number): Moment {
  const [, year, month = '00', day = '00'] = xsdDate.exec(text) ?? [];
  const full = `${year}-${month}-${day} 00:00:00`;
  const time = year && readHistoricalTime(full);
  if (!time)
    throw new Refusal(
      line,
      /^-?0+(?!\d)/.test(text) ? `“${text}”: there was no year 0` : `“${text.slice(0, 40)}” is no date`,
    );
  if (time.day && !isCalendarDay(time, calendarOf(time)))
    throw new Refusal(line, `“${text.slice(0, 40)}” is a day that never was`);
  return { text: full, note, ...bounds(time) };
}

/** The values of `un:hasUncertainty`: approximate or uncertain. */
function noteOf(node: RdfNode): TimeNote | null {
  const mark = node.properties.find(({ name }) => name === 'un:hasUncertainty')?.resource;
  return !mark ? null : mark.endsWith('/approximate_value') ? 'about' : 'doubtful';
}

/** Runs a reader that may throw a `Refusal`; its field is then left out, and the refusal recorded. */
export function collectRefusal<T>(broken: Refusal[], read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    broken.push(error);
    return otherwise;
  }
}
export const noSpan: Span = { start: null, end: null };

/** The date in a property of a resource; null if it has none. Throws a `Refusal` for an invalid date. */
export function dateIn(node: RdfNode | undefined, property: string): Moment | null {
  const dateProperty = node?.properties.find(({ name, text }) => name === property && text.trim());
  return dateProperty ? parseMoment(dateProperty.text.trim(), noteOf(node!), dateProperty.line) : null;
}

/** `nmo:hasStartDate` and `nmo:hasEndDate` of a resource. Throws a `Refusal` if the end precedes the start. */
export function spanOf(node: RdfNode): Span {
  return assertInOrder({ start: dateIn(node, 'nmo:hasStartDate'), end: dateIn(node, 'nmo:hasEndDate') }, node.line);
}

/** Throws a `Refusal` if a span ends before it starts. */
export function assertInOrder(span: Span, line: number): Span {
  const { start, end } = span;
  if (start && end && end.latest < start.earliest)
    throw new Refusal(line, `ends (${yearText(end)}) before it begins (${yearText(start)})`);
  return span;
}
const yearText = ({ text }: Moment) => text.replace(/(?<!-00)(?:-00)* 00:00:00$/, '');

/** From the start of the first to the end of the last of several spans. */
export function totalSpan(spans: readonly Span[]): Span {
  const starts = spans.flatMap(({ start }) => start ?? []);
  const ends = spans.flatMap(({ end }) => end ?? []);
  const start = starts.length ? starts.reduce((a, b) => (b.earliest < a.earliest ? b : a)) : null;
  const last = [...ends, ...starts].reduce<Moment | null>((a, b) => (!a || b.latest > a.latest ? b : a), null);
  return { start, end: last && (ends.includes(last) || last !== start) ? last : null };
}

/** A span with a known start; with only a known end, a single moment. Null if neither is known. */
export function recordOf({ start, end }: Span): TimeRecord | null {
  const first = start ?? end;
  if (!first) return null;
  const last = start ? end : null;
  return {
    startTime: first.text,
    endTime: last?.text ?? null,
    startNote: first.note,
    endNote: last?.note ?? null,
    timeDesc: null,
  };
}
