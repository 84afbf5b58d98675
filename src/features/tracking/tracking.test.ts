import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { InputOf } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import { mostRead, readingFigures, recordEvent } from './contract.ts';
import { enqueueEvent, writeEvents, type PageEvent } from './events.server.ts';
import { deleteOldDays, sumEvents } from './sum-events.server.ts';
import { readingFigures as figuresOf } from './figures.server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const tab = (n: number) => `tab-${String(n).padStart(8, '0')}`;
const site = 'http://stele.test';

/** A world, and a function that sends an event as a reader's browser. */
async function aReadWorld() {
  const world = await openWorld();
  const sendEvent = (event: Partial<InputOf<typeof recordEvent>>, browser: Parameters<typeof createVisitor>[0] = {}) =>
    world.by(createVisitor({ agent: firefox, ...browser }), 'en')(recordEvent, {
      URL: `${site}/`,
      sessionID: tab(1),
      actionType: 'view',
      ...event,
    });
  const readEvents = async () => {
    await writeEvents(world.db);
    return world.db.selectFrom('pageEvent').selectAll().execute();
  };
  const counted = async () => {
    await writeEvents(world.db);
    await sumEvents(world.db, 0);
  };
  return { ...world, sendEvent, readEvents, counted };
}

test('an event (POST /home/Book/record) is stored without network, browser or address: kind, id, previous page, viewing time', async () => {
  const { sendEvent, readEvents } = await aReadWorld();
  const URL = `${site}/detail/qin-shi-huang-en?year=5#/timeline`;
  expect(await sendEvent({ URL, referUrl: `${site}/search?q=secret`, UA: firefox })).toBeNull();
  await sendEvent({ URL, referUrl: 'https://elsewhere.example/secret', actionType: 'leave', timeTracking: 1234.4 });
  await sendEvent({ URL: `${site}/`, actionType: 'leave', timeTracking: 2 ** 30 });
  const rows = await readEvents();
  const { at, ...first } = rows[0]!;
  expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
  expect(first).toEqual({
    session: tab(1),
    action: 'view',
    kind: 'entry',
    page: 'qin-shi-huang-en',
    thing: 'qin-shi-huang',
    cameFrom: 'search',
    language: 'en',
    lookedMs: 0,
    term: null,
  });
  expect(rows.slice(1)).toMatchObject([
    { cameFrom: 'outside', lookedMs: 1234 },
    { cameFrom: 'start', lookedMs: limits.tracking.lookedMs },
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('nothing is recorded of robots, administrators, readers with Do Not Track or Global Privacy Control, or invalid addresses', async () => {
  const { sendEvent, readEvents, db, drivers, settings } = await aReadWorld();
  await sendEvent({}, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await sendEvent({}, { agent: '' });
  await sendEvent({ UA: 'curl/8.5.0' });
  await sendEvent({}, { refusesTracking: true });
  await sendEvent({ URL: 'http://[' });
  const { tracking } = await import('./handlers.server.ts');
  const member = {
    id: 'boss',
    name: 'Boss',
    phoneBound: true,
    role: 'administrator',
    status: 'normal',
    days: 0,
    confirmed: true,
    assignedRole: 'administrator',
    hasShownSecondFactor: false,
    sessionId: 's',
  } as const;
  const visitor = createVisitor({ agent: firefox });
  await tracking[0]!.handle(
    { URL: `${site}/`, referUrl: '', sessionID: tab(2), actionType: 'view', timeTracking: 0, params: {} },
    { db, drivers, settings, visitor, member, language: 'en', cacheTags: () => {} },
  );
  expect(await readEvents()).toEqual([]);
  await sendEvent({});
  expect(await readEvents()).toHaveLength(1);
});

test('an event with wrong types or sizes is refused, which pages ignore (X06)', async () => {
  const { sendEvent, readEvents } = await aReadWorld();
  const wrong: object[] = [
    { URL: 7 },
    { URL: 'a'.repeat(1_000_000) },
    { sessionID: 'short' },
    { sessionID: 'a b c d e f g h' },
    { actionType: 'drop' },
    { timeTracking: -1 },
    { timeTracking: '12' },
    { timeTracking: Number.NaN },
    { params: { term: ['a'] } },
    { params: 'a' },
  ];
  for (const event of wrong)
    await expect(sendEvent(event), JSON.stringify(event).slice(0, 60)).rejects.toMatchObject({ errorName: 'badInput' });
  expect(await readEvents()).toEqual([]);
});

test('events are added to daily sums once; reloads of a tab count once; ten thousand invented addresses add no rows', async () => {
  const { sendEvent, counted, db } = await aReadWorld();
  const URL = `${site}/detail/qin-shi-huang-en`;
  await sendEvent({ URL });
  await sendEvent({ URL });
  await sendEvent({ URL, sessionID: tab(2), referUrl: `${site}/` });
  await sendEvent({ URL, sessionID: tab(2), actionType: 'leave', timeTracking: 5000 });
  await sendEvent({ URL, sessionID: tab(2), actionType: 'cite' });
  const invented = (n: number): PageEvent => ({
    session: tab(3),
    action: 'view',
    kind: 'entry',
    page: `invented-${n}`,
    thing: `invented-${n}`,
    cameFrom: 'start',
    language: 'en',
    lookedMs: 0,
    term: null,
  });
  for (let n = 0; n < 10_000; n++) enqueueEvent(db, invented(n));
  await counted();
  await counted();
  expect(await db.selectFrom('pageDay').selectAll().orderBy('page').execute()).toMatchObject([
    { kind: 'entry', page: '', thingId: null, views: 1, visits: 1 },
    { page: 'qin-shi-huang-en', thingId: 'qin-shi-huang', views: 2, visits: 1, lookedMs: 5000, cites: 1 },
  ]);
  // A tab counted in an earlier run of the job is not counted again on the same day (code.md C).
  await sendEvent({ URL, sessionID: tab(2) });
  enqueueEvent(db, invented(10_000));
  await sendEvent({ URL, sessionID: tab(4) });
  await counted();
  const { views } = await db
    .selectFrom('pageDay')
    .where('thingId', '=', 'qin-shi-huang')
    .select('views')
    .executeTakeFirstOrThrow();
  expect(views).toBe(3);
});

test('events beyond the memory limit are dropped; pending ones are written at shutdown, even without a partition for the day', async () => {
  const { db, readEvents } = await aReadWorld();
  const event: PageEvent = {
    session: tab(1),
    action: 'view',
    kind: 'home',
    page: '',
    thing: null,
    cameFrom: 'start',
    language: 'fr',
    lookedMs: 0,
    term: 'a\tb\\N\nc',
  };
  for (const { name } of (
    await sql<{
      name: string;
    }>`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'page_event'::regclass`.execute(db)
  ).rows)
    await sql`drop table ${sql.table(name)}`.execute(db);
  for (let n = 0; n < limits.tracking.waiting + 10_000; n++) enqueueEvent(db, event);
  const rows = await readEvents();
  // A first batch is being written while the others wait.
  expect(rows.length).toBe(limits.tracking.batch + limits.tracking.waiting);
  expect(rows[0]!.term).toBe('a\tb\\N\nc');
});

test('raw events are deleted after 90 days with their partition; the sums stay', async () => {
  const { sendEvent, counted, db } = await aReadWorld();
  await sendEvent({});
  await counted();
  const old = limits.tracking.days + 2;
  await sql`
    do $$ declare d date := (now() at time zone 'utc')::date - ${sql.lit(old)}; begin
      execute format('create table %I partition of page_event for values from (%L) to (%L)',
        'page_event_' || to_char(d, 'YYYYMMDD'), d::timestamp at time zone 'utc', (d + 1)::timestamp at time zone 'utc');
    end $$`.execute(db);
  await sql`
    insert into page_event (at, session, action, kind, page, came_from, language, looked_ms)
    values (now() - ${old} * interval '1 day', 'long-ago', 'view', 'home', '', 'start', 'en', 0)`.execute(db);
  await deleteOldDays(db);
  expect((await db.selectFrom('pageEvent').select('session').execute()).map(({ session }) => session)).toEqual([
    tab(1),
  ]);
  expect(await db.selectFrom('pageDay').select('views').execute()).toEqual([{ views: 1 }]);
});

test('administrators see days, most read, rising, paths and failed searches of two tabs or more; readers see what is most read', async () => {
  const { sendEvent, counted, db, as, by } = await aReadWorld();
  const four = (await db.selectFrom('subject').select('id').orderBy('id').limit(4).execute()).map(({ id }) => id);
  expect(await as(null)(mostRead, {})).toEqual([]);
  for (const [place, id] of four.entries())
    for (let n = 0; n <= place; n++)
      await sendEvent({ URL: `${site}/detail/${id}-en`, sessionID: tab(n), referUrl: n ? `${site}/` : '' });
  for (const n of [1, 2, 2])
    await sendEvent({ URL: `${site}/search?q=x`, sessionID: tab(n), params: { term: ' Atlantis ', found: 0 } });
  await sendEvent({ URL: `${site}/search?q=y`, params: { term: 'only one asked', found: 0 } });
  await sendEvent({ URL: `${site}/search?q=z`, sessionID: tab(2), params: { term: 'found', found: 3 } });
  await counted();

  const list = await as(null, 'fr')(mostRead, {});
  expect(list.map(({ href }) => href)).toEqual(four.toReversed().map((id) => `/detail/${id}-fr`));

  const figures = await figuresOf(db, 7, 'en');
  expect(figures.days).toHaveLength(7);
  expect(figures.days.at(-1)).toMatchObject({ views: 12, visits: 6 });
  expect(figures.mostRead[0]).toMatchObject({ id: `${four[3]}-en`, views: 4 });
  expect(figures.rising[0]).toMatchObject({ before: 0, views: 4 });
  expect(figures.misses).toEqual([{ term: 'atlantis', times: 2 }]);
  expect(figures.ways[0]).toEqual({ from: 'home', to: 'entry', moves: 6 });
  expect(figures.languages).toEqual([{ language: 'en', views: 12 }]);
  await expect(as('liu-xiang')(readingFigures, {})).rejects.toMatchObject({ errorName: 'notAllowed' });
  await expect(by(createVisitor())(readingFigures, {})).rejects.toMatchObject({ errorName: 'accountExpired' });
});
