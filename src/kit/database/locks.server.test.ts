import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { holdCountLock, holdLock, holdMessageLocks, holdPartLock, locks, tryReindexLock } from './locks.server.ts';

const numbersIn = (text: string) =>
  [...text.matchAll(/pg_(?:try_)?advisory\w*\((\d+)/g)].map(([, number]) => Number(number));
const lockNumbers: readonly number[] = Object.values(locks);

test('no two locks have one number', () => {
  expect(new Set(lockNumbers).size).toBe(lockNumbers.length);
});

test('sources take advisory locks only by name', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'importers/**/*.ts', 'scripts/**/*.ts', '*.ts']).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'src/kit/database/locks.server.ts',
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => /pg_(try_)?advisory/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the locks of the database’s own functions are in the list, each number in one function', async () => {
  const { db } = await openDatabase();
  const { rows } = await sql<{ name: string; source: string }>`
    select proname as name, prosrc as source from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'advisory'`.execute(db);
  expect(Object.fromEntries(rows.map(({ name, source }) => [name, numbersIn(source)]))).toEqual({
    keep_event_cells: [locks.eventCells],
    make_page_event_days: [locks.pageDays],
    one_publication_at_a_time: [locks.publications],
  });
  for (const file of globSync('migrations/*'))
    for (const number of numbersIn(readFileSync(file, 'utf8'))) expect(lockNumbers, file).toContain(number);
});

test('writing the search index and counting events do not block each other', async () => {
  const { db } = await openDatabase();
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, 'searchIndex');
    await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '5s'`.execute(other);
      await sql`update event set weight = weight where id = (select min(id) from event)`.execute(other);
    });
  });
});

test('the locks held are those in the list', async () => {
  const { db } = await openDatabase();
  const held = () =>
    sql<{ pair: boolean; first: number }>`
      select objsubid = 2 as pair, case objsubid when 2 then classid::int else objid::int end as first
      from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() order by 1, 2`;
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, 'imports');
    await holdPartLock(tx, 'troy text en');
    await holdMessageLocks(tx, ['sima-qian', 'ban-zhao']);
    expect(await tryReindexLock(tx)).toBe(true);
    expect((await held().execute(tx)).rows).toEqual([
      { pair: false, first: locks.imports },
      { pair: false, first: locks.reindex },
      { pair: true, first: locks.messages },
      { pair: true, first: locks.messages },
      { pair: true, first: locks.parts },
    ]);
    await holdCountLock(tx, 'quotas', 'drafts sima-qian');
    expect((await held().execute(tx)).rows).toHaveLength(6);
  });
});
