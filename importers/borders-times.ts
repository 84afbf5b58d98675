import { fromEdtf } from '../src/rules/time/edtf.server.ts';
import { readTime } from '../src/rules/time/historical-time-reading.ts';
import {
  recordBounds,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeRecord,
} from '../src/rules/time/historical-time.ts';
import { readAddressTime } from '../src/rules/time/time-address.ts';

/** What the beginning and the end of a span are called, by who writes GeoJSON with times. */
const ends = [
  ['start', 'end'],
  ['from', 'to'],
  ['start_date', 'end_date'],
  ['startDate', 'endDate'],
  ['gwsyear', 'gweyear'],
] as const;
const openEnd = /^(|\.\.|present|now|today)$/i;

/** The time of a feature by its properties, or why it has none that can be; null where nothing is said of it. */
export function timeOfFeature({
  properties,
  when,
}: {
  properties?: unknown;
  when?: unknown;
}): TimeRecord | string | null {
  const said = (properties ?? {}) as Record<string, unknown>;
  const edtf = when ?? said.when ?? said.edtf;
  if (typeof edtf === 'string' && edtf.trim()) {
    const { record, refused } = fromEdtf(edtf.trim());
    return record ? inOrder(record) : `a time that is none: ${edtf.slice(0, 60)} (${refused})`;
  }
  const names = ends.find(([start]) => isSaid(said[start]));
  if (!names) return ends.some(([, end]) => isSaid(said[end])) ? 'an end without a beginning' : null;
  const [start, end] = names.map((name) => said[name]);
  const from = momentOf(start),
    to = isSaid(end) && !openEnd.test(String(end).trim()) ? momentOf(end) : null;
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  return inOrder({
    startTime: from.startTime,
    endTime: to ? (to.endTime ?? to.startTime) : null,
    startNote: from.startNote,
    endNote: to ? (to.endNote ?? to.startNote) : 'to present',
    timeDesc: null,
  });
}

const isSaid = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/**
 * A year as a number, `-221-10-01` as records and addresses have it, or anything that people write. −221 is 221 BC:
 * there is no year 0.
 */
function momentOf(value: unknown): TimeRecord | string {
  const text = String(value).trim();
  if (typeof value === 'number' && !Number.isInteger(value)) return `a year that is none: ${text}`;
  if (/^[-−+]?0+(\.0+)?$/.test(text)) return 'the year 0, which never was';
  const written = readAddressTime(text.replace(/^−/, '-').replace(/^\+/, '').replace(/T.*$/, ''));
  if (written) return at(written);
  const { record, refused } = readTime(text, 'en');
  return record ?? `a time that is none: ${text.slice(0, 60)} (${refused})`;
}

const at = (time: HistoricalTime): TimeRecord => ({
  startTime: writeHistoricalTime(time),
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
});

function inOrder(record: TimeRecord): TimeRecord | string {
  const span = recordBounds(record);
  if (!span) return 'a time that is none';
  return span.earliest <= span.latest
    ? record
    : `an end before its beginning: ${record.startTime.slice(0, -9)} to ${record.endTime?.slice(0, -9) ?? 'the present'}`;
}

/**
 * The year that a file is of, as its name says: world_bc500.geojson, rome_bce_60.geojson, world_1279.geojson; null where
 * it says none.
 */
export function yearOfFile(name: string): number | null {
  const parts =
      /(?:^|[_\- ])(bce?[_\- ]?)?(?:(?:ce|ad)[_\- ]?)?(\d{1,7})([_\- ]?bce?)?(?:[_\- ]?(?:ce|ad))?\.geojson$/i.exec(
        name,
      ),
    year = Number(parts?.[2]);
  return parts && year ? (parts[1] || parts[3] ? -year : year) : null;
}

/**
 * From a year to the one before another; without another, that year alone. The end is nobody's statement, so it is
 * marked.
 */
export function yearsUntil(year: number, next: number | null): TimeRecord {
  const whole = (one: number) => writeHistoricalTime({ year: one, month: 0, day: 0, seconds: 0 });
  if (next === null) return { startTime: whole(year), endTime: null, startNote: null, endNote: null, timeDesc: null };
  const last = next === 1 ? -1 : next - 1;
  return {
    startTime: whole(year),
    endTime: whole(last),
    startNote: null,
    endNote: last === year ? null : 'about',
    timeDesc: null,
  };
}
