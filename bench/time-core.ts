import { parse } from 'edtf';
import { countDays } from '../tests/count-days.ts';
import { toEdtf } from '../src/rules/time/edtf.server.ts';
import {
  bounds,
  type HistoricalTime,
  type TimeRecord,
  writeHistoricalTime,
} from '../src/rules/time/historical-time.ts';
import { readTime } from '../src/rules/time/historical-time-reading.ts';
import { writeRecord } from '../src/rules/time/historical-time-writing.ts';
import { languages } from '../src/rules/languages.ts';
import { rounds, type EngineFigure, type Row } from './figure.ts';
import { randomFrom, type Random } from './random.ts';
import { measureMs } from './timing.ts';

/** Records written and read per round, and dates compared. */
const recordCount = 20_000,
  dates = 100_000;
const firstYear = -4800,
  lastYear = 3000;

/** A date within these years, of random precision. */
function randomDate(random: Random): HistoricalTime {
  const year = firstYear + 1 + random.below(lastYear - firstYear - 1) || 1,
    how = random.below(3);
  const month = how ? 1 + random.below(12) : 0;
  return {
    year,
    month,
    day: how === 2 ? 1 + random.below([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!) : 0,
    seconds: 0,
  };
}

function randomRecord(random: Random): TimeRecord {
  const start = randomDate(random),
    isSpan = random.below(3) === 0;
  const end = isSpan ? writeHistoricalTime({ ...start, year: start.year + 1 + random.below(80) || 1 }) : null;
  return {
    startTime: writeHistoricalTime(start),
    endTime: end,
    startNote: random.below(5) ? null : 'about',
    endNote: null,
    timeDesc: null,
  };
}

/**
 * Times written and read per second in each language, compared with a library that reads them as EDTF; and whether the
 * bounds agree with counting days.
 */
export const timeCore: EngineFigure = async () => {
  const random = randomFrom(221),
    records = Array.from({ length: recordCount }, () => randomRecord(random));
  const edtf = records.flatMap((record) => toEdtf(record) ?? []);
  const perSecond = async (count: number, work: () => void) => count / ((await measureMs(work)) / 1000);
  const rows: Row[] = [];
  for (const language of languages) {
    const texts = records.map((record) => writeRecord(record, language));
    const unread = texts.filter((text) => readTime(text, language).refused);
    const writes: number[] = [],
      reads: number[] = [],
      peer: number[] = [];
    for (let round = -1; round < rounds; round++) {
      // the first round warms up
      const [write, read, library] = [
        await perSecond(recordCount, () => {
          for (const record of records) writeRecord(record, language);
        }),
        await perSecond(recordCount, () => {
          for (const text of texts) readTime(text, language);
        }),
        await perSecond(edtf.length, () => {
          for (const text of edtf) parse(text);
        }),
      ];
      if (round >= 0)
        [
          [writes, write],
          [reads, read],
          [peer, library],
        ].forEach(([values, value]) => (values as number[]).push(value as number));
    }
    rows.push(
      { what: `times written, ${language}`, unit: '/s', values: writes },
      {
        what: `times read, ${language} (${unread.length} of ${inThousands(recordCount)} not understood)`,
        unit: '/s',
        values: reads,
        peer: { name: 'edtf of npm, the same times', values: peer },
      },
    );
  }
  return [
    ...rows,
    {
      what: `${inThousands(dates)} random dates of ${-firstYear} BC to AD ${lastYear}: bounds other than by counting the days`,
      unit: '',
      values: [countDisagreements(random)],
      budget: { text: '0', met: (value) => value === 0 },
    },
  ];
};

const inThousands = (count: number) => `${count / 1000} k`;

/** Number of dates whose first or last second differs from the slow and obvious method: counting day by day. */
function countDisagreements(random: Random): number {
  const keyOf = ({ year, month, day }: Pick<HistoricalTime, 'year' | 'month' | 'day'>) =>
    (year - firstYear) * 10_000 + month * 100 + day;
  const sampledDates = Array.from({ length: dates }, () => randomDate(random));
  const counted = new Map(sampledDates.map((date) => [keyOf(date), { first: NaN, last: NaN }]));
  let epoch = NaN,
    number = 0;
  for (const date of countDays({ year: firstYear, month: 1, day: 1 }, 'historical')) {
    if (date.year === lastYear) break;
    if (date.year === 1970 && date.month === 1 && date.day === 1) epoch = number;
    for (const part of [date, { ...date, day: 0 }, { ...date, month: 0, day: 0 }]) {
      const range = counted.get(keyOf(part));
      if (!range) continue;
      if (Number.isNaN(range.first)) range.first = number;
      range.last = number;
    }
    number++;
  }
  return sampledDates.filter((date) => {
    const { earliest, latest } = bounds(date),
      { first, last } = counted.get(keyOf(date))!;
    // Ten days of October 1582 do not exist.
    return (
      !Number.isNaN(first) && (earliest !== (first - epoch) * 86_400 || latest !== (last - epoch + 1) * 86_400 - 1)
    );
  }).length;
}
