import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { PlacesInBook } from './contract.ts';
import { excerptsOf } from './excerpts.server.ts';
import { matchesIn } from './matches.server.ts';
import { readBookQuery } from './query.server.ts';
import { foundAddress } from './rules.ts';
import { chapterLengths } from './search.server.ts';
import { witnessRows } from './shown-books.server.ts';

/** Places of one book that are listed. */
const mostPlaces = 500;

/** Every place of a book in which a term stands, in the order of reading. Fails with `bookNotFound`. */
export async function searchBookText(
  db: Database,
  bookId: string,
  keyword: string,
  only: readonly string[],
): Promise<PlacesInBook> {
  const witnesses = await witnessRows(db, [bookId]);
  const chapters = (await chapterLengths(db, [bookId])).get(bookId) ?? [];
  if (!witnesses.length && !chapters.length) fail('bookNotFound');
  const query = await readBookQuery(db, keyword);
  const met = (await matchesIn(db, query, ['text', 'notes'], [bookId])).filter(
    ({ witness }) => !only.length || only.includes(witness),
  );
  const excerpts = await excerptsOf(db, query, met);
  const original = witnesses.find(({ kind }) => kind === 'original')?.witness ?? null;
  const places = met.flatMap(({ chapter, witness, part, language: lang }, at) =>
    excerpts[at]!.map(({ segment, text, marks, range }) => ({
      chapter,
      chapterTitle: chapters.find((one) => one.chapter === chapter)?.title ?? '',
      witness,
      kind: witnesses.find((one) => one.witness === witness)?.kind ?? ('original' as const),
      isNote: part === 'notes',
      segment,
      lang,
      text,
      marks,
      range,
      href: foundAddress(bookId, { chapter, witness, original, segment, keyword }),
    })),
  );
  return { total: places.length, capped: places.length > mostPlaces, places: places.slice(0, mostPlaces) };
}
