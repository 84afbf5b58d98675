import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxExactYear } from '../../../rules/time/calendar.ts';
import {
  astronomicalYear,
  bounds,
  readHistoricalTime,
  type HistoricalTime,
} from '../../../rules/time/historical-time.ts';
import { namedPrecisions, yearsAround, yearsIn } from '../../../rules/time/historical-time-precision.ts';
import { cellOf, idOfCell, readCellId, recordOfCell, spanOfCells } from './cells.server.ts';
import { periods } from '../contract.ts';

const years = fc
  .oneof(
    fc.integer({ min: -120, max: 120 }),
    fc.integer({ min: -12_000, max: 12_000 }),
    fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
  )
  .filter((year) => year !== 0);
const times = fc
  .record({ year: years, month: fc.integer({ min: 0, max: 12 }), day: fc.integer({ min: 0, max: 28 }) })
  .map(({ year, month, day }): HistoricalTime => ({ year, month, day: month ? day : 0, seconds: 0 }));
const anyPeriod = fc.constantFrom(...periods);

describe('cells', () => {
  test('S08 decades, centuries and millennia follow common usage, on both sides of year 1', () => {
    const cellIdOf = (year: number, period: (typeof periods)[number]) =>
      idOfCell({ period, cell: cellOf({ year, month: 0, day: 0, seconds: 0 }, period) });
    expect([-300, -201, -200, -101, -100, -1, 1, 100, 101].map((year) => cellIdOf(year, 'century'))).toEqual([
      'century:-3',
      'century:-3',
      'century:-2',
      'century:-2',
      'century:-1',
      'century:-1',
      'century:1',
      'century:1',
      'century:2',
    ]);
    expect([-221, -10, -9, -1, 1, 9, 10, 1889, 2000].map((year) => cellIdOf(year, 'decade'))).toEqual([
      'decade:-220',
      'decade:-10',
      'decade:-1',
      'decade:-1',
      'decade:1',
      'decade:1',
      'decade:10',
      'decade:1880',
      'decade:2000',
    ]);
    expect([-1001, -1000, 1000, 1001].map((year) => cellIdOf(year, 'millennium'))).toEqual([
      'millennium:-2',
      'millennium:-1',
      'millennium:1',
      'millennium:2',
    ]);
    expect([-13_800_000_000, -66_000_000].map((year) => cellIdOf(year, 'billion years'))).toEqual([
      'billion years:-14',
      'billion years:-1',
    ]);
    fc.assert(
      fc.property(years, fc.constantFrom(...namedPrecisions), (year, precision) => {
        const { firstYear, lastYear } = spanOfCells(
          precision,
          cellOf({ year, month: 0, day: 0, seconds: 0 }, precision),
          cellOf({ year, month: 0, day: 0, seconds: 0 }, precision),
        );
        const [first, last] = yearsAround(year, precision);
        expect([firstYear, lastYear]).toEqual([Math.max(first, -99_999_999_999), Math.min(last, 99_999_999_999)]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a time is within its cell, and the next cell begins one second later, in both directions', () => {
    fc.assert(
      fc.property(times, anyPeriod, (time, period) => {
        const cell = cellOf(time, period),
          { earliest } = bounds(time);
        const span = spanOfCells(period, cell, cell);
        expect(span.earliest).toBeLessThanOrEqual(earliest);
        expect(span.latest).toBeGreaterThanOrEqual(earliest);
        if (Math.abs(time.year) > 90_000_000) return; // seconds are rounded there, and the last cell is cut
        const next = cell === -1 && yearsIn[period] ? 1 : cell + 1,
          before = cell === 1 && yearsIn[period] ? -1 : cell - 1;
        expect(spanOfCells(period, next, next).earliest).toBe(span.latest + 1);
        expect(spanOfCells(period, before, before).latest).toBe(span.earliest - 1);
      }),
      { numRuns: 5000 },
    );
  });

  test('only the years of a cell begin in it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 3000 }).filter((year) => year !== 0),
        fc.constantFrom(...periods.filter((period) => yearsIn[period])),
        (year, period) => {
          const cell = cellOf({ year, month: 0, day: 0, seconds: 0 }, period),
            { firstYear, lastYear } = spanOfCells(period, cell, cell);
          for (const edge of [firstYear, lastYear])
            expect(cellOf({ year: edge, month: 12, day: 31, seconds: 0 }, period)).toBe(cell);
          expect(astronomicalYear(lastYear) - astronomicalYear(firstYear) + 1).toBe(
            period === 'decade' && Math.abs(year) < 10 ? 9 : yearsIn[period],
          );
        },
      ),
    );
  });

  test('S08 cell ids can be parsed again, and the record has the same span', () => {
    fc.assert(
      fc.property(
        times,
        anyPeriod,
        fc.subarray(['europe', 'nowhere'] as const),
        fc.subarray(['war', 'person'] as const),
        (time, period, regions, kinds) => {
          if (!yearsIn[period] && Math.abs(time.year) > maxExactYear) return; // no days are counted there
          const cell = { period, cell: cellOf(time, period) },
            id = idOfCell(cell, { regions, kinds });
          expect(readCellId(id)).toEqual({
            ...cell,
            filter: { regions: [...regions].sort(), kinds: [...kinds].sort() },
          });
          const { startTime, endTime } = recordOfCell(cell),
            span = spanOfCells(period, cell.cell, cell.cell);
          expect(bounds(readHistoricalTime(startTime)!).earliest).toBe(span.earliest);
          expect(bounds(readHistoricalTime(endTime ?? startTime)!).latest).toBe(span.latest);
        },
      ),
      { numRuns: 3000 },
    );
    expect(idOfCell({ period: 'century', cell: -3 }, { regions: ['europe'], kinds: ['war'] })).toBe(
      'century:-3:europe+war',
    );
    expect(idOfCell({ period: 'day', cell: cellOf({ year: -44, month: 3, day: 15, seconds: 0 }, 'day') })).toBe(
      'day:-44-03-15',
    );
  });

  test.each([
    'century',
    'century:',
    'century:0',
    'century:03',
    'century:--3',
    'century:-3:',
    'century:-3:atlantis',
    'century:3:war:war',
    'decade:225',
    'decade:0',
    'year:-221-09',
    'month:-221',
    'day:2021-02-30',
    'fortnight:3',
    'hour:3',
    'hd3kf8',
    '',
  ])('%s is not a cell', (id) => {
    expect(readCellId(id)).toBeNull();
  });
});
