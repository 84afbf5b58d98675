import { dateTag, type Language } from '../languages.ts';

const formats = new Map<Language, Intl.DateTimeFormat>(); // one takes longer to make than a page to render

/** A day of our own time, in UTC: 20 November 2026, 2026年11月20日. */
export function longDate(date: Date, language: Language): string {
  let format = formats.get(language);
  if (!format)
    formats.set(
      language,
      (format = new Intl.DateTimeFormat(dateTag(language), { dateStyle: 'long', timeZone: 'UTC' })),
    );
  return format.format(date);
}
