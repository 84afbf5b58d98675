import {
  bounds,
  readHistoricalTime,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from './historical-time.ts';

/** How exactly a time is known, finest first. */
export const precisions = [
  'second',
  'minute',
  'hour',
  'day',
  'month',
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
] as const;
export type Precision = (typeof precisions)[number];

/** Years in one unit of a precision; 0 if it is finer than a year. */
export const yearsIn: Record<Precision, number> = {
  second: 0,
  minute: 0,
  hour: 0,
  day: 0,
  month: 0,
  year: 1,
  decade: 10,
  century: 100,
  millennium: 1000,
  'ten thousand years': 1e4,
  'hundred thousand years': 1e5,
  'million years': 1e6,
  'ten million years': 1e7,
  'hundred million years': 1e8,
  'billion years': 1e9,
};

/** Named precisions wider than a year: a record expresses them by the first and the last year. */
export const namedPrecisions = ['millennium', 'century', 'decade'] as const satisfies Precision[];
export type NamedPrecision = (typeof namedPrecisions)[number];

/**
 * Beyond this year an approximate round number is as exact as its zeros: 13,800,000,000 BC to a hundred million years.
 */
const deepYear = 10_000;
const deepPrecisions = [
  'billion years',
  'hundred million years',
  'ten million years',
  'million years',
  'hundred thousand years',
  'ten thousand years',
] as const satisfies Precision[];

const yearTime = (year: number): HistoricalTime => ({ year, month: 0, day: 0, seconds: 0 });

/**
 * The first and the last year of the decade, century or millennium that contains a year. Centuries and millennia count
 * from 1 in both directions, 300–201 BC and 101–200; decades have their tens, 489–480 BC and 1880–1889, and the nine
 * years next to the beginning of the era belong to the tens 0.
 */
export function yearsAround(year: number, precision: NamedPrecision): [first: number, last: number] {
  const years = yearsIn[precision],
    count = Math.abs(year);
  const near = precision === 'decade' ? Math.floor(count / years) * years : Math.floor((count - 1) / years) * years + 1;
  const far = near + years - 1;
  return year > 0 ? [Math.max(1, near), far] : [-far, -Math.max(1, near)];
}

/**
 * A record for some time in the decade, century or millennium of a year: its first and last year, both `about`.
 * Importers write it like this, and `periodsOf` parses it.
 */
export function recordWithin(year: number, precision: NamedPrecision, note: TimeNote = 'about'): TimeRecord {
  const [first, last] = yearsAround(year, precision);
  return {
    startTime: writeHistoricalTime(yearTime(first)),
    endTime: writeHistoricalTime(yearTime(last)),
    startNote: note,
    endNote: note,
    timeDesc: null,
  };
}

/**
 * Whether a record means decades, centuries or millennia rather than years: both ends equally `about` or `doubtful`,
 * the first year that of one unit and the last that of the same or another, within ten thousand years of ours. Two
 * decades count as years, or c. 259 – c. 210 BC would be decades. Returns any year of the first and of the last unit;
 * null otherwise.
 */
export function periodsOf(record: TimeRecord): { precision: NamedPrecision; from: number; to: number } | null {
  if (
    (record.startNote !== 'about' && record.startNote !== 'doubtful') ||
    record.endNote !== record.startNote ||
    !record.endTime
  )
    return null;
  const start = readHistoricalTime(record.startTime),
    end = readHistoricalTime(record.endTime);
  if (!start || !end || start.month || end.month || Math.max(-start.year, end.year) > deepYear) return null;
  const fits = (precision: NamedPrecision) =>
    yearsAround(start.year, precision)[0] === start.year &&
    yearsAround(end.year, precision)[1] === end.year &&
    (precision !== 'decade' || Math.min(Math.abs(start.year), Math.abs(end.year)) >= 10);
  const isOne = (precision: NamedPrecision) => yearsAround(start.year, precision)[1] === end.year;
  const precision =
    namedPrecisions.find((candidate) => fits(candidate) && isOne(candidate)) ??
    namedPrecisions.find((candidate) => candidate !== 'decade' && fits(candidate));
  return precision ? { precision, from: start.year, to: end.year } : null;
}

/**
 * The precision of one time of a record, by its zero fields. A full hour or minute counts as no more exact than that.
 */
export function precisionOfTime({ year, month, day, seconds }: HistoricalTime, note: TimeNote | null): Precision {
  if (!month)
    return (
      (note === 'about' &&
        Math.abs(year) >= deepYear &&
        deepPrecisions.find((candidate) => year % yearsIn[candidate] === 0)) ||
      'year'
    );
  if (!day) return 'month';
  if (!seconds) return 'day';
  return seconds % 3600 === 0 ? 'hour' : seconds % 60 === 0 ? 'minute' : 'second';
}

/** The precision of a record: the coarser of its two ends. Null if its texts are no times. */
export function precisionOf(record: TimeRecord): Precision | null {
  const start = readHistoricalTime(record.startTime);
  const end = record.endTime ? readHistoricalTime(record.endTime) : null;
  if (!start || (record.endTime && !end)) return null;
  const parts = periodsOf(record);
  if (parts) return parts.precision;
  const endPrecisions = [
    precisionOfTime(start, record.startNote),
    ...(end ? [precisionOfTime(end, record.endNote)] : []),
  ];
  return endPrecisions.reduce((a, b) => (precisions.indexOf(b) > precisions.indexOf(a) ? b : a));
}

const yearSeconds = 365.2425 * 86_400;

/**
 * The first and the last second that a record may mean, wider than `recordBounds`: null for an open side (`before`,
 * `after`), half a unit more for a round number of ten thousand years or coarser. Open to the present it ends with
 * `now`. Seconds from 1970-01-01; null altogether if its texts are no times.
 */
export function outerBounds(
  record: TimeRecord,
  now = Date.now() / 1000,
): { earliest: number | null; latest: number | null } | null {
  const start = readHistoricalTime(record.startTime);
  const end = record.endTime ? readHistoricalTime(record.endTime) : start;
  if (!start || !end) return null;
  const endNote = record.endTime ? record.endNote : record.startNote;
  const room = (time: HistoricalTime, note: TimeNote | null) => {
    const years = yearsIn[precisionOfTime(time, note)];
    return years >= deepYear ? Math.round((years / 2) * yearSeconds) : 0;
  };
  const earliest = record.startNote === 'before' ? null : bounds(start).earliest - room(start, record.startNote);
  if (record.endNote === 'to present') return { earliest, latest: Math.floor(now) };
  return { earliest, latest: endNote === 'after' ? null : bounds(end).latest + room(end, endNote) };
}
