import { sql } from 'kysely';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openWorld } from '../../../../tests/world.ts';
import { randomFrom } from '../../../../bench/random.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { bounds, readHistoricalTime, writeHistoricalTime } from '../../../rules/time/historical-time.ts';
import { kinds, regions, type Kind, type Region } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { publishAtOnce, type Proposal } from '../../../editing/revisions/face/publish.server.ts';
import { axis, axisEvent, periods, wholeAxis } from '../contract.ts';

const by = { authorId: 'import-world', originId: null };
const random = randomFrom(4);

/** A random time: mostly around the beginning of the era, some in the deep past, some days of the present age. */
function someTime(): string {
  const where = random.next();
  const year =
    where < 0.5
      ? random.below(400) - 200
      : where < 0.8
        ? random.below(5000) - 3000
        : where < 0.95
          ? 1900 + random.below(120)
          : -Math.floor(10 ** (4 + random.next() * 6));
  const month = random.below(2) ? random.below(13) : 0,
    day = month && random.below(2) ? random.below(32) : 0;
  return writeHistoricalTime({ year: year || 1, month, day, seconds: 0 });
}
function someEvents(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const [a, b] = [someTime(), random.below(4) ? null : someTime()];
    const isOrdered = b === null || bounds(readHistoricalTime(a)!).earliest <= bounds(readHistoricalTime(b)!).latest;
    return {
      startTime: isOrdered ? a : b,
      endTime: isOrdered ? b : a,
      startNote: null,
      endNote: null,
      timeDesc: null,
      title: { en: `Event ${at} ${random.next()}` },
      place: null,
      weight: 1 + random.below(3),
      with: [],
      source: null,
    };
  });
}
const facts = (subjectId: string, kind: Kind, region: Region | null): Proposal => ({
  module: 'facts',
  thingId: subjectId,
  language: null,
  content: { kind, region, times: [], place: null, same: {} },
});
const timeline = (subjectId: string, count: number): Proposal => ({
  module: 'timeline',
  thingId: subjectId,
  language: null,
  content: { events: someEvents(count) },
});
const subjects = Array.from({ length: 30 }, (_, at) => `axis${at}`);
const publish = (db: Database, ...proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));
const someFacts = (subjectId: string) =>
  facts(subjectId, random.pick(kinds), random.below(4) ? random.pick(regions) : null);

/** The counts of an axis, computed in a slow but obvious way. */
interface Known {
  id: string;
  earliest: number;
  latest: number;
  weight: number;
  links: number;
  region: Region | null;
  kind: Kind;
}
async function everything(db: Database): Promise<Known[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('subject', 'subject.id', 'event.subjectId')
    .select([
      'event.id',
      'startTime',
      'event.latest',
      'event.weight',
      'subject.weight as links',
      'subject.region',
      'subject.kind',
    ])
    .execute();
  return rows.map(({ startTime, ...row }) => ({ ...row, earliest: bounds(readHistoricalTime(startTime)!).earliest }));
}
const doublings = (links: number) => (links ? Math.floor(Math.log2(links)) + 1 : 0);
const byImportance = (a: Known, b: Known) =>
  b.weight - a.weight || doublings(b.links) - doublings(a.links) || (a.id < b.id ? -1 : 1);

/** The stored cells, and a recount of them. */
async function cellsAndRecount(db: Database) {
  const read = async () =>
    (await sql`select years, cell, region, kind, events, lead from event_cell order by 1, 2, 3, 4`.execute(db)).rows;
  const storedCells = await read();
  await sql`select recount_event_cells()`.execute(db);
  return { storedCells, recount: await read() };
}

describe('the axis, compared with a slow and simple count', () => {
  async function filled() {
    const { db, as } = await openWorld({}, 'part');
    await publish(db, ...subjects.map(someFacts), ...subjects.map((id) => timeline(id, 100)));
    return { db, ask: as(null, 'en'), knownEvents: await everything(db) };
  }

  test('R22 clusters of every period and filter sum up to exactly the events of the span, and expand to exactly those', async () => {
    const { ask, knownEvents } = await filled();
    const spans = fc
      .oneof(
        fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 120 })),
        fc.tuple(fc.integer({ min: -3500, max: 2100 }), fc.integer({ min: 0, max: 6000 })),
        fc.tuple(fc.integer({ min: -9_999_999_999, max: 2000 }), fc.integer({ min: 0, max: 9_999_999_999 })),
      )
      .map(([from, length]) => [from || 1, from + length || 1] as const);
    await fc.assert(
      fc.asyncProperty(
        spans,
        fc.constantFrom(...periods),
        fc.constantFrom('none' as const, 'region' as const, 'kind' as const),
        fc.subarray([...regions]),
        fc.subarray([...kinds]),
        async ([from, end], period, lanes, someRegions, someKinds) => {
          const filter = {
            regions: someRegions.length > 3 ? [] : someRegions,
            kinds: someKinds.length > 5 ? [] : someKinds,
          };
          const answer = await ask(axis, { from: String(from), end: String(end), period, lanes, ...filter });
          const passing = knownEvents.filter(
            (event) =>
              (!filter.regions.length || (event.region && filter.regions.includes(event.region))) &&
              (!filter.kinds.length || filter.kinds.includes(event.kind)),
          );
          const inside = passing.filter((event) => event.earliest >= answer.from && event.earliest <= answer.until);
          expect(answer.from).toBeLessThanOrEqual(bounds({ year: from, month: 0, day: 0, seconds: 0 }).earliest);
          expect(answer.until).toBeGreaterThanOrEqual(bounds({ year: end, month: 0, day: 0, seconds: 0 }).latest);
          const through = passing
            .filter((event) => event.earliest < answer.from && event.latest >= answer.from)
            .sort(byImportance)
            .slice(0, 60);
          const idsOf = (events: typeof answer.events) =>
            events.flatMap(({ id, also }) => [id, ...also.map((twin) => twin.id)]).sort();
          if (inside.length <= limits.axisEvents) {
            // An event of several entries is listed once, and counted once.
            expect(answer.clusters).toEqual([]);
            expect(idsOf(answer.events)).toEqual([...through, ...inside].map(({ id }) => id).sort());
            expect(answer.total).toBe(answer.events.filter((event) => event.earliest >= answer.from).length);
            return;
          }
          expect(answer.total).toBe(inside.length);
          expect(idsOf(answer.events)).toEqual(through.map(({ id }) => id).sort());
          expect(answer.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
          for (const cluster of answer.clusters) {
            const lane = (event: Known) => lanes === 'none' || event[lanes] === cluster.lane;
            const clusterEvents = inside
              .filter((event) => event.earliest >= cluster.earliest && event.earliest <= cluster.latest && lane(event))
              .sort(byImportance);
            expect([cluster.id, cluster.count, cluster.lead.id]).toEqual([
              cluster.id,
              clusterEvents.length,
              clusterEvents[0]!.id,
            ]);
          }
          const opened = random.pick(answer.clusters),
            page = await ask(axisEvent, { id: opened.id, size: 100 });
          const openedEvents = passing
            .filter(
              (event) =>
                event.earliest >= opened.earliest &&
                event.earliest <= opened.latest &&
                (lanes === 'none' || event[lanes] === opened.lane),
            )
            .sort(byImportance);
          expect([page.total, page.cluster]).toEqual([
            openedEvents.length,
            opened.lane === null ? opened : { ...opened, lane: null },
          ]);
          expect(page.events.map(({ id }) => id)).toEqual(openedEvents.slice(0, 100).map(({ id }) => id));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('R22 1 BC to AD 1 is one year, from either side and without a year between', async () => {
    const { ask, knownEvents } = await filled();
    const of = async (from: string, end: string) => ask(axis, { from, end, period: 'year' });
    const [before, after, both] = [await of('-1', '-1'), await of('1', '1'), await of('-1', '1')];
    expect(both.total).toBe(before.total + after.total);
    expect(before.until + 1).toBe(after.from);
    expect([both.from, both.until]).toEqual([before.from, after.until]);
    expect(both.total).toBe(
      knownEvents.filter((event) => event.earliest >= both.from && event.earliest <= both.until).length,
    );
    expect((await of('-3', '3')).total).toBe(
      knownEvents.filter(
        (event) =>
          event.earliest >= bounds({ year: -3, month: 0, day: 0, seconds: 0 }).earliest &&
          event.earliest <= bounds({ year: 3, month: 0, day: 0, seconds: 0 }).latest,
      ).length,
    );
  });

  test('R22 the whole axis has every event once, with finer clusters where more happened', async () => {
    const { ask, knownEvents } = await filled();
    for (const lanes of ['none', 'region', 'kind'] as const) {
      const fullAxis = await ask(wholeAxis, { lanes });
      expect(fullAxis.total).toBe(knownEvents.length);
      expect(fullAxis.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(knownEvents.length);
      for (const cluster of fullAxis.clusters)
        expect(cluster.count).toBe(
          knownEvents.filter(
            (event) =>
              event.earliest >= cluster.earliest &&
              event.earliest <= cluster.latest &&
              (lanes === 'none' || event[lanes] === cluster.lane),
          ).length,
        );
      expect(new Set(fullAxis.clusters.map(({ period }) => period)).size).toBeGreaterThan(2);
    }
  });
});

describe('event counts', () => {
  test('T12 counts equal a full recount after any publication about subjects and their events', async () => {
    const { db } = await openWorld({}, 'part');
    await publish(db, ...subjects.map(someFacts), ...subjects.map((id) => timeline(id, 10)));
    for (let round = 0; round < 12; round++) {
      const some = () => subjects.filter(() => random.below(5) === 0);
      const relations = (subjectId: string): Proposal => ({
        module: 'relations',
        thingId: subjectId,
        language: null,
        content: {
          relations: some()
            .filter((to) => to !== subjectId)
            .map((to) => ({
              to,
              type: 'friendship' as const,
              word: { en: `friend ${random.next()}` },
              inverse: null,
              time: null,
              place: null,
              description: null,
              attributes: {},
              source: null,
              origin: null,
            })),
        },
      });
      await publish(
        db,
        ...some().map(someFacts),
        ...some().map((id) => timeline(id, random.below(20))),
        ...some().map(relations),
      );
      if (round % 4 === 3) await db.deleteFrom('subject').where('id', '=', random.pick(subjects)).execute();
      await publish(db, ...subjects.map(someFacts));
      const { storedCells, recount } = await cellsAndRecount(db);
      expect(storedCells).toEqual(recount);
      const { rows: stale } = await sql`
        select e.id from event e join subject s on s.id = e.subject_id
        where (e.kind, e.region, e.standing) is distinct from (s.kind, coalesce(s.region, 'nowhere'), standing_of(e.weight, s.weight, e.id))`.execute(
        db,
      );
      expect(stale).toEqual([]);
    }
  });

  test('two simultaneous publications are both counted', async () => {
    const { db } = await openWorld({}, 'part');
    await publish(db, ...subjects.map(someFacts));
    await Promise.all(subjects.slice(0, 6).map((id) => publish(db, timeline(id, 30))));
    await Promise.all(subjects.slice(0, 6).map((id) => publish(db, timeline(id, 5))));
    const { storedCells, recount } = await cellsAndRecount(db);
    expect(storedCells).toEqual(recount);
  });
});
