import { byLanguage, dateTag, languageTag, type Language } from '../languages.ts';

const justNow = byLanguage<string>({
  zh: '刚刚',
  en: 'just now',
  fr: 'à l’instant',
  es: 'ahora mismo',
  jp: 'たった今',
});
const minute = 60_000,
  hour = 60 * minute,
  day = 24 * hour,
  week = 7 * day,
  month = 30 * day;

/** How long ago, for messages: just now, then minutes, hours, days, weeks, and months of 30 days. Source: spec §9. */
export function formatRelativeTime(then: Date, now: Date, language: Language): string {
  const gone = Math.max(0, now.getTime() - then.getTime());
  if (gone < minute) return justNow[language];
  const formatAgo = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'always' }).format(-Math.floor(count), unit);
  if (gone < hour) return formatAgo(gone / minute, 'minute');
  if (gone < day) return formatAgo(gone / hour, 'hour');
  if (gone < week) return formatAgo(gone / day, 'day');
  if (gone < month) return formatAgo(gone / week, 'week');
  return formatAgo(gone / month, 'month');
}

/** How long to wait, in words: 45 seconds, 3 minutes, 2 hours. */
export function formatWait(seconds: number, language: Language): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: unit as 'second',
    unitDisplay: 'long',
  }).format(count as number);
}

/**
 * When a comment was written: relative on the same day, "yesterday" and "the day before" within two days, then the
 * date, with its year if that is not the current one. Days are those of `timeZone`. Source: spec §9 "Comments".
 */
export function formatCommentDate(then: Date, now: Date, language: Language, timeZone?: string): string {
  const tag = dateTag(language);
  const dayOf = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date);
  const daysAgo = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(then))) / day);
  if (daysAgo <= 0) return formatRelativeTime(then, now, language);
  if (daysAgo <= 2) return dayLabel(daysAgo, language);
  const sameYear = dayOf(then).slice(0, 4) === dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(tag, {
    timeZone,
    month: 'long',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  }).format(then);
}

const dayBefore = byLanguage<string>({
  zh: '前天',
  en: 'the day before yesterday',
  fr: 'avant-hier',
  es: 'anteayer',
  jp: '一昨日',
});
const dayLabel = (daysAgo: number, language: Language) =>
  daysAgo === 2
    ? dayBefore[language]
    : new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }).format(-1, 'day');
