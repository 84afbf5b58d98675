import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, isCalendarDay } from '../../rules/time/calendar.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import { languages } from '../../rules/languages.ts';
import { textWidth } from '../../rules/text-width.ts';
import { wholeTimeView, daySeconds, yearSeconds } from './scale.ts';
import {
  ageTicks,
  tickContext,
  dateAt,
  finerLevel,
  levelFor,
  levels,
  startOfYear,
  ticksOf,
  formatTickYear,
  formatTicks,
  type Level,
} from './ticks.ts';

const find = (unit: Level['unit'], step: number) =>
  levels.find((tickLevel) => tickLevel.unit === unit && tickLevel.step === step)!;
const span = (from: number, to: number) => ({ earliest: startOfYear(from), latest: startOfYear(to) });
const years = (step: number, from: number, to: number) =>
  [...ticksOf(find('year', step), span(from, to))].map(({ year }) => year);
const wide = (text: string) => textWidth(text) * 7;

test('R01 years go from 1 BC to AD 1, and round ones are symmetric around the beginning of our era', () => {
  expect(years(1, -3, 3)).toEqual([-3, -2, -1, 1, 2, 3]);
  expect(years(5, -10, 10)).toEqual([-10, -5, 1, 5, 10]);
  expect(years(10, -25, 25)).toEqual([-20, -10, 1, 10, 20]);
  expect(years(100, -221, 250)).toEqual([-200, -100, 1, 100, 200]);
  expect(years(1000, -3000, 2026)).toEqual([-3000, -2000, -1000, 1, 1000, 2000]);
});

test('R01 months and days go from 1 BC to AD 1 in both calendars’ order', () => {
  const months = [
    ...ticksOf(find('month', 1), { earliest: startOfYear(-1), latest: startOfYear(1) + 40 * daySeconds }),
  ];
  expect(months.map(({ year, month }) => `${year} ${month}`)).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `-1 ${at + 1}`),
    '1 1',
    '1 2',
  ]);
  const days = [
    ...ticksOf(find('day', 1), { earliest: startOfYear(1) - 2 * daySeconds, latest: startOfYear(1) + daySeconds }),
  ];
  expect(days.map(({ year, month, day }) => [year, month, day])).toEqual([
    [-1, 12, 30],
    [-1, 12, 31],
    [1, 1, 1],
    [1, 1, 2],
  ]);
  const reform = {
    earliest: bounds({ year: 1582, month: 10, day: 3, seconds: 0 }).earliest,
    latest: bounds({ year: 1582, month: 10, day: 16, seconds: 0 }).earliest,
  };
  expect([...ticksOf(find('day', 1), reform)].map(({ day }) => day)).toEqual([3, 4, 15, 16]);
  expect(
    [...ticksOf(find('day', 5), { earliest: startOfYear(2026), latest: startOfYear(2026) + 33 * daySeconds })].map(
      ({ day }) => day,
    ),
  ).toEqual([1, 5, 10, 15, 20, 25, 1]);
});

test('R01 ticks are at the bounds of times, in order, none closer than its level allows', () => {
  const level = fc.constantFrom(...levels),
    middle = fc.integer({ min: -6000, max: 3000 }).filter(Boolean);
  fc.assert(
    fc.property(level, middle, (tickLevel, year) => {
      const view = {
        earliest: startOfYear(year) - tickLevel.seconds * 4,
        latest: startOfYear(year) + tickLevel.seconds * 4,
      };
      let last = -Infinity;
      for (const at of ticksOf(tickLevel, view)) {
        expect(at.year).not.toBe(0);
        expect(at.second).toBeGreaterThanOrEqual(view.earliest);
        expect(at.second).toBeLessThanOrEqual(view.latest);
        if (tickLevel.unit !== 'hour')
          expect(bounds({ year: at.year, month: at.month, day: at.day, seconds: 0 }).earliest).toBe(at.second);
        expect(isCalendarDay(at, calendarOf(at))).toBe(true);
        const isReform = tickLevel.unit === 'month' && at.year === 1582; // October had 21 days
        if (!isReform) expect(at.second - last).toBeGreaterThanOrEqual(tickLevel.seconds * 0.999);
        last = at.second;
      }
    }),
    { numRuns: 300 },
  );
});

test('R01 every level has ticks everywhere, and each boundary of a coarse level is also one of the next finer level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...levels),
      fc.integer({ min: -8000, max: 3000 }).filter(Boolean),
      (tickLevel, year) => {
        const far = tickLevel.unit === 'year' ? Math.max(tickLevel.step * 1.1, 2) * yearSeconds : 70 * daySeconds;
        const view = { earliest: startOfYear(year), latest: startOfYear(year) + 2 * far };
        const seconds = [...ticksOf(tickLevel, view)].map(({ second }) => second);
        expect(seconds.length).toBeGreaterThan(0);
        const below = finerLevel(tickLevel, tickLevel.seconds / 200);
        if (!below || tickLevel.step > 1e5) return;
        const finer = new Set([...ticksOf(below, view)].map(({ second }) => second));
        expect(seconds.filter((second) => !finer.has(second))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

test.for(languages)('R01 labels never overlap in %s, from the Big Bang to a day', (language) => {
  const allTime = wholeTimeView(startOfYear(2026));
  const middle = fc.oneof(
    fc.integer({ min: -5000, max: 2026 }).filter(Boolean).map(startOfYear),
    fc.double({ min: allTime.earliest, max: allTime.latest, noNaN: true }),
  );
  fc.assert(
    fc.property(
      middle,
      fc
        .double({ min: Math.log(daySeconds), max: Math.log(allTime.latest - allTime.earliest), noNaN: true })
        .map(Math.exp),
      (at, long) => {
        const view = { earliest: at - long / 2, latest: at + long / 2 },
          perPixel = long / 1000;
        const { ticks } = levelFor(view, perPixel, language, 'Today', wide);
        for (let next = 1; next < ticks.length; next++) {
          const [tick, other] = [ticks[next - 1]!, ticks[next]!];
          expect(tick.label).not.toBe(other.label);
          expect((other.second - tick.second) / perPixel).toBeGreaterThanOrEqual(
            (wide(tick.label) + wide(other.label)) / 2,
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('R01 ticks use common forms: years of our era, and years ago for the distant past', () => {
  expect([-3000, -221, 1, 1066].map((year) => formatTickYear(year, 1, 'en', 'Today'))).toEqual([
    '3000 BC',
    '221 BC',
    '1',
    '1066',
  ]);
  expect([-13_000_000_000, 1].map((year) => formatTickYear(year, 1e9, 'en', 'Today'))).toEqual([
    '13 billion years ago',
    'Today',
  ]);
  expect(formatTickYear(-66_000_000, 1e6, 'fr', '')).toBe('il y a 66 millions d’années');
  expect(formatTickYear(-500_000, 1e5, 'zh', '')).toBe('50万年前');
  expect(formatTickYear(-20_000, 5000, 'en', '')).toBe('20,000 years ago');
  expect(
    formatTicks(find('month', 1), span(-221, -220), 'en', '')
      .slice(0, 2)
      .map(({ label, strong }) => [label, strong]),
  ).toEqual([
    ['221 BC', true],
    ['February', false],
  ]);
  expect(tickContext(find('day', 1), startOfYear(-210) + 250 * daySeconds, 'en')).toBe('September 210 BC');
  expect(dateAt(startOfYear(1) - 1)).toEqual({ year: -1, month: 12, day: 31 });
});

test('R01 an axis of ages counts from a birth', () => {
  const { ticks } = ageTicks({ earliest: -5 * yearSeconds, latest: 42 * yearSeconds }, (47 * yearSeconds) / 500, wide);
  expect(ticks.map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20', '25', '30', '35', '40']);
});
