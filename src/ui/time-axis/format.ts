import { dayNumberOf, epochDay, type CalendarDay } from '../../rules/time/calendar.ts';
import { writeHistoricalTime } from '../../rules/time/historical-time.ts';
import { writeRecord } from '../../rules/time/historical-time-writing.ts';
import { languageTag, type Language } from '../../rules/languages.ts';
import { daySeconds } from './scale.ts';
import { dateAt } from './ticks.ts';
import type { AxisItem } from './time-axis.ts';

type ItemTime = Pick<AxisItem, 'earliest' | 'latest' | 'startNote' | 'endNote'> & { when?: string };

/** The formatted time of an item, as exact as its bounds, which may be a whole year or month. */
export function formatItemTime({ earliest, latest, startNote, endNote, when }: ItemTime, language: Language): string {
  if (when !== undefined) return when;
  const first = dateAt(earliest),
    last = dateAt(latest);
  const next = dateAt((dayNumberOf(last) + 1 - epochDay) * daySeconds);
  const isWhole = (unit: 'year' | 'month') =>
    (unit === 'month' || first.month === 1) &&
    first.day === 1 &&
    next.day === 1 &&
    (unit === 'month' || next.month === 1);
  const asExact = (day: CalendarDay) =>
    writeHistoricalTime({
      year: day.year,
      month: isWhole('year') ? 0 : day.month,
      day: isWhole('month') ? 0 : day.day,
      seconds: 0,
    });
  const [startTime, endTime] = [asExact(first), asExact(last)];
  return writeRecord(
    {
      startTime,
      endTime: endTime === startTime && endNote === null ? null : endTime,
      startNote,
      endNote,
      timeDesc: null,
    },
    language,
  );
}

const compactFormats = new Map<Language, Intl.NumberFormat>();
/** 128, 1.2K, 1.2万. */
export function formatCompact(count: number, language: Language): string {
  let format = compactFormats.get(language);
  if (!format)
    compactFormats.set(
      language,
      (format = new Intl.NumberFormat(languageTag(language), { notation: 'compact', maximumFractionDigits: 1 })),
    );
  return count < 1000 ? String(count) : format.format(count);
}
