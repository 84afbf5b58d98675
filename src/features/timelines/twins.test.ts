import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areTwins, mergeTwins, type Comparable } from './face/twins.ts';

const cannae = { latitude: 41.306, longitude: 16.132 };
let number = 0;
const event = (
  subjectId: string,
  startTime: string,
  participants: string[],
  more: Partial<Comparable> = {},
): Comparable => ({
  subjectId,
  startTime: `${startTime} 00:00:00`,
  endTime: null,
  endNote: null,
  participants,
  ...cannae,
  weight: 3,
  standing: String(number++).padStart(4, '0'),
  ...more,
});

describe('which events are the same', () => {
  const hannibal = event('hannibal', '-0216-08-00', ['second-punic-war', 'roman-republic']);
  const war = event('second-punic-war', '-0216-08-02', ['hannibal', 'roman-republic']);

  test('use A5 the same subjects at the same time, as precisely as each states it, in the same place, are the same event', () => {
    expect(areTwins(hannibal, war)).toBe(true);
    expect(
      areTwins(
        event('confucianism', '-0213-00-00', ['li-si', 'qin-shi-huang']),
        event('qin-shi-huang', '-0213-00-00', ['li-si']),
      ),
    ).toBe(true);
    expect(areTwins(hannibal, { ...war, latitude: null, longitude: null })).toBe(true);
    expect(areTwins(hannibal, { ...war, latitude: cannae.latitude + 0.4 })).toBe(true);
  });

  test('use A5 another day, year or month, another place, other people, or the same entry: two events', () => {
    for (const startTime of ['-0216-08-03', '-0216-09-00', '-0217-08-02', '0216-08-02']) {
      expect(areTwins(war, { ...hannibal, startTime: `${startTime} 00:00:00` }), startTime).toBe(false);
    }
    expect(areTwins(hannibal, { ...war, latitude: cannae.latitude + 2 })).toBe(false);
    expect(areTwins(hannibal, { ...war, subjectId: 'hannibal' })).toBe(false);
    expect(areTwins(hannibal, { ...war, endTime: '-0202-00-00 00:00:00' })).toBe(false);
    // Plato left for Megara in the year in which Socrates was tried at Athens, 34 km away.
    const [megara, athens] = [
      { latitude: 37.996, longitude: 23.345 },
      { latitude: 37.972, longitude: 23.726 },
    ];
    expect(
      areTwins(
        event('plato', '-0399-00-00', ['socrates'], megara),
        event('socrates', '-0399-00-00', ['athens', 'plato'], athens),
      ),
    ).toBe(false);
    // Caesar was murdered and Augustus became his heir in the same year and city.
    expect(
      areTwins(event('augustus', '-0044-00-00', ['julius-caesar']), event('julius-caesar', '-0044-03-15', [])),
    ).toBe(false);
    expect(areTwins(event('a', '0001-00-00', ['c']), event('b', '0001-00-00', ['c']))).toBe(false);
  });

  test('use A5 spans are the same if they mostly overlap; an ongoing span matches only an ongoing one', () => {
    const built = (endTime: string, subjectId: string, other: string) =>
      event(subjectId, '-2580-00-00', [other], { endTime: `${endTime} 00:00:00` });
    expect(areTwins(built('-2560-00-00', 'khufu', 'pyramid'), built('-2566-00-00', 'pyramid', 'khufu'))).toBe(true);
    expect(areTwins(built('-2560-00-00', 'khufu', 'pyramid'), built('-2575-00-00', 'pyramid', 'khufu'))).toBe(false);
    const open = event('a', '1900-00-00', ['b'], { endNote: 'to present' });
    expect(areTwins(open, event('b', '1900-00-00', ['a'], { endNote: 'to present' }))).toBe(true);
    expect(areTwins(open, event('b', '1900-00-00', ['a']))).toBe(false);
  });

  test('use A5 an entry prefers its own event; elsewhere by weight, then precision, then a place, then the best linked owner', () => {
    const tellerOf = (events: Comparable[], ownerId?: string) =>
      mergeTwins(events, ownerId).map((merged) => merged.event);
    expect(tellerOf([hannibal, war], 'hannibal')).toEqual([hannibal]);
    expect(tellerOf([hannibal, war], 'second-punic-war')).toEqual([war]);
    expect(tellerOf([hannibal, war], 'roman-republic')).toEqual([war]);
    expect(tellerOf([hannibal, { ...war, weight: 2 }])).toEqual([hannibal]);
    const equal = { ...war, startTime: hannibal.startTime };
    expect(tellerOf([{ ...equal, latitude: null, longitude: null, standing: '' }, hannibal])).toEqual([hannibal]);
    expect(tellerOf([equal, hannibal])).toEqual([hannibal]);
  });

  test('use A5 of several events of one entry only one merges with another entry’s: that of the same day', () => {
    const ramesses = event('ramesses-ii', '-1274-00-00', ['hittites', 'kadesh']);
    const [attack, relief] = [
      event('kadesh', '-1274-05-00', ['hittites', 'ramesses-ii']),
      event('kadesh', '-1274-05-00', ['ramesses-ii'], { weight: 2 }),
    ];
    expect(mergeTwins([relief, attack, ramesses], 'ramesses-ii')).toEqual([
      { event: relief, twins: [] },
      { event: ramesses, twins: [attack] },
    ]);
  });
});

describe('for any events', () => {
  const subjects = ['a', 'b', 'c', 'd'];
  const some = fc
    .array(
      fc.record({
        subjectId: fc.constantFrom(...subjects),
        participants: fc.uniqueArray(fc.constantFrom(...subjects), { maxLength: 3 }),
        startTime: fc
          .constantFrom('-0216-00-00', '-0216-08-00', '-0216-08-02', '-0215-00-00', 'no time')
          .map((time) => `${time} 00:00:00`),
        endTime: fc.constantFrom(null, null, '-0214-00-00 00:00:00', '-0210-00-00 00:00:00'),
        endNote: fc.constantFrom(null, null, 'to present' as const),
        latitude: fc.constantFrom(null, 40, 40.3, 45),
        longitude: fc.constant(10),
        weight: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 14 },
    )
    .map((events) =>
      events.map((fields, at): Comparable => ({
        ...fields,
        participants: fields.participants.filter((subject) => subject !== fields.subjectId),
        standing: String(at).padStart(3, '0'),
      })),
    );
  const anyOwner = fc.constantFrom(undefined, ...subjects);

  test('use A5 being twins is symmetric', () => {
    fc.assert(
      fc.property(some, (events) => {
        for (const first of events)
          for (const other of events) expect(areTwins(first, other)).toBe(areTwins(other, first));
      }),
    );
  });

  test('use A5 nothing is lost or repeated, and an event without a twin stays single', () => {
    fc.assert(
      fc.property(some, anyOwner, (events, by) => {
        const mergedEvents = mergeTwins(events, by);
        expect(
          mergedEvents
            .flatMap(({ event: main, twins }) => [main, ...twins])
            .sort((a, b) => (a.standing < b.standing ? -1 : 1)),
        ).toEqual(events);
        const order = mergedEvents.map(({ event: main }) => events.indexOf(main));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const { event: main, twins } of mergedEvents) {
          for (const twin of twins) expect(areTwins(main, twin)).toBe(true);
          expect(new Set([main, ...twins].map(({ subjectId }) => subjectId)).size).toBe(twins.length + 1);
          for (const twin of twins) expect(twin.subjectId).not.toBe(by);
        }
        for (const candidate of events)
          if (!events.some((other) => areTwins(candidate, other)))
            expect(mergedEvents).toContainEqual({ event: candidate, twins: [] });
      }),
    );
  });

  test('use A5 merging again changes nothing, in any order of events', () => {
    const byStanding = (mergedEvents: ReturnType<typeof mergeTwins>) =>
      mergedEvents.toSorted((a, b) => (a.event.standing < b.event.standing ? -1 : 1));
    fc.assert(
      fc.property(some, anyOwner, fc.func(fc.integer()), (events, by, chance) => {
        const mergedEvents = mergeTwins(events, by);
        expect(
          mergeTwins(
            mergedEvents.flatMap(({ event: main, twins }) => [main, ...twins]),
            by,
          ),
        ).toEqual(mergedEvents);
        expect(
          byStanding(
            mergeTwins(
              events.toSorted((a, b) => chance(a) - chance(b)),
              by,
            ),
          ),
        ).toEqual(byStanding(mergedEvents));
      }),
    );
  });
});

test('use A5 thousands of events on one day are compared quickly', () => {
  const crowd = Array.from({ length: 4000 }, (_, at) => event(`s${at}`, '1804-12-02', [`s${at ^ 1}`, 'napoleon']));
  const before = process.cpuUsage(),
    mergedEvents = mergeTwins(crowd);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  expect(mergedEvents).toHaveLength(2000);
});
