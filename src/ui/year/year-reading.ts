import { readEraNames } from '../../rules/eras/eras.ts';
import { firstOf, readPeriodNames } from '../../rules/eras/periods.ts';
import { readTime } from '../../rules/time/historical-time-reading.ts';
import type { TimeRefusal } from '../../rules/time/historical-time-parsed.ts';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';
import type { Years } from './year-scale.ts';

const names = firstOf(readEraNames(), readPeriodNames);

/**
 * The year that somebody wrote, or first and last year where it is a span; or why it is none. With eras and dynasties,
 * in all languages.
 */
export function readYears(
  text: string,
  language: Language,
  today = new Date().getUTCFullYear(),
): number | Years | TimeRefusal {
  const { record, refused } = readTime(text, language, names);
  if (!record) return refused;
  const from = readHistoricalTime(record.startTime)!.year;
  const until = record.endTime
    ? readHistoricalTime(record.endTime)!.year
    : record.endNote === 'to present'
      ? today
      : from;
  if (until < from) return 'endBeforeStart';
  return from === until ? from : { from, until };
}
