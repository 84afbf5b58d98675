import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorld, openReadOnlyWorld } from '../../../tests/world.ts';
import { getSuggestion } from '../../kit/suggestions/contract.ts';
import { refreshListedNames } from '../../kit/listed-subjects.server.ts';
import { homeCategories, regions } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { thingTypes } from '../../kit/registry/things.server.ts';
import { relationsOfEntry } from '../relations/contract.ts';
import {
  categoryEntries,
  categoryInOrder,
  changeHomeTimeline,
  homepage,
  portal,
  relatedEntries,
  type HomeTimeline,
} from './contract.ts';
import { eventsOnDay } from './queries.server.ts';

const peopleOf = ({ lanes }: HomeTimeline) => lanes.flatMap(({ people }) => people.map(({ itemId }) => itemId));
const politiesOf = ({ lanes }: HomeTimeline) => lanes.flatMap(({ polities }) => polities.map(({ itemId }) => itemId));

test('R01 the home page has its timeline by region, six categories, events on this day and readings, in the reader’s language', async () => {
  const { as } = openReadOnlyWorld();
  for (const [language, name] of [
    ['zh', '人物'],
    ['en', 'People'],
    ['jp', '人物'],
  ] as const) {
    const { timeline, categories, onThisDay, featured } = await as(null, language)(homepage, {});
    expect(timeline).toMatchObject({ batch: 0 });
    expect(timeline.lanes.map(({ region }) => region)).toEqual(regions);
    for (const { region, polities, people } of timeline.lanes) {
      expect(polities.length + people.length, region).toBeGreaterThan(0);
      for (const bar of [...polities, ...people]) {
        expect(bar.language).toBe(language);
        expect(bar.earliest).toBeLessThanOrEqual(bar.latest);
      }
    }
    expect(categories.map(({ kind }) => kind)).toEqual(homeCategories);
    expect(categories[0]!.name).toBe(name);
    for (const { kind, count, entries } of categories) {
      expect(count, kind).toBeGreaterThanOrEqual(15);
      expect(entries).toHaveLength(5);
      expect(entries.every((entry) => entry.kind === kind)).toBe(true);
    }
    expect(onThisDay).toHaveLength(4);
    expect(featured).toHaveLength(6);
    for (const { summary } of featured) expect(summary).not.toBe('');
  }
});

test('R01 refreshing the home timeline shows the same polities with other people, and eventually everybody', async () => {
  const { as, db } = openReadOnlyWorld();
  const batch = (id: number) => as(null, 'en')(changeHomeTimeline, { id });
  const first = await batch(0);
  expect(first.batches).toBeGreaterThan(1);
  const batches = await Promise.all(Array.from({ length: first.batches }, (_, id) => batch(id)));
  expect(batches.map((timelineBatch) => timelineBatch.batch)).toEqual(batches.map((_, id) => id));
  for (const other of batches) expect(politiesOf(other)).toEqual(politiesOf(first));
  for (const [lane, { region, people }] of first.lanes.entries()) {
    const [before, after] = [people, batches[1]!.lanes[lane]!.people].map((some) =>
      some.map(({ itemId }) => itemId),
    ) as [string[], string[]];
    expect(after.length, region).toBeGreaterThan(0);
    if (after.join() !== before.join())
      expect(
        after.filter((id) => before.includes(id)),
        region,
      ).toEqual([]); // all different, except in a lane that has no others
  }
  const people = await db
    .selectFrom('subject')
    .innerJoin('subjectTime', 'subjectTime.subjectId', 'subject.id')
    .where('kind', '=', 'person')
    .where('role', '=', 'life')
    .where('position', '=', 0)
    .where('region', 'is not', null)
    .where('id', 'not in', (from) =>
      from.selectFrom('listedSubject').where('kind', '=', 'relative').select('subjectId'),
    )
    .select('id')
    .execute();
  expect([...new Set(batches.flatMap(peopleOf))].toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  expect(peopleOf(batches[1]!)).not.toEqual(peopleOf(first));
});

test('R01 events on this day come first, then those of the following days, across the turn of the year', async () => {
  const { db } = openReadOnlyWorld();
  const titles = new Set((await db.selectFrom('event').select('title').execute()).map(({ title }) => title.en!));
  const english = await db.selectFrom('entry').where('language', '=', 'en').select('name').execute();
  const names = new Set(english.map(({ name }) => name));
  for (const [today, from] of [
    ['2026-03-15', '03-15'],
    ['2026-12-31', '12-31'],
    ['2026-06-01', '06-01'],
  ] as const) {
    const events = await eventsOnDay(db, new Date(`${today}T12:00:00Z`), 'en', 40);
    const days = events.map(({ time }) => /^-?\d+-(\d\d-\d\d) /.exec(time.startTime)![1]!);
    expect(days).toHaveLength(40);
    const turned = days.map((day) => (day < from ? `next year ${day}` : day));
    expect(turned).toEqual(turned.toSorted());
    for (const { title, entry } of events)
      expect([titles.has(title), names.has(entry.name)], title).toEqual([true, true]);
  }
  // use A5: Napoleon and the painting of his coronation have the same event, which is listed once.
  const crowned = await eventsOnDay(db, new Date('2026-12-02T12:00:00Z'), 'zh', 4);
  expect(crowned.filter(({ time }) => time.startTime.startsWith('1804-12-02'))).toHaveLength(1);
  expect([crowned[0]!.entry, ...crowned[0]!.also.map(({ entry }) => entry)].map(({ itemId }) => itemId).sort()).toEqual(
    ['coronation-of-napoleon', 'napoleon'],
  );
});

test('a category is listed in consecutive pages, the best linked first', async () => {
  const { as, db } = openReadOnlyWorld();
  const page = (number: number, size = 10) => as(null, 'en')(categoryEntries, { x: 'person', size, page: number });
  const [first, second, both] = [await page(1), await page(2), await page(1, 20)];
  expect([...first.entries, ...second.entries]).toEqual(both.entries);
  expect(first.total).toBe(second.total);
  const weights = await db.selectFrom('subject').where('kind', '=', 'person').select(['id', 'weight']).execute();
  const weightOf = new Map(weights.map(({ id, weight }) => [id, weight]));
  expect(first.total + first.relatives).toBe(weights.length);
  const listed = both.entries.map(({ itemId }) => weightOf.get(itemId)!);
  expect(listed).toEqual(listed.toSorted((a, b) => b - a));
  expect(await page(1000)).toEqual({ total: first.total, relatives: first.relatives, entries: [] });
});

test('use B16 a category by name: by reading where there is one, and by letter, in every language; by time: by century', async () => {
  const { as, db } = await openWorld();
  const listByName = async (language: Language, letter?: string) =>
    as(null, language)(categoryInOrder, { kind: 'person', order: 'name', letter });
  const english = await listByName('en');
  const { total } = await as(null, 'en')(categoryEntries, { x: 'person', size: 1 });
  expect(english.total).toBe(total);
  const foldedNames = english.entries.map(({ name }) =>
    name
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll(/[^a-z ]/g, ''),
  );
  expect(foldedNames.slice(0, 20)).toEqual(foldedNames.slice(0, 20).toSorted());
  expect(english.letters).toEqual(english.letters.toSorted());
  expect((await listByName('en', 'q')).entries.map(({ itemId }) => itemId)).toContain('qin-shi-huang');
  expect((await listByName('fr', 'q')).entries.every(({ name }) => /^q/i.test(name))).toBe(true);
  expect((await listByName('zh', 'q')).entries.map(({ name }) => name)).toContain('秦始皇');
  expect((await listByName('jp', 'さ')).entries.map(({ name }) => name)).toContain('始皇帝'); // しこうてい
  expect((await listByName('jp')).letters).toEqual(expect.arrayContaining(['あ', 'か', 'さ', 'わ']));
  expect(await listByName('en', '%_')).toMatchObject({ total: 0, entries: [] });

  const timed = async (century?: number) => as(null, 'en')(categoryInOrder, { kind: 'person', order: 'time', century });
  const third = await timed(-3);
  expect(third.entries.map(({ itemId }) => itemId)).toContain('qin-shi-huang');
  expect(third.entries.every(({ time }) => /^-0?[23]/.test(time!.startTime))).toBe(true);
  expect(third.centuries).toEqual(third.centuries.toSorted((a, b) => a - b));
  const eachCentury = await Promise.all(third.centuries.map(async (century) => (await timed(century)).total));
  expect(eachCentury.reduce((sum, count) => sum + count)).toBe((await timed()).total);

  // A changed name moves at once; a removed name disappears.
  await sql`update search_name set key = 'zzz' where thing_id = 'augustus' and language = 'en' and own`.execute(db);
  await refreshListedNames(db, ['augustus']);
  expect((await listByName('en', 'z')).entries.at(-1)!.itemId).toBe('augustus');
  await sql`delete from search_name where thing_id = 'augustus' and language = 'en'`.execute(db);
  await refreshListedNames(db, ['augustus']);
  expect((await listByName('en', 'z')).entries.map(({ itemId }) => itemId)).not.toContain('augustus');
});

test('A5 B1 people of whom only a family is recorded are counted apart: not in lists, letters, centuries, home, sitemap; last in suggestions', async () => {
  const { as, db } = await openWorld();
  const call = as(null, 'en');
  const { rows } = await sql<{ id: string }>`
    select id from subject s where kind = 'person'
      and exists (select from relation where union_id is not null and s.id in (from_id, to_id))
      and not exists (select from entry where subject_id = s.id and (summary <> '' or body <> ''))
      and not exists (select from event where subject_id = s.id)`.execute(db);
  const relatives = new Set(rows.map(({ id }) => id));
  const people = async () => call(categoryEntries, { x: 'person', size: 100, page: 1 });
  const { total, relatives: apart } = await people();
  expect(apart).toBe(relatives.size);
  expect(relatives.size).toBeGreaterThan(300);
  const { count } = await db
    .selectFrom('subject')
    .where('kind', '=', 'person')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(total + apart).toBe(Number(count));
  const pages = Array.from({ length: Math.ceil(total / 100) }, (_, at) => at + 1);
  const listed = await Promise.all(pages.map((page) => call(categoryEntries, { x: 'person', size: 100, page })));
  expect(listed.flatMap(({ entries }) => entries.map(({ itemId }) => itemId))).toHaveLength(total);
  const inOrder = async (order: 'name' | 'time', page: number) =>
    (await call(categoryInOrder, { kind: 'person', order, page })).entries;
  const byOrder = await Promise.all([1, 2, 3].flatMap((page) => [inOrder('name', page), inOrder('time', page)]));
  const { timeline } = await call(homepage, {});
  const seen = [
    ...listed.flatMap(({ entries }) => entries),
    ...byOrder.flat(),
    ...timeline.lanes.flatMap((lane) => lane.people),
  ].map(({ itemId }) => itemId);
  expect(seen.filter((id) => relatives.has(id))).toEqual([]);
  const subjects = thingTypes.find(({ type }) => type === 'subject')!;
  const sitemap = await subjects.listed!.pages(db, { limit: 5000, offset: 0 });
  expect(sitemap.filter(({ thingId }) => relatives.has(thingId))).toEqual([]);
  expect(new Set(sitemap.map(({ thingId }) => thingId)).size).toBe(await subjects.listed!.count(db));

  const suggestedIds = async (keyword: string) =>
    (await call(getSuggestion, { keyword })).sugNodes.map(({ itemId }) => itemId);
  const suggested = async (keyword: string) => (await suggestedIds(keyword)).map((id) => relatives.has(id));
  expect((await suggestedIds('roman emper'))[0]).toBe('roman-empire');
  expect((await suggestedIds('kangxi emperor'))[0]).toBe('kangxi');
  for (const keyword of ['inca', 'roman emper', 'louis'])
    expect((await suggested(keyword)).indexOf(false), keyword).toBeLessThan(1);
  expect(await suggested('inca')).toEqual((await suggested('inca')).toSorted((a, b) => Number(a) - Number(b)));

  // One sentence in any language makes an entry.
  await publishAtOnce(
    db,
    [
      {
        module: 'text',
        thingId: 'mama-cura',
        language: 'fr',
        content: {
          name: 'Mama Cura',
          otherNames: [],
          disambiguation: null,
          summary: 'Épouse de Sinchi Roca.',
          body: '',
        },
      },
    ],
    { authorId: 'import-world', originId: null },
  );
  expect(await people()).toMatchObject({ total: total + 1, relatives: apart - 1 });
  const { entries } = await call(categoryInOrder, { kind: 'person', order: 'name', letter: 'm' });
  expect(entries.map(({ itemId }) => itemId)).toContain('mama-cura');
});

test('a list has ten entries by default, at most a hundred, and at least one', async () => {
  const { as, db } = await openWorld();
  await sql`insert into thing (id, type) select 'person-' || n, 'subject' from generate_series(1, 150) n`.execute(db);
  await sql`insert into subject (id, kind) select 'person-' || n, 'person' from generate_series(1, 150) n`.execute(db);
  await sql`
    insert into entry (id, subject_id, language, name, revision_id) select subject.id || '-en', subject.id, 'en', subject.id, (select min(id) from revision)
    from subject where id like 'person-%'`.execute(db);
  const call = as(null, 'en');
  const sized = async (size?: number) => (await call(categoryEntries, { x: 'person', size })).entries.length;
  expect([await sized(), await sized(1), await sized(100)]).toEqual([10, 1, 100]);
  for (const input of [
    { x: 'person', size: 0 },
    { x: 'person', size: 101 },
    { x: 'person', size: 1.5 },
    { x: 'person', size: 'many' },
    { x: 'person', size: 10, page: 0 },
    { x: 'nothing', size: 10 },
  ]) {
    await expect(call(categoryEntries, input as never), JSON.stringify(input)).rejects.toMatchObject({
      errorName: 'badInput',
    });
  }
  for (const id of [-1, 0.5, 'x', 10_001])
    await expect(call(changeHomeTimeline, { id: id as number })).rejects.toMatchObject({ errorName: 'badInput' });
});

test('K02 related entries are an entry’s neighbours, as many as requested, ten by default', async () => {
  const { as, db } = openReadOnlyWorld();
  const call = as(null, 'en');
  const { id } = await db
    .selectFrom('subject')
    .select('id')
    .orderBy('weight', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { relations } = await call(relationsOfEntry, { id });
  const neighbours = new Set(relations.map(({ other }) => other.itemId));
  expect(neighbours.size).toBeGreaterThan(10);
  const ten = await call(relatedEntries, { id } as never);
  expect(ten).toHaveLength(10);
  expect(ten.every(({ itemId }) => neighbours.has(itemId))).toBe(true);
  expect(await call(relatedEntries, { id: `${id}-fr`, count: 3 })).toEqual(ten.slice(0, 3));
  await expect(call(relatedEntries, { id: 'nobody-at-all', count: 3 })).rejects.toMatchObject({
    errorName: 'entryNotFound',
  });
});

test('the portal recommends ten entries that have a text in the reader’s language', async () => {
  const { as, db } = openReadOnlyWorld();
  const recommended = await as(null, 'fr')(portal, {});
  expect(recommended).toHaveLength(10);
  expect(new Set(recommended.map(({ itemId }) => itemId)).size).toBe(10);
  const bodies = await db
    .selectFrom('entry')
    .where(
      'id',
      'in',
      recommended.map(({ id }) => id),
    )
    .select(['language', 'body'])
    .execute();
  for (const { language, body } of bodies) {
    expect(language).toBe('fr');
    expect(body).not.toBe('');
  }
});
