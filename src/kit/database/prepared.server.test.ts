import { sql, type RawBuilder } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { loadLinkedEntries } from '../linked-entries.server.ts';
import { anyOf, discardPrepared, statementName } from './prepared.server.ts';
import { withRequestCache, memoizePerRequest } from './request-cache.server.ts';

test('a repeated statement is prepared, unless its best plan depends on its values', () => {
  discardPrepared(); // other tests of this worker have used up the names
  const requestNames = (text: string) => [statementName(text), statementName(text), statementName(text)];
  const [first, second, third] = requestNames('select id from entry where name = $1 and body <> $2');
  expect(first).toBeUndefined();
  expect(second).toMatch(/^s\d+_[\w-]{22}$/);
  expect(third).toBe(second);
  expect(requestNames('select id from book where authors @> array["entry"."subject_id"]')[2]).toBeDefined();
  for (const text of [
    'select id from event where earliest <= $1',
    'select id from book where authors @> array[$1]',
    'select id from event where earliest between $1 and $2',
    'select id from search_passage where words @@ $1',
    'select id from listed_subject order by spot <-> $1',
    'insert into entry (id) values ($1)',
  ])
    expect(requestNames(text), text).toEqual([undefined, undefined, undefined]);
});

test('one plan looks up any small number of ids', async () => {
  const { db } = await openDatabase();
  discardPrepared();
  const plansOf = (condition: (ids: string[]) => RawBuilder<unknown>) =>
    db.transaction().execute(async (on) => {
      const ask = (ids: string[]) => sql`select name from entry where id = ${condition(ids)}`;
      for (let time = 0; time < 10; time++) await ask(['augustus', 'livia'].slice(time % 2)).execute(on);
      const { rows } = await sql<{ again: number; once: number }>`
        select custom_plans as again, generic_plans as once from pg_prepared_statements
        where statement = ${ask([]).compile(on).sql}`.execute(on);
      return rows;
    });
  expect(await plansOf(anyOf)).toEqual([{ again: 5, once: 4 }]);
  expect(await plansOf((ids) => sql`any(${ids})`)).toEqual([{ again: 9, once: 0 }]);
});

test('two copies of this module on one connection, as in start.ts and the built product, give each statement one unique name', async () => {
  const names = async (texts: string[]) => {
    vi.resetModules();
    const copy = await import('./prepared.server.ts');
    return texts.map((text) => [copy.statementName(text), copy.statementName(text)][1]);
  };
  const [first, other] = [await names(['select 1', 'select 2']), await names(['select 2', 'select 3'])];
  expect(first[1]).toBe(other[0]);
  expect(new Set([...first, ...other]).size).toBe(3);
});

test('a prepared statement still works after a column is added to its table', async () => {
  const { db } = await openDatabase();
  await sql`create table stone (id int)`.execute(db);
  await sql`insert into stone values (1)`.execute(db);
  const readAll = async () => (await sql`select * from stone`.execute(db)).rows;
  for (let time = 0; time < 3; time++) expect(await readAll()).toEqual([{ id: 1 }]);
  await sql`alter table stone add height int default 3`.execute(db);
  for (let time = 0; time < 3; time++) expect(await readAll()).toEqual([{ id: 1, height: 3 }]);
});

test('a repeated read is done once within one reading, and again in another and outside', async () => {
  const { db } = await openDatabase();
  let reads = 0;
  const read = (from: typeof db) => memoizePerRequest(from, 'number', () => ++reads);
  const reading = withRequestCache(db);
  expect([read(reading), read(reading), read(withRequestCache(db)), read(db), read(db)]).toEqual([1, 1, 2, 3, 4]);
  expect(await loadLinkedEntries(reading, ['nobody'], 'en')).toEqual(new Map());
});
