import { fromEdtf } from '../src/rules/time/edtf.server.ts';
import { writeHistoricalTime, type TimeRecord } from '../src/rules/time/historical-time.ts';
import { checkOrder, isStated, timeBetween } from './written-times.ts';

/** Names of start and end properties in GeoJSON files. */
export const boundProperties = [
  ['start', 'end'],
  ['from', 'to'],
  ['start_date', 'end_date'],
  ['startDate', 'endDate'],
  ['gwsyear', 'gweyear'],
] as const;
/** The time of a feature from its properties, or why it is invalid; null if it states none. */
export function timeOfFeature({
  properties,
  when,
}: {
  properties?: unknown;
  when?: unknown;
}): TimeRecord | string | null {
  const fields = (properties ?? {}) as Record<string, unknown>;
  const edtf = when ?? fields.when ?? fields.edtf;
  if (typeof edtf === 'string' && edtf.trim()) {
    const { record, refused } = fromEdtf(edtf.trim());
    return record ? checkOrder(record) : `a time that is none: ${edtf.slice(0, 60)} (${refused})`;
  }
  const names = boundProperties.find(([start]) => isStated(fields[start]));
  if (!names) return boundProperties.some(([, end]) => isStated(fields[end])) ? 'an end without a beginning' : null;
  const [start, end] = names.map((name) => fields[name]);
  return timeBetween(start, end, { isOpen: true });
}

/** The year in a file name: world_bc500.geojson, rome_bce_60.geojson, world_1279.geojson; null if there is none. */
export function yearOfFile(name: string): number | null {
  const parts =
      /(?:^|[_\- ])(bce?[_\- ]?)?(?:(?:ce|ad)[_\- ]?)?(\d{1,7})([_\- ]?bce?)?(?:[_\- ]?(?:ce|ad))?\.geojson$/i.exec(
        name,
      ),
    year = Number(parts?.[2]);
  return parts && year ? (parts[1] || parts[3] ? -year : year) : null;
}

/** From a year to the one before the next; without a next, that year alone. The end is inferred, so it is marked. */
export function yearsUntil(year: number, next: number | null): TimeRecord {
  const writeYear = (yearNumber: number) => writeHistoricalTime({ year: yearNumber, month: 0, day: 0, seconds: 0 });
  if (next === null)
    return { startTime: writeYear(year), endTime: null, startNote: null, endNote: null, timeDesc: null };
  const last = next === 1 ? -1 : next - 1;
  return {
    startTime: writeYear(year),
    endTime: writeYear(last),
    startNote: null,
    endNote: last === year ? null : 'about',
    timeDesc: null,
  };
}
