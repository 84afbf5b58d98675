import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { nameKey, keysOfName } from '../../search/face/names.server.ts';
import type { BookFacts } from '../rules.ts';
import { gramOfBook, gramOfWord, wordGramsOf } from './grams.server.ts';
import type { Passage } from './passages.server.ts';
import { piecesOf, streamOf } from './stream.server.ts';

/** Longest prefix by which a word of a title is found, in characters. */
const maxPrefixLength = 12;

interface NamedBook {
  bookId: string;
  facts: BookFacts;
  /** Names of its work's and its authors' subjects, in all languages. */
  ofSubjects: string[];
}

/** The passages for the search by name, one per book. */
export async function namesOfBook(
  db: Database,
  bookIds: readonly string[],
): Promise<{ bookId: string; passage: Passage }[]> {
  const { rows } = await sql<NamedBook>`
    select b.id as book_id, b.facts, array(
      select e.name from entry e where e.subject_id = b.work_id
        or e.subject_id in (select a->>'itemId' from jsonb_array_elements(b.facts->'bookAuthors') a)) as of_subjects
    from book b where b.id = any(${bookIds})`.execute(db);
  return rows.map((book) => ({ bookId: book.bookId, passage: passageOf(book) }));
}

/** All names of a book, its own title first. */
const namesOf = ({
  title,
  titles,
  subtitle,
  originalName,
  otherTitles,
  bookAuthors,
  translator,
}: BookFacts): string[] =>
  [
    title,
    ...Object.values(titles),
    subtitle,
    originalName,
    ...otherTitles,
    ...bookAuthors.flatMap(({ name, names }) => [name, ...Object.values(names ?? {})]),
    translator,
  ].filter((name): name is string => Boolean(name));

function passageOf({ bookId, facts, ofSubjects }: NamedBook): Passage {
  const names = [...new Set([...namesOf(facts), ...ofSubjects])];
  const isbns = [facts.isbn10, facts.isbn13].flatMap((isbn) => (isbn ? [isbn.replace(/[^0-9X]/gi, '')] : []));
  const grams = new Set([gramOfBook(bookId)]);
  const streams = [...names, ...isbns].map((name) => {
    const pieces = piecesOf(name);
    for (const gram of wordGramsOf(pieces, (word) => word)) grams.add(gram);
    for (const { text, spaced, whole } of pieces)
      if (spaced) for (const word of [text, whole ?? '']) addPrefixes(word, grams);
    return streamOf(pieces);
  });
  // Pinyin, so that Latin letters find Chinese titles.
  const readings = names.flatMap((name) =>
    keysOfName(name, 'zh').flatMap(({ key, form }) => (form === 'name' ? [] : [key])),
  );
  for (const reading of readings) addPrefixes(nameKey(reading), grams);
  const folded = [...streams, ...readings.map((reading) => ` ${reading} `)].join('\n');
  return { fromOrdinal: 0, fromOffset: 0, untilOrdinal: 0, ownLength: folded.length, folded, words: [...grams] };
}

function addPrefixes(word: string, grams: Set<number>): void {
  const letters = [...word].slice(0, maxPrefixLength);
  for (let length = 1; length <= letters.length; length++) grams.add(gramOfWord(letters.slice(0, length).join('')));
  if (word) grams.add(gramOfWord(word));
}
