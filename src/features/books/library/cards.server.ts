import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { bookAddress } from '../addresses.ts';
import { coversOf } from '../face/covers.server.ts';
import type { BookCard } from '../contract.ts';
import type { BookFacts } from '../rules.ts';
import { titleOf, localizeText } from '../titles.ts';

interface CardRow {
  id: string;
  workId: string | null;
  facts: BookFacts;
  century: number | null;
  chapters: number;
  witnesses: { kind: string; language: string }[];
}

/** Loads the data of book cards, in the order of the given ids. */
async function cardRows(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (!ids.length) return [];
  const { rows } = await sql<CardRow>`
    select book.id, work_id, facts, century,
      (select count(*)::int from book_chapter where book_id = book.id) as chapters,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'language', language) order by position)
        from book_witness where book_id = book.id), '[]') as witnesses
    from book where book.id = any(${ids}) order by array_position(${ids}::text[], book.id)`.execute(db);
  return rows;
}

/** Authors as displayed: the entry's name if there is an entry. */
export const localizeAuthors = (facts: BookFacts, entries: ReadonlyMap<string, LinkedEntry>, language: Language) =>
  facts.bookAuthors.map(({ name, names, itemId }) => {
    const entry = itemId === null ? undefined : entries.get(itemId);
    return {
      name: entry?.name ?? localizeText(names, language)?.text ?? name,
      itemId: entry ? itemId : null,
      id: entry?.id ?? null,
    };
  });

export const authorEntries = (db: Database, facts: readonly BookFacts[], language: Language) =>
  loadLinkedEntries(
    db,
    facts.flatMap(({ bookAuthors }) => bookAuthors.flatMap(({ itemId }) => itemId ?? [])),
    language,
  );

/** Cards of books in the given order; unpublished books are left out. */
export async function cardsOf(db: Database, ids: readonly string[], language: Language): Promise<BookCard[]> {
  const rows = await cardRows(db, ids);
  const [entries, coverOf] = await Promise.all([
    authorEntries(
      db,
      rows.map(({ facts }) => facts),
      language,
    ),
    coversOf(db, rows),
  ]);
  return rows.map(({ id, facts, century, chapters, witnesses }) => {
    const title = titleOf(facts, language);
    return {
      id,
      href: bookAddress(id),
      title,
      ownTitle: title.text === facts.title ? null : { text: facts.title, lang: facts.language },
      authors: localizeAuthors(facts, entries, language),
      genre: facts.genre,
      dynasty: localizeText(facts.dynasty, language)?.text ?? null,
      time: facts.writing,
      century,
      language: facts.language,
      translations: [
        ...new Set(witnesses.filter(({ kind }) => kind === 'translation').map((witness) => witness.language)),
      ],
      hasPhotocopy: witnesses.some(({ kind }) => kind === 'photocopy'),
      chapters,
      cover: coverOf(id),
      description: localizeText(facts.description, language),
      tags: facts.tags,
    };
  });
}
