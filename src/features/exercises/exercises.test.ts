import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { languages } from '../../rules/languages.ts';
import { exerciseEvents } from './contract.ts';
import { certainYearOf, draw, leastEvents, makeQuiz, maxSet, mixOrder, namesYear, type Dated } from './rules.ts';

const anyEvents = fc.uniqueArray(
  fc.record({ id: fc.uuid(), year: fc.integer({ min: -3000, max: 2000 }).map((year) => year || 1) }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const anySet = fc.integer({ min: 1, max: maxSet });

test('issue 42 a set draws the same events in any order of the pool, one of a year, and another set draws others', () => {
  fc.assert(
    fc.property(anyEvents, anySet, fc.integer({ min: 1, max: 30 }), (pool, set, size) => {
      const drawn = draw(pool, set, size);
      expect(draw(pool.toReversed(), set, size)).toEqual(drawn);
      expect(new Set(drawn.map(({ year }) => year)).size).toBe(drawn.length);
      expect(drawn.map(({ year }) => year)).toEqual(drawn.map(({ year }) => year).sort((a, b) => a - b));
      expect(drawn.length).toBe(Math.min(size, new Set(pool.map(({ year }) => year)).size));
    }),
  );
  const pool = Array.from({ length: 100 }, (_, at) => ({ id: `event-${at}`, year: 1000 + at }));
  expect(draw(pool, 1, 10)).not.toEqual(draw(pool, 2, 10));
});

test('issue 42 an event that is published later leaves the others of a set where they are', () => {
  const pool: Dated[] = Array.from({ length: 50 }, (_, at) => ({ id: `event-${at}`, year: 1000 + at }));
  const before = draw(pool, 7, 10),
    after = draw([...pool, { id: 'new', year: 1900 }], 7, 10);
  expect(after.filter(({ id }) => !before.some((event) => event.id === id)).length).toBeLessThanOrEqual(1);
});

test('issue 42 every question has one right answer among different years, and is about another event', () => {
  fc.assert(
    fc.property(anyEvents, anySet, (pool, set) => {
      const events = draw(pool, set, 24),
        questions = makeQuiz(events, set);
      expect(questions.length).toBe(events.length < leastEvents.quiz ? 0 : Math.min(10, events.length));
      const yearOf = (id: string) => events.find((event) => event.id === id)!.year;
      for (const question of questions) {
        const year = yearOf(question.eventId);
        if (question.type === 'when') {
          expect(new Set(question.years).size).toBe(4);
          expect(question.years[question.right]).toBe(year);
          continue;
        }
        const years = question.eventIds.map(yearOf);
        expect(new Set(years).size).toBe(question.type === 'first' ? 3 : 4);
        expect(question.eventIds[question.right]).toBe(question.eventId);
        if (question.type === 'first') expect(Math.min(...years)).toBe(year);
      }
      expect(makeQuiz(events, set)).toEqual(questions);
    }),
  );
});

test('issue 42 events to be put in order are never in order', () => {
  fc.assert(
    fc.property(anyEvents, anySet, (pool, set) => {
      const events = draw(pool, set, 7),
        mixed = mixOrder(events, set);
      expect([...mixed].sort((a, b) => a.year - b.year)).toEqual(events);
      if (events.length > 1) expect(mixed).not.toEqual(events);
    }),
  );
});

test('issue 42 only a date that is certain to the year counts, and a title that names it gives it away', () => {
  const of = (startTime: string, more: object = {}) =>
    certainYearOf({ startTime, endTime: null, startNote: null, endNote: null, timeDesc: null, ...more });
  expect(of('-0221-10-01 00:00:00')).toBe(-221);
  expect(of('1618-05-23 00:00:00', { endTime: '1648-10-24 00:00:00' })).toBeNull();
  expect(of('1453-04-06 00:00:00', { endTime: '1453-05-29 00:00:00' })).toBe(1453);
  expect(of('0030-00-00 00:00:00', { startNote: 'about' })).toBeNull();
  expect([namesYear('Revolution of 1789', 1789), namesYear('17890 men', 1789), namesYear('前221年统一', -221)]).toEqual(
    [true, false, true],
  );
});

test.for(languages)(
  'issue 42 in %s the built-in world gives events with sources, of all of history and of an entry',
  async (language) => {
    const call = openReadOnlyWorld().as(null, language);
    const { about, events } = await call(exerciseEvents, { set: 3 });
    expect(about).toBeNull();
    expect(events).toHaveLength(24);
    for (const { source, title, year } of events) {
      expect(source).not.toBeNull();
      expect(namesYear(title, year), title).toBe(false);
    }
    expect(await call(exerciseEvents, { set: 3 })).toEqual({ about, events });
    const ofOne = await call(exerciseEvents, { id: 'napoleon' });
    expect(ofOne.about?.itemId).toBe('napoleon');
    expect(ofOne.events.length).toBeGreaterThanOrEqual(leastEvents.quiz);
  },
);

test('issue 42 a time, a region and a kind narrow the events; faults are named', async () => {
  const call = openReadOnlyWorld().as(null, 'en');
  const { events } = await call(exerciseEvents, { from: -500, until: -100, kinds: 'war', regions: 'europe' });
  expect(events.length).toBeGreaterThan(3);
  for (const { year, owner } of events) {
    expect(year).toBeGreaterThanOrEqual(-500);
    expect(year).toBeLessThanOrEqual(-100);
    expect(owner.kind).toBe('war');
  }
  const refused = (input: object, errorName: string) =>
    expect(call(exerciseEvents, input)).rejects.toMatchObject({ errorName });
  await refused({ id: 'nobody' }, 'entryNotFound');
  await refused({ from: 1500, until: 1400 }, 'badInput');
  await refused({ set: 0 }, 'badInput');
  await refused({ size: 1_000_000 }, 'badInput');
  await refused({ from: 'DROP TABLE event' }, 'badInput');
});
