import { dateTag, type Language } from '../languages.ts';

/**
 * Dates of the present day, one function per meaning, all with the same long format. On pages that are the same for all
 * readers they are in UTC, on screens of one reader in that reader's zone.
 */
const meanings = {
  day: { dateStyle: 'long', timeZone: 'UTC' },
  // dateStyle cannot be combined with the name of the time zone.
  moment: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  },
  localDay: { dateStyle: 'long' },
  localMoment: { dateStyle: 'long', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
  // For columns and axes with many dates.
  shortDay: { month: 'short', day: 'numeric', timeZone: 'UTC' },
  month: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>(); // creating one takes longer than rendering a page

function write(meaning: keyof typeof meanings, date: Date, language: Language): string {
  const key = `${meaning} ${language}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(dateTag(language), meanings[meaning])));
  return format.format(date);
}

/** A day in UTC: 20 November 2026, 2026年11月20日. */
export const longDate = (date: Date, language: Language) => write('day', date, language);
/** A moment in UTC, with the zone: 20 November 2026 at 21:05 UTC. */
export const longMoment = (date: Date, language: Language) => write('moment', date, language);
/** A day in the reader's time zone. */
export const localDay = (date: Date, language: Language) => write('localDay', date, language);
/** A moment in the reader's time zone: 20 November 2026 at 21:05. */
export const localMoment = (date: Date, language: Language) => write('localMoment', date, language);
/** A day along an axis, in UTC: 20 Nov. */
export const shortDay = (date: Date, language: Language) => write('shortDay', date, language);
/** A month along an axis, in UTC: Nov 2026. */
export const shortMonth = (date: Date, language: Language) => write('month', date, language);
/** An exact moment in the reader's time zone: 20 Nov 2026, 21:05:59. */
export const localSecond = (date: Date, language: Language) => write('second', date, language);
/** The time of day in the reader's time zone: 21:05. */
export const localClock = (date: Date, language: Language) => write('clock', date, language);
