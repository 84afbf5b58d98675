import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { PlacesInBook } from './contract.ts';
import { countOccurrences, excerptsOf } from './excerpts.server.ts';
import { streamsIn } from './matches.server.ts';
import { readBookQuery } from './query.server.ts';
import { matchAddress, placesAtOnce } from './rules.ts';
import { witnessRows } from './book-heads.server.ts';

/** Most places returned of the open chapter, because all are marked on its page. */
const maxPlacesInChapter = 500;
/** Most passages of the book in which places are counted. */
const maxCounted = 1500;

interface PlacesRequest {
  /** Only these witnesses; empty for all. */
  only?: readonly string[];
  chapter?: string;
  from?: number;
}

/**
 * The places of a term in a book, in reading order, numbered from 0. All are counted from the streams of their
 * passages; the surrounding text is read only for returned ones. Fails with `bookNotFound`.
 */
export async function searchBookText(
  db: Database,
  bookId: string,
  keyword: string,
  { only = [], chapter, from }: PlacesRequest = {},
): Promise<PlacesInBook> {
  const [witnesses, chapters, query] = await Promise.all([
    witnessRows(db, [bookId]),
    db.selectFrom('bookChapter').where('bookId', '=', bookId).select(['chapter', 'title']).execute(),
    readBookQuery(db, keyword),
  ]);
  if (!witnesses.length && !chapters.length) fail('bookNotFound');
  const passages = await streamsIn(db, query, bookId, maxCounted);
  const met = passages.filter(({ witness }) => !only.length || only.includes(witness));
  const counts = await countOccurrences(db, query, met);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const window = selectWindow(
    met.map((passage, at) => ({ isOpen: passage.chapter === chapter, count: counts[at]! })),
    from,
  );
  const windowPassages = met.slice(window.firstPassage, window.untilPassage);
  const excerpts = await excerptsOf(db, query, windowPassages);
  const original = witnesses.find(({ kind }) => kind === 'original')?.witness ?? null;
  const titles = new Map(chapters.map((row) => [row.chapter, row.title]));
  const places = windowPassages.flatMap((passage, at) =>
    excerpts[at]!.map(({ segment, text, marks, range }) => ({
      chapter: passage.chapter,
      chapterTitle: titles.get(passage.chapter) ?? '',
      witness: passage.witness,
      kind: witnesses.find(({ witness }) => witness === passage.witness)?.kind ?? ('original' as const),
      isNote: passage.part === 'notes',
      segment,
      lang: passage.language,
      text,
      marks,
      range,
      href: matchAddress(bookId, { chapter: passage.chapter, witness: passage.witness, original, segment, keyword }),
    })),
  );
  return { total, capped: passages.length >= maxCounted, first: window.first, places };
}

/**
 * The window of passages to return, always whole passages: with `placesAtOnce` places starting at `from`; else the open
 * chapter, extended to that number; else the first ones.
 */
function selectWindow(passages: readonly { isOpen: boolean; count: number }[], from: number | undefined) {
  let firstPassage = from === undefined ? passages.findIndex(({ isOpen }) => isOpen) : 0,
    first = 0;
  if (firstPassage < 0) firstPassage = 0;
  for (let at = 0; at < firstPassage; at++) first += passages[at]!.count;
  if (from !== undefined)
    while (firstPassage < passages.length - 1 && first + passages[firstPassage]!.count <= from)
      first += passages[firstPassage++]!.count;
  let untilPassage = firstPassage,
    places = Math.min(0, first - (from ?? 0)); // its passage may begin before `from`
  for (const { isOpen, count } of passages.slice(firstPassage)) {
    if (places >= (from === undefined && isOpen ? maxPlacesInChapter : placesAtOnce)) break;
    places += count;
    untilPassage++;
  }
  return { firstPassage, untilPassage, first };
}
