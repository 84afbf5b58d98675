import { sql, type RawBuilder } from 'kysely';
import { booksBelongingTo } from '../face/entry-views.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { formatCentury } from '../../../rules/time/centuries.ts';
import { yearOfSecond } from '../../../rules/time/historical-time.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { bookAddress } from '../addresses.ts';
import { nameOfLanguageTag } from '../face/language-names.ts';
import type { belongings, BookCard, BookFilters, bookOrders, ConePoint, groupings } from '../contract.ts';
import { hotTags as mostTags } from '../limits.ts';
import { genres, type BookFacts, type Genre } from '../rules.ts';
import { titleOf, localizeText } from '../titles.ts';
import { cardsOf } from './cards.server.ts';

type Condition = RawBuilder<unknown>;
const buildWhere = (conditions: readonly Condition[]) =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** The filters as conditions on `book`. */
function conditionsOf(filters: BookFilters): Condition[] {
  const { genre, dynasty, author, century, language, tag, translation, photocopy } = filters;
  const witness = (kind: string, of?: string) => sql`exists (
    select from book_witness w where w.book_id = book.id and w.kind = ${kind} ${of ? sql`and w.language = ${of}` : sql``})`;
  return [
    genre && sql`genre = ${genre}`,
    dynasty && sql`dynasty = ${dynasty}`,
    author && sql`authors @> array[${author}]::text[]`,
    century && sql`century = ${century}`,
    language && sql`book.language = ${language}`,
    tag && sql`tags @> array[${tag}]::text[]`,
    translation && witness('translation', translation),
    photocopy && witness('photocopy'),
  ].filter((condition) => typeof condition === 'object');
}

const orders: Record<(typeof bookOrders)[number], RawBuilder<unknown>> = {
  time: sql`earliest nulls last, book.id`,
  title: sql`title, book.id`,
  newest: sql`changed_at desc, book.id`,
};

interface Pagination {
  page: number;
  size: number;
}
interface BookPage {
  total: number;
  books: BookCard[];
}

async function loadBookPage(
  db: Database,
  { where, order }: { where: readonly Condition[]; order: RawBuilder<unknown> },
  { page, size }: Pagination,
  language: Language,
): Promise<BookPage> {
  const { rows } = await sql<{ id: string; total: number }>`
    select book.id, count(*) over ()::int as total from book ${buildWhere(where)}
    order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { total: rows[0]?.total ?? 0, books: await cardsOf(db, ids, language) };
}

export const listLibrary = (
  db: Database,
  { filters, order, ...page }: { filters: BookFilters; order: (typeof bookOrders)[number] } & Pagination,
  language: Language,
): Promise<BookPage> => loadBookPage(db, { where: conditionsOf(filters), order: orders[order] }, page, language);

type Grouping = (typeof groupings)[number];
const groupingColumns: Record<Grouping, { key: RawBuilder<unknown>; from: RawBuilder<unknown> }> = {
  genre: { key: sql`genre`, from: sql`book` },
  dynasty: { key: sql`dynasty`, from: sql`book` },
  author: { key: sql`author`, from: sql`book cross join unnest(authors) author` },
  century: { key: sql`century::text`, from: sql`book` },
  language: { key: sql`book.language`, from: sql`book` },
  translation: {
    key: sql`translated.language`,
    from: sql`book join (select distinct book_id, language from book_witness where kind = 'translation') translated on book_id = book.id`,
  },
};

/** Most groups in a list of counts. */
const maxGroups = 200;

export interface GroupCount {
  key: string;
  name: string;
  lang: string | null;
  count: number;
  sample: string | null;
}

/** Counts books by a field, the largest group first; centuries in chronological order. */
export async function countBooksBy(
  db: Database,
  { type, filters }: { type: Grouping; filters: BookFilters },
  language: Language,
): Promise<GroupCount[]> {
  const { key, from } = groupingColumns[type];
  const { rows } = await sql<{ key: string; count: number; example: BookFacts }>`
    select ${key} as key, count(*)::int as count, (array_agg(facts order by book.id))[1] as example from ${from}
    ${buildWhere([...conditionsOf(filters), sql`${key} is not null`])}
    group by 1 order by ${type === 'century' ? sql`min(century)` : sql`2 desc`}, 1 limit ${maxGroups}`.execute(db);
  const entries =
    type === 'author'
      ? await loadLinkedEntries(
          db,
          rows.map((row) => row.key),
          language,
        )
      : null;
  return rows.map((row) => ({
    key: row.key,
    count: row.count,
    sample: type === 'language' ? row.example.title : null,
    ...nameOf(type, row, language, entries),
  }));
}

function nameOf(
  type: Grouping,
  { key, example: facts }: { key: string; example: BookFacts },
  language: Language,
  entries: Awaited<ReturnType<typeof loadLinkedEntries>> | null,
): { name: string; lang: string | null } {
  switch (type) {
    case 'genre':
      return { name: translateFor(language)(`book.genre.${key as Genre}`), lang: null };
    case 'century':
      return { name: formatCentury(Number(key), language), lang: null };
    case 'language':
    case 'translation':
      return { name: nameOfLanguageTag(key, language), lang: null };
    case 'dynasty': {
      const dynastyName = localizeText(facts.dynasty, language);
      return { name: dynastyName?.text ?? key, lang: dynastyName?.lang ?? null };
    }
    case 'author': {
      const entry = entries?.get(key);
      if (entry) return { name: entry.name, lang: languageTag(entry.language) };
      const written = facts.bookAuthors.find(({ itemId, name }) => (itemId ?? name) === key);
      const authorName = localizeText(written?.names, language);
      return { name: authorName?.text ?? written?.name ?? key, lang: authorName?.lang ?? facts.language };
    }
  }
}

export async function tagsOf(db: Database, subjectId: string | null): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select tag as name, count(*)::int as count from book cross join unnest(tags) tag
    ${buildWhere(subjectId === null ? [] : [belongsTo(subjectId)])}
    group by 1 order by 2 desc, 1 limit ${mostTags}`.execute(db);
  return rows;
}

const isLinkedTo = (subjectId: string) =>
  sql`exists (select from book_of_subject l where l.book_id = book.id and l.subject_id = ${subjectId})`;
const isWrittenBy = (subjectId: string) => sql`authors @> array[${subjectId}]::text[]`;
const belongsTo = (subjectId: string) => sql`book.id in (${booksBelongingTo(sql`${subjectId}`)})`;

type Belonging = (typeof belongings)[number];
const belongingConditions: Record<Belonging | 'all', (subjectId: string) => Condition> = {
  all: belongsTo,
  work: (subjectId) => sql`work_id = ${subjectId}`,
  author: isWrittenBy,
  linked: isLinkedTo,
};

/** The books of an entry: editions of it first, then works by it, then linked books. */
export async function listBooksOfEntry(
  db: Database,
  { subjectId, as, page, size }: { subjectId: string; as: Belonging | 'all' } & Pagination,
  language: Language,
): Promise<{ total: number; books: (BookCard & { belongs: Belonging })[] }> {
  const { rows } = await sql<{ id: string; belongs: Belonging; total: number }>`
    select id, belongs, count(*) over ()::int as total from (
      select id, earliest, case when work_id = ${subjectId} then 'work' when ${isWrittenBy(subjectId)} then 'author' else 'linked' end as belongs
      from book where ${belongingConditions[as](subjectId)}) own
    order by array_position(array['work', 'author', 'linked'], belongs), earliest nulls last, id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const cards = await cardsOf(
    db,
    rows.map(({ id }) => id),
    language,
  );
  const how = new Map(rows.map(({ id, belongs }) => [id, belongs]));
  return { total: rows[0]?.total ?? 0, books: cards.map((card) => ({ ...card, belongs: how.get(card.id)! })) };
}

export const listLinkedBooks = (
  db: Database,
  subjectId: string,
  genre: Genre | 'all',
  language: Language,
): Promise<BookPage> =>
  loadBookPage(
    db,
    { where: [isLinkedTo(subjectId), ...conditionsOf(genre === 'all' ? {} : { genre })], order: orders.time },
    { page: 1, size: 100 },
    language,
  );

/** Most books per shared property, because a century may have thousands; the earliest are taken. */
const maxRelated = 500;

/** An entry's own books, then books with the same author, dynasty or century; each is found by an index. */
export async function listRelatedBooks(
  db: Database,
  subjectId: string,
  { page, size }: Pagination,
  language: Language,
): Promise<BookPage> {
  const alike = (rows: RawBuilder<unknown>) => sql`(${rows} order by earliest nulls last, id limit ${maxRelated})`;
  const { rows } = await sql<{ id: string; total: number }>`
    with own as materialized (
      select id, authors, dynasty, century from book where id in (
        select id from book where work_id = ${subjectId} union select id from book where authors @> array[${subjectId}]::text[])
    ), shared as (select array(select distinct unnest(authors) from own) as authors), near as (
      select id, 8 as nearness, earliest from book where id in (select id from own)
      union all ${alike(sql`select id, 4, earliest from book where authors && (select authors from shared)`)}
      union all ${alike(sql`select id, 2, earliest from book where dynasty in (select dynasty from own)`)}
      union all ${alike(sql`select id, 1, earliest from book where century in (select century from own)`)}
      union all select id, 0, earliest from book where id in (select book_id from book_of_subject where subject_id = ${subjectId})
    )
    select id, count(*) over ()::int as total from near group by id, earliest
    order by sum(nearness) desc, earliest nulls last, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { total: rows[0]?.total ?? 0, books: await cardsOf(db, ids, language) };
}

/** Published books by their ids, in the given order. */
export const loadBooks = (db: Database, ids: readonly string[], language: Language) => cardsOf(db, ids, language);

export async function coneSegments(db: Database, filters: BookFilters) {
  const { rows } = await sql<{ genre: Genre; century: number | null; count: number }>`
    select genre, century, count(*)::int as count from book ${buildWhere(conditionsOf(filters))} group by 1, 2 order by 2, 1`.execute(
    db,
  );
  return {
    segments: rows.flatMap(({ genre, century, count }) =>
      century === null ? [] : [{ segment: `${genre}~${century}`, genre, century, count }],
    ),
    undated: rows.reduce((sum, { century, count }) => sum + (century === null ? count : 0), 0),
  };
}

/** Parses the genre and century of a cone segment. */
export function readSegment(segment: string): { genre: Genre; century: number } {
  const [genre, century] = segment.split('~');
  return { genre: genres.find((option) => option === genre)!, century: Number(century) };
}

/** Most points of the cone. */
const maxPoints = 5000;
export async function loadConePoints(db: Database, language: Language): Promise<ConePoint[]> {
  const { rows } = await sql<{ id: string; facts: BookFacts; earliest: string; latest: string }>`
    select id, facts, earliest, latest from book where earliest is not null order by earliest, id limit ${maxPoints}`.execute(
    db,
  );
  return rows.map(({ id, facts, earliest, latest }) => ({
    id,
    href: bookAddress(id),
    title: titleOf(facts, language),
    genre: facts.genre,
    from: yearOfSecond(Number(earliest)),
    until: yearOfSecond(Number(latest)),
  }));
}
