import { calendarOf } from '../../rules/time/calendar.ts';
import type { HistoricalTime } from '../../rules/time/historical-time.ts';

/**
 * A date of an item with the address of its source, as a line of QuickStatements: `Q1⇥P569⇥-0063-09-23T00:00:00Z/11/J`,
 * with the precision 11 of a day, 10 of a month, 9 of a year, and J for the Julian calendar. Source: Wikidata,
 * "Help:QuickStatements".
 */
export function quickStatement(item: string, property: string, time: HistoricalTime, url: string): string {
  const { year, month, day } = time,
    precision = day ? 11 : month ? 10 : 9,
    two = (number: number) => String(number).padStart(2, '0');
  const date = `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(day)}T00:00:00Z/${precision}`;
  const calendar = calendarOf(time) === 'julian' ? '/J' : '';
  return [item, property, `${date}${calendar}`, 'S854', `"${url.replaceAll('"', '%22')}"`].join('\t');
}
