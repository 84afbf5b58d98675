import { describe, expect, test } from 'vitest';
import { openWorld, openReadOnlyWorld } from '../../../tests/world.ts';
import { implementations } from '../../calls.server.ts';
import { createApi, createReplyCache } from '../../kit/calls/api.server.ts';
import { listenForPublications } from '../../kit/database/publications.server.ts';
import { bounds, readHistoricalTime } from '../../rules/time/historical-time.ts';
import { publishAtOnce, type Proposal } from '../../editing/revisions/face/publish.server.ts';
import {
  axis,
  axisEvent,
  countries,
  countryArticles,
  countryAxis,
  lineOfEntry,
  timeline,
  timelineOfEntry,
  timelinesOfEntry,
  wholeAxis,
} from './contract.ts';
import { createArticles } from '../../../tests/create-articles.ts';
import { testContext } from '../../../tests/visitor.ts';

const by = { authorId: 'import-world', originId: null };
/** Every event of an answer, including merged twins. */
const idsOf = (events: readonly { id: string; also: readonly { id: string }[] }[]) =>
  events.flatMap(({ id, also }) => [id, ...also.map((twin) => twin.id)]);
const secondsOf = (text: string) => bounds(readHistoricalTime(text)!);
const event = (
  startTime: string,
  title: string,
  more: Partial<Extract<Proposal, { module: 'timeline' }>['content']['events'][number]> = {},
) => ({
  startTime,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  title: { en: title },
  place: null,
  weight: 1,
  with: [],
  source: null,
  ...more,
});
const timelineOf = (subjectId: string, ...events: ReturnType<typeof event>[]): Proposal => ({
  module: 'timeline',
  thingId: subjectId,
  language: null,
  content: { events },
});

describe('POST /api/timeaxis/list', () => {
  test('S08 R22 a narrow span returns single events with their times, including those already going on at its beginning', async () => {
    const { as } = openReadOnlyWorld();
    const { events, clusters, total, from, until } = await as(null, 'en')(axis, { from: '-0221-00-00', end: '-210' });
    expect(clusters).toEqual([]);
    expect([from, until]).toEqual([secondsOf('-0221-01-01').earliest, secondsOf('-0210-12-31').latest]);
    const unified = events.find(
      ({ entry, also, weight }) =>
        weight === 3 && [entry, ...also.map((twin) => twin.entry)].some(({ itemId }) => itemId === 'qin-shi-huang'),
    )!;
    expect([unified.entry, ...unified.also.map((twin) => twin.entry)].map(({ name }) => name).sort()).toEqual([
      'Li Si',
      'Qin Shi Huang',
      'Qin dynasty',
    ]);
    expect(unified).toMatchObject({
      time: { startTime: '-0221-00-00 00:00:00' },
      region: 'east-asia',
      earliest: secondsOf('-0221-00-00').earliest,
      language: 'en',
    });
    const through = events.filter(({ earliest }) => earliest < from);
    expect(through.length).toBeGreaterThan(0);
    for (const earlierEvent of through) expect(earlierEvent.latest).toBeGreaterThanOrEqual(from);
    expect(events.length - through.length).toBe(total);
    expect(events.map(({ earliest }) => earliest)).toEqual(
      events.map(({ earliest }) => earliest).sort((a, b) => a - b),
    );
  });

  test('R22 a wide span returns counts, by lane if requested, and each cluster expands', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    const { clusters, period, total } = await ask(axis, {
      from: '-500',
      end: '1500',
      period: 'century',
      lanes: 'region',
    });
    expect(period).toBe('century');
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(new Set(clusters.map(({ lane }) => lane)).size).toBeGreaterThan(3);
    const qin = clusters.find(({ id }) => id === 'century:-3:east-asia')!;
    expect(qin).toMatchObject({
      lane: 'east-asia',
      time: { startTime: '-0300-00-00 00:00:00', endTime: '-0201-00-00 00:00:00' },
      lead: { weight: 3 },
    });
    const opened = await ask(axisEvent, { id: qin.id, size: 100 });
    expect(opened).toMatchObject({ event: null, total: qin.count, cluster: { id: qin.id, count: qin.count } });
    expect(opened.events).toHaveLength(qin.count);
    expect(opened.events[0]).toEqual(qin.lead);
  });

  test('V17 an end before its start is refused; invalid times, the year 0 and unknown filters are bad input', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    await expect(ask(axis, { from: '-210', end: '-221' })).rejects.toMatchObject({ errorName: 'endBeforeStart' });
    await expect(ask(axis, { from: '1', end: '-1' })).rejects.toMatchObject({ errorName: 'endBeforeStart' });
    await expect(ask(timeline, { id: 'qin-shi-huang', from: '-210', end: '-221' })).rejects.toMatchObject({
      errorName: 'endBeforeStart',
    });
    await expect(ask(axis, { from: '-1', end: '1' })).resolves.toBeDefined();
    for (const wrong of [
      { from: '0' },
      { from: '0000-00-00 00:00:00' },
      { from: 'yesterday' },
      { from: '' },
      { end: '2021-13' },
      { from: '123456789012' },
      { period: 'fortnight' },
      { period: 'hour' },
      { kinds: ['dragon'] },
      { regions: ['atlantis'] },
      { lanes: 'country' },
    ]) {
      await expect(ask(axis, wrong as never), JSON.stringify(wrong)).rejects.toMatchObject({ errorName: 'badInput' });
    }
  });

  test('a span without events is empty, however distant', async () => {
    const { as } = openReadOnlyWorld();
    for (const [from, end] of [
      ['50000', '60000'],
      ['99999999998', '99999999999'],
      ['-99999999999', '-99999999998'],
      ['2999-01-01', '2999-01-02'],
      ['3000', undefined],
    ] as const) {
      expect(await as(null)(axis, { from, ...(end && { end }) }), from).toMatchObject({
        total: 0,
        clusters: [],
        events: [],
      });
    }
    expect((await as(null)(axis, { from: '-99999999999', end: '99999999999' })).total).toBe(
      (await as(null)(wholeAxis, {})).total,
    );
    expect((await as(null)(axis, { from: '-99999999999', end: '99999999999', period: 'day' })).total).toBe(
      (await as(null)(wholeAxis, {})).total,
    );
  });

  test('S08 a span may have only an end or only a start, a year as a number, or a time of day', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    const totalEvents = (await ask(wholeAxis, {})).total,
      countOf = ({ clusters, events, total }: Awaited<ReturnType<typeof ask<typeof axis>>>) =>
        clusters.length ? total : idsOf(events).length;
    const [before, after] = [
      await ask(axis, { end: '-1', period: 'year' }),
      await ask(axis, { from: 1, period: 'year' }),
    ];
    expect(countOf(before) + countOf(after)).toBe(totalEvents);
    expect(before.until + 1).toBe(secondsOf('0001-01-01').earliest);
    expect(
      (await ask(axis, { from: '-0044-03-15 11:00:00', end: '-0044-03-15 12:00:00' })).events
        .map(({ title }) => title)
        .join(),
    ).toMatch(/Caesar|murder|assassin|Ides/i);
  });

  test('a cached reply is dropped by a publication within its span', async () => {
    const { db, url } = await openWorld();
    const replies = createReplyCache(1e6),
      heard: string[] = [];
    const publications = listenForPublications(url, (tags) => {
      heard.push(...tags);
      replies.invalidate(tags);
    });
    await publications.ready;
    const ask = createApi(implementations, replies).callFor({ ...testContext(db), language: 'en' });
    const question = { from: '-221', end: '-221' };
    const { total } = await ask(axis, question);
    for (let time = 0; time < 2; time++) expect((await ask(axis, question)).total).toBe(total);
    expect(replies.counts.hits).toBe(1);
    await db
      .transaction()
      .execute((tx) => publishAtOnce(tx, [timelineOf('silk-road', event('-0221-00-00 00:00:00', 'A'))], by));
    await expect.poll(() => heard).toContain('century -3');
    const others = await db.selectFrom('event').where('year', '=', -221).select('id').execute();
    const reply = await ask(axis, question);
    expect(idsOf(reply.events.filter(({ earliest }) => earliest >= reply.from)).sort()).toEqual(
      others.map(({ id }) => id).sort(),
    );
    expect(reply.total).toBe(total + 1);
    await publications.stop();
  });
});

describe('GET /api/timeaxis/{id}', () => {
  test('S08 one event with all its data', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    const { events } = await ask(timelineOfEntry, { id: 'qin-shi-huang' });
    const unified = events.find(({ title }) => /title of emperor/.test(title))!;
    const answer = await ask(axisEvent, { id: unified.id });
    expect(answer).toMatchObject({
      cluster: null,
      total: 1,
      event: { id: unified.id, title: unified.title, time: unified.time, source: { title: expect.any(String) } },
    });
    expect(answer.event).toMatchObject({
      owner: { itemId: 'qin-shi-huang' },
      also: [{ entry: { itemId: 'qin-dynasty' } }, { entry: { itemId: 'li-si' } }],
    });
    expect(answer.event!.with.map(({ itemId }) => itemId).sort()).toEqual(['li-si', 'qin-dynasty']);
    expect(answer.events).toMatchObject([{ id: unified.id, entry: { itemId: 'qin-shi-huang' } }]);
  });

  test.each(['nobody', 'century:99', 'century:0', 'century:3:atlantis', 'decade:225'])(
    '%s is not found',
    async (id) => {
      const { as } = openReadOnlyWorld();
      await expect(as(null)(axisEvent, { id })).rejects.toMatchObject({ errorName: 'eventNotFound' });
    },
  );

  test('pages of a cluster are consecutive, the most important events first', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    const fullPage = await ask(axisEvent, { id: 'century:-1', size: 30 });
    const pages = await Promise.all([1, 2, 3].map((page) => ask(axisEvent, { id: 'century:-1', page, size: 10 })));
    expect(pages.flatMap(({ events }) => events)).toEqual(fullPage.events);
    expect(fullPage.events.map(({ weight }) => weight)).toEqual(
      fullPage.events.map(({ weight }) => weight).sort((a, b) => b - a),
    );
  });
});

describe('countries', () => {
  test('every polity has its time and its number of events, the best linked of each region first', async () => {
    const { as, db } = openReadOnlyWorld();
    const countryList = await as(null, 'fr')(countries, {});
    const rome = countryList.find(({ country }) => country.itemId === 'roman-empire')!;
    expect(rome).toMatchObject({
      region: 'europe',
      country: { language: 'fr', kind: 'polity' },
      time: { startTime: expect.stringMatching(/^-00/) },
    });
    const axisOfRome = await as(null, 'fr')(countryAxis, { a: 'roman-empire', b: 'all' });
    expect(idsOf(axisOfRome.events)).toHaveLength(rome.events);
    expect(axisOfRome.total).toBe(axisOfRome.events.length);
    const polities = await db.selectFrom('subject').where('kind', '=', 'polity').select('id').execute();
    expect(countryList).toHaveLength(polities.length);
  });

  test('S08 a polity’s own events and those it took part in: all, by century, and one century', async () => {
    const { as, db } = openReadOnlyWorld();
    const ask = as(null, 'en');
    const fullAxis = await ask(countryAxis, { a: 'roman-empire', b: 'all' });
    const byCentury = await ask(countryAxis, { a: 'roman-empire', b: 'century' });
    expect(byCentury).toMatchObject({ period: 'century', total: fullAxis.total, events: [] });
    expect(byCentury.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(fullAxis.total);
    for (const { id, count, lead } of byCentury.clusters) {
      const clusterAxis = await ask(countryAxis, { a: 'roman-empire', b: id });
      expect([clusterAxis.total, clusterAxis.events.length]).toEqual([count, count]);
      expect(clusterAxis.events.map((event) => event.id)).toContain(lead.id);
    }
    const took = await db
      .selectFrom('eventSubject')
      .innerJoin('event', 'event.id', 'eventId')
      .where('eventSubject.subjectId', '=', 'roman-empire')
      .select('event.id')
      .execute();
    expect(idsOf(fullAxis.events)).toEqual(expect.arrayContaining(took.map(({ id }) => id)));
    await expect(ask(countryAxis, { a: 'roman-empire', b: 'century:99' })).resolves.toMatchObject({
      total: 0,
      events: [],
      clusters: [],
    });
  });

  test('an unknown country and an unknown period are refused', async () => {
    const { as } = openReadOnlyWorld();
    await expect(as(null)(countryAxis, { a: 'nowhere-land', b: 'all' })).rejects.toMatchObject({
      errorName: 'entryNotFound',
    });
    for (const b of ['fortnight', 'century:0', 'Century', 'hour', 'century:-3:europe', ''])
      await expect(as(null)(countryAxis, { a: 'roman-empire', b }), b).rejects.toMatchObject({ errorName: 'badInput' });
    await expect(as(null)(countryArticles, { a: 'roman-empire', b: 'soon' })).rejects.toMatchObject({
      errorName: 'badInput',
    });
  });

  test('articles are those cited by the country’s entry and its people’s entries, in a period by those of people alive then', async () => {
    const { as, db } = await openWorld();
    const cite = (entryId: string, articleId: string) => ({
      entryId,
      articleId,
      reason: 'told there',
      addedBy: 'import-world',
    });
    await createArticles(
      db,
      ['a1', 'a2', 'a3'].map((id) => ({
        id,
        title: `About ${id}`,
        language: 'en' as const,
        authorId: 'import-world',
        publishedAt: new Date(),
      })),
    );
    await db
      .insertInto('citedArticle')
      .values([cite('roman-empire-en', 'a1'), cite('augustus-en', 'a2'), cite('qin-shi-huang-en', 'a3')])
      .execute();
    const of = async (b: string) =>
      (await as(null, 'en')(countryArticles, { a: 'roman-empire', b })).articles
        .map(({ articleId }) => articleId)
        .sort();
    expect(await of('all')).toEqual(['a1', 'a2']);
    expect(await of('century:-1')).toEqual(['a1', 'a2']);
    expect(await of('century:3')).toEqual(['a1']);
    expect(await of('century:19')).toEqual([]);
  });
});

describe('lines', () => {
  test('S08 an entry has its main time and its events, together with linked contemporaries of its kind', async () => {
    const { as } = openReadOnlyWorld();
    const { line, beside: contemporaries } = await as(null, 'en')(lineOfEntry, { id: 'julius-caesar-en' });
    expect(line).toMatchObject({ entry: { itemId: 'julius-caesar', kind: 'person' }, role: 'life' });
    expect(line!.events.length).toBeGreaterThan(3);
    expect(contemporaries.length).toBeGreaterThan(0);
    expect(contemporaries.length).toBeLessThanOrEqual(12);
    for (const other of contemporaries) {
      expect(other.entry.kind).toBe('person');
      expect(other.earliest <= line!.latest && other.latest >= line!.earliest).toBe(true);
    }
    await expect(as(null)(lineOfEntry, { id: 'nobody' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  });

  test('timelines of an entry are its own, those of its polities and that of its category; each can be opened', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    const timelines = await ask(timelinesOfEntry, { id: 'qin-shi-huang' });
    expect(timelines.map(({ of }) => of)).toEqual([
      'entry',
      ...timelines.slice(1, -1).map(() => 'country'),
      'category',
    ]);
    expect(timelines.slice(1, -1).map(({ entry }) => entry!.itemId)).toContain('qin-dynasty');
    expect(timelines.at(-1)).toMatchObject({ id: 'category:person', name: 'People', entry: null });
    for (const item of timelines) {
      const opened = await ask(timeline, { id: item.id, size: 5 });
      expect(opened.timeline).toMatchObject({ id: item.id, name: item.name });
      expect(opened.events.length).toBe(Math.min(5, opened.total));
      if (item.of === 'category') expect(opened.total).toBe(item.events);
    }
  });

  test('S08 a timeline within a span returns what overlaps it, that of a category what begins in it, page by page', async () => {
    const { as } = openReadOnlyWorld();
    const ask = as(null, 'en');
    for (const id of ['qin-shi-huang', 'category:war']) {
      const span = { earliest: secondsOf('-0221-01-01').earliest, latest: secondsOf('-0213-12-31').latest };
      const within = await ask(timeline, { id, from: '-221', end: '-213' });
      expect(within.total).toBe(within.events.length);
      expect(within.total).toBeGreaterThan(0);
      for (const shownEvent of within.events)
        expect(
          shownEvent.earliest <= span.latest &&
            (id === 'category:war' ? shownEvent.earliest : shownEvent.latest) >= span.earliest,
        ).toBe(true);
      const second = await ask(timeline, { id, from: '-221', end: '-213', page: 2, size: 1 });
      expect(second).toMatchObject({ total: within.total, events: within.events.slice(1, 2) });
    }
    await expect(ask(timeline, { id: 'category:dragon' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
    await expect(ask(timeline, { id: 'nobody' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  });
});

test('publishing also notifies those who no longer take part in an event', async () => {
  const { db, url } = await openWorld();
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(tx, [timelineOf('silk-road', event('0100-00-00 00:00:00', 'A', { with: ['han-dynasty'] }))], by),
    );
  const heard: string[] = [];
  const publications = listenForPublications(url, (tags) => heard.push(...tags));
  await publications.ready;
  await db.transaction().execute((tx) => publishAtOnce(tx, [timelineOf('silk-road')], by));
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['silk-road', 'han-dynasty']));
  await publications.stop();
});
