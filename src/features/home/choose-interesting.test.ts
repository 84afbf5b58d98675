import { expect, test } from 'vitest';
import { chooseInteresting } from './choose-interesting.ts';

const event = (day: string, year: number, weight: number, kind: 'polity' | 'person' = 'person') => ({
  event: { day, earliest: Date.UTC(year, 0, 1) / 1000, kind, weight },
});
const today = new Date('2026-11-28T12:00:00Z');
const daysOf = (chosen: { event: { day: string } }[]) => chosen.map(({ event: { day } }) => day);

test('reading C independence days do not fill a day: a coronation some days later comes before them', () => {
  const events = [
    event('11-28', 1960, 9, 'polity'),
    event('11-28', 1912, 9, 'polity'),
    event('11-30', 1966, 9, 'polity'),
    event('12-02', 1804, 9),
  ];
  expect(daysOf(chooseInteresting(events, today, 2))).toEqual(['11-28', '12-02']);
});

test('of equally important events the nearer ones are chosen, in the given order, across the turn of the year', () => {
  const events = [event('12-30', 1500, 5), event('01-02', 1492, 5), event('01-20', 1300, 5)];
  expect(daysOf(chooseInteresting(events, new Date('2026-12-29T00:00:00Z'), 2))).toEqual(['12-30', '01-02']);
});

test('an important event some days ahead comes before a minor one today', () => {
  const events = [event('11-28', 1200, 0), event('12-01', 1400, 40)];
  expect(daysOf(chooseInteresting(events, today, 1))).toEqual(['12-01']);
});
