import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { linkedEntries } from '../linked-entries.server.ts';
import { prepareAnew, statementName } from './prepared.server.ts';
import { oneReading, readOnce } from './reading.server.ts';

test('a statement that comes again is prepared, unless its best plan depends on its values', () => {
  prepareAnew(); // other tests of this worker have used up the names
  const asked = (text: string) => [statementName(text), statementName(text), statementName(text)];
  const [first, second, third] = asked('select id from entry where name = $1 and body <> $2');
  expect(first).toBeUndefined();
  expect(second).toMatch(/^s\d+_[\w-]{22}$/);
  expect(third).toBe(second);
  for (const text of [
    'select id from event where earliest <= $1',
    'select id from event where earliest between $1 and $2',
    'select id from search_passage where words @@ $1',
    'select id from listed_subject order by spot <-> $1',
    'insert into entry (id) values ($1)',
  ])
    expect(asked(text), text).toEqual([undefined, undefined, undefined]);
});

test('two copies of this module that share a connection, as start.ts and the built product do, give one name to one statement and never to two', async () => {
  const names = async (texts: string[]) => {
    vi.resetModules();
    const copy = await import('./prepared.server.ts');
    return texts.map((text) => [copy.statementName(text), copy.statementName(text)][1]);
  };
  const [one, other] = [await names(['select 1', 'select 2']), await names(['select 2', 'select 3'])];
  expect(one[1]).toBe(other[0]);
  expect(new Set([...one, ...other]).size).toBe(3);
});

test('what was prepared is asked all the same after a table has got a column', async () => {
  const { db } = await openDatabase();
  await sql`create table stone (id int)`.execute(db);
  await sql`insert into stone values (1)`.execute(db);
  const all = async () => (await sql`select * from stone`.execute(db)).rows;
  for (let time = 0; time < 3; time++) expect(await all()).toEqual([{ id: 1 }]);
  await sql`alter table stone add height int default 3`.execute(db);
  for (let time = 0; time < 3; time++) expect(await all()).toEqual([{ id: 1, height: 3 }]);
});

test('in one reading what is asked twice is read once; in another, and outside, it is read again', async () => {
  const { db } = await openDatabase();
  let reads = 0;
  const read = (from: typeof db) => readOnce(from, 'number', () => ++reads);
  const reading = oneReading(db);
  expect([read(reading), read(reading), read(oneReading(db)), read(db), read(db)]).toEqual([1, 1, 2, 3, 4]);
  expect(await linkedEntries(reading, ['nobody'], 'en')).toEqual(new Map());
});
