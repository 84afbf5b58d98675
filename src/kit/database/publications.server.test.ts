import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { pollOptions } from '../../../tests/process/product.ts';
import { openDatabase } from '../../../tests/world.ts';
import { notifyPublication, listenForPublications } from './publications.server.ts';

const ids = (count: number) => Array.from({ length: count }, (_, place) => `subject-${place}-史`);

test('a large publication is announced subject by subject, a huge one as everything', async () => {
  const { db, url } = await openDatabase();
  const heard: string[] = [];
  const publications = listenForPublications(url, (tags) => heard.push(...tags));
  await publications.ready;

  await notifyPublication(db, [...ids(3000), ...ids(10)]);
  await expect.poll(() => heard.length, { interval: 5, timeout: 60_000 }).toBe(3001);
  expect(heard).toEqual([...ids(3000), 'lists']);

  heard.length = 0;
  await notifyPublication(db, ids(40_000));
  await expect.poll(() => heard, { interval: 5, timeout: 60_000 }).toEqual(['*']);
  await publications.stop();
});

test('a process that lost its connection drops every page when it reconnects, because it may have missed something', async () => {
  const { db, url } = await openDatabase();
  const heard: string[][] = [];
  const publications = listenForPublications(url, (tags) => heard.push(tags));
  onTestFinished(() => publications.stop());
  await publications.ready;
  await notifyPublication(db, ['augustus']);
  await expect.poll(() => heard, pollOptions).toEqual([['augustus', 'lists']]);

  const listeners = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where application_name = 'stele listener' and datname = current_database()`;
  const {
    rows: [old],
  } = await listeners.execute(db);
  await sql`select pg_terminate_backend(${old!.pid})`.execute(db);
  await expect
    .poll(async () => (await listeners.execute(db)).rows.filter(({ pid }) => pid !== old!.pid).length, pollOptions)
    .toBe(1);
  await expect.poll(() => heard.length, pollOptions).toBe(3);
  expect(heard.slice(1)).toEqual([['*'], ['*']]); // when it broke, and when it listened again
  await notifyPublication(db, ['cleopatra']);
  await expect.poll(() => heard.at(-1), pollOptions).toEqual(['cleopatra', 'lists']);
});
