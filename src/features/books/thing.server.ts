import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { SearchDocument } from '../../kit/search-document.ts';
import type { ListedPage, ThingType } from '../../kit/registry/thing-type.server.ts';
import { defaultLanguage, hreflang, languages, readLanguage, type Language } from '../../rules/languages.ts';
import { isbnDigits } from '../../rules/source-identifiers.ts';
import { bookAddress } from './addresses.ts';
import type { BookFacts } from './rules.ts';
import { titleOf, localizeText } from './titles.ts';
import { loadBookCards } from './cards.server.ts';

interface Row {
  id: string;
  facts: BookFacts;
  createdAt: Date;
  changedAt: Date;
}
const rows = (db: Database) => db.selectFrom('book').select(['id', 'facts', 'createdAt', 'changedAt']);

/** The site language of a title; the reader's if the title is in another language. */
const titleLanguageOf = (lang: string, reader: Language): Language => readLanguage(lang.split('-')[0]) ?? reader;

const pageOf = ({ id, facts, createdAt, changedAt }: Row, language: Language): ListedPage => ({
  thingId: id,
  language,
  href: `${bookAddress(id)}&lang=${hreflang(language)}`, // one address for all languages
  name: titleOf(facts, language).text,
  summary: localizeText(facts.description, language)?.text ?? '',
  createdAt,
  changedAt,
});

/** An edition of a work, with its own address, text and readers. */
export const books: ThingType = {
  type: 'book',
  loadCards: loadBookCards,

  find: async (db, id) =>
    (await db.selectFrom('book').where('id', '=', id).select('id').executeTakeFirst())?.id ?? null,

  addressId: (thingId) => thingId,

  async loadPublished(db, ids, language) {
    const bookRows = await rows(db)
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      bookRows.map(({ id, facts }) => {
        const { text, lang } = titleOf(facts, language);
        return [
          id,
          {
            thingId: id,
            id,
            name: text,
            disambiguation: null,
            language: titleLanguageOf(lang, language),
            kind: null,
            href: bookAddress(id),
          },
        ];
      }),
    );
  },

  async loadSearchDocuments(db, ids) {
    const bookRows = await rows(db)
      .where('id', 'in', [...ids])
      .execute();
    return bookRows.flatMap(documentsOf);
  },

  listed: {
    async count(db) {
      const { count } = await db
        .selectFrom('book')
        .select((from) => from.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async pages(db, { limit, offset }) {
      const bookRows = await rows(db).orderBy('id').limit(limit).offset(offset).execute();
      return bookRows.flatMap((row) => languages.map((language) => pageOf(row, language)));
    },
    async newest(db, language, limit) {
      const bookRows = await rows(db).orderBy('changedAt', 'desc').orderBy('id').limit(limit).execute();
      return bookRows.map((row) => pageOf(row, language));
    },
  },

  owned: {
    async exported(db, memberId) {
      const { rows: links } = await sql<{ bookId: string; linkedTo: string }>`
        select book_id, subject_id as linked_to from book_of_subject where member_id = ${memberId} order by 1, 2`.execute(
        db,
      );
      return links;
    },
    async forget(tx, memberId) {
      await tx.deleteFrom('bookOfSubject').where('memberId', '=', memberId).execute();
    },
  },
};

/** The search documents of a book: one per language of a title or description, with its names, authors and ISBN. */
function documentsOf({ id, facts }: Row): SearchDocument[] {
  const describedLanguages = languages.filter((language) => facts.titles[language] || facts.description[language]);
  const isbns = [facts.isbn10, facts.isbn13].flatMap((isbn) => (isbn ? isbnDigits(isbn) : []));
  return (describedLanguages.length ? describedLanguages : [defaultLanguage as Language]).map(
    (language): SearchDocument => ({
      type: 'books',
      ref: `${id}-${language}`,
      thingId: id,
      language,
      name: titleOf(facts, language).text,
      otherNames: [
        ...new Set([
          facts.title,
          ...(facts.originalName ? [facts.originalName] : []),
          ...facts.otherTitles,
          ...facts.bookAuthors.map(({ name }) => name),
          ...isbns,
        ]),
      ],
      pronunciation: null,
      disambiguation: null,
      summary: facts.description[language] ?? '',
      html: '',
    }),
  );
}
