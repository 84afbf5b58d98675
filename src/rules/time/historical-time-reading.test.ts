import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf, monthDays } from './calendar.ts';
import { precisionOf, precisions, recordWithin, yearsIn, type Precision } from './historical-time-precision.ts';
import { maxTimeTextLength, readTime } from './historical-time-reading.ts';
import { writeRecord } from './historical-time-writing.ts';
import {
  bounds,
  readHistoricalTime,
  timeNotes,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeRecord,
} from './historical-time.ts';
import { languages, type Language } from '../languages.ts';

const record = (startTime: string, rest: Partial<TimeRecord> = {}): TimeRecord => {
  const full = (text: string) => (text.includes(':') ? text : `${text} 00:00:00`);
  return {
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
    ...rest,
    startTime: full(startTime),
    ...(rest.endTime && { endTime: full(rest.endTime) }),
  };
};
const about = { startNote: 'about', endNote: 'about' } as const;
const read = (text: string, language: Language) => {
  const { record: parsedRecord, refused } = readTime(text, language);
  return refused ?? parsedRecord;
};
/** The texts of one record in each language. */
const inFive = (texts: readonly [string, string, string, string, string], expected: TimeRecord) => {
  for (const [index, language] of languages.entries())
    expect([language, texts[index], read(texts[index]!, language)]).toEqual([language, texts[index], expected]);
};

describe('what people write', () => {
  test('S08 years, before and after Christ', () => {
    inFive(['前221年', '221 BC', '221 av. J.-C.', '221 a. C.', '紀元前221年'], record('-0221-00-00'));
    inFive(['公元前221年', '221 BCE', '221 avant J.-C.', '221 a.C.', '前221年'], record('-0221-00-00'));
    inFive(
      ['公元前二二一年', '221 B.C.', '221 av. J-C', '221 antes de Cristo', '紀元前２２１年'],
      record('-0221-00-00'),
    );
    inFive(['公元14年', 'AD 14', '14 apr. J.-C.', '14 d. C.', '西暦14年'], record('0014-00-00'));
    inFive(['14年', '14 CE', 'l’an 14', 'año 14', '14年'], record('0014-00-00'));
    inFive(['一八八九年', '1889', 'en 1889', '1889', '１８８９年'], record('1889-00-00'));
    inFive(['前40000年', '40,000 BC', '40 000 av. J.-C.', '40.000 a. C.', '紀元前4万年'], record('-40000-00-00'));
  });

  test('S08 spans, sharing their era or not', () => {
    const span = record('-0259-00-00', { endTime: '-0210-00-00' });
    inFive(
      ['前259年—前210年', '259 – 210 BC', '259 – 210 av. J.-C.', '259 – 210 a. C.', '紀元前259年〜紀元前210年'],
      span,
    );
    inFive(
      ['前259—210年', '259–210 BC', 'de 259 à 210 av. J.-C.', 'de 259 a 210 a. C.', '前259年から前210年まで'],
      span,
    );
    inFive(
      ['自前259年至前210年', 'from 259 to 210 BC', '259-210 av. J.-C.', '259-210 a.C.', '紀元前259年より紀元前210年'],
      span,
    );
    inFive(
      [
        '前221年—公元14年',
        '221 BC – AD 14',
        '221 av. J.-C. – 14 apr. J.-C.',
        '221 a. C. – 14 d. C.',
        '紀元前221年〜14年',
      ],
      record('-0221-00-00', { endTime: '0014-00-00' }),
    );
    inFive(
      [
        '前490年9月10日—12日',
        '10–12 September 490 BC',
        '10 – 12 septembre 490 av. J.-C.',
        '10 – 12 de septiembre de 490 a. C.',
        '前490年9月10日〜12日',
      ],
      record('-0490-09-10', { endTime: '-0490-09-12' }),
    );
    expect(read('1939–45', 'en')).toEqual(record('1939-00-00', { endTime: '1945-00-00' }));
    for (const [text, language] of [
      ['between 259 and 210 BC', 'en'],
      ['entre 259 et 210 av. J.-C.', 'fr'],
      ['entre 259 y 210 a. C.', 'es'],
    ] as const)
      expect(read(text, language)).toEqual({ ...span, ...about });
    for (const [text, language] of [
      ['from the 3rd to the 2nd century BC', 'en'],
      ['5th–4th centuries BC', 'en'],
      ['du IIIe au IIe siècle av. J.-C.', 'fr'],
      ['siglos III–II a. C.', 'es'],
      ['siglo III – siglo II a. C.', 'es'],
      ['前3—前2世纪', 'zh'],
    ] as const)
      expect([text, read(text, language)]).toEqual([
        text,
        text.startsWith('5')
          ? record('-0500-00-00', { endTime: '-0301-00-00', ...about })
          : record('-0300-00-00', { endTime: '-0101-00-00', ...about }),
      ]);
    expect(read('1914-18', 'en')).toEqual(record('1914-00-00', { endTime: '1918-00-00' }));
    expect(read('3rd–2nd century BC', 'en')).toEqual(record('-0300-00-00', { endTime: '-0101-00-00', ...about }));
  });

  test('S08 about, doubtful, to present, before, after', () => {
    inFive(
      ['约前551年', 'c. 551 BC', 'vers 551 av. J.-C.', 'h. 551 a. C.', '紀元前551年頃'],
      record('-0551-00-00', { startNote: 'about' }),
    );
    inFive(
      ['前551年前后', 'circa 551 BC', 'environ 551 av. J.-C.', 'hacia 551 a. C.', '約前551年'],
      record('-0551-00-00', { startNote: 'about' }),
    );
    inFive(['公元551年左右', 'c.551', 'vers 551', 'h. 551', '551年ごろ'], record('0551-00-00', { startNote: 'about' }));
    inFive(
      ['公元30年？', 'AD 30?', '30 apr. J.-C. ?', '30 d. C. (?)', '30年?'],
      record('0030-00-00', { startNote: 'doubtful' }),
    );
    inFive(
      ['1889年至今', '1889 – present', '1889 – aujourd’hui', '1889 – hoy', '1889年〜現在'],
      record('1889-00-00', { endNote: 'to present' }),
    );
    inFive(
      ['1889年以来', 'since 1889', 'depuis 1889', 'desde 1889', '1889年から'],
      record('1889-00-00', { endNote: 'to present' }),
    );
    inFive(
      ['前221年以前', 'before 221 BC', 'avant 221 av. J.-C.', 'antes de 221 a. C.', '紀元前221年以前'],
      record('-0221-00-00', { startNote: 'before' }),
    );
    inFive(
      ['前221年以后', 'after 221 BC', 'après 221 av. J.-C.', 'después de 221 a. C.', '紀元前221年以後'],
      record('-0221-00-00', { startNote: 'after' }),
    );
    inFive(
      [
        '前3世纪以前',
        'before the 3rd century BC',
        'avant le IIIe siècle av. J.-C.',
        'antes del siglo III a. C.',
        '紀元前3世紀以前',
      ],
      record('-0300-00-00', { startNote: 'before' }),
    );
    inFive(
      [
        '约前551年—前479年',
        'c. 551 – 479 BC',
        'vers 551 – 479 av. J.-C.',
        'h. 551 – 479 a. C.',
        '紀元前551年頃〜紀元前479年',
      ],
      record('-0551-00-00', { endTime: '-0479-00-00', startNote: 'about' }),
    );
  });

  test('S08 decades, centuries, millennia', () => {
    inFive(
      ['前3世纪', '3rd century BC', 'IIIe siècle av. J.-C.', 'siglo III a. C.', '紀元前3世紀'],
      record('-0300-00-00', { endTime: '-0201-00-00', ...about }),
    );
    inFive(
      ['公元前三世纪', 'the 3rd century BCE', 'IIIᵉ siècle avant notre ère', 'el siglo III a.C.', '前三世紀'],
      record('-0300-00-00', { endTime: '-0201-00-00', ...about }),
    );
    inFive(
      ['1世纪', '1st century', 'Ier siècle', 'siglo I', '1世紀'],
      record('0001-00-00', { endTime: '0100-00-00', ...about }),
    );
    inFive(
      ['1880年代', '1880s', 'années 1880', 'década de 1880', '1880年代'],
      record('1880-00-00', { endTime: '1889-00-00', ...about }),
    );
    inFive(
      ['19世纪80年代', 'the 1880s', 'les années 1880', 'años 1880', '19世紀80年代'],
      record('1880-00-00', { endTime: '1889-00-00', ...about }),
    );
    inFive(
      ['前480年代', '480s BC', 'années 480 av. J.-C.', 'década de 480 a. C.', '紀元前480年代'],
      record('-0489-00-00', { endTime: '-0480-00-00', ...about }),
    );
    inFive(
      ['前3千年纪', '3rd millennium BC', 'IIIe millénaire av. J.-C.', 'III milenio a. C.', '紀元前3千年紀'],
      record('-3000-00-00', { endTime: '-2001-00-00', ...about }),
    );
  });

  test('S08 days and times of day', () => {
    inFive(
      [
        '前210年9月10日',
        '10 September 210 BC',
        '10 septembre 210 av. J.-C.',
        '10 de septiembre de 210 a. C.',
        '紀元前210年9月10日',
      ],
      record('-0210-09-10'),
    );
    inFive(
      ['公元79年八月', 'August AD 79', 'août 79 apr. J.-C.', 'agosto de 79 d. C.', '79年8月'],
      record('0079-08-00'),
    );
    inFive(
      ['1804年5月1日', 'May 1st, 1804', '1er mai 1804', '1 de mayo de 1804', '１８０４年５月１日'],
      record('1804-05-01'),
    );
    inFive(
      [
        '1815年6月18日11时30分',
        '18 June 1815, 11:30',
        '18 juin 1815, 11 h 30',
        '18 de junio de 1815, 11:30',
        '1815年6月18日11時30分',
      ],
      record('1815-06-18 11:30:00'),
    );
    expect(['first century BC', 'the twentieth century'].map((text) => read(text, 'en'))).toEqual([
      recordWithin(-1, 'century'),
      recordWithin(1950, 'century'),
    ]);
    expect([
      read('14/7/1789', 'fr'),
      read('14/7/1789', 'en'),
      read('7/14/1789', 'en'),
      read('1789/7/14', 'jp'),
      read('4/7/1789', 'en'),
    ]).toEqual([...Array.from({ length: 4 }, () => record('1789-07-14')), 'ambiguous']);
    expect(['−221', '-44', '-0044'].map((text) => read(text, 'fr'))).toEqual([
      record('-0221-00-00'),
      record('-0044-00-00'),
      record('-0044-00-00'),
    ]);
    expect(read('Sept. 10, 210 BC', 'en')).toEqual(record('-0210-09-10'));
  });

  test('S08 years ago', () => {
    inFive(
      ['200万年前', '2 million years ago', 'il y a 2 millions d’années', 'hace 2 millones de años', '200万年前'],
      record('-2000000-00-00', { startNote: 'about' }),
    );
    inFive(
      [
        '138亿年前',
        '13.8 billion years ago',
        'il y a 13,8 milliards d’années',
        'hace 13 800 millones de años',
        '138億年前',
      ],
      record('-13800000000-00-00', { startNote: 'about' }),
    );
    inFive(
      ['二十万年前', '200,000 years ago', 'il y a 200 000 ans', 'hace 200.000 años', '約20万年前'],
      record('-200000-00-00', { startNote: 'about' }),
    );
    inFive(
      ['5000年前', '5,000 years ago', 'il y a 5 000 ans', 'hace 5000 años', '5000年前'],
      record('-3000-00-00', { startNote: 'about' }),
    );
    expect(read('距今200万年', 'zh')).toEqual(record('-2000000-00-00', { startNote: 'about' }));
    expect(['300年前', '80年代'].map((text) => read(text, 'zh'))).toEqual(['ambiguous', 'ambiguous']);
  });

  test('S08 machine formats: the record’s own form, spans of it, without month and day', () => {
    for (const language of languages) {
      expect(read('-0221-10-01', language)).toEqual(record('-0221-10-01'));
      expect(read('-0221-10-01 06:30:05', language)).toEqual(record('-0221-10-01 06:30:05'));
      expect(read('-0221-10-01T06:30', language)).toEqual(record('-0221-10-01 06:30:00'));
      expect(read('-0259/-0210-09-10', language)).toEqual(record('-0259-00-00', { endTime: '-0210-09-10' }));
      expect(read('1804-05', language)).toEqual(record('1804-05-00'));
      // The notation of addresses and axes.
      expect(read('-221', language)).toEqual(record('-0221-00-00'));
      expect(read('-221-09', language)).toEqual(record('-0221-09-00'));
      expect(read('-221-09-10', language)).toEqual(record('-0221-09-10'));
      expect(read('79-08-24', language)).toEqual(record('0079-08-24'));
      expect(read('-221-10-01/-210-09-10', language)).toEqual(record('-0221-10-01', { endTime: '-0210-09-10' }));
    }
  });

  test('a reader may write in another language’s format', () => {
    for (const language of languages) {
      expect(read('IIIe siècle av. J.-C.', language)).toEqual(recordWithin(-300, 'century'));
      expect(read('紀元前551年頃', language)).toEqual(record('-0551-00-00', { startNote: 'about' }));
    }
  });
});

describe('invalid times', () => {
  test.each([
    ['', 'empty'],
    ['  　', 'empty'],
    ['long ago', 'notUnderstood'],
    ['x'.repeat(maxTimeTextLength + 1), 'tooLong'],
    ['0 BC', 'yearZero'],
    ['0年', 'yearZero'],
    ['0000-01-01', 'yearZero'],
    ['0th century', 'yearZero'],
    ['30 February 210 BC', 'noSuchDay'],
    ['31 April 1900', 'noSuchDay'],
    ['29 February 1900', 'noLeapDay'],
    ['1900年2月29日', 'noLeapDay'],
    ['1900-02-29', 'noLeapDay'],
    ['10 October 1582', 'skippedDay'],
    ['1582年10月10日', 'skippedDay'],
    ['1582-10-10', 'skippedDay'],
    ['32 May 1900', 'noSuchDay'],
    ['前210年13月', 'noSuchDay'],
    ['1900-02-40', 'noSuchDay'],
    ['1900-13-01', 'noSuchDay'],
    ['18 June 1815, 24:30', 'noSuchTimeOfDay'],
    ['1815年6月18日25时', 'noSuchTimeOfDay'],
    ['999999999999 BC', 'tooFar'],
    ['AD 14 – 221 BC', 'endBeforeStart'],
    ['210 – 259 BC', 'endBeforeStart'],
    ['前210年—前259年', 'endBeforeStart'],
    ['0014/-0221', 'endBeforeStart'],
    ['-', 'notUnderstood'],
    ['<script>', 'notUnderstood'],
    ['\0', 'notUnderstood'],
    ['前前221年', 'notUnderstood'],
    ['IIX siècle', 'notUnderstood'],
    ['五五五五十年', 'notUnderstood'],
  ] as const)('S08 %j: %s', (text, refused) => {
    for (const language of languages) expect(readTime(text, language)).toEqual({ record: null, refused });
  });

  test('S08 any text gets an answer quickly', () => {
    const pieces = fc.constantFrom(
      '前',
      '年',
      '月',
      '日',
      '世纪',
      '–',
      '-',
      ' ',
      '221',
      'BC',
      'av. J.-C.',
      'a. C.',
      'c. ',
      '?',
      '(',
      ')',
      '千',
      '万',
      '十',
      'il y a ',
      'hace ',
      ',',
      '.',
      '/',
      '~',
      '\u0000',
      '𠀀',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: maxTimeTextLength }),
          fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
        ),
        fc.constantFrom(...languages),
        (text, language) => {
          const { record: parsedRecord, refused } = readTime(text, language);
          expect(parsedRecord === null).toBe(refused !== null);
          if (!parsedRecord) return;
          expect(readHistoricalTime(parsedRecord.startTime)).not.toBeNull();
          if (parsedRecord.endTime) expect(readHistoricalTime(parsedRecord.endTime)).not.toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
    const began = process.cpuUsage();
    for (const text of [
      '1 '.repeat(60),
      '-'.repeat(120),
      '1–'.repeat(60),
      '前'.repeat(120),
      '十'.repeat(120),
      '1年'.repeat(60),
      'a '.repeat(60),
    ])
      for (const language of languages) readTime(text, language);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  });
});

/** Times of every precision, as in records: below an unknown field nothing is known. */
const someYear = fc
  .oneof(
    fc.integer({ min: -3000, max: 2100 }),
    fc.integer({ min: -99_999, max: 99_999 }),
    fc.integer({ min: -14_000_000_000, max: 14_000_000_000 }),
    fc.constantFrom(-1, 1, -4, 4, 1582),
  )
  .filter((year) => year !== 0);
/** A day that existed: not 29 February 1900, nor a day skipped in October 1582. */
function realDay(year: number, month: number, number: number): number {
  const day = (number % monthDays(year, month, calendarOf({ year, month, day: 1 }))) + 1;
  return year === 1582 && month === 10 && day > 4 && day < 15 ? 15 : day;
}
const someTimeOf = (precision: Precision): fc.Arbitrary<HistoricalTime> => {
  if (yearsIn[precision] > 1)
    return fc
      .integer({ min: 1, max: 13 })
      .map((count) => ({ year: -count * yearsIn[precision], month: 0, day: 0, seconds: 0 }));
  const size = { second: 1, minute: 60, hour: 3600 }[precision as 'second'];
  return fc
    .record({
      year: someYear,
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.nat(),
      seconds: fc.integer({ min: 1, max: size ? Math.floor(86_399 / size) : 1 }),
    })
    .map(({ year, month, day, seconds }) => ({
      year,
      month: precision === 'year' ? 0 : month,
      day: precision === 'year' || precision === 'month' ? 0 : realDay(year, month, day),
      seconds: size ? seconds * size : 0,
    }));
};
const points = precisions.filter((precision) => !['decade', 'century', 'millennium'].includes(precision));
const somePoint = fc
  .constantFrom(...points)
  .chain((precision) =>
    fc.tuple(someTimeOf(precision), fc.constantFrom(null, ...timeNotes.filter((note) => note !== 'to present'))),
  );
const somePart = fc
  .tuple(
    fc.constantFrom('decade', 'century', 'millennium'),
    fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -99_999, max: 2100 })),
    fc.constantFrom('about', 'doubtful'),
  )
  .filter(([, year]) => Math.abs(year) >= 10)
  .map(([precision, year, note]) => recordWithin(year, precision as 'decade', note as 'about'));
const someRecord = fc.oneof(
  somePart,
  somePoint.map(([time, startNote]) => ({ ...record(writeHistoricalTime(time)), startNote })),
  somePoint.map(([time, startNote]) => ({
    ...record(writeHistoricalTime(time)),
    startNote,
    endNote: 'to present' as const,
  })),
  fc
    .tuple(somePoint, somePoint)
    .map(([[a, noteA], [b, noteB]]) => ({
      ...record(writeHistoricalTime(a)),
      startNote: noteA,
      endTime: writeHistoricalTime(b),
      endNote: noteB,
    }))
    .filter(
      (span) =>
        bounds(readHistoricalTime(span.endTime)!).latest >= bounds(readHistoricalTime(span.startTime)!).earliest,
    ),
);

describe('writing and reading are inverse', () => {
  test.each(languages)('S08 in %s, for every precision, note and span', (language) => {
    fc.assert(
      fc.property(someRecord, (timeRecord) => {
        const text = writeRecord(timeRecord, language);
        const back = readTime(text, language);
        // Two ends with the same text are one.
        const expected =
          timeRecord.endTime === timeRecord.startTime && timeRecord.startNote === timeRecord.endNote
            ? { ...timeRecord, endTime: null, endNote: null }
            : timeRecord;
        expect([text, back.record]).toEqual([text, expected]);
      }),
      { numRuns: 2500 },
    );
  });

  test.each(precisions)(
    'S08 a time known to the %s shows its precision and survives writing and reading',
    (precision) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...languages),
          fc.integer({ min: 1, max: 9 }),
          fc.boolean(),
          someTimeOf(precision),
          (language, count, isBefore, time) => {
            const isNamed = precision === 'decade' || precision === 'century' || precision === 'millennium';
            const timeRecord = isNamed
              ? recordWithin(
                  (isBefore ? -1 : 1) * (precision === 'decade' ? (count + 9) * 10 : count * yearsIn[precision]),
                  precision,
                )
              : {
                  ...record(
                    writeHistoricalTime(yearsIn[precision] > 1 ? { ...time, year: -count * yearsIn[precision] } : time),
                  ),
                  startNote: yearsIn[precision] > 1 ? ('about' as const) : null,
                };
            expect(precisionOf(timeRecord)).toBe(
              precision === 'hour' || precision === 'minute' || precision === 'second'
                ? precisionOf(timeRecord)
                : precision,
            );
            expect(readTime(writeRecord(timeRecord, language), language).record).toEqual(timeRecord);
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});
