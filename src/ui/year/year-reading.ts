import { createNameReader } from '../../rules/eras/time-names.ts';
import { readTime } from '../../rules/time/historical-time-reading.ts';
import type { NameReader } from '../../rules/time/reading/one-time.ts';
import type { TimeRefusal } from '../../rules/time/historical-time-parsed.ts';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';
import type { Years } from './year-scale.ts';

/** Parses a year or span of years, with eras and dynasties, in all languages; or returns the reason of a refusal. */
export function readYears(
  text: string,
  language: Language,
  { names = createNameReader(), today = new Date().getUTCFullYear() }: { names?: NameReader; today?: number } = {},
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
