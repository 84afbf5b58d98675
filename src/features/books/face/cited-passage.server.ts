import type { Database } from '../../../kit/database/database.server.ts';
import { languages } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { readPassageAddress } from './passage-address.ts';

/** A citation of a segment in all languages in which the book has a title; null if the address names no segment. */
export async function citationOfPassage(db: Database, address: string): Promise<Citation | null> {
  const passage = readPassageAddress(address);
  if (!passage) return null;
  const { bookId, chapter, segment } = passage;
  const row = await db
    .selectFrom('book')
    .innerJoin('bookChapter', 'bookChapter.bookId', 'book.id')
    .where('book.id', '=', bookId)
    .where('bookChapter.chapter', '=', chapter)
    .where((where) =>
      where.exists(
        where
          .selectFrom('bookSegment')
          .where('bookSegment.bookId', '=', bookId)
          .where('bookSegment.chapter', '=', chapter)
          .where('bookSegment.segment', '=', segment),
      ),
    )
    .select(['book.facts', 'bookChapter.title', 'bookChapter.titles'])
    .executeTakeFirst();
  if (!row) return null;
  const { facts, title, titles } = row;
  const place = (chapterTitle: string) => [chapterTitle, segment].filter(Boolean).join(' ');
  const titledLanguages = languages.filter((language) => facts.titles[language]);
  const forms = Object.fromEntries(
    titledLanguages.map((language) => [
      language,
      {
        title: facts.titles[language]!,
        author: facts.bookAuthors.map(({ name, names }) => names?.[language] ?? name).join(', ') || null,
        year: facts.writing && (writeRecord(facts.writing, language) || null),
        where: place(titles[language] ?? title),
      },
    ]),
  );
  return {
    title: facts.title,
    author: facts.bookAuthors.map(({ name }) => name).join(', ') || null,
    year: facts.writing && (writeRecord(facts.writing, titledLanguages[0] ?? 'en') || null),
    where: place(title),
    url: address.trim(),
    ...(titledLanguages.length && { forms }),
  };
}
