import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { gramOfBook } from './grams.server.ts';
import type { BookQuery, Clause } from './query.server.ts';
import type { BookPassageTable } from './tables.ts';

export type SearchedPart = BookPassageTable['part'];

/** Most passages compared character by character per search; further matches are ignored. */
const maxCompared = 5000;
/** Most passages counted per search. */
const maxCounted = 100_000;
/** Most passages per book in the results. */
const maxPerBook = 400;

/** The number of matches in one witness of a book. */
export interface WitnessMatchCount {
  bookId: string;
  witness: string;
  part: SearchedPart;
  /** Number of passages. */
  count: number;
}

export interface PassageMatch extends Pick<
  BookPassageTable,
  'bookId' | 'chapter' | 'witness' | 'part' | 'ordinal' | 'fromOrdinal' | 'fromOffset' | 'untilOrdinal' | 'own'
> {
  language: string;
}

const toIntArray = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::int[]`;

/** The indexed expression. */
export const passageGrams = sql`passage_grams(folded, words)`;

const matchesGrams = ({ allGrams, any }: Pick<Clause, 'allGrams' | 'any'>): RawBuilder<SqlBool> =>
  sql.join<SqlBool>(
    [
      ...(allGrams.length ? [sql<SqlBool>`${passageGrams} @> ${toIntArray(allGrams)}`] : []),
      ...any.map((some) => sql<SqlBool>`${passageGrams} && ${toIntArray(some)}`),
    ],
    sql` and `,
  );

const matchesExactly = ({ exact }: Clause): RawBuilder<SqlBool> | null =>
  exact === null
    ? null
    : 'letters' in exact
      ? sql<SqlBool>`strpos(folded, ${exact.letters}) between 1 and own`
      : sql<SqlBool>`folded ~ ${exact.pattern}`;

/**
 * Passages that may meet a query, at most `limit`, and the condition that decides; `within` narrows them to some books.
 * Passages beyond `limit` are not compared.
 */
function selectCandidates(
  { must, not }: BookQuery,
  parts: readonly SearchedPart[],
  within: readonly string[] | null,
): { candidates: RawBuilder<unknown>; condition: RawBuilder<SqlBool>; limit: number } {
  const allGrams = [...new Set(must.flatMap((clause) => clause.allGrams))];
  const any = must.flatMap((clause) => clause.any);
  const exact = must.flatMap((clause) => matchesExactly(clause) ?? []);
  const [only, ...others] = within ?? [];
  const ofBook = only === undefined ? sql`` : others.length ? sql`and book_id = any(${[...within!]})` : sql``;
  const numbered = matchesGrams({
    allGrams: only !== undefined && !others.length ? [...allGrams, gramOfBook(only)] : allGrams,
    any,
  });
  const without = sql.join(
    not.map((clause) => {
      const is = matchesExactly(clause);
      return sql`and (book_id, chapter, witness, part, ordinal) not in (
        select book_id, chapter, witness, part, ordinal from book_passage where ${matchesGrams(clause)} ${is ? sql`and ${is}` : sql``})`;
    }),
    sql` `,
  );
  const limit = exact.length ? maxCompared : maxCounted;
  return {
    // `offset 0` keeps the planner from comparing letters before the limit
    candidates: sql`(select * from book_passage where ${numbered} and part = any(${[...parts]}) ${ofBook} ${without}
      limit ${limit} offset 0) p`,
    condition: exact.length ? sql.join<SqlBool>(exact, sql` and `) : sql<SqlBool>`true`,
    limit,
  };
}

/** Counts matches by book and witness. */
export async function countMatches(
  db: Database,
  query: BookQuery,
  parts: readonly SearchedPart[],
): Promise<{ met: WitnessMatchCount[]; isCapped: boolean }> {
  if (!query.must.length) return { met: [], isCapped: false };
  const { candidates, condition, limit } = selectCandidates(query, parts, null);
  const { rows } = await sql<WitnessMatchCount & { candidates: number }>`
    select book_id, witness, part, count(*)::int as candidates, (count(*) filter (where ${condition}))::int as count
    from ${candidates} group by book_id, witness, part`.execute(db);
  const compared = rows.reduce((sum, row) => sum + row.candidates, 0);
  return {
    met: rows.flatMap(({ candidates: _candidates, ...row }) => (row.count ? [row] : [])),
    isCapped: compared >= limit,
  };
}

/** Passages of some books that match a query, in reading order; at most `maxPerBook` per book. */
export const matchesIn = (
  db: Database,
  query: BookQuery,
  parts: readonly SearchedPart[],
  bookIds: readonly string[],
): Promise<PassageMatch[]> =>
  loadInOrder<PassageMatch>(db, query, { parts, bookIds, maxPassages: maxPerBook, more: sql`` });

export interface StreamMatch extends PassageMatch {
  folded: string;
}

/** Passages of a book that match a query, in reading order, at most `maxPassages`, with their streams. */
export const streamsIn = (
  db: Database,
  query: BookQuery,
  bookId: string,
  maxPassages: number,
): Promise<StreamMatch[]> =>
  loadInOrder<StreamMatch>(db, query, {
    parts: ['text', 'notes'],
    bookIds: [bookId],
    maxPassages,
    more: sql`, folded`,
  });

async function loadInOrder<Row>(
  db: Database,
  query: BookQuery,
  {
    parts,
    bookIds,
    maxPassages,
    more,
  }: { parts: readonly SearchedPart[]; bookIds: readonly string[]; maxPassages: number; more: RawBuilder<unknown> },
): Promise<Row[]> {
  if (!query.must.length || !bookIds.length) return [];
  const { candidates, condition } = selectCandidates(query, parts, bookIds);
  const { rows } = await sql<Row>`
    select book_id, chapter, witness, part, ordinal, language, from_ordinal, from_offset, until_ordinal, own ${more} from (
      select p.*, row_number() over (partition by p.book_id order by coalesce(c.ordinal, 0), p.part desc, p.ordinal, w.position) as place
      from (select * from ${candidates} where ${condition}) p left join book_chapter c on c.book_id = p.book_id and c.chapter = p.chapter
      left join book_witness w on w.book_id = p.book_id and w.witness = p.witness
    ) q where place <= ${maxPassages} order by book_id, place`.execute(db);
  return rows;
}
