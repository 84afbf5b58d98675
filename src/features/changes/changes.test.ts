import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { changesSince, dumpDays, type Change } from './contract.ts';
import { mountDumps } from './dumps.server.ts';
import { findNumberBefore } from './queries.server.ts';

const partOf = ({ thing, part, language, key }: Change) => [thing, part, language, key].join(' ');

test('following the changes from the beginning gives each part once, as readers see it, and then only new changes', async () => {
  const { db, as } = await openWorld();
  const call = as(null, 'en');
  const otherChanges: Change[] = [];
  let last = 0,
    pages = 0;
  for (let more = true; more; pages++) {
    const page = await call(changesSince, { since: last, limit: 200 });
    otherChanges.push(...page.changes);
    ({ last, more } = page);
  }
  expect(pages).toBeGreaterThan(5);
  expect(new Set(otherChanges.map(partOf)).size).toBe(otherChanges.length);
  expect(otherChanges.map(({ number }) => number)).toEqual(
    otherChanges.map(({ number }) => number).toSorted((a, b) => a - b),
  );
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('revision')
        .where('published', '=', true)
        .select(['thingId', 'module', 'language', 'key'])
        .distinct()
        .as('part'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(otherChanges).toHaveLength(count);
  const text = otherChanges.find(
    ({ thing, part, language }) => thing === 'augustus' && part === 'text' && language === 'en',
  )!;
  expect(text).toMatchObject({
    type: 'subject',
    content: { name: 'Augustus' },
    author: null,
    origin: { name: expect.any(String) },
  });
  expect(await call(changesSince, { since: last })).toEqual({ changes: [], last, more: false });

  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian' }).execute();
  const content = { ...(text.content as object), name: 'Octavian' };
  const proposal = { module: 'text', thingId: 'augustus', language: 'en', content: content as never } as const;
  await db.transaction().execute((tx) => publishAtOnce(tx, [proposal], { authorId: 'sima-qian', originId: null }));
  const { changes } = await call(changesSince, { since: last });
  expect(changes).toMatchObject([
    { thing: 'augustus', part: 'text', author: 'Sima Qian', origin: null, content: { name: 'Octavian' } },
  ]);

  // A thing that is no longer published is listed without content.
  await db.deleteFrom('entry').where('subjectId', '=', 'augustus').execute();
  expect((await call(changesSince, { since: last })).changes).toMatchObject([{ thing: 'augustus', content: null }]);
});

test('a day’s file lists what was published on that day, one change per line', async () => {
  const { db, as } = await openWorld();
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const folder = mkdtempSync(join(tmpdir(), 'stele-dumps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mountDumps(app, { db, folder });
  const { changes } = await as(null)(changesSince, { limit: 3 });
  await db
    .updateTable('revision')
    .where('publicationNumber', '<=', changes[2]!.number)
    .set({ decidedAt: new Date('2026-10-01T23:59:00Z') })
    .execute();
  const { days } = await as(null)(dumpDays, {});
  expect(days.at(-1)).toEqual({ day: '2026-10-01', file: '/dumps/2026-10-01.ndjson' });
  expect(days.length).toBeGreaterThan(1);
  const { body, headers } = await app.inject('/dumps/2026-10-01.ndjson');
  expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Change);
  expect(lines.map(partOf)).toEqual(changes.map(partOf));
  expect(await findNumberBefore(db, new Date('2026-10-02'))).toBe(changes[2]!.number);
  // security H1: a past day has one file for all clients, and a day without publications has none.
  const packed = await app.inject({ url: '/dumps/2026-10-01.ndjson', headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
  expect((await app.inject('/dumps/2026-10-02.ndjson')).body).toBe('');
  expect(readdirSync(folder)).toEqual(['2026-10-01.ndjson.gz']);
  const file = join(folder, '2026-10-01.ndjson.gz'),
    written = statSync(file).mtimeMs;
  await app.inject('/dumps/2026-10-01.ndjson');
  expect(statSync(file).mtimeMs).toBe(written);
  const old = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(file, old, old);
  expect((await app.inject('/dumps/2026-10-01.ndjson')).body).toBe(body);
  expect(statSync(file).mtimeMs).toBeGreaterThan(old.getTime());
  expect((await app.inject('/dumps/2026-13-40.ndjson')).statusCode).toBe(404);
});
