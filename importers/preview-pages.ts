import { formatRecord } from '../src/rules/time/historical-time-format.ts';
import { contentLanguages, type Language } from '../src/rules/languages.ts';
import { cutToLength } from '../src/rules/text-width.ts';
import type { ImportedSubject, Source } from './record.ts';

/** Entries that a preview shows. */
const shownPages = 3;
/** Characters of a summary that a preview shows. */
const shownSummary = 400;

/** The first records of a source, as their pages will begin. */
export async function firstPages(source: Pick<Source, 'read'>): Promise<string[]> {
  const pages: string[] = [];
  for await (const item of source.read()) {
    if ('record' in item) pages.push(previewOf(item.record));
    if (pages.length === shownPages) break;
  }
  return pages;
}

/** The same source; `pages` receives its first records as they are read. */
export function withPages(source: Source, pages: string[]): Source {
  return {
    ...source,
    async *read() {
      for await (const item of source.read()) {
        if ('record' in item && pages.length < shownPages) pages.push(previewOf(item.record));
        yield item;
      }
    },
  };
}

/** A record as its page will begin: name, kind, other names, times, place, painters and summary, in its first language. */
export function previewOf({
  names,
  otherNames,
  kind,
  times,
  place,
  summary,
  painting,
  relations,
  unions,
}: ImportedSubject): string {
  const language: Language = contentLanguages.find((candidate) => names[candidate]) ?? 'en';
  const otherLanguages = contentLanguages.flatMap((candidate) =>
    candidate !== language && names[candidate] ? [`${names[candidate]} [${candidate}]`] : [],
  );
  const also = [...otherLanguages, ...(otherNames?.[language] ?? [])];
  const links = (relations?.length ?? 0) + (unions?.length ?? 0);
  const lines = [
    `${names[language]} (${kind})`,
    ...(also.length ? [`  also: ${also.slice(0, 5).join(' · ')}`] : []),
    ...times.map((time) => `  ${time.role}: ${formatRecord(time, language)}`),
    ...(place
      ? [
          `  at: ${[place.name && Object.values(place.name)[0], `${place.latitude}, ${place.longitude}`].filter(Boolean).join(' · ')}`,
        ]
      : []),
    ...(painting?.artists.length
      ? [`  by ${painting.artists.map((artist) => Object.values(artist.name)[0] ?? artist.itemId ?? '').join(', ')}`]
      : []),
    ...(summary?.[language] ? [`  ${cutToLength(summary[language], shownSummary)}`] : []),
    ...(links ? [`  relations and unions: ${links}`] : []),
  ];
  return lines.join('\n');
}
