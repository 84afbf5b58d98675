import { sql } from 'kysely';
import { identityOf, type Database } from '../../kit/database/database.server.ts';
import type { Unit } from './query.server.ts';

/** How long counts are cached, in milliseconds. */
const cacheMs = 5 * 60_000;
/** Above this number of passages, counts are estimates. */
const maxExactCount = 1000;
const maxCachedCounts = 50_000;

interface Statistics {
  passages: number;
  /** Share of passages containing a word, for common words. */
  common: Map<string, number>;
  counted: Map<string, number>;
  at: number;
}
const statisticsCache = new WeakMap<object, Statistics>();

/** The planner's statistics of the words column. */
async function statisticsOf(db: Database): Promise<Statistics> {
  const key = identityOf(db),
    before = statisticsCache.get(key);
  if (before && Date.now() - before.at < cacheMs) return before;
  const {
    rows: [row],
  } = await sql<{ passages: number; words: string[] | null; shares: number[] | null }>`
    select c.reltuples::float8 as passages, s.most_common_elems::text::text[] as words, s.most_common_elem_freqs::float8[] as shares
    from pg_class c left join pg_stats s on s.schemaname = current_schema() and s.tablename = 'search_passage' and s.attname = 'words'
    where c.oid = 'search_passage'::regclass`.execute(db);
  const common = new Map((row?.words ?? []).map((word, place): [string, number] => [word, row!.shares![place]!]));
  const passages =
    row && row.passages > 0
      ? row.passages
      : (await sql<{ count: number }>`select count(*) from (select from search_passage limit 20000) p`.execute(db))
          .rows[0]!.count;
  const statistics = { passages: Math.max(1, passages), common, counted: new Map(), at: Date.now() };
  statisticsCache.set(key, statistics);
  return statistics;
}

/**
 * The most common words that begin with one of the forms, enough of them for `least` passages; null if the statistics know
 * of fewer. For a beginning that very many words share: the index merges the passages of each of them.
 */
export async function findCommonWords(db: Database, forms: readonly string[], least: number): Promise<string[] | null> {
  const { passages, common } = await statisticsOf(db);
  const beginning = [...common].filter(([word]) => forms.some((form) => word.startsWith(form)));
  const words: string[] = [];
  let expected = 0;
  for (const [word, share] of beginning.sort((a, b) => b[1] - a[1])) {
    words.push(word);
    expected += share * passages;
    if (expected >= least) return words;
  }
  return null;
}

/** The number of passages, and how many match each query: estimated for common words, counted for rare ones. */
export async function loadFrequencies(
  db: Database,
  queries: readonly { text: string; unit: Unit }[],
): Promise<{ passages: number; of: number[] }> {
  const { passages, common, counted } = await statisticsOf(db);
  if (counted.size > maxCachedCounts) counted.clear();
  const estimateFrequency = ({ unit: { forms, begins } }: { unit: Unit }) => {
    const shares = begins
      ? [...common].flatMap(([word, share]) => (forms.some((form) => word.startsWith(form)) ? share : []))
      : forms.flatMap((form) => common.get(form) ?? []);
    return shares.length
      ? Math.min(
          1,
          shares.reduce((sum, share) => sum + share),
        ) * passages
      : undefined;
  };
  const rare = queries
    .filter((query) => estimateFrequency(query) === undefined && !counted.has(query.text))
    .map(({ text }) => text);
  if (rare.length) {
    const { rows } = await sql<{ text: string; count: number }>`
      select q.text, (select count(*) from (select from search_passage where words @@ q.text::tsquery limit ${maxExactCount}) p) from unnest(${rare}::text[]) q (text)`.execute(
      db,
    );
    for (const { text, count } of rows) counted.set(text, count);
  }
  return { passages, of: queries.map((query) => estimateFrequency(query) ?? counted.get(query.text)!) };
}
