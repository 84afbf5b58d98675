import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openWorld, openReadOnlyWorld } from '../../../tests/world.ts';
import { historicalYear, recordBounds, yearOfSecond, type TimeRecord } from '../../rules/time/historical-time.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { borders, placeHistory, sameTimemaps, timemap, timemapOfEntry, worldNodes } from './contract.ts';
import { Timeline } from '../timelines/rules.ts';
import { Timemap } from './rules.ts';

const by = { authorId: 'import-world', originId: null };
const picture = `/media/image/${'a'.repeat(43)}-600x400.webp`;
const place = (latitude: number, longitude: number) => ({ latitude, longitude, name: { zh: '某地', en: 'Somewhere' } });
const year = (startTime: string): TimeRecord => ({
  startTime,
  endTime: null,
  startNote: 'about',
  endNote: null,
  timeDesc: null,
});

test('S07 a node has title, description, time with accuracy, place, sketch with style, size, fill and border, and images', async () => {
  const { as, db } = await openWorld();
  const content = Timemap.parse({
    nodes: [
      {
        title: { en: 'Crossing the river', zh: '渡河' },
        description: { en: 'With four ships and much luck.' },
        time: year('-0480-00-00 00:00:00'),
        place: place(40.1, 26.4),
        weight: 2,
        sketch: {
          shape: {
            type: 'LineString',
            coordinates: [
              [26.4, 40.1],
              [26.5, 40.2],
            ],
          },
          style: 'arrow',
          size: 5,
          fill: null,
          border: 'war',
          description: { fr: 'Le passage' },
        },
        images: [{ id: 'i1', url: picture, caption: { en: 'A ship' } }],
        source: { title: 'Histories' },
      },
      { title: { en: 'Later' }, time: year('-0479-00-00 00:00:00'), place: place(38, 23) },
      { title: { en: 'At some time' }, place: place(38, 24) },
    ],
  });
  await db
    .transaction()
    .execute((tx) => publishAtOnce(tx, [{ module: 'timemap', thingId: 'xiongnu', language: null, content }], by));
  const { nodes } = await as(null, 'en')(timemapOfEntry, { id: 'xiongnu-en' });
  const node = nodes.find(({ title }) => title === 'Crossing the river')!;
  expect(node).toMatchObject({
    description: 'With four ships and much luck.',
    time: { startTime: '-0480-00-00 00:00:00', startNote: 'about' },
    place: { latitude: 40.1, longitude: 26.4, name: 'Somewhere' },
    sketch: {
      shape: {
        type: 'LineString',
        coordinates: [
          [26.4, 40.1],
          [26.5, 40.2],
        ],
      },
      style: 'arrow',
      size: 5,
      fill: null,
      border: 'war',
      description: 'Le passage',
    },
    images: [{ id: 'i1', url: picture, caption: 'A ship' }],
    source: { title: 'Histories' },
  });
  expect(
    nodes.map(({ title }) => title).filter((title) => ['Crossing the river', 'Later', 'At some time'].includes(title)),
  ).toEqual(['Crossing the river', 'Later', 'At some time']);
  const { nodes: inChinese } = await as(null, 'zh')(timemapOfEntry, { id: 'xiongnu' });
  expect(inChinese.map(({ title }) => title)).toContain('渡河');

  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(tx, [{ module: 'timemap', thingId: 'xiongnu', language: null, content: { nodes: [] } }], by),
    );
  expect((await as(null, 'en')(timemapOfEntry, { id: 'xiongnu-en' })).nodes.map(({ title }) => title)).not.toContain(
    'Later',
  );
});

test('nodes are in the order of time, an entry’s own place first', async () => {
  const { as } = openReadOnlyWorld();
  const { nodes } = await as(null, 'en')(timemapOfEntry, { id: 'alexander-the-great-en' });
  expect(nodes.length).toBeGreaterThan(5);
  expect(nodes[0]).toMatchObject({ id: 'alexander-the-great', time: null });
  const begins = nodes.slice(1).map(({ time }) => recordBounds(time!)!.earliest);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
});

test('K03 a timemap and lists of timemaps have 15 on a page', async () => {
  const { as, db } = await openWorld();
  const nodes = Array.from({ length: 40 }, (_, i) => ({
    title: { en: `Stage ${i}` },
    time: year(`0${500 + i}-00-00 00:00:00`),
    place: place(i, i),
  }));
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(
        tx,
        [{ module: 'timemap', thingId: 'silk-road', language: null, content: Timemap.parse({ nodes }) }],
        by,
      ),
    );
  const call = as(null, 'en');
  const allNodes = (await call(timemapOfEntry, { id: 'silk-road' })).nodes;
  const first = await call(timemap, { id: 'silk-road' }),
    second = await call(timemap, { id: 'silk-road', page: 2 });
  expect([first.total, first.nodes.length]).toEqual([allNodes.length, 15]);
  expect([...first.nodes, ...second.nodes]).toEqual(allNodes.slice(0, 30));
  expect(first.entry).toMatchObject({ itemId: 'silk-road', name: 'Silk Road' });
  expect((await call(sameTimemaps, { id: 'silk-road' })).timemaps).toHaveLength(15);
});

describe('same time, same place', () => {
  test('same time: the most shared years first, each with as many nodes as its timemap has', async () => {
    const { as } = openReadOnlyWorld();
    const call = as(null, 'en'),
      ownTime = (await call(timemap, { id: 'qin-shi-huang' })).time!;
    const { total, timemaps } = await call(sameTimemaps, { id: 'qin-shi-huang', type: 'time', pageSize: 100 });
    expect(total).toBeGreaterThan(10);
    const shared = timemaps.map(({ time }) => {
      const [a, b] = [recordBounds(ownTime)!, recordBounds(time!)!];
      return Math.min(a.latest, b.latest) - Math.max(a.earliest, b.earliest);
    });
    expect(shared.every((seconds) => seconds > 0)).toBe(true);
    expect(shared).toEqual(shared.toSorted((a, b) => b - a));
    for (const { entry, nodes } of timemaps.slice(0, 12))
      expect(nodes, entry.id).toBe((await call(timemap, { id: entry.id })).total);
  });

  test('same place: the nearest first', async () => {
    const { as } = openReadOnlyWorld();
    const { timemaps } = await as(null, 'en')(sameTimemaps, { id: 'colosseum', type: 'place' });
    expect(timemaps).toHaveLength(15);
    expect(timemaps.slice(0, 3).map(({ place }) => Math.round(place!.latitude))).toEqual([42, 42, 42]);
    expect(timemaps.map(({ entry }) => entry.itemId)).not.toContain('colosseum');
  });
});

describe('nodes of the built-in world', () => {
  test('use B31 for a year: what began in it first, then people, then the rest, by importance; nothing of other years', async () => {
    const { as } = openReadOnlyWorld();
    const { total, nodes } = await as(null, 'en')(worldNodes, { year: -221 });
    expect(total).toBe(nodes.length);
    expect(nodes.map(({ entry }) => entry.itemId)).toContain('qin-shi-huang');
    expect(
      nodes.every(({ earliest, latest }) => yearOfSecond(earliest!) <= -221 && yearOfSecond(latest!) >= -221),
    ).toBe(true);
    const rankOf = ({ earliest, latest, entry }: (typeof nodes)[number]) =>
      yearOfSecond(earliest!) === -221
        ? 0
        : entry.kind === 'person'
          ? 1
          : latest! - earliest! > 600 * 31_556_952
            ? 3
            : 2;
    expect(nodes[0]!.time!.startTime).toMatch(/^-0221/);
    expect(rankOf(nodes.at(-1)!), 'Jerusalem and its like come last').toBe(3);
    const order = nodes.map((node) => rankOf(node) * 10 - node.weight);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('by span, kind and region; consecutive pages give each node once', async () => {
    const { as } = openReadOnlyWorld();
    const call = as(null, 'en'),
      filter = { from: '-500', until: '500', kinds: 'person,war', regions: 'europe' };
    const { total, nodes } = await call(worldNodes, filter);
    expect(nodes.length).toBe(total);
    expect(new Set(nodes.map(({ entry }) => entry.kind))).toEqual(new Set(['person', 'war']));
    const pages = await Promise.all([1, 2, 3].map((page) => call(worldNodes, { ...filter, size: 20, page })));
    expect(pages.flatMap((page) => page.nodes)).toEqual(nodes.slice(0, 60));
    expect((await call(worldNodes, {})).total).toBeGreaterThan(total);
    await expect(call(worldNodes, { from: '500', until: '-500' })).rejects.toMatchObject({
      errorName: 'endBeforeStart',
    });
    await expect(call(worldNodes, { year: 0 })).rejects.toMatchObject({ errorName: 'badInput' });
    expect((await call(worldNodes, { year: 99_999 })).nodes.every(({ time }) => time?.endNote === 'to present')).toBe(
      true,
    );
  });
});

test('for a place: who held it and what happened within 150 kilometres, in the order of time', async () => {
  const { as, db } = await openWorld();
  await db.deleteFrom('borderFile').execute();
  await putBorders(db, [
    { name: 'First', startTime: '-0100-00-00 00:00:00', endTime: '-0001-00-00 00:00:00' },
    { name: 'First', startTime: '0001-00-00 00:00:00', endTime: '0050-00-00 00:00:00' },
    { name: 'Second', startTime: '0040-00-00 00:00:00', endTime: '0060-00-00 00:00:00' },
    { name: 'First', startTime: '0070-00-00 00:00:00', endTime: '0080-00-00 00:00:00' },
  ]);
  const { polities, nodes } = await as(null, 'en')(placeHistory, { latitude: 41.9, longitude: 12.5 });
  expect(
    polities.map(({ name, time }) => `${name} ${time.startTime.slice(0, 5)} ${time.endTime!.slice(0, 5)}`),
  ).toEqual(['First -0100 0050-', 'Second 0040- 0060-', 'First 0070- 0080-']);
  expect(nodes.map(({ entry }) => entry.itemId)).toContain('colosseum');
  expect(nodes.every(({ kilometres }) => kilometres <= 150)).toBe(true);
  const begins = nodes.map(({ earliest }) => earliest ?? Infinity);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  expect((await as(null, 'en')(placeHistory, { latitude: 60, longitude: 12.5 })).polities).toEqual([]);
});

type Db = Awaited<ReturnType<typeof openWorld>>['db'];
/** Borders around Rome, all at one place. */
async function putBorders(
  db: Db,
  spans: { name: string; startTime: string; endTime: string | null; endNote?: 'to present' | null }[],
) {
  await db.deleteFrom('borderFile').where('originId', '=', 'world').execute();
  await db.insertInto('borderFile').values({ originId: 'world', key: 'test', hash: 'test' }).execute();
  await db
    .insertInto('border')
    .values(
      spans.map(({ name, startTime, endTime, endNote = null }, i) => ({
        id: `b${i}`,
        originId: 'world',
        fileKey: 'test',
        subjectId: null,
        name: { en: name },
        startTime,
        endTime,
        startNote: null,
        endNote,
        ...recordBounds({ startTime, endTime, startNote: null, endNote, timeDesc: null })!,
        precision: 1 as const,
        hue: 0,
        shape: {
          type: 'MultiPolygon' as const,
          coordinates: [
            [
              [
                [10, 40],
                [15, 40],
                [15, 45],
                [10, 45],
                [10, 40],
              ] as [number, number][],
            ],
          ],
        },
        west: 10,
        south: 40,
        east: 15,
        north: 45,
        source: null,
      })),
    )
    .execute();
}

test('borders of any year equal a slow filter’s, from `from` to `until` and not beyond, across 1 BC and AD 1', async () => {
  const { as, db } = await openWorld();
  const call = as(null, 'en'),
    text = (astronomical: number) => {
      const yearNumber = historicalYear(astronomical);
      return `${yearNumber < 0 ? '-' : ''}${String(Math.abs(yearNumber)).padStart(4, '0')}-00-00 00:00:00`;
    };
  const span = fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 0, max: 8 }), fc.boolean());
  await fc.assert(
    fc.asyncProperty(
      fc.array(span, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -25, max: 25 }),
      async (spans, queriedYear) => {
        const polities = spans.map(([start, years, isOpen], i) => ({
          name: `P${i}`,
          start,
          end: isOpen && i === 0 ? Infinity : start + years,
        }));
        await putBorders(
          db,
          polities.map(({ name, start, end }) => ({
            name,
            startTime: text(start),
            endTime: end === Infinity ? null : text(end),
            endNote: end === Infinity ? 'to present' : null,
          })),
        );
        const slow = (at: number) =>
          polities
            .filter(({ start, end }) => start <= at && at <= end)
            .map(({ name }) => name)
            .sort()
            .join();
        const reply = await call(borders, { year: historicalYear(queriedYear) });
        expect(
          reply.borders
            .map(({ name }) => name)
            .sort()
            .join(),
        ).toBe(slow(queriedYear));
        const alike = (step: 1 | -1) => {
          let at = queriedYear;
          while (Math.abs(at) < 60 && slow(at + step) === slow(queriedYear)) at += step;
          return Math.abs(at) < 60 ? historicalYear(at) : null;
        };
        expect([reply.from, reply.until]).toEqual([alike(-1), alike(1)]);
      },
    ),
    { numRuns: 120 },
  );
});

test('of two shapes of one polity from two collections the more precise is shown', async () => {
  const { as, db } = await openWorld();
  await putBorders(db, [{ name: 'Rome', startTime: '0100-00-00 00:00:00', endTime: '0200-00-00 00:00:00' }]);
  await db.insertInto('origin').values({ id: 'atlas', name: 'Atlas', licence: 'CC0', url: null }).execute();
  await db.insertInto('borderFile').values({ originId: 'atlas', key: 'a', hash: 'a' }).execute();
  const [row] = await db.updateTable('border').set({ subjectId: 'roman-empire' }).returningAll().execute();
  await db
    .insertInto('border')
    .values({
      ...row!,
      id: 'finer',
      originId: 'atlas',
      fileKey: 'a',
      precision: 2,
      name: JSON.stringify({ en: 'Empire' }) as never,
      shape: JSON.stringify(row!.shape) as never,
    })
    .execute();
  const { borders: visibleBorders, origins } = await as(null, 'zh')(borders, { year: 117 });
  expect(visibleBorders).toMatchObject([
    { id: 'finer', polity: 'roman-empire', entryId: 'roman-empire', name: '罗马帝国' },
  ]);
  expect(origins).toEqual([{ name: 'Atlas', licence: 'CC0', url: null }]);
});

test('code C: events and places with the same title and start stay separate, and keep their ids when published again', async () => {
  const { db } = await openWorld();
  const title = { en: 'A battle' };
  const node = (note: string) => ({
    title,
    description: { en: note },
    time: year('-0480-00-00 00:00:00'),
    place: place(40, 26),
  });
  const event = (endTime: string | null) => ({
    ...year('-0480-00-00 00:00:00'),
    endTime,
    title,
    source: { title: 'Histories' },
    with: [],
    place: null,
    weight: 1,
  });
  const publish = () =>
    db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [
          {
            module: 'timemap',
            thingId: 'augustus',
            language: null,
            content: Timemap.parse({ nodes: [node('one'), node('two')] }),
          },
          {
            module: 'timeline',
            thingId: 'augustus',
            language: null,
            content: Timeline.parse({ events: [event(null), event('-0479-00-00 00:00:00')] }),
          },
        ],
        by,
      ),
    );
  const published = async () => ({
    nodes: await db
      .selectFrom('timemapNode')
      .where('subjectId', '=', 'augustus')
      .orderBy('position')
      .select(['id', 'description'])
      .execute(),
    events: await db
      .selectFrom('event')
      .where('subjectId', '=', 'augustus')
      .orderBy('position')
      .select(['id', 'endTime'])
      .execute(),
  });
  await publish();
  const before = await published();
  expect([before.nodes.length, before.events.length]).toEqual([2, 2]);
  await publish();
  expect(await published()).toEqual(before);
});
