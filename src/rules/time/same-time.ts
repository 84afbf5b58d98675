import type { HistoricalTime } from './historical-time.ts';

const padTwo = (value: number) => String(value).padStart(2, '0');

/**
 * A regular expression, for PostgreSQL and JavaScript, that matches times equal to one at the precision of each: August
 * 216 BC equals 2 August 216 BC and 216 BC. 00:00:00 is no time of day.
 */
export function sameTimePattern({ year, month, day, seconds }: HistoricalTime): string {
  const days = !day
    ? `${padTwo(month)}-.*`
    : seconds
      ? `${padTwo(month)}-(00.*|${padTwo(day)}( 00:00:00| ${[seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => padTwo(Math.floor(part))).join(':')})?)`
      : `${padTwo(month)}-(00|${padTwo(day)}).*`;
  return `^${year < 0 ? '-' : ''}0*${Math.abs(year)}-(${month ? `00-.*|${days}` : '.*'})$`;
}
