import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { entryDetail, categories, categoryClustering } from '../src/features/entries/contract.ts';
import { needImprove } from '../src/features/entries/writing-contract.ts';
import { changeHomeTimeline } from '../src/features/home/contract.ts';
import { nearestInTime } from '../src/features/entries/reading/nearest-in-time.ts';
import { laneOf } from '../src/kit/listed-subjects.server.ts';
import { eventsOnDay, recommended } from '../src/features/home/queries.server.ts';
import { ofAllTimes } from '../src/features/home/stage/of-all-times.ts';
import { relationDictionary } from '../src/features/relations/contract.ts';
import { countries } from '../src/features/timelines/contract.ts';
import { sameTimemaps } from '../src/features/timemaps/contract.ts';
import { kilometresBetween } from '../src/rules/place/distance.ts';
import { bounds, yearOfSecond } from '../src/rules/time/historical-time.ts';
import { kinds, regions, type Kind, type Region } from '../src/rules/kinds.ts';
import { languages } from '../src/rules/languages.ts';
import { randomFrom } from '../bench/random.ts';
import { openWorld } from './world.ts';
import * as limits from '../src/rules/limits.ts';

type World = Awaited<ReturnType<typeof openWorld>>;
interface Subject {
  id: string;
  number: number;
  kind: Kind;
  region: Region | null;
  weight: number;
  role: string | null;
  earliest: number | null;
  latest: number | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Compares lists with a slow but simple computation over all subjects: the built-in world, and edge cases: at the
 * poles, on both sides of the date line, in the same place, at the same moment, without any data.
 */
async function aWorld(): Promise<World & { subjects: Subject[] }> {
  const world = await openWorld();
  const random = randomFrom(13);
  const odd = [
    [90, 0],
    [90, 90],
    [-90, 17],
    [-90, -17],
    [0, 180],
    [0, -180],
    [0.1, 179.99],
    [0.1, -179.99],
    [-17.8, 178],
    [-17.8, -178],
    [41.9, 12.5],
    [41.9, 12.5],
    [41.9, 12.5],
  ] as const;
  for (let at = 0; at < 80; at++) {
    const id = `odd-${at}`,
      place = odd[at] ?? (random.below(2) ? [random.below(181) - 90, random.below(361) - 180] : [null, null]),
      year = random.below(3) ? -500 + random.below(40) : 1 + random.below(1900),
      until = year + (random.below(3) ? 0 : random.below(300));
    await sql`insert into thing (id, type) values (${id}, 'subject')`.execute(world.db);
    await sql`
      insert into subject (id, kind, region, weight, latitude, longitude)
      values (${id}, ${random.one(kinds)}, ${random.below(4) ? random.one(regions) : null}, ${random.below(3)}, ${place[0]}, ${place[1]})`.execute(
      world.db,
    );
    const span = [
      bounds({ year, month: 0, day: 0, seconds: 0 }).earliest,
      bounds({ year: until || 1, month: 0, day: 0, seconds: 0 }).latest,
    ];
    if (random.below(5))
      await sql`
        insert into subject_time (subject_id, position, role, start_time, earliest, latest)
        values (${id}, 0, ${random.one(['life', 'span', 'reign'])}, '0001-00-00', ${span[0]}, ${span[1]})`.execute(
        world.db,
      );
    if (random.below(6))
      await sql`
        insert into entry (id, subject_id, language, name, body, revision_id)
        values (${id}, ${id}, ${random.one(languages)}, ${id}, ${random.below(2) ? '<p>a</p>' : ''}, (select min(id) from revision))`.execute(
        world.db,
      );
  }
  await sql`select refresh_listed_subjects(array(select id from subject))`.execute(world.db);
  const { rows } = await sql<Subject>`
    select s.id, s.number, s.kind, s.region, s.weight, t.role, t.earliest, t.latest,
      coalesce(s.latitude, n.latitude) as latitude, coalesce(s.longitude, n.longitude) as longitude
    from subject s left join subject_time t on t.subject_id = s.id and t.position = 0
    left join lateral (
      select latitude, longitude from (
        select id, subject_id, earliest, latitude, longitude from event union all
        select id, subject_id, earliest, latitude, longitude from timemap_node) n
      where n.subject_id = s.id and latitude is not null order by earliest nulls last, id limit 1) n on s.latitude is null
    order by s.weight desc, s.number`.execute(world.db);
  return { ...world, subjects: rows };
}

const by =
  <T>(...keys: ((one: T) => number)[]) =>
  (a: T, b: T) =>
    keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0) ?? 0;
const idsOf = (subjects: readonly Subject[]) => subjects.map(({ id }) => id);
const overlap = (a: Subject, b: Subject) =>
  a.earliest === null || b.earliest === null ? -1 : Math.min(a.latest!, b.latest!) - Math.max(a.earliest, b.earliest);
const metres = (a: Subject, b: Subject) =>
  Math.round(
    1000 *
      kilometresBetween(
        { latitude: a.latitude!, longitude: a.longitude! },
        { latitude: b.latitude!, longitude: b.longitude! },
      ),
  );

test('timemaps of the same time and place, and contemporaries, are those that looking at every subject finds, over poles and date line', async () => {
  const { db, as, subjects } = await aWorld();
  const call = as(null, 'en');
  const entries = new Set((await db.selectFrom('entry').select('subjectId').execute()).map((row) => row.subjectId));
  const withEntry = (found: readonly Subject[]) => found.filter(({ id }) => entries.has(id));
  const byId = new Map(subjects.map((one) => [one.id, one]));
  const mapped = subjects.filter(({ latitude }) => latitude !== null);
  const asked = subjects.filter(({ id, number }) => /^odd-\d$|^odd-1\d$/.test(id) || number % 40 === 0);
  const shown = 30;
  for (const mine of asked) {
    const all = async (type: 'time' | 'place') => {
      const { total, timemaps } = await call(sameTimemaps, { id: mine.id, type, pageSize: shown });
      return { total, ids: timemaps.map(({ entry }) => entry.itemId) };
    };
    const then = mapped
      .filter((other) => other !== mine && overlap(mine, other) >= 0)
      .sort(by((other) => -overlap(mine, other)));
    expect(await all('time'), mine.id).toEqual({
      total: Math.min(then.length, limits.sameTimemaps),
      ids: idsOf(withEntry(then.slice(0, shown))),
    });
    const parts = await Promise.all([1, 2, 3].map((page) => call(sameTimemaps, { id: mine.id, page, pageSize: 4 })));
    expect(parts.flatMap(({ timemaps }) => timemaps.map(({ entry }) => entry.itemId))).toEqual(
      idsOf(withEntry(then.slice(0, 12))),
    );

    const near = await all('place');
    const others = mine.latitude === null ? [] : mapped.filter((other) => other !== mine);
    const told = near.ids.map((id) => byId.get(id)!);
    const distances = others.map((one) => ({ one, distance: metres(mine, one) })).sort(by(({ distance }) => distance));
    const nearest = distances.slice(0, shown).filter(({ one }) => entries.has(one.id));
    expect(near.total, mine.id).toBe(Math.min(others.length, limits.sameTimemaps));
    // Of subjects at the same distance as the last one, one may have no entry.
    const sure = Math.min(told.length, nearest.length) - 2;
    expect(told.slice(0, sure).map((one) => metres(mine, one))).toEqual(
      nearest.slice(0, sure).map(({ distance }) => distance),
    );
    for (const alike of Map.groupBy(told, ({ latitude, longitude }) => `${latitude} ${longitude}`).values())
      expect(alike).toEqual(
        alike.toSorted(
          by(
            (one) => -one.weight,
            (one) => one.number,
          ),
        ),
      );

    if (!entries.has(mine.id)) continue;
    const least = 8 * Math.max((mine.latest ?? 0) - (mine.earliest ?? 0), 3_155_760_000);
    const contemporaries = subjects
      .filter((one) => one !== mine && overlap(mine, one) >= 0 && one.latest! - one.earliest! < least)
      .sort(
        by(
          (one) => Number(one.kind !== 'person'),
          (one) => Number(one.region === mine.region),
        ),
      )
      .slice(0, 36);
    const laneIn = ({ kind, role, region }: Subject) =>
      laneOf(
        kind === 'person' ? (role === 'life' ? 'personWithLife' : 'person') : kind === 'polity' ? 'polity' : 'other',
        region,
      );
    const beside = nearestInTime(
      contemporaries.map((one) => ({ ...one, earliest: one.earliest!, latest: one.latest!, lane: laneIn(one) })),
      { earliest: mine.earliest!, latest: mine.latest! },
      6,
    );
    expect(
      (await call(entryDetail, { id: mine.id })).contemporaries.map(({ itemId }) => itemId).toSorted(),
      mine.id,
    ).toEqual(idsOf(withEntry(beside)).toSorted());
  }
});

test('home timeline, countries, pages of a list, what needs improving and days of the year are those that looking at every subject finds', async () => {
  const { db, as, subjects } = await aWorld();
  const call = as('sima-qian', 'fr');
  const entries = await db.selectFrom('entry').select(['subjectId', 'language', 'body']).execute();
  const named = new Set(entries.map(({ subjectId }) => subjectId));
  const written = new Set(
    entries.filter(({ language, body }) => language === 'fr' && body).map((row) => row.subjectId),
  );
  const withEvents = new Set((await db.selectFrom('event').select('subjectId').execute()).map((row) => row.subjectId));

  const [from, until] = [-3200, 1950].map((year) => bounds({ year, month: 0, day: 0, seconds: 0 }));
  const stage = (region: Region, kind: Kind) =>
    subjects.filter(
      (one) =>
        one.region === region &&
        one.kind === kind &&
        (kind === 'polity' || one.role === 'life') &&
        one.earliest !== null &&
        one.earliest < until!.latest &&
        one.latest! > from!.earliest,
    );
  const byWeight = (all: Subject[]) => all.map((one, place) => ({ ...one, earliest: one.earliest!, place }));
  for (const batch of [0, 1, 4]) {
    for (const { region, polities, people } of (await call(changeHomeTimeline, { id: batch })).lanes) {
      const all = stage(region, 'person'),
        begin = 6 * (batch % Math.max(1, Math.ceil(all.length / 6)));
      const inTime = (some: readonly Subject[]) => idsOf(some.filter(({ id }) => named.has(id))).toSorted();
      expect([polities, people].map((bars) => bars.map(({ itemId }) => itemId).toSorted())).toEqual([
        inTime(ofAllTimes(byWeight(stage(region, 'polity').slice(0, 36)), 12)),
        inTime(all.slice(begin, begin + 6)),
      ]);
    }
  }

  const polities = [...regions, null].flatMap((region) =>
    subjects.filter((one) => one.kind === 'polity' && one.region === region && named.has(one.id)),
  );
  expect((await call(countries, {})).map(({ country }) => country.itemId)).toEqual(idsOf(polities));

  const wanting = subjects.filter(
    ({ id, earliest, weight }) =>
      named.has(id) && (!written.has(id) || !withEvents.has(id) || earliest === null || weight === 0),
  );
  const ids = (pages: { timemaps: { entry: { itemId: string } }[] }[]) =>
    pages.flatMap(({ timemaps }) => timemaps.map(({ entry }) => entry.itemId));
  for (const type of ['time', 'place'] as const) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => call(sameTimemaps, { id: 'augustus', type, page, pageSize: 4 })),
    );
    expect(ids(pages)).toEqual(ids([await call(sameTimemaps, { id: 'augustus', type, pageSize: 12 })]));
  }

  const { total, items } = await call(needImprove, { page: 1, size: 100 });
  const languageOf = /-(?:en|fr|es|jp)$/;
  expect([total, items.map(({ id }) => id.replace(languageOf, ''))]).toEqual([
    Math.min(wanting.length, limits.needImprove),
    idsOf(wanting.slice(0, 100)),
  ]);

  const events = await db.selectFrom('event').selectAll().execute();
  const single = events.filter(
    (one) => !one.startTime.includes('-00 ') && (one.endTime ?? one.startTime) === one.startTime,
  );
  for (const day of ['01-01', '06-15', '12-31']) {
    const dayOf = ({ startTime }: { startTime: string }) => /^-?\d+-(\d\d-\d\d)/.exec(startTime)![1]!;
    const days = single.map(dayOf).sort((a, b) => Number(a < day) - Number(b < day) || (a < b ? -1 : 1));
    const found = await eventsOnDay(db, new Date(`2026-${day}T12:00:00Z`), 'fr', 40);
    const told = found.flatMap(({ time, also }) => [time, ...also.map(() => time)].map(dayOf));
    expect(told).toEqual(days.slice(0, told.length));
  }
  const today = await recommended(db, new Date('2026-11-23T12:00:00Z'), 'fr', 10);
  expect(new Set(today.map(({ itemId }) => itemId).filter((id) => written.has(id))).size).toBe(10);
  const tomorrow = await recommended(db, new Date('2026-11-24T12:00:00Z'), 'fr', 10);
  expect(tomorrow).not.toEqual(today);
  const every = await recommended(db, new Date('2026-11-23T12:00:00Z'), 'fr', 40);
  expect(new Set(every.map(({ itemId }) => itemId)).size).toBe(40);
});

test('what is counted of categories and words of relations is what a count finds, whatever is deleted and written', async () => {
  const { db, as, subjects } = await aWorld();
  const expectCounted = async () => {
    for (const language of ['zh', 'es'] as const) {
      const { rows } = await sql<{ kind: Kind; count: number; earliest: number | null; latest: number | null }>`
        select s.kind, count(*) as count, min(t.earliest) as earliest, max(t.latest) as latest
        from entry e join subject s on s.id = e.subject_id left join subject_time t on t.subject_id = s.id and t.position = 0
        where e.language = ${language} group by s.kind`.execute(db);
      const of = new Map(rows.map((row) => [row.kind, row]));
      const call = as(null, language);
      expect((await call(categories, {})).map(({ count }) => count)).toEqual(
        kinds.map((kind) => of.get(kind)?.count ?? 0),
      );
      expect((await call(categoryClustering, {})).map(({ fromYear, toYear }) => [fromYear, toYear])).toEqual(
        kinds.map((kind) =>
          [of.get(kind)?.earliest, of.get(kind)?.latest].map((second) =>
            second == null ? null : yearOfSecond(second),
          ),
        ),
      );
      const counted = await sql<{ type: string; count: number }>`
        select type, count(*) as count from relation group by type`.execute(db);
      const dictionary = await call(relationDictionary, {});
      expect(dictionary.filter(({ count }) => count).map(({ type, count }) => ({ type, count }))).toEqual(
        dictionary.flatMap(({ type }) => counted.rows.find((row) => row.type === type) ?? []),
      );
    }
  };
  await expectCounted();
  const first = subjects.filter(({ earliest }) => earliest !== null).toSorted(by((one) => one.earliest!))[0]!;
  await sql`delete from entry where subject_id = ${first.id}`.execute(db);
  await sql`update subject set kind = 'idea' where id = any(${idsOf(subjects.slice(20, 30))})`.execute(db);
  await sql`delete from subject where id like 'odd-1%'`.execute(db);
  await sql`delete from relation where number % 3 = 0`.execute(db);
  await sql`update relation set type = 'other', word = '{"en": "of"}' where number % 3 = 1`.execute(db);
  await sql`select refresh_listed_subjects(array(select id from subject))`.execute(db);
  await expectCounted();
});
