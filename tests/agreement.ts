import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { implementations } from '../src/calls.server.ts';
import { publish, type PassingRevision } from '../src/editing/revisions/face/publish.server.ts';
import { entryDetail } from '../src/features/entries/contract.ts';
import { relationsOfEntry, shortestPath } from '../src/features/relations/contract.ts';
import { getSuggestion } from '../src/kit/suggestions/contract.ts';
import { timelineOfEntry, wholeAxis } from '../src/features/timelines/contract.ts';
import { timemapOfEntry, worldNodes } from '../src/features/timemaps/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { splitRoute, type Endpoint } from '../src/kit/calls/endpoint.ts';
import { apiCode, type Language } from '../src/rules/languages.ts';
import { ask } from './http/ask.ts';
import { testContext } from './visitor.ts';

const ids = (subjectIds: readonly string[]) => sql`any(${[...subjectIds]}::text[])`;

type RowFilter = (of: readonly string[]) => RawBuilder<unknown>;
interface ReadTable {
  /** Its rows of published data on subjects. */
  which: RowFilter;
  /** Columns with a different value each time a row is written. */
  without?: readonly string[];
  /** Columns with the time of a row's first appearance, which differ in another row of the same content. */
  since?: readonly string[];
}
const ofSubject: RowFilter = (of) => sql`subject_id = ${ids(of)}`;
const ofThing: RowFilter = (of) => sql`thing_id = ${ids(of)}`;
const ofEntry: RowFilter = (of) => sql`entry_id in (select id from entry where subject_id = ${ids(of)})`;

/** Tables of published data on subjects. */
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

/** The rows of each table, in PostgreSQL's text form. */
const rowsOf = (subjectIds: readonly string[], { contentOnly = false } = {}) =>
  (Object.entries(readTables) as [TableName, ReadTable][]).map(([name, { which, without = [], since = [] }]) => {
    const omitted = contentOnly ? [...without, ...since] : without;
    return sql`(select coalesce(json_agg(one order by one), '[]') from (select (to_jsonb(t) - ${omitted}::text[])::text as one from ${sql.table(name)} t where ${which(subjectIds)}) rows)`;
  });

/** Every row of published data on subjects, at one moment; with `contentOnly`, without times of first appearance. */
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

/** A digest of them, for frequent checks for changes. */
export async function digestOfRows(db: Database, subjectIds: readonly string[]): Promise<string> {
  const {
    rows: [row],
  } = await sql<{ digest: string }>`select md5(concat(${sql.join(rowsOf(subjectIds))})) as digest`.execute(db);
  return row!.digest;
}

/**
 * Deletes everything that publishing writes for subjects, so that it starts from nothing. Their rows in `subject` stay,
 * without data, because others refer to them; relations that start elsewhere belong to others and stay too.
 */
async function deletePublished(db: Database, subjectIds: readonly string[]): Promise<void> {
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
 * The rows that publishing the newest revision of every part writes from nothing, with all counts recomputed: a row
 * that publishing forgot to delete is not among them. Rolled back.
 */
async function rowsFromEmpty(db: Database, subjectIds: readonly string[]): Promise<ReadRows> {
  const tx = await db.startTransaction().execute();
  try {
    const { rows } = await sql<PassingRevision>`
      select distinct on (thing_id, module, language, key) id, module, thing_id, language, key, content, origin_id from revision
      where published and thing_id = ${ids(subjectIds)} order by thing_id, module, language, key, publication_number desc`.execute(
      tx,
    );
    await deletePublished(tx, subjectIds);
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

/** Edges and relations without their counterpart, which has the same number and ends. */
async function edgesWithoutRelation(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select edge.number, relation.number as relation from edge full join (
      select r.number, a.number as a, b.number as b from relation r join subject a on a.id = r.from_id join subject b on b.id = r.to_id) relation using (number, a, b)
    where edge.type is null or relation.number is null`.execute(db);
  return rows;
}

let requestNumber = 0;

/**
 * Checks that a product's replies, which may come from its memory, match the database: calls (paths come from the graph
 * there, and are searched hop by hop in PostgreSQL here), and cached pages compared with newly rendered ones.
 */
async function expectSameAnswers(db: Database, of: string, subjectIds: readonly string[]) {
  const api = createApi(implementations),
    house = testContext(db);
  const same = async <E extends Endpoint>(endpoint: E, language: Language, input: Record<string, string>) => {
    const path = splitRoute(endpoint.routes[0]!)
      .path.replace('{lang}', apiCode(language))
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input[name]!));
    const address = `${path}?${new URLSearchParams({ ...input, lang: apiCode(language) })}`;
    const directResult = await api
      .callFor({ ...house, language })(endpoint, input as never)
      .then(
        (data) => JSON.parse(JSON.stringify(data)) as unknown,
        ({ errorName }: { errorName: string }) => errorName,
      );
    const { envelope } = await ask(address, { of });
    expect(envelope.code === 200 ? envelope.data : envelope.data.error, address).toEqual(directResult);
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
    // A parameter that this page ignores: another page for the cache, but the same for the reader except in return
    // links.
    const [cachedText, freshText] = (
      await Promise.all(['', `?hops=${++requestNumber}`].map((query) => ask(`/detail/${id}${query}`, { of })))
    ).map(({ text }) => text.replaceAll(/(?:\?|%3F)hops(?:=|%3D)\d+|<script[^>]*>.*?<\/script>/gs, ''));
    expect(cachedText === freshText, `/detail/${id} as it is kept is the same as rendered anew`).toBe(true);
  }
  for (const aId of subjectIds)
    for (const bId of subjectIds) if (aId < bId) await same(shortestPath, 'en', { aId, bId, alternatives: '10' });
  await same(wholeAxis, 'en', {});
  await same(worldNodes, 'en', {});
}

/**
 * Checks that search, graph, timelines, maps and all caches agree with the newest published revisions of these
 * subjects: published rows equal those of publishing into empty tables, counts equal a new count, and a product (`of`)
 * answers as the database does. Fails at the first difference.
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
