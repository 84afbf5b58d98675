import { bounds, readHistoricalTime, type TimeNote, type TimeRecord } from '../src/rules/time/historical-time.ts';
import { Refusal, type RdfNode } from './nomisma-rdf.ts';

export interface Moment {
  /** As `readHistoricalTime` reads it. */
  text: string;
  note: TimeNote | null;
  earliest: number;
  latest: number;
}

/** When something lasted, as far as the source says. */
export interface Span {
  start: Moment | null;
  end: Moment | null;
}

const xsdDate = /^(-?\d{4,})(?:-(\d{2}))?(?:-(\d{2}))?(?:Z|[+-]\d{2}:\d{2})?$/;

/** `-0063`, `0276-07` or `0053-09-18`. Nomisma writes 63 BC as -0063, without the year 0 of ISO 8601, and so do we. */
function moment(text: string, note: TimeNote | null, line: number): Moment {
  const [, year, month = '00', day = '00'] = xsdDate.exec(text) ?? [];
  const full = `${year}-${month}-${day} 00:00:00`;
  const time = year && readHistoricalTime(full);
  if (!time)
    throw new Refusal(
      line,
      /^-?0+(?!\d)/.test(text) ? `“${text}”: there was no year 0` : `“${text.slice(0, 40)}” is no date`,
    );
  return { text: full, note, ...bounds(time) };
}

/** The marks of `un:hasUncertainty`: approximate or uncertain. */
function noteOf(node: RdfNode): TimeNote | null {
  const mark = node.properties.find(({ name }) => name === 'un:hasUncertainty')?.resource;
  return !mark ? null : mark.endsWith('/approximate_value') ? 'about' : 'doubtful';
}

/** Runs what may throw a `Refusal`; the field that it would have given is left out, and what was refused noted. */
export function unlessBroken<T>(broken: Refusal[], read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    broken.push(error);
    return otherwise;
  }
}
export const noSpan: Span = { start: null, end: null };

/** The date in one property of a thing; null where it has none. Throws a `Refusal` for a date that cannot be. */
export function dateIn(node: RdfNode | undefined, property: string): Moment | null {
  const found = node?.properties.find(({ name, text }) => name === property && text.trim());
  return found ? moment(found.text.trim(), noteOf(node!), found.line) : null;
}

/** `nmo:hasStartDate` and `nmo:hasEndDate` of a thing. Throws a `Refusal` when the end comes first. */
export function spanOf(node: RdfNode): Span {
  return inOrder({ start: dateIn(node, 'nmo:hasStartDate'), end: dateIn(node, 'nmo:hasEndDate') }, node.line);
}

/** Throws a `Refusal` when a span ends before it begins. */
export function inOrder(span: Span, line: number): Span {
  const { start, end } = span;
  if (start && end && end.latest < start.earliest)
    throw new Refusal(line, `ends (${yearText(end)}) before it begins (${yearText(start)})`);
  return span;
}
const yearText = ({ text }: Moment) => text.replace(/(?<!-00)(?:-00)* 00:00:00$/, '');

/** From the first to the last of several spans. */
export function overall(spans: readonly Span[]): Span {
  const starts = spans.flatMap(({ start }) => start ?? []);
  const ends = spans.flatMap(({ end }) => end ?? []);
  const start = starts.length ? starts.reduce((a, b) => (b.earliest < a.earliest ? b : a)) : null;
  const last = [...ends, ...starts].reduce<Moment | null>((a, b) => (!a || b.latest > a.latest ? b : a), null);
  return { start, end: last && (ends.includes(last) || last !== start) ? last : null };
}

/** A span whose beginning is known; one whose end alone is known is a single moment. Null where nothing is. */
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
