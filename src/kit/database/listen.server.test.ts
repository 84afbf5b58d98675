import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { notifyChannel, listen, parseNames, splitIntoPayloads, type Listener } from './listen.server.ts';

const soon = { interval: 5, timeout: 60_000 } as const;
const ids = (count: number) => Array.from({ length: count }, (_, place) => `subject-${place}-史`);

test('names are sent in notifications that fit PostgreSQL’s limit, each once', () => {
  for (const count of [0, 1, 400, 3000]) {
    const payloads = splitIntoPayloads(ids(count));
    expect(payloads.flatMap((payload) => JSON.parse(payload) as string[])).toEqual(ids(count));
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(7000);
  }
});

test('code C: a payload that is no list of names counts as everything, and breaks nothing', () => {
  for (const payload of [undefined, '', 'no JSON', '{}', '[1]', 'null']) expect(parseNames(payload)).toEqual(['*']);
  expect(parseNames('["augustus"]')).toEqual(['augustus']);
});

test('several channels share one connection; each is notified when it breaks and when it is restored', async () => {
  const { db, url } = await openDatabase();
  const heard: string[] = [];
  const noting = (name: string): Listener => ({
    onNames: (names) => heard.push(`${name}: ${names.join()}`),
    onLost: () => heard.push(`${name} lost`),
  });
  const listening = listen(url, { one: noting('one'), two: noting('two') });
  onTestFinished(() => listening.stop());
  await listening.ready;
  const connections = async () =>
    (
      await sql<{
        pid: number;
      }>`select pid from pg_stat_activity where application_name = 'stele listener' and datname = current_database()`.execute(
        db,
      )
    ).rows;

  await notifyChannel(db, 'two', ['a', 'b']);
  await notifyChannel(db, 'one', []);
  await notifyChannel(db, 'one', ['c']);
  await expect.poll(() => heard, soon).toEqual(['two: a,b', 'one: c']);
  const before = await connections();
  expect(before).toHaveLength(1);

  heard.length = 0;
  await sql`select pg_terminate_backend(${before[0]!.pid})`.execute(db);
  await expect.poll(() => heard, soon).toEqual(['one lost', 'two lost', 'one lost', 'two lost']);
  await notifyChannel(db, 'two', ['d']);
  await expect.poll(() => heard.at(-1), soon).toBe('two: d');
});

test('a notification of a transaction is sent when it commits, and never when it is rolled back', async () => {
  const { db, url } = await openDatabase();
  const heard: string[] = [];
  const listening = listen(url, { one: { onNames: (names) => heard.push(...names), onLost: () => {} } });
  onTestFinished(() => listening.stop());
  await listening.ready;
  await db
    .transaction()
    .execute(async (tx) => {
      await notifyChannel(tx, 'one', ['rolled back']);
      throw new Error('no');
    })
    .catch(() => {});
  await notifyChannel(db, 'one', ['committed']);
  await expect.poll(() => heard, soon).toEqual(['committed']);
});
