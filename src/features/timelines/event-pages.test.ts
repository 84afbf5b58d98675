import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { randomFrom, type Random } from '../../../bench/random.ts';
import { entryProposals, publishThings, generateTimeline } from '../../../tests/largest-things.ts';
import { openWorld } from '../../../tests/world.ts';
import * as limits from '../../rules/limits.ts';
import { writeHistoricalTime } from '../../rules/time/historical-time.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { stripOf } from '../entries/life-strip/life-strip-layout.ts';
import { Timemap } from '../timemaps/rules.ts';
import { placePage, timemapOfEntry } from '../timemaps/contract.ts';
import { findMostTellingYear } from '../timemaps/face/time-selection.ts';
import { eventPage, timelineOfEntry, topEvents, type EventHighlight, type TimelineEvent } from './contract.ts';
import { Timeline } from './rules.ts';

type World = Awaited<ReturnType<typeof openWorld>>;
const id = 'much';
const part = (module: 'timeline' | 'timemap', thingId: string, content: object) =>
  ({ module, thingId, language: null, content }) as never;

/** Loads every page of a list, one after the other. */
async function everyPage<Page extends { page: number; pages: number }>(ask: (page: number) => Promise<Page>) {
  const first = await ask(1),
    pages = [first];
  while (pages.length < first.pages) pages.push(await ask(pages.length + 1));
  expect(pages.map(({ page }) => page)).toEqual(pages.map((_, at) => at + 1));
  return pages;
}
const callsOf = ({ as }: World) => {
  const call = as(null, 'en');
  const pagesOfPlaces = async () => {
    const first = await call(placePage, { id });
    const pages = first.places ? Math.ceil(first.total / limits.timemapPageSize) : 1;
    return everyPage(async (page) => ({ ...(await call(placePage, { id, page })), pages }));
  };
  return { call, pagesOfEvents: () => everyPage((page) => call(eventPage, { id, page })), pagesOfPlaces };
};

/** The number of rows that PostgreSQL returns during some work, and the number of statements. */
async function readBy(work: () => Promise<unknown>): Promise<{ rows: number; statements: number }> {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const answers = (await Promise.all(querySpy.mock.results.map(({ value }) => value as unknown))) as {
    rows?: unknown[];
  }[];
  querySpy.mockRestore();
  return { rows: answers.reduce((sum, answer) => sum + (answer?.rows?.length ?? 0), 0), statements: answers.length };
}

test('an entry page with 4,900 events reads a bounded number of rows, and every event is on one of its pages', async () => {
  const world = await openWorld({}, 'part');
  const others = ['augustus', 'tiberius', 'livia'];
  await publishThings(world.db, [
    { proposals: [...entryProposals(id), part('timeline', id, generateTimeline(4900, others))] },
  ]);
  const { call, pagesOfEvents } = callsOf(world);
  for (const page of [1, 7, 49]) {
    const events = await readBy(() => call(eventPage, { id, page }));
    expect(events.statements).toBeLessThanOrEqual(6);
    // Candidates for twins of the first and the last event of a page, and candidates for the strip.
    expect(events.rows).toBeLessThan(limits.eventsPerPage + 2 * limits.comparedEvents + 400);
    const places = await readBy(() => call(placePage, { id, page }));
    expect(places.statements).toBeLessThanOrEqual(8);
    expect(places.rows).toBeLessThan(limits.eventsPerPage + 2 * limits.comparedEvents + limits.smallMapPlaces + 50);
  }
  expect((await readBy(() => call(topEvents, { id, size: 12 }))).rows).toBeLessThan(200);

  const { events: allEvents } = await call(timelineOfEntry, { id });
  const pages = await pagesOfEvents();
  expect(pages.map(({ events }) => events.length).every((count) => count <= limits.eventsPerPage)).toBe(true);
  expect(pages.flatMap(({ events }) => events)).toEqual(allEvents);
  expect(pages[0]!.total).toBe(4900);
  expect((await call(eventPage, { id, page: 500 })).page).toBe(pages.length);
  const { nodes } = await call(timemapOfEntry, { id }),
    size = limits.timemapPageSize;
  for (const page of [1, 2, 100, Math.ceil(nodes.length / size)])
    expect((await call(placePage, { id, page })).nodes.map((node) => node.id)).toEqual(
      nodes.slice((page - 1) * size, page * size).map((node) => node.id),
    );
});

test('a page has fewer events if each has many participants', async () => {
  const world = await openWorld({}, 'part');
  const { rows } = await world.pool.query<{ id: string }>(`select id from subject order by id limit 150`);
  await publishThings(world.db, [
    {
      proposals: [
        ...entryProposals(id),
        part(
          'timeline',
          id,
          generateTimeline(
            200,
            rows.map((row) => row.id),
            150,
          ),
        ),
      ],
    },
  ]);
  const { call, pagesOfEvents } = callsOf(world);
  const pages = await pagesOfEvents();
  for (const { events } of pages)
    expect(events.flatMap((event) => event.with).length).toBeLessThan(10 * limits.eventsPerPage + 200);
  expect(pages.flatMap(({ events }) => events)).toEqual((await call(timelineOfEntry, { id })).events);
});

/** A timeline of few years, so that many events have one or two twins. */
function aTimeline(random: Random, subject: string, others: readonly string[], count: number) {
  const places = [
    null,
    { latitude: 10, longitude: 20, name: { en: 'Here' } },
    { latitude: -30, longitude: 40, name: { en: 'There' } },
  ];
  const time = (year: number) =>
    writeHistoricalTime({
      year,
      month: random.below(3) ? 0 : 1 + random.below(3),
      day: 0,
      seconds: 0,
    });
  return Timeline.parse({
    events: Array.from({ length: count }, (_, at) => {
      const year = -40 + random.below(90) || 1;
      return {
        startTime: time(year),
        endTime: random.below(4) ? null : time(year + 1 + random.below(5) || 1),
        startNote: null,
        endNote: random.below(40) ? null : 'to present',
        timeDesc: null,
        title: { en: `${subject} ${at}` },
        place: places[Math.abs(year) % 3]!, // events of one year share a place: twins have the same
        weight: 1 + random.below(3),
        with: others.filter(() => random.below(3)),
        source: null,
      };
    }),
  });
}

/** Start and end at every precision. */
const lives: [string, string | null][] = [
  ['-0020-02-00 00:00:00', '0030-00-00 00:00:00'],
  ['-0039-00-00 00:00:00', '0045-01-00 00:00:00'],
  ['0001-01-01 00:00:00', '0040-02-03 00:00:00'],
  ['0010-00-00 00:00:00', null],
  ['-0040-03-00', '0049-03-00'],
];

const withOwner = (events: readonly EventHighlight[]) =>
  events.map((event) => ({ ...event, isOwn: event.owner.itemId === id }));

test('pages, strip, representative year and places of a long timeline equal those of the whole, on random timelines with twins', async () => {
  const world = await openWorld({}, 'tables');
  const { call, pagesOfEvents, pagesOfPlaces } = callsOf(world);
  let twins = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed);
    const subjects = [id, 'other', 'third'];
    await publishThings(world.db, [
      {
        proposals: [
          ...subjects.flatMap((subject) => entryProposals(subject, { life: lives[seed % lives.length]! })),
          ...subjects.map((subject) =>
            part(
              'timeline',
              subject,
              aTimeline(
                random,
                subject,
                subjects.filter((other) => other !== subject),
                subject === id ? 50 + random.below(300) : random.below(250),
              ),
            ),
          ),
          part(
            'timemap',
            id,
            Timemap.parse({
              nodes: Array.from({ length: random.below(250) }, (_, at) => ({
                title: { en: `Node ${at}` },
                time: random.below(5)
                  ? {
                      startTime: writeHistoricalTime({ year: 1 + random.below(60), month: 0, day: 0, seconds: 0 }),
                      endTime: null,
                      startNote: null,
                      endNote: null,
                      timeDesc: null,
                    }
                  : null,
                place: { latitude: random.below(100) - 50, longitude: random.below(20), name: { en: `At ${at}` } },
              })),
            }),
          ),
        ],
      },
    ]);
    const { events: allEvents } = await call(timelineOfEntry, { id });
    const pages = await pagesOfEvents();
    expect(
      pages.flatMap(({ events }) => events),
      `seed ${seed}`,
    ).toEqual(allEvents);
    twins += allEvents.flatMap(({ also }) => also).length;

    const entry = await call(entryDetail, { id: `${id}-en` });
    const t = translateFor('en');
    for (const { highlights, pages: count } of pages) {
      expect(highlights === null).toBe(count === 1);
      if (!highlights) continue;
      expect(stripOf(entry, highlights, 'en', t), `seed ${seed}`).toEqual(stripOf(entry, allEvents, 'en', t));
      expect(findMostTellingYear(entry.times, withOwner(highlights)), `seed ${seed}`).toBe(
        findMostTellingYear(entry.times, withOwner(allEvents)),
      );
    }
    const summarize = (nodes: readonly { id: string; title: string; also: TimelineEvent['also'] }[]) =>
      nodes.map((node) => [node.id, node.title, node.also]);
    const { nodes } = await call(timemapOfEntry, { id });
    const places = await pagesOfPlaces();
    expect(summarize(places.flatMap((page) => page.nodes)), `seed ${seed}`).toEqual(summarize(nodes));
    const where = (points: readonly { latitude: number; longitude: number }[]) =>
      [...new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`))].sort();
    if (places[0]!.places)
      expect(where(places[0]!.places), `seed ${seed}`).toEqual(where(nodes.map(({ place }) => place)));
  }
  expect(twins).toBeGreaterThan(100);
});
