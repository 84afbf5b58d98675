import { parseEntryId } from '../../src/rules/entry-ids.ts';
import * as limits from '../../src/rules/limits.ts';
import { readViewAddress } from '../../src/features/tours/rules.ts';
import type { WrittenBook } from '../books/load.ts';
import { houseProblems } from '../house-rules.ts';
import { columns, type WrittenSubject } from '../load.ts';
import type { WorldTour } from './tour.ts';

/** What is wrong with the tours: texts that are missing or against the house rules, views that lead nowhere. */
export function problemsOfTours(
  tours: readonly WorldTour[],
  world: readonly WrittenSubject[],
  library: readonly Pick<WrittenBook, 'id'>[],
): string[] {
  const subjects = new Set(world.map(({ id }) => id)),
    books = new Set(library.map(({ id }) => `book-${id}`));
  return tours.flatMap(({ id, title, description, stops }) => {
    const texts = [title, description, ...stops.flatMap((stop) => [stop.title, stop.text])];
    const said = texts.flatMap((five) =>
      columns.flatMap((language, column) => {
        const text = five[column] ?? '';
        if (!text.trim()) return [`tour ${id}: a text is empty in ${language}`];
        if (text.length > limits.tour.textLength) return [`tour ${id}: a text is too long in ${language}`];
        return houseProblems(text, column).map((problem) => `tour ${id} in ${language}: ${problem}`);
      }),
    );
    return [
      ...said,
      ...stops.flatMap(({ view }) => problemsOfView(view, subjects, books).map((one) => `tour ${id}: ${one}`)),
    ];
  });
}

function problemsOfView(view: string, subjects: ReadonlySet<string>, books: ReadonlySet<string>): string[] {
  if (readViewAddress(view) !== view) return [`${view} is no view of this site`];
  const { pathname, searchParams } = new URL(view, 'https://here.invalid');
  const [, page, id = ''] = pathname.split('/');
  if (page === 'detail' && !subjects.has(parseEntryId(id).subjectId)) return [`${view}: there is no such entry`];
  if (pathname === '/book/detail' && !books.has(searchParams.get('id') ?? ''))
    return [`${view}: there is no such book`];
  return [];
}
