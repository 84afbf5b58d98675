import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRecord } from './historical-time-format.ts';
import {
  astronomicalYear,
  bounds,
  compareTimes,
  formatTime,
  formatYear,
  historicalYear,
  readHistoricalTime,
  recordBounds,
  shortYear,
  writeHistoricalTime,
  yearOfSecond,
  yearsBetween,
  type HistoricalTime,
  type TimeRecord,
} from './historical-time.ts';
import { languages, type Language } from '../languages.ts';

const time = (text: string) => readHistoricalTime(text)!;
const record = (startTime: string, rest: Partial<TimeRecord> = {}): TimeRecord => ({
  startTime,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  ...rest,
});
const inFive = (format: (language: Language) => string) => languages.map(format);

const day = 86_400;
const someYear = fc
  .oneof(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -13_800_000_000, max: 13_800_000_000 }))
  .filter((year) => year !== 0);
const someTime: fc.Arbitrary<HistoricalTime> = fc
  .record({
    year: someYear,
    month: fc.integer({ min: 0, max: 12 }),
    day: fc.integer({ min: 0, max: 31 }),
    seconds: fc.integer({ min: 0, max: day - 1 }),
  })
  .map((parts) => ({ ...parts, day: parts.month ? parts.day : 0 }));

describe('reading and writing', () => {
  test('S08 a leading minus means BC', () => {
    expect(readHistoricalTime('-0221-10-01 06:30:05')).toEqual({
      year: -221,
      month: 10,
      day: 1,
      seconds: 6 * 3600 + 30 * 60 + 5,
    });
    expect(readHistoricalTime('0221-10-01 00:00:00')).toEqual({ year: 221, month: 10, day: 1, seconds: 0 });
  });

  test('S08 an unknown part is 00, and the time of day may be missing', () => {
    expect(readHistoricalTime('-0551-00-00')).toEqual({ year: -551, month: 0, day: 0, seconds: 0 });
    expect(readHistoricalTime('1066-10-00')).toEqual({ year: 1066, month: 10, day: 0, seconds: 0 });
  });

  test('S08 a written time can be read again, for any year', () => {
    fc.assert(
      fc.property(someTime, (sampleTime) => {
        expect(readHistoricalTime(writeHistoricalTime(sampleTime))).toEqual(sampleTime);
      }),
      { numRuns: 2000 },
    );
  });

  test('S08 a time that was read is written unchanged', () => {
    for (const text of [
      '-0221-10-01 06:30:05',
      '0079-08-24 13:00:00',
      '12024-00-00 00:00:00',
      '-13800000000-00-00 00:00:00',
    ])
      expect(writeHistoricalTime(time(text))).toBe(text);
  });

  test.each([
    '0000-01-01',
    '-0000-00-00',
    '221-10-01',
    '0221-13-01',
    '0221-10-32',
    '0221-00-05',
    '0221-10-01 24:00:00',
    '0221-10-01 10:60:00',
    '0221-10-01 10:00:60',
    '0221-10-01T10:00:00',
    ' 0221-10-01',
    '0221-10-01\n',
    '+0221-10-01',
    '−0221-10-01',
    '０２２１-10-01',
    '0221-10-01 10:00',
    '',
  ])('S08 %j is not a time', (text) => expect(readHistoricalTime(text)).toBeNull());

  test('a year with too many digits for its seconds to fit 64 bits is not a time', () => {
    expect(readHistoricalTime(`1${'0'.repeat(11)}-01-01`)).toBeNull();
    expect(readHistoricalTime(`${'9'.repeat(400)}-01-01`)).toBeNull();
    for (const text of ['99999999999-12-31', '-99999999999-01-01']) {
      const { earliest, latest } = bounds(time(text));
      for (const second of [earliest, latest]) expect(BigInt.asIntN(64, BigInt(second))).toBe(BigInt(second));
    }
  });
});

describe('years', () => {
  test('there is no year 0: 1 BC to AD 1 is one year', () => {
    expect(yearsBetween(-1, 1)).toBe(1);
    expect(yearsBetween(-221, -210)).toBe(11);
    expect(yearsBetween(-63, 14)).toBe(76);
    expect(yearsBetween(14, -63)).toBe(-76);
  });

  test('years between dates add up, and astronomical years convert back', () => {
    fc.assert(
      fc.property(someYear, someYear, someYear, (a, b, c) => {
        expect(yearsBetween(a, b) + yearsBetween(b, c)).toBe(yearsBetween(a, c));
        expect(historicalYear(astronomicalYear(a))).toBe(a);
      }),
    );
    expect(historicalYear(0)).toBe(-1);
  });
});

/**
 * The calendar again, computed slowly: day by day of every month and year since 1970, Julian until 4 October 1582, then
 * Gregorian.
 */
const isLeap = (year: number) => year % 4 === 0 && (year <= 1582 || year % 100 !== 0 || year % 400 === 0);
function monthLength(year: number, month: number): number {
  if (year === 1582 && month === 10) return 21;
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
const yearLength = (year: number) => (year === 1582 ? 355 : isLeap(year) ? 366 : 365);
function slowDay({ year: counted, month, day: dayOfMonth }: HistoricalTime): number {
  const year = counted < 0 ? counted + 1 : counted;
  let days = dayOfMonth - 1;
  if (year === 1582 && month === 10 && dayOfMonth >= 15) days -= 10;
  for (let earlierMonth = 1; earlierMonth < month; earlierMonth++) days += monthLength(year, earlierMonth);
  for (let earlierYear = 1970; earlierYear < year; earlierYear++) days += yearLength(earlierYear);
  for (let laterYear = year; laterYear < 1970; laterYear++) days -= yearLength(laterYear);
  return days;
}
const realDate = fc
  .record({
    year: fc.integer({ min: -5000, max: 3000 }).filter((year) => year !== 0),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    seconds: fc.constant(0),
  })
  .filter((date) =>
    date.year === 1582 && date.month === 10
      ? date.day < 5 || date.day > 14
      : date.day <= monthLength(astronomicalYear(date.year), date.month),
  );

describe('bounds', () => {
  test('a date is as many days from 1970 as a day-by-day count gives', () => {
    fc.assert(
      fc.property(realDate, (date) => {
        expect(bounds(date)).toEqual({ earliest: slowDay(date) * day, latest: slowDay(date) * day + day - 1 });
      }),
      { numRuns: 3000 },
    );
  });

  test('dates known from other sources: Julian day 0, the Ides of March, the Gregorian epoch of our seconds', () => {
    const julianDay = (text: string) => bounds(time(text)).earliest / day + 2_440_588;
    expect(julianDay('-4713-01-01')).toBe(0);
    expect(julianDay('-0044-03-15')).toBe(1_705_426);
    expect(julianDay('1582-10-15')).toBe(2_299_161);
    expect(bounds(time('1970-01-01')).earliest).toBe(0);
    expect(bounds(time('2024-02-29 12:00:00')).earliest).toBe(Date.UTC(2024, 1, 29, 12) / 1000);
  });

  test.each([
    ['-0001-12-31', '0001-01-01'],
    ['1582-10-04', '1582-10-15'],
    ['-0005-02-29', '-0005-03-01'],
    ['1500-02-29', '1500-03-01'],
    ['1900-02-28', '1900-03-01'],
  ])('the day after %s is %s', (before, after) =>
    expect(bounds(time(before)).latest + 1).toBe(bounds(time(after)).earliest),
  );

  test('later dates have later seconds, across the eras and across 1582', () => {
    const order = ({ year, month, day: dayOfMonth }: HistoricalTime) =>
      astronomicalYear(year) * 10_000 + month * 100 + dayOfMonth;
    fc.assert(
      fc.property(realDate, realDate, (a, b) => {
        expect(Math.sign(compareTimes(a, b))).toBe(Math.sign(order(a) - order(b)));
      }),
      { numRuns: 2000 },
    );
  });

  test('every second belongs to one year: each year begins when the previous one ends', () => {
    const wholeYear = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });
    for (let year = -2500; year < 2500; year++)
      if (year && year !== -1) expect(wholeYear(year).latest + 1).toBe(wholeYear(year + 1).earliest);
    expect(wholeYear(-1).latest + 1).toBe(wholeYear(1).earliest);
  });

  test('a year without a month is all of that year, a month without a day all of that month', () => {
    fc.assert(
      fc.property(realDate, fc.integer({ min: 1, max: day - 1 }), (date, seconds) => {
        const spans = [{ ...date, seconds }, date, { ...date, day: 0 }, { ...date, month: 0, day: 0 }].map(bounds);
        for (const [index, span] of spans.slice(1).entries()) {
          expect(span.earliest).toBeLessThanOrEqual(spans[index]!.earliest);
          expect(span.latest).toBeGreaterThanOrEqual(spans[index]!.latest);
        }
      }),
    );
  });

  test('an hour of an unknown day does not narrow it', () => {
    expect(bounds(time('-0221-00-00 10:00:00'))).toEqual(bounds(time('-0221-00-00')));
  });

  test('the year of a second is the year whose bounds contain it', () => {
    fc.assert(
      fc.property(
        fc
          .oneof(someYear, fc.integer({ min: -3000, max: 3000 }).filter(Boolean))
          .filter((year) => Math.abs(year) < 280_000_000),
        (year) => {
          const { earliest, latest } = bounds({ year, month: 0, day: 0, seconds: 0 });
          expect([yearOfSecond(earliest), yearOfSecond(latest)]).toEqual([year, year]);
        },
      ),
    );
    expect(yearOfSecond(bounds(time('-13800000000-00-00')).earliest)).toBe(-13_800_000_000);
  });

  test('S08 a record lasts from its first second to its last, or to now if it goes on to the present', () => {
    expect(recordBounds(record('-0259-00-00', { endTime: '-0210-09-10' }))).toEqual({
      earliest: bounds(time('-0259-00-00')).earliest,
      latest: bounds(time('-0210-09-10')).latest,
    });
    expect(recordBounds(record('1889-00-00'))).toEqual(bounds(time('1889-00-00')));
    expect(recordBounds(record('1889-00-00', { endNote: 'to present' }), 1234.5)!.latest).toBe(1234);
    expect(recordBounds(record('long ago'))).toBeNull();
  });
});

describe('formatting', () => {
  test('a year in the format of each language', () => {
    expect(inFive((language) => formatYear(-221, language))).toEqual([
      '前221年',
      '221 BC',
      '221 av. J.-C.',
      '221 a. C.',
      '紀元前221年',
    ]);
    expect(inFive((language) => formatYear(79, language))).toEqual([
      '公元79年',
      'AD 79',
      '79 apr. J.-C.',
      '79 d. C.',
      '79年',
    ]);
    expect(inFive((language) => formatYear(1889, language))).toEqual(['1889年', '1889', '1889', '1889', '1889年']);
  });

  test('a year on an axis is short', () => {
    expect(inFive((language) => shortYear(-221, language))).toEqual(['前221', '221 BC', '−221', '221 a. C.', '前221']);
    expect(inFive((language) => shortYear(79, language))).toEqual(['79', '79', '79', '79', '79']);
  });

  test('a time is shown as precisely as it is known', () => {
    expect(inFive((language) => formatTime(time('-0210-09-10'), language))).toEqual([
      '前210年9月10日',
      '10 September 210 BC',
      '10 septembre 210 av. J.-C.',
      '10 de septiembre de 210 a. C.',
      '紀元前210年9月10日',
    ]);
    expect(inFive((language) => formatTime(time('0079-08-00'), language))).toEqual([
      '公元79年8月',
      'August AD 79',
      'août 79 apr. J.-C.',
      'agosto de 79 d. C.',
      '79年8月',
    ]);
    expect(inFive((language) => formatTime(time('1066-00-00'), language))).toEqual([
      '1066年',
      '1066',
      '1066',
      '1066',
      '1066年',
    ]);
  });

  test('the first of a month is 1ᵉʳ in French only', () => {
    expect(inFive((language) => formatTime(time('1804-05-01'), language))).toEqual([
      '1804年5月1日',
      '1 May 1804',
      '1ᵉʳ mai 1804',
      '1 de mayo de 1804',
      '1804年5月1日',
    ]);
  });

  test('two BC years share their era', () => {
    expect(inFive((language) => formatRecord(record('-0259-00-00', { endTime: '-0210-00-00' }), language))).toEqual([
      '前259年—前210年',
      '259 – 210 BC',
      '259 – 210 av. J.-C.',
      '259 – 210 a. C.',
      '紀元前259年〜紀元前210年',
    ]);
    expect(formatRecord(record('-0063-09-23', { endTime: '0014-08-19' }), 'en')).toBe(
      '23 September 63 BC – 19 August AD 14',
    );
  });

  test('S08 the notes about and doubtful are shown with the time', () => {
    expect(
      inFive((language) =>
        formatRecord(record('-0551-00-00', { endTime: '-0479-00-00', startNote: 'about' }), language),
      ),
    ).toEqual([
      '约前551年—前479年',
      'c. 551 – 479 BC',
      'vers 551 – 479 av. J.-C.',
      'h. 551 – 479 a. C.',
      '紀元前551年頃〜紀元前479年',
    ]);
    expect(inFive((language) => formatRecord(record('0030-00-00', { startNote: 'doubtful' }), language))).toEqual([
      '公元30年?',
      'AD 30?',
      '30 apr. J.-C.\u202f?',
      '30 d. C.?',
      '30年?',
    ]);
  });

  test('if only one end is known, the other is left open', () => {
    const alone = (notes: object) =>
      inFive((language) => formatRecord(record('1913-00-00', { endTime: '1913-00-00', ...notes }), language));
    expect(alone({ endNote: 'after' })).toEqual(['1913年—', '1913 –', '1913 –', '1913 –', '1913年〜']);
    expect(alone({ startNote: 'before', endNote: 'about' })).toEqual([
      '—约1913年',
      '– c. 1913',
      '– vers 1913',
      '– h. 1913',
      '〜1913年頃',
    ]);
  });

  test('S08 the note to present leaves the end open', () => {
    expect(inFive((language) => formatRecord(record('1889-00-00', { endNote: 'to present' }), language))).toEqual([
      '1889年至今',
      '1889 – present',
      '1889 – aujourd’hui',
      '1889 – hoy',
      '1889年〜現在',
    ]);
  });

  test('a span that begins and ends on one day shows that day once', () => {
    expect(formatRecord(record('-0490-09-12', { endTime: '-0490-09-12' }), 'en')).toBe('12 September 490 BC');
    expect(formatRecord(record('-0490-09-12 08:00:00', { endTime: '-0490-09-12 14:00:00' }), 'en')).toBe(
      '12 September 490 BC',
    );
    expect(formatRecord(record('-0490-00-00', { endTime: '-0490-00-00', startNote: 'about' }), 'en')).toBe(
      'c. 490 – 490 BC',
    );
  });
});
