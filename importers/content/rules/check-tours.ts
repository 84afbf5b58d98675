import { readViewAddress } from '../../../src/features/tours/rules.ts';
import { parseEntryId } from '../../../src/rules/entry-ids.ts';
import { contentLanguages } from '../../../src/rules/languages.ts';
import * as limits from '../../../src/rules/limits.ts';
import { houseProblems } from './house-rules.ts';
import type { Content, Tour } from '../load.ts';
import type { Problem } from './problems.ts';
import type { InFiveLanguages } from '../schemas.ts';

/** Problems of the tours: texts that break the style rules, views that do not exist. */
export function problemsOfTours(
  tours: readonly Tour[],
  { subjects }: Pick<Content, 'subjects'>,
  library: readonly { id: string }[],
): Problem[] {
  const entries = new Set(subjects.map(({ id }) => id)),
    books = new Set(library.map(({ id }) => `book-${id}`));
  return tours.flatMap(({ id, title, description, stops }) => {
    const file = `tours/${id}.json`,
      problemsIn = (path: readonly PropertyKey[], texts: InFiveLanguages) =>
        problemsOfTexts(texts).map(([language, message]) => ({ file, path: [...path, language], message }));
    return [
      ...problemsIn(['title'], title),
      ...problemsIn(['description'], description),
      ...stops.flatMap((stop, at) => [
        ...problemsIn(['stops', at, 'title'], stop.title),
        ...problemsIn(['stops', at, 'text'], stop.text),
        ...problemsOfView(stop.view, entries, books).map((message) => ({ file, path: ['stops', at, 'view'], message })),
      ]),
    ];
  });
}

const problemsOfTexts = (texts: InFiveLanguages) =>
  contentLanguages.flatMap((language): (readonly [language: string, message: string])[] =>
    texts[language].length > limits.tour.textLength
      ? [[language, `has ${texts[language].length} letters, not ${limits.tour.textLength}`]]
      : houseProblems(texts[language], language).map((message) => [language, message]),
  );

function problemsOfView(view: string, entries: ReadonlySet<string>, books: ReadonlySet<string>): string[] {
  if (readViewAddress(view) !== view) return [`${view} is no view of this site`];
  const { pathname, searchParams } = new URL(view, 'https://here.invalid');
  const [, page, id = ''] = pathname.split('/');
  if (page === 'detail' && !entries.has(parseEntryId(id).subjectId)) return [`${view}: there is no such entry`];
  if (pathname === '/book/detail' && !books.has(searchParams.get('id') ?? ''))
    return [`${view}: there is no such book`];
  return [];
}
