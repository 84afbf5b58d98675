import { languages, selectTranslation, usesHan, type Language } from '../languages.ts';
import { writeHistoricalTime, type TimeRecord } from '../time/historical-time.ts';
import type { Era } from './era.ts';

/** An era with its dynasty, which makes it unambiguous: 唐开元; Kaiyuan, Tang. */
export function formatEraName({ name, dynasty }: Pick<Era, 'name' | 'dynasty'>, language: Language): string {
  const of = dynasty?.[language] ?? '';
  const ownName = selectTranslation(name, language)!.value;
  return usesHan(language) ? `${of}${ownName}` : [ownName, of].filter(Boolean).join(', ');
}

const foldTitle = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** The era with this name in any language, with or without its dynasty; the longest if there are several. */
export function findEraByName(title: string, eras: readonly Era[]): Era | null {
  const foldedTitle = foldTitle(title);
  const years = ({ yearOne, yearLast }: Era) => (yearLast ?? new Date().getUTCFullYear()) - yearOne;
  const findLongest = (isCalled: (era: Era) => boolean) =>
    eras.filter((era) => isCalled(era)).toSorted((a, b) => years(b) - years(a))[0];
  return (
    findLongest((era) => languages.some((language) => foldTitle(formatEraName(era, language)) === foldedTitle)) ??
    findLongest((era) =>
      [...Object.values(era.name), ...era.otherNames].some((name) => foldTitle(name) === foldedTitle),
    ) ??
    null
  );
}

/** The years of an era. */
export function yearsOfEra({ yearOne, yearLast }: Era): TimeRecord {
  const text = (year: number) => writeHistoricalTime({ year, month: 0, day: 0, seconds: 0 });
  return {
    startTime: text(yearOne),
    endTime: yearLast === null ? null : text(yearLast),
    startNote: null,
    endNote: yearLast === null ? 'to present' : null,
    timeDesc: null,
  };
}
