import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarOf,
  dateOfDayNumber,
  dayNumberOf,
  dayOfJulianDay,
  epochDay,
  maxExactYear,
  isCalendarDay,
  julianDayOf,
  monthDays,
  reformDay,
  toGregorian,
  toJulian,
  weekdayOf,
  type Calendar,
  type CalendarDay,
} from './calendar.ts';
import { countDays } from '../../../tests/count-days.ts';
import { bounds, readHistoricalTime } from './historical-time.ts';

const calendars = ['julian', 'gregorian'] as const satisfies Calendar[];
const dateText = ({ year, month, day }: CalendarDay) => `${year} ${month} ${day}`;

describe('days and their numbers', () => {
  test('days known from other sources', () => {
    expect(julianDayOf({ year: -4713, month: 1, day: 1 }, 'julian')).toBe(0);
    expect(julianDayOf({ year: -4714, month: 11, day: 24 }, 'gregorian')).toBe(0);
    expect(julianDayOf({ year: -44, month: 3, day: 15 }, 'julian')).toBe(1_705_426);
    expect(julianDayOf({ year: 1582, month: 10, day: 15 }, 'gregorian')).toBe(reformDay);
    expect(julianDayOf({ year: 1582, month: 10, day: 5 }, 'julian')).toBe(reformDay);
    expect(julianDayOf({ year: 1970, month: 1, day: 1 }, 'gregorian')).toBe(epochDay);
    expect(toGregorian({ year: -44, month: 3, day: 15 })).toEqual({ year: -44, month: 3, day: 13 });
    expect(toJulian({ year: 1918, month: 2, day: 14 })).toEqual({ year: 1918, month: 2, day: 1 });
    expect([weekdayOf(reformDay), weekdayOf(reformDay - 1), weekdayOf(-1)]).toEqual([5, 4, 0]);
  });

  test.each(calendars)(
    'every %s day from 4800 BC to AD 3300, counted one by one, has the next number and converts back',
    (calendar) => {
      const start = { year: -4800, month: 1, day: 1 };
      let number = julianDayOf(start, calendar);
      const wrong: string[] = [];
      for (const date of countDays(start, calendar)) {
        if (date.year === 3300) break;
        const back = dayOfJulianDay(number, calendar);
        if (
          julianDayOf(date, calendar) !== number ||
          back.year !== date.year ||
          back.month !== date.month ||
          back.day !== date.day ||
          !isCalendarDay(date, calendar)
        )
          wrong.push(dateText(date));
        number++;
      }
      expect(wrong).toEqual([]);
      expect(number).toBe(julianDayOf({ year: 3300, month: 1, day: 1 }, calendar));
    },
  );

  test('Gregorian days after 1970 equal those of JavaScript’s Date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (days) => {
        const machine = new Date(days * 86_400_000);
        const date = dayOfJulianDay(epochDay + days, 'gregorian');
        expect(date).toEqual({
          year: machine.getUTCFullYear(),
          month: machine.getUTCMonth() + 1,
          day: machine.getUTCDate(),
        });
        expect(weekdayOf(epochDay + days)).toBe(machine.getUTCDay());
      }),
      { numRuns: 3000 },
    );
  });

  test.each(calendars)(
    'a %s day number converts to a day and back, twenty billion years to either side',
    (calendar) => {
      const furthest = Math.floor(maxExactYear * 365.2425);
      fc.assert(
        fc.property(
          fc.oneof(fc.integer({ min: -furthest, max: furthest }), fc.integer({ min: -4_000_000, max: 4_000_000 })),
          (number) => {
            const date = dayOfJulianDay(number, calendar);
            expect(isCalendarDay(date, calendar)).toBe(true);
            expect(julianDayOf(date, calendar)).toBe(number);
            const next = dayOfJulianDay(number + 1, calendar);
            if (date.day < monthDays(date.year, date.month, calendar))
              expect(next).toEqual({ ...date, day: date.day + 1 });
            else expect([next.day, next.month]).toEqual([1, (date.month % 12) + 1]);
          },
        ),
        { numRuns: 5000 },
      );
    },
  );

  test('there is no year 0 in either direction: after 31 December 1 BC comes 1 January AD 1', () => {
    for (const calendar of calendars) {
      const first = julianDayOf({ year: 1, month: 1, day: 1 }, calendar);
      expect(dayOfJulianDay(first - 1, calendar)).toEqual({ year: -1, month: 12, day: 31 });
      expect(julianDayOf({ year: -1, month: 12, day: 31 }, calendar)).toBe(first - 1);
      expect(first - julianDayOf({ year: -1, month: 1, day: 1 }, calendar)).toBe(366); // 1 BC was a leap year
      expect(isCalendarDay({ year: 0, month: 1, day: 1 }, calendar)).toBe(false);
    }
  });

  test('as historians write: 15 October 1582 follows 4 October, and a date has the same day number as in `bounds`', () => {
    expect(dateOfDayNumber(reformDay - 1)).toEqual({ year: 1582, month: 10, day: 4 });
    expect(dateOfDayNumber(reformDay)).toEqual({ year: 1582, month: 10, day: 15 });
    fc.assert(
      fc.property(fc.integer({ min: -4_000_000, max: 4_000_000 }), (number) => {
        const date = dateOfDayNumber(number);
        expect(dayNumberOf(date)).toBe(number);
        expect(calendarOf(date)).toBe(number >= reformDay ? 'gregorian' : 'julian');
        const text = `${date.year < 0 ? '-' : ''}${String(Math.abs(date.year)).padStart(4, '0')}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
        expect(bounds(readHistoricalTime(text)!).earliest).toBe((number - epochDay) * 86_400);
      }),
      { numRuns: 3000 },
    );
  });

  test('S08 the bounds of 100,000 random times, from years to days, equal those of a day-by-day count', () => {
    const first = { year: -5000, month: 1, day: 1 };
    const spans = new Map<string, [from: number, to: number]>();
    let counted = dayNumberOf(first);
    for (const date of countDays(first, 'historical')) {
      if (date.year > 3000) break;
      for (const key of [`${date.year}`, `${date.year} ${date.month}`]) {
        const span = spans.get(key);
        if (span) span[1] = counted;
        else spans.set(key, [counted, counted]);
      }
      counted++;
    }
    let state = 42,
      disagreements = 0;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let round = 0; round < 100_000; round++) {
      const year = random(8000) - 5000 || 1,
        month = random(13),
        ofYear = spans.get(month ? `${year} ${month}` : `${year}`)!;
      const length = ofYear[1] - ofYear[0] + 1,
        day = month ? random(length + 1) : 0;
      // In October 1582 the 4th is followed by the 15th.
      const written = year === 1582 && month === 10 && day > 4 ? day + 10 : day;
      const expected = day ? [ofYear[0] + day - 1, ofYear[0] + day - 1] : ofYear;
      const { earliest, latest } = bounds({ year, month, day: written, seconds: 0 });
      if (earliest !== (expected[0]! - epochDay) * 86_400 || latest !== (expected[1]! - epochDay + 1) * 86_400 - 1)
        disagreements++;
    }
    expect(disagreements).toBe(0);
  });
});
