import { sql } from 'kysely';
import { expect } from 'vitest';
import { features } from '../src/features.server.ts';
import { publish, type Passing } from '../src/features/revisions/face/publish.server.ts';
import { entryDetail } from '../src/features/entries/contract.ts';
import { relationsOfEntry, shortestPath } from '../src/features/relations/contract.ts';
import { getSuggestion } from '../src/features/search/contract.ts';
import { timelineOfEntry, wholeAxis } from '../src/features/timelines/contract.ts';
import { timemapOfEntry, worldNodes } from '../src/features/timemaps/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { splitRoute, type Endpoint } from '../src/kit/calls/endpoint.ts';
import { apiCode, type Language } from '../src/rules/languages.ts';
import { ask } from './http/ask.ts';
import { testContext } from './visitor.ts';

const ids = (subjectIds: readonly string[]) => sql`any(${[...subjectIds]}::text[])`;

/** What readers see of subjects, by table: the rows and, by name, what is another one each time it is written. */
const readTables = {
  subject: { which: (of: readonly string[]) => sql`id = ${ids(of)}`, without: ['changed_at'] },
  subject_time: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: [] },
  same_as: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: [] },
  entry: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: ['changed_at'] },
  other_name: {
    which: (of: readonly string[]) => sql`entry_id in (select id from entry where subject_id = ${ids(of)})`,
    without: [],
  },
  cited_article: {
    which: (of: readonly string[]) => sql`entry_id in (select id from entry where subject_id = ${ids(of)})`,
    without: [],
  },
  relation: { which: (of: readonly string[]) => sql`from_id = ${ids(of)} or to_id = ${ids(of)}`, without: [] },
  edge: {
    which: (of: readonly string[]) =>
      sql`number in (select number from relation where from_id = ${ids(of)} or to_id = ${ids(of)})`,
    without: [],
  },
  event: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: [] },
  event_subject: {
    which: (of: readonly string[]) => sql`event_id in (select id from event where subject_id = ${ids(of)})`,
    without: [],
  },
  event_cell: { which: () => sql`true`, without: [] },
  timemap_node: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: [] },
  search_name: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: [] },
  search_passage: { which: (of: readonly string[]) => sql`subject_id = ${ids(of)}`, without: ['id'] },
};
export type ReadRows = Record<keyof typeof readTables, string[]>;

/** The rows of each table, as PostgreSQL writes them. */
const rowsOf = (subjectIds: readonly string[]) =>
  Object.values(readTables).map(
    ({ which, without }, place) =>
      sql`(select coalesce(json_agg(one order by one), '[]') from (select (to_jsonb(t) - ${without}::text[])::text as one from ${sql.table(tableNames[place]!)} t where ${which(subjectIds)}) rows)`,
  );
const tableNames = Object.keys(readTables) as (keyof typeof readTables)[];

/** Every row that readers see of subjects, at one moment. */
export async function readRows(db: Database, subjectIds: readonly string[]): Promise<ReadRows> {
  const {
    rows: [row],
  } = await sql<{ tables: string[][] }>`select json_build_array(${sql.join(rowsOf(subjectIds))}) as tables`.execute(db);
  return Object.fromEntries(tableNames.map((table, place) => [table, row!.tables[place]!])) as ReadRows;
}

/** The same in one word, for whoever asks often whether anything has changed. */
export async function digestOfRows(db: Database, subjectIds: readonly string[]): Promise<string> {
  const {
    rows: [row],
  } = await sql<{ digest: string }>`select md5(concat(${sql.join(rowsOf(subjectIds))})) as digest`.execute(db);
  return row!.digest;
}

/**
 * What publishing the newest revision of every part anew would write, and counting all cells anew; nothing of it stays.
 */
async function rowsAnew(db: Database, subjectIds: readonly string[]): Promise<ReadRows> {
  const tx = await db.startTransaction().execute();
  try {
    const { rows } = await sql<Passing>`
      select distinct on (thing_id, module, language, key) id, module, thing_id, language, key, content, origin_id from revision
      where published and thing_id = ${ids(subjectIds)} order by thing_id, module, language, key, publication_number desc`.execute(
      tx,
    );
    await publish(tx, rows);
    await sql`select recount_event_cells()`.execute(tx);
    return await readRows(tx, subjectIds);
  } finally {
    await tx.rollback().execute();
  }
}

/** No edge but those of relations, each with its own ends. */
async function edgesWithoutRelation(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select edge.number, relation.number as relation from edge full join (
      select r.number, a.number as a, b.number as b from relation r join subject a on a.id = r.from_id join subject b on b.id = r.to_id) relation using (number, a, b)
    where edge.type is null or relation.number is null`.execute(db);
  return rows;
}

let looked = 0;

/**
 * What a product answers, out of whatever it keeps in memory, is what the database says now: calls (paths come out of
 * the graph there, and are found hop by hop in PostgreSQL here), and pages beside the same rendered anew.
 */
async function expectSameAnswers(db: Database, of: string, subjectIds: readonly string[]) {
  const api = createApi(features),
    house = testContext(db);
  const same = async <E extends Endpoint>(endpoint: E, language: Language, input: Record<string, string>) => {
    const path = splitRoute(endpoint.routes[0]!)
      .path.replace('{lang}', apiCode(language))
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input[name]!));
    const address = `${path}?${new URLSearchParams({ ...input, lang: apiCode(language) })}`;
    const here = await api
      .callFor({ ...house, language })(endpoint, input as never)
      .then(
        (data) => JSON.parse(JSON.stringify(data)) as unknown,
        ({ errorName }: { errorName: string }) => errorName,
      );
    const { envelope } = await ask(address, { of });
    expect(envelope.code === 200 ? envelope.data : envelope.data.error, address).toEqual(here);
  };
  for (const { id, name, language } of await db
    .selectFrom('entry')
    .where('subjectId', 'in', subjectIds)
    .orderBy('id')
    .select(['id', 'name', 'language'])
    .execute()) {
    await Promise.all([
      ...[entryDetail, relationsOfEntry, timelineOfEntry, timemapOfEntry].map((endpoint) =>
        same(endpoint, language, { id }),
      ),
      same(getSuggestion, language, { keyword: [...name].slice(0, 40).join('') }),
    ]);
    // A parameter that this page does not look at: another page to the cache, no other to the reader but for where its
    // links lead back.
    const [kept, anew] = (
      await Promise.all(['', `?hops=${++looked}`].map((query) => ask(`/detail/${id}${query}`, { of })))
    ).map(({ text }) => text.replaceAll(/(?:\?|%3F)hops(?:=|%3D)\d+|<script[^>]*>.*?<\/script>/gs, ''));
    expect(kept === anew, `/detail/${id} as it is kept is the same as rendered anew`).toBe(true);
  }
  for (const aId of subjectIds)
    for (const bId of subjectIds) if (aId < bId) await same(shortestPath, 'en', { aId, bId, alternatives: '10' });
  await same(wholeAxis, 'en', {});
  await same(worldNodes, 'en', {});
}

/**
 * Whether search, graph, timelines, maps and every cache agree with the newest published revisions of these subjects:
 * the rows that readers see are those which publishing all anew would write, what is counted is what a new count gives,
 * and a product (`of`) answers what the database says. Fails with the first thing that does not.
 */
export async function expectAgreement(
  db: Database,
  subjectIds: readonly string[],
  { of }: { of?: string } = {},
): Promise<void> {
  expect(await readRows(db, subjectIds)).toEqual(await rowsAnew(db, subjectIds));
  expect(await edgesWithoutRelation(db)).toEqual([]);
  if (of) await expectSameAnswers(db, of, subjectIds);
}
