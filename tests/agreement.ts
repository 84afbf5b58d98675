import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { implementations } from '../src/calls.server.ts';
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

type Which = (of: readonly string[]) => RawBuilder<unknown>;
interface ReadTable {
  /** Its rows that readers see of subjects. */
  which: Which;
  /** Columns that are other ones each time a row is written. */
  without?: readonly string[];
  /** Columns that remember when a row came first: another row with the same content has others. */
  since?: readonly string[];
}
const ofSubject: Which = (of) => sql`subject_id = ${ids(of)}`;
const ofThing: Which = (of) => sql`thing_id = ${ids(of)}`;
const ofEntry: Which = (of) => sql`entry_id in (select id from entry where subject_id = ${ids(of)})`;

/** What readers see of subjects, by table. */
const readTables = {
  subject: { which: (of) => sql`id = ${ids(of)}`, without: ['changed_at'] },
  subject_time: { which: ofSubject },
  same_as: { which: ofSubject },
  entry: { which: ofSubject, without: ['changed_at'], since: ['created_at'] },
  other_name: { which: ofEntry },
  cited_article: { which: ofEntry, since: ['added_by', 'added_at'] },
  relation: { which: (of) => sql`from_id = ${ids(of)} or to_id = ${ids(of)}`, since: ['number'] },
  edge: {
    which: (of) => sql`number in (select number from relation where from_id = ${ids(of)} or to_id = ${ids(of)})`,
    since: ['number'],
  },
  family_union: { which: (of) => sql`told_by = ${ids(of)}` },
  family_partner: { which: (of) => sql`union_id in (select id from family_union where told_by = ${ids(of)})` },
  family_child: { which: (of) => sql`union_id in (select id from family_union where told_by = ${ids(of)})` },
  event: { which: ofSubject },
  event_subject: { which: (of) => sql`event_id in (select id from event where subject_id = ${ids(of)})` },
  event_cell: { which: () => sql`true` },
  listed_subject: { which: ofSubject },
  category_count: { which: () => sql`true` },
  relation_word: { which: () => sql`true` },
  timemap_node: { which: ofSubject },
  search_name: { which: ofThing },
  search_passage: { which: ofThing, without: ['id'] },
} satisfies Record<string, ReadTable>;
type TableName = keyof typeof readTables;
const tableNames = Object.keys(readTables) as TableName[];
export type ReadRows = Record<TableName, string[]>;

/** The rows of each table, as PostgreSQL writes them. */
const rowsOf = (subjectIds: readonly string[], { contentOnly = false } = {}) =>
  (Object.entries(readTables) as [TableName, ReadTable][]).map(([name, { which, without = [], since = [] }]) => {
    const omitted = contentOnly ? [...without, ...since] : without;
    return sql`(select coalesce(json_agg(one order by one), '[]') from (select (to_jsonb(t) - ${omitted}::text[])::text as one from ${sql.table(name)} t where ${which(subjectIds)}) rows)`;
  });

/** Every row that readers see of subjects, at one moment; without what remembers when it came where `contentOnly`. */
export async function readRows(
  db: Database,
  subjectIds: readonly string[],
  options?: { contentOnly: boolean },
): Promise<ReadRows> {
  const {
    rows: [row],
  } = await sql<{
    tables: string[][];
  }>`select json_build_array(${sql.join(rowsOf(subjectIds, options))}) as tables`.execute(db);
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
 * Takes away all that publishing writes of subjects, so that it begins with nothing. Their rows in `subject` stay, for
 * others point to them, but say nothing; relations that start elsewhere are others' and stay too.
 */
async function empty(db: Database, subjectIds: readonly string[]): Promise<void> {
  for (const table of ['subject_time', 'same_as', 'entry', 'event', 'timemap_node'])
    await sql`delete from ${sql.table(table)} where ${ofSubject(subjectIds)}`.execute(db);
  for (const table of ['search_name', 'search_passage'])
    await sql`delete from ${sql.table(table)} where ${ofThing(subjectIds)}`.execute(db);
  await sql`delete from relation where from_id = ${ids(subjectIds)} and union_id is null`.execute(db);
  await sql`delete from family_union where told_by = ${ids(subjectIds)}`.execute(db);
  await sql`
    update subject set kind = '', region = null, latitude = null, longitude = null, place_name = null, portrait = null, gender = null, royal = false, house_id = null, weight = 0
    where id = ${ids(subjectIds)}`.execute(db);
}

/**
 * What publishing the newest revision of every part writes where nothing was before, with every number counted once
 * more: a row that publishing forgot to delete is not there. Nothing of it stays.
 */
async function rowsFromEmpty(db: Database, subjectIds: readonly string[]): Promise<ReadRows> {
  const tx = await db.startTransaction().execute();
  try {
    const { rows } = await sql<Passing>`
      select distinct on (thing_id, module, language, key) id, module, thing_id, language, key, content, origin_id from revision
      where published and thing_id = ${ids(subjectIds)} order by thing_id, module, language, key, publication_number desc`.execute(
      tx,
    );
    await empty(tx, subjectIds);
    await publish(tx, rows);
    await sql`
      update subject set weight = (select count(*) from relation where subject.id in (from_id, to_id) and union_id is null) where id = ${ids(subjectIds)}`.execute(
      tx,
    );
    await sql`select refresh_listed_subjects(${[...subjectIds]}::text[])`.execute(tx);
    await sql`select recount_event_cells(), recount_categories(), recount_relation_words()`.execute(tx);
    return await readRows(tx, subjectIds, { contentOnly: true });
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
  const api = createApi(implementations),
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
 * the rows that readers see are those which publishing them into empty tables would write, what is counted is what a new
 * count gives, and a product (`of`) answers what the database says. Fails with the first thing that does not.
 */
export async function expectAgreement(
  db: Database,
  subjectIds: readonly string[],
  { of }: { of?: string } = {},
): Promise<void> {
  const seen = await readRows(db, subjectIds, { contentOnly: true });
  const fresh = await rowsFromEmpty(db, subjectIds);
  for (const table of tableNames) expect(seen[table], table).toEqual(fresh[table]);
  expect(await edgesWithoutRelation(db)).toEqual([]);
  if (of) await expectSameAnswers(db, of, subjectIds);
}
