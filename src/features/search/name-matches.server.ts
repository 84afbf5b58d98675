import { sql, type RawBuilder } from 'kysely';
import { isListedAsRelative } from '../../kit/listed-subjects.server.ts';
import { identityOf, type Database } from '../../kit/database/database.server.ts';
import { isUnspaced } from '../../kit/folding.server.ts';
import { kinds } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import type { NameForm } from './tables.ts';

/** A name that begins with the typed text, at its start or at a later word. */
export interface NameMatch {
  key: string;
  form: NameForm;
  own: boolean;
  at: number;
  language: Language;
  name: string;
  thingId: string;
  weight: number;
  /** Whether nothing but a family is recorded of this person. */
  isRelative: boolean;
}

/** Most keys read for one beginning; beyond that, the best linked subjects are searched in addition. */
const maxMatches = 300;

/** Greater than every key that begins with `key`, in code point order. */
export const prefixEnd = (key: string) => `${key}\u{10ffff}`;

const matchColumns = sql`n.key, n.form, n.own, n.at, n.language, n.name, n.thing_id, s.weight,
  ${isListedAsRelative('s.id')} as is_relative`;

/** Names of entries with a key that begins with the typed text, all of them or the best linked. */
export async function findNamesByPrefix(db: Database, key: string): Promise<NameMatch[]> {
  if (!key) return [];
  const rows = await readFirstByPrefix(db, key);
  if (rows.length < maxMatches) return rows;
  const seen = new Set(rows.map(identity));
  return [...rows, ...(await getBestLinked(db)).withPrefix(key).filter((row) => !seen.has(identity(row)))];
}

/** All names with a key that begins with the text; null if there are more than a few hundred. */
export async function findFewNamesByPrefix(db: Database, key: string): Promise<NameMatch[] | null> {
  const rows = await readFirstByPrefix(db, key);
  return rows.length < maxMatches ? rows : null;
}

async function readFirstByPrefix(db: Database, key: string): Promise<NameMatch[]> {
  const { rows } = await sql<NameMatch>`
    select ${matchColumns} from (select * from search_name where key >= ${key} and key < ${prefixEnd(key)} order by key limit ${maxMatches}) n
    join subject s on s.id = n.thing_id where n.type = 'entries'`.execute(db);
  return rows;
}

const identity = ({ thingId, language, name, key }: NameMatch) => `${thingId} ${language} ${name} ${key}`;

/** Shorter words do not help to find names by trigrams. */
const minTrigramLength = 3;
/**
 * Hides a value from PostgreSQL's planner: it would compare a visible one with each of the two thousand names in its
 * statistics, which takes some five milliseconds, while the index takes a tenth of one.
 */
const hideFromPlanner = (value: string) => sql`(select ${value}::text)`;
const beginsWord = (word: string) => sql`key ~ ${hideFromPlanner(`\\m${word}`)}`;
const and = sql` and `;

/** Names that contain each of the words, or a word that begins with it, in any order. */
export async function findNamesWithWords(db: Database, words: readonly string[]): Promise<NameMatch[]> {
  const long = words.filter((word) => word.length >= minTrigramLength);
  if (!long.length || words.some(isUnspaced)) return findNamesWithPrefixes(db, words);
  const { rows } = await sql<NameMatch>`
    ${selectWholeNames(sql.join(long.map(beginsWord), and))}
    select ${matchColumns} from (select * from whole limit ${maxMatches * 5}) n join subject s on s.id = n.thing_id
    where n.type = 'entries' and ${sql.join(words.map(beginsWord), and)} limit ${maxMatches}`.execute(db);
  return rows;
}

/** The same for words too short for trigrams, and for scripts without spaces: for each word some key begins with it. */
async function findNamesWithPrefixes(db: Database, words: readonly string[]): Promise<NameMatch[]> {
  const [first, ...others] = [...words].sort((a, b) => b.length - a.length) as [string, ...string[]];
  const { rows } = await sql<NameMatch>`
    select ${matchColumns} from (select * from search_name where key >= ${first} and key < ${prefixEnd(first)} order by key limit ${maxMatches * 5}) n
    join subject s on s.id = n.thing_id
    where n.type = 'entries' ${sql.join(
      others.map(
        (word) =>
          sql`and exists (select from search_name o where o.thing_id = n.thing_id and o.ref = n.ref and o.name = n.name and o.key >= ${word} and o.key < ${prefixEnd(word)})`,
      ),
      sql` `,
    )}
    limit ${maxMatches}`.execute(db);
  return rows;
}

/** Subjects of each kind whose names a process caches, for beginnings that very many names share. */
const maxCachedSubjects = 200;
/** Lifetime of the cache, in milliseconds. */
const cacheMs = 60_000;

interface BestLinkedNames {
  withPrefix(key: string): NameMatch[];
}
const cache = new WeakMap<object, { at: number; names: Promise<BestLinkedNames> }>();

function getBestLinked(db: Database): Promise<BestLinkedNames> {
  const key = identityOf(db),
    before = cache.get(key);
  if (before && Date.now() - before.at < cacheMs) return before.names;
  const names = loadBestLinked(db);
  cache.set(key, { at: Date.now(), names });
  names.catch(() => cache.delete(key));
  return before?.names ?? names; // requests during a reload use the old names
}

async function loadBestLinked(db: Database): Promise<BestLinkedNames> {
  const { rows } = await sql<NameMatch>`
    select ${matchColumns}
    from unnest(${[...kinds]}::text[]) kind cross join lateral (select id, weight from subject where subject.kind = kind.kind and weight > 0 order by weight desc limit ${maxCachedSubjects}) s
    join search_name n on n.thing_id = s.id where n.type = 'entries' order by n.key`.execute(db);
  return {
    withPrefix: (key) =>
      rows
        .slice(lowerBound(rows, key), lowerBound(rows, prefixEnd(key)))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, maxMatches),
  };
}

/** Compares keys by code points, which is PostgreSQL's order "C" but not JavaScript's. */
function lowerBound(rows: readonly NameMatch[], key: string): number {
  let low = 0,
    high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare(Buffer.from(rows[middle]!.key), Buffer.from(key)) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keys read per spelling, of a few hundred spellings: most spellings are no name, but one may begin many. */
const maxKeysPerSpelling = 20;

/** Keys that begin with one of a few hundred spellings, the first ones of each. */
export async function findNamesBySpelling(db: Database, spellings: readonly string[]): Promise<NameMatch[]> {
  // Finding the next key is one step in the index; for the range up to the end of a spelling the planner has chosen to
  // read the whole table per spelling.
  const { rows } = await sql<NameMatch>`
    with begun as materialized (
      select spelling from unnest(${spellings}::text[]) spelling
      where starts_with((select key from search_name where key >= spelling collate "C" order by key limit 1), spelling)
    )
    select ${matchColumns} from begun
    cross join lateral (select * from search_name where key >= spelling collate "C" order by key limit ${maxKeysPerSpelling}) n
    join subject s on s.id = n.thing_id where n.type = 'entries' and starts_with(n.key, spelling)`.execute(db);
  return rows;
}

/** The number of first letters that begin some name. */
export async function countKnownLetters(db: Database, letters: readonly string[]): Promise<number> {
  const beginnings = letters.map((_, place) => letters.slice(0, place + 1).join(''));
  const { rows } = await sql<{ known: number }>`
    select coalesce(max(place), 0)::int as known from unnest(${beginnings}::text[]) with ordinality b (beginning, place)
    where starts_with((select key from search_name where key >= beginning collate "C" order by key limit 1), beginning)`.execute(
    db,
  );
  return rows[0]!.known;
}

/** Which of the words occur in names, the last one as a prefix: these are not misspelt. */
export async function checkKnownWords(db: Database, words: readonly string[]): Promise<boolean[]> {
  const searchedWords = words.map((word, place) => (place < words.length - 1 ? `${word} ` : word));
  const { rows } = await sql<{ known: boolean }>`
    select coalesce(starts_with((select key from search_name where key >= rtrim(word) collate "C" order by key limit 1) || ' ', word), false) as known
    from unnest(${searchedWords}::text[]) with ordinality w (word, place) order by place`.execute(db);
  return rows.map(({ known }) => known);
}

/** Minimal share of common trigrams: with less, names are too different and the search is slow. */
const minSimilarity = 0.4;

/** Whole names with parts similar to the typed text, nearest first; for long terms with spaces between words. */
export async function findSimilarNames(db: Database, key: string): Promise<NameMatch[]> {
  const trigrams = key.split(' ').reduce((sum, word) => sum + word.length + 1, 0);
  return findNamesByTrigrams(
    db,
    Math.max(minSimilarity, (trigrams - 7) / trigrams),
    sql`${hideFromPlanner(key)} <% key`,
    sql`word_similarity(${key}, key) desc`,
  );
}

/** A misspelt single word has fewer trigrams in common with a name. */
const minWordSimilarity = 0.3;

/** Whole names with some words as typed, and others similar: far fewer than names similar to the whole. */
export async function findNamesWithSimilarWords(
  db: Database,
  correctWords: readonly string[],
  misspelt: readonly string[],
): Promise<NameMatch[]> {
  const conditions = [...correctWords.map(beginsWord), ...misspelt.map((word) => sql`${hideFromPlanner(word)} <% key`)];
  return findNamesByTrigrams(db, minWordSimilarity, sql.join(conditions, and), sql`length(key)`); // by key it would read the whole index
}

/** Most names compared letter by letter. */
const maxComparedNames = 1000;

/**
 * Whole names that meet a trigram condition, with a threshold of similarity. If very many do, since the word begins
 * like half of all names, returns the first of them and those with higher similarity.
 */
const findNamesByTrigrams = async (
  db: Database,
  threshold: number,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<NameMatch[]> =>
  db.transaction().execute(async (tx) => {
    const having = async (inCommon: number) => {
      await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(inCommon)}, true)`.execute(tx);
      const { rows } = await sql<NameMatch & { met: number }>`
        ${selectWholeNames(condition)}
        select ${matchColumns}, n.met from (
          select first.*, count(*) over () as met from (select * from whole limit ${maxComparedNames}) first order by ${order} limit 100
        ) n join subject s on s.id = n.thing_id where n.type = 'entries'`.execute(tx);
      return rows;
    };
    const first = await having(threshold);
    return first.length && first[0]!.met === maxComparedNames
      ? [...(await having((1 + 2 * threshold) / 3)), ...first]
      : first;
  });

/**
 * Whole names by a condition on the trigram index. Materialized, so that PostgreSQL plans for all rows: with a limit it
 * would scan the table, expecting to find enough rows soon, and read all of it if there are few.
 */
const selectWholeNames = (condition: RawBuilder<unknown>) =>
  sql`with whole as materialized (select * from search_name where at = 0 and form = 'name' and ${condition})`;

/**
 * Names that contain one half of the typed text: with a single error, the other half may be wrong. For Chinese and
 * Japanese.
 */
export async function findNamesWithHalf(db: Database, key: string): Promise<NameMatch[]> {
  const letters = [...key],
    middle = Math.ceil(letters.length / 2);
  const [start, end] = [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
  const { rows } = await sql<NameMatch>`
    select ${matchColumns} from (
      (select * from search_name where key >= ${start} and key < ${prefixEnd(start)} and at = 0 limit ${maxMatches})
      union (select whole.* from (select * from search_name where key >= ${end} and key < ${prefixEnd(end)} and at > 0 limit ${maxMatches}) part
        join search_name whole on whole.thing_id = part.thing_id and whole.ref = part.ref and whole.name = part.name and whole.at = 0 and whole.form = 'name')
    ) n join subject s on s.id = n.thing_id where n.type = 'entries'`.execute(db);
  return rows;
}
