/** What is wrong with sources, and with what is said on their word. */
import type { SourceKey } from '../keys.ts';
import type { Cited, Source, Span } from '../subject.ts';
import { isDating, latestYearOf } from './dates.ts';
import { authorIn, formsOf, titleIn } from './forms.ts';
import { sources } from './index.ts';

const columns = ['zh', 'en', 'fr', 'es', 'jp'];
/** English words of places, which no other language has. */
const english = /\b(?:ch|vol|book|lines?|years?|columns?|preface|epilogue|heading|and|spell|part|no)\b/;
/** A date in doubt may be off by this many years. */
const leeway = (when: string) => (/[~?]$/.test(when) ? 40 : 5);

/** A source knows nothing that is later than itself, and its place is said in every language. */
export function problemsOfCitation(cited: Cited, at?: Span): string[] {
  const [key, where] = cited;
  const problems: string[] = [];
  const known = latestYearOf(sources[key] as Source);
  const year = at && Number(/^-?\d{4,5}/.exec(at[0])![0]);
  if (year !== undefined && year - leeway(at![0]) > known)
    problems.push(`${key}, of ${(sources[key] as Source).year}, cannot tell of ${at![0]}`);
  const places = where ? formsOf(cited).where! : [];
  for (const [column, place] of places.entries()) {
    const isNamed = /^[“«「]/.test(place);
    if (column !== 1 && !isNamed && english.test(place.replace(/vol\. |\bpart\./g, '')))
      problems.push(`${key}: “${place}” is not ${columns[column]}: locators.ts`);
  }
  return problems;
}

/** One source a work; each is dated as dates.ts reads it; readers of every language know author and title. */
export function problemsOfSources(): string[] {
  const problems: string[] = [];
  const works = new Map<string, string>();
  for (const [key, source] of Object.entries(sources) as [SourceKey, Source][]) {
    const work = `${titleIn(source)[1]} ${source.author ?? ''}`;
    if (works.has(work)) problems.push(`source ${key} is ${works.get(work)}: one source a work`);
    works.set(work, key);
    if (source.year && !isDating(source.year)) problems.push(`source ${key}: ${source.year} is no date of dates.ts`);
    if (source.kind === 'modern') continue;
    if (!source.year) problems.push(`source ${key} has no year`);
    if (typeof source.title === 'string') problems.push(`source ${key} has a title in one language`);
    if (source.author && /\p{Script=Latin}{3}/u.test(authorIn(source.author)[0]))
      problems.push(`source ${key}: authors.ts lacks ${source.author}`);
  }
  return problems;
}
