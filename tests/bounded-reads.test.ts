import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { entryDetail, categories, categoryClustering } from '../src/features/entries/contract.ts';
import { needImprove } from '../src/features/entries/writing-contract.ts';
import { changeHomeTimeline } from '../src/features/home/contract.ts';
import { selectNearestInTime } from '../src/features/entries/reading/nearest-in-time.ts';
import { laneOf } from '../src/kit/listed-subjects.server.ts';
import { eventsOnDay, loadRecommended } from '../src/features/home/queries.server.ts';
import { limitModern } from '../src/features/home/stage/limit-modern.ts';
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
      values (${id}, ${random.pick(kinds)}, ${random.below(4) ? random.pick(regions) : null}, ${random.below(3)}, ${place[0]}, ${place[1]})`.execute(
      world.db,
    );
    const span = [
      bounds({ year, month: 0, day: 0, seconds: 0 }).earliest,
      bounds({ year: until || 1, month: 0, day: 0, seconds: 0 }).latest,
    ];
    if (random.below(5))
      await sql`
        insert into subject_time (subject_id, position, role, start_time, earliest, latest)
        values (${id}, 0, ${random.pick(['life', 'span', 'reign'])}, '0001-00-00', ${span[0]}, ${span[1]})`.execute(
        world.db,
      );
    if (random.below(6))
      await sql`
        insert into entry (id, subject_id, language, name, body, revision_id)
        values (${id}, ${id}, ${random.pick(languages)}, ${id}, ${random.below(2) ? '<p>a</p>' : ''}, (select min(id) from revision))`.execute(
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
  <T>(...keys: ((item: T) => number)[]) =>
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

test('timemaps of the same time and place, and contemporaries, match a full scan, across poles and the date line', async () => {
  const { db, as, subjects } = await aWorld();
  const call = as(null, 'en');
  const entries = new Set((await db.selectFrom('entry').select('subjectId').execute()).map((row) => row.subjectId));
  const withEntry = (list: readonly Subject[]) => list.filter(({ id }) => entries.has(id));
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const mapped = subjects.filter(({ latitude }) => latitude !== null);
  const samples = subjects.filter(({ id, number }) => /^odd-\d$|^odd-1\d$/.test(id) || number % 40 === 0);
  const pageLength = 30;
  for (const sample of samples) {
    const findTimemaps = async (type: 'time' | 'place') => {
      const { total, timemaps } = await call(sameTimemaps, { id: sample.id, type, pageSize: pageLength });
      return { total, ids: timemaps.map(({ entry }) => entry.itemId) };
    };
    const then = mapped
      .filter((other) => other !== sample && overlap(sample, other) >= 0)
      .sort(by((other) => -overlap(sample, other)));
    expect(await findTimemaps('time'), sample.id).toEqual({
      total: Math.min(then.length, limits.similarTimemaps),
      ids: idsOf(withEntry(then.slice(0, pageLength))),
    });
    const parts = await Promise.all([1, 2, 3].map((page) => call(sameTimemaps, { id: sample.id, page, pageSize: 4 })));
    expect(parts.flatMap(({ timemaps }) => timemaps.map(({ entry }) => entry.itemId))).toEqual(
      idsOf(withEntry(then.slice(0, 12))),
    );

    const near = await findTimemaps('place');
    const others = sample.latitude === null ? [] : mapped.filter((other) => other !== sample);
    const nearSubjects = near.ids.map((id) => byId.get(id)!);
    const distances = others
      .map((subject) => ({ one: subject, distance: metres(sample, subject) }))
      .sort(by(({ distance }) => distance));
    const nearest = distances.slice(0, pageLength).filter(({ one: subject }) => entries.has(subject.id));
    expect(near.total, sample.id).toBe(Math.min(others.length, limits.similarTimemaps));
    // Of subjects at the same distance as the last one, one may have no entry.
    const sure = Math.min(nearSubjects.length, nearest.length) - 2;
    expect(nearSubjects.slice(0, sure).map((subject) => metres(sample, subject))).toEqual(
      nearest.slice(0, sure).map(({ distance }) => distance),
    );
    for (const alike of Map.groupBy(nearSubjects, ({ latitude, longitude }) => `${latitude} ${longitude}`).values())
      expect(alike).toEqual(
        alike.toSorted(
          by(
            (subject) => -subject.weight,
            (subject) => subject.number,
          ),
        ),
      );

    if (!entries.has(sample.id)) continue;
    const least = 8 * Math.max((sample.latest ?? 0) - (sample.earliest ?? 0), 3_155_760_000);
    const contemporaries = subjects
      .filter(
        (subject) => subject !== sample && overlap(sample, subject) >= 0 && subject.latest! - subject.earliest! < least,
      )
      .sort(
        by(
          (subject) => Number(subject.kind !== 'person'),
          (subject) => Number(subject.region === sample.region),
        ),
      )
      .slice(0, 36);
    const laneIn = ({ kind, role, region }: Subject) =>
      laneOf(
        kind === 'person' ? (role === 'life' ? 'personWithLife' : 'person') : kind === 'polity' ? 'polity' : 'other',
        region,
      );
    const nearestContemporaries = selectNearestInTime(
      contemporaries.map((subject) => ({
        ...subject,
        earliest: subject.earliest!,
        latest: subject.latest!,
        lane: laneIn(subject),
      })),
      { earliest: sample.earliest!, latest: sample.latest! },
      6,
    );
    expect(
      (await call(entryDetail, { id: sample.id })).contemporaries.map(({ itemId }) => itemId).toSorted(),
      sample.id,
    ).toEqual(idsOf(withEntry(nearestContemporaries)).toSorted());
  }
});

test('home timeline, countries, list pages, entries to improve and days of the year match a full scan', async () => {
  const { db, as, subjects } = await aWorld();
  const call = as('sima-qian', 'fr');
  const entries = await db.selectFrom('entry').select(['subjectId', 'language', 'body']).execute();
  const subjectsWithEntry = new Set(entries.map(({ subjectId }) => subjectId));
  const written = new Set(
    entries.filter(({ language, body }) => language === 'fr' && body).map((row) => row.subjectId),
  );
  const withEvents = new Set((await db.selectFrom('event').select('subjectId').execute()).map((row) => row.subjectId));

  const relatives = new Set(
    (await sql<{ id: string }>`select id from subject where is_relative(id)`.execute(db)).rows.map(({ id }) => id),
  );

  const [from, until] = [-3200, 1950].map((year) => bounds({ year, month: 0, day: 0, seconds: 0 }));
  const stage = (region: Region, kind: Kind) =>
    subjects.filter(
      (subject) =>
        subject.region === region &&
        subject.kind === kind &&
        !relatives.has(subject.id) &&
        (kind === 'polity' || subject.role === 'life') &&
        subject.earliest !== null &&
        subject.earliest < until!.latest &&
        subject.latest! > from!.earliest,
    );
  const byWeight = (list: Subject[]) =>
    list.map((subject, place) => ({ ...subject, earliest: subject.earliest!, place }));
  for (const batch of [0, 1, 4]) {
    for (const { region, polities, people } of (await call(changeHomeTimeline, { id: batch })).lanes) {
      const candidates = stage(region, 'person'),
        begin = 6 * (batch % Math.max(1, Math.ceil(candidates.length / 6)));
      const inTime = (some: readonly Subject[]) => idsOf(some.filter(({ id }) => subjectsWithEntry.has(id))).toSorted();
      expect([polities, people].map((bars) => bars.map(({ itemId }) => itemId).toSorted())).toEqual([
        inTime(limitModern(byWeight(stage(region, 'polity').slice(0, 36)), 12)),
        inTime(candidates.slice(begin, begin + 6)),
      ]);
    }
  }

  const polities = [...regions, null].flatMap((region) =>
    subjects.filter(
      (subject) => subject.kind === 'polity' && subject.region === region && subjectsWithEntry.has(subject.id),
    ),
  );
  expect((await call(countries, {})).map(({ country }) => country.itemId)).toEqual(idsOf(polities));

  const wanting = subjects.filter(
    ({ id, earliest, weight }) =>
      subjectsWithEntry.has(id) && (!written.has(id) || !withEvents.has(id) || earliest === null || weight === 0),
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
    Math.min(wanting.length, limits.entriesToImprove),
    idsOf(wanting.slice(0, 100)),
  ]);

  const events = await db.selectFrom('event').selectAll().execute();
  const single = events.filter(
    (event) => !event.startTime.includes('-00 ') && (event.endTime ?? event.startTime) === event.startTime,
  );
  for (const day of ['01-01', '06-15', '12-31']) {
    const dayOf = ({ startTime }: { startTime: string }) => /^-?\d+-(\d\d-\d\d)/.exec(startTime)![1]!;
    const inOrder = (a: string, b: string) => Number(a < day) - Number(b < day) || (a === b ? 0 : a < b ? -1 : 1);
    // The most interesting of the next 160 events.
    const days = single.map(dayOf).sort(inOrder).slice(0, 160);
    const dayEvents = await eventsOnDay(db, new Date(`2026-${day}T12:00:00Z`), 'fr', 40);
    const foundDays = dayEvents.flatMap(({ time, also }) => [time, ...also.map(() => time)].map(dayOf));
    expect(dayEvents).toHaveLength(40);
    expect(foundDays).toEqual(foundDays.toSorted(inOrder));
    expect(days).toEqual(expect.arrayContaining(foundDays));
  }
  const today = await loadRecommended(db, new Date('2026-11-23T12:00:00Z'), 'fr', 10);
  expect(new Set(today.map(({ itemId }) => itemId).filter((id) => written.has(id))).size).toBe(10);
  const tomorrow = await loadRecommended(db, new Date('2026-11-24T12:00:00Z'), 'fr', 10);
  expect(tomorrow).not.toEqual(today);
  const every = await loadRecommended(db, new Date('2026-11-23T12:00:00Z'), 'fr', 40);
  expect(new Set(every.map(({ itemId }) => itemId)).size).toBe(40);
});

test('counts of categories and relation words match a recount, whatever is deleted and written', async () => {
  const { db, as, subjects } = await aWorld();
  const expectCounted = async () => {
    for (const language of ['zh', 'es'] as const) {
      const { rows } = await sql<{ kind: Kind; count: number; earliest: number | null; latest: number | null }>`
        select s.kind, count(*) as count, min(t.earliest) as earliest, max(t.latest) as latest
        from entry e join subject s on s.id = e.subject_id left join subject_time t on t.subject_id = s.id and t.position = 0
        where e.language = ${language} and not is_relative(s.id) group by s.kind`.execute(db);
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
  const first = subjects.filter(({ earliest }) => earliest !== null).toSorted(by((subject) => subject.earliest!))[0]!;
  await sql`delete from entry where subject_id = ${first.id}`.execute(db);
  await sql`update subject set kind = 'idea' where id = any(${idsOf(subjects.slice(20, 30))})`.execute(db);
  await sql`delete from subject where id like 'odd-1%'`.execute(db);
  await sql`delete from relation where number % 3 = 0`.execute(db);
  await sql`update relation set type = 'other', word = '{"en": "of"}' where number % 3 = 1`.execute(db);
  await sql`select refresh_listed_subjects(array(select id from subject))`.execute(db);
  await expectCounted();
});
