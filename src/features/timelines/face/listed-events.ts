import { eraYearsAt, formatEraYear } from '../../../rules/eras/eras.ts';
import { periodName } from '../../../rules/eras/periods.ts';
import type { Language } from '../../../rules/languages.ts';
import { withDescription } from '../../../rules/time/historical-time-format.ts';
import { readHistoricalTime, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import type { TimelineEvent } from '../contract.ts';
import type { ListedEvent } from '../event-list.tsx';

/** The formatted eras in the year of a time; empty for times less exact than a year. */
function formatErasOf(time: TimeRecord, language: Language): string[] {
  const start = readHistoricalTime(time.startTime);
  const isYear = start && (!time.endTime || readHistoricalTime(time.endTime)?.year === start.year);
  return isYear
    ? eraYearsAt(start)
        .filter(({ era }) => !era.aside)
        .map((eraYear) => formatEraYear(eraYear, language))
    : [];
}

/** Events with formatted times, for a list. */
export const listEvents = (events: readonly TimelineEvent[], language: Language): ListedEvent[] =>
  events.map((event) => ({
    ...event,
    when: withDescription(writeRecord(event.time, language, { namePeriod: periodName }), event.time),
    eras: formatErasOf(event.time, language),
  }));
