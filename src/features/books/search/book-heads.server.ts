import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { loadSummaries } from '../../../kit/registry/things.server.ts';
import { bookAddress } from '../addresses.ts';
import type { BookFacts, WitnessKind } from '../rules.ts';
import { titleOf, localizeText } from '../titles.ts';
import type { FoundBook } from './contract.ts';

/** A book with the fields used for sorting and filtering. */
export interface BookRow {
  id: string;
  facts: BookFacts;
  genre: BookFacts['genre'];
  dynasty: string | null;
  century: number | null;
  earliest: number | null;
  authors: string[];
}

export async function bookRows(db: Database, ids: readonly string[]): Promise<Map<string, BookRow>> {
  const { rows } = await sql<BookRow>`
    select id, facts, genre, dynasty, century, earliest, authors from book where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface WitnessRow {
  bookId: string;
  witness: string;
  kind: WitnessKind;
  language: string;
}

export async function witnessRows(db: Database, ids: readonly string[]): Promise<WitnessRow[]> {
  const { rows } = await sql<WitnessRow>`
    select book_id, witness, kind, language from book_witness where book_id = any(${[...ids]}) order by book_id, position`.execute(
    db,
  );
  return rows;
}

/** The data of a book in any result. */
export type BookHead = Pick<FoundBook, 'id' | 'title' | 'ownTitle' | 'authors' | 'dynasty' | 'time' | 'genre' | 'href'>;

/** The displayed data of books in the order of `ids`; unknown ids are left out. */
export async function bookHeads(db: Database, ids: readonly string[], language: Language): Promise<BookHead[]> {
  const rows = await bookRows(db, ids);
  const people = [...rows.values()].flatMap(({ facts }) => facts.bookAuthors.flatMap(({ itemId }) => itemId ?? []));
  const authorSummaries = await loadSummaries(db, people, language);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { facts, genre } = row;
    const title = titleOf(facts, language);
    return {
      id,
      title,
      ownTitle: title.text === facts.title ? null : { text: facts.title, lang: facts.language },
      authors: facts.bookAuthors.map(({ name, names, itemId }) => {
        const author = itemId === null ? undefined : authorSummaries.get(itemId);
        return author
          ? { name: author.name, href: author.href }
          : { name: localizeText(names, language)?.text ?? name, href: null };
      }),
      dynasty: localizeText(facts.dynasty, language)?.text ?? null,
      time: facts.writing,
      genre,
      href: bookAddress(id),
    };
  });
}
