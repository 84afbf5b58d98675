import { entriesByLanguage } from '../../../src/rules/languages.ts';
import type { SourceCatalogue } from '../load.ts';
import type { Problem } from '../rules/problems.ts';
import type { Cited, Span } from '../content.ts';
import { isDating, latestYearOf } from './dates.ts';
import { authorIn, formsOf, titleIn } from './forms.ts';

/** English words of places, which no other language has. */
const english = /\b(?:ch|vol|book|lines?|years?|columns?|preface|epilogue|heading|and|spell|part|no)\b/;
/** A date in doubt may be off by this many years. */
const leeway = (when: string) => (/[~?]$/.test(when) ? 40 : 5);

/** A source is not cited for anything later than itself, and the place in it has words in every language. */
export function problemsOfCitation(catalogue: SourceCatalogue, cited: Cited, at?: Span): string[] {
  const [id, where] = cited;
  const source = catalogue.sources[id];
  if (!source) return [`unknown source ${id} ${where ?? ''}`];
  const problems: string[] = [];
  const latest = latestYearOf(source);
  const year = at && Number(/^-?\d{4,5}/.exec(at[0])![0]);
  if (year !== undefined && year - leeway(at![0]) > latest)
    problems.push(`${id}, of ${source.year}, cannot tell of ${at![0]}`);
  const places = where ? entriesByLanguage(formsOf(catalogue, cited).where!) : [];
  for (const [language, place] of places) {
    const isNamed = /^[“«「]/.test(place);
    if (language !== 'en' && !isNamed && english.test(place.replace(/vol\. |\bpart\./g, '')))
      problems.push(`${id}: “${place}” is not ${language}: add it to locators.json`);
  }
  return problems;
}

/** One source per work; `dates.ts` reads its year; author and title are known in every language. */
export function problemsOfSources({ sources, authors }: SourceCatalogue): Problem[] {
  const problems: Problem[] = [];
  const works = new Map<string, string>();
  for (const [id, source] of Object.entries(sources)) {
    const report = (path: string, message: string) =>
      problems.push({ file: `sources/${id}.json`, path: [path], message });
    const work = `${titleIn(source).en} ${source.author ?? ''}`;
    if (works.has(work)) report('title', `this work is ${works.get(work)} already`);
    works.set(work, id);
    if (source.year && !isDating(source.year))
      report('year', `${source.year} is no year like c. 430 BC, 8th–7th century BC or 1519–1526`);
    if (source.kind === 'modern') continue;
    if (!source.year) report('kind', 'an old source has a year');
    if (typeof source.title === 'string') report('title', 'an old source has a title in five languages');
    if (source.author && /\p{Script=Latin}{3}/u.test(authorIn(authors, source.author).zh))
      report('author', `authors.json has no ${source.author}`);
  }
  return problems;
}
