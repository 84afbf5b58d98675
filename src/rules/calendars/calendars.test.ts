import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEraNames } from '../eras/eras.ts';
import { dateOfDayNumber, dayNumberOf } from '../time/calendar.ts';
import { readTime } from '../time/historical-time-reading.ts';
import { languages, type Language } from '../languages.ts';
import { cycleNameOf, lunarMonth, positionInCycle } from './cycles.ts';
import { toHijra, hijraOfJulianDay, julianDayOfHijra } from './islamic.ts';
import { toRepublican, timeOfRepublic } from './republican.ts';
import { cityYearOf, timeOfRomanDay, yearOfCity } from './roman.ts';

const names = readEraNames();
/** How a text is parsed, in short: `-0044-03-15`, `1225~ 1226~`, or the reason of a refusal. */
function read(text: string, language: Language = 'en'): string {
  const { record, refused } = readTime(text, language, names);
  if (!record) return refused;
  const end = (time: string, note: string | null) =>
    time.replace(/(?:-00)* 00:00:00$/, '') + (note === 'about' ? '~' : '');
  return [end(record.startTime, record.startNote), record.endTime && end(record.endTime, record.endNote)]
    .filter(Boolean)
    .join(' ');
}

test.each<[string, string, Language?]>([
  ['15 Nisan 5602', '1842-03-26'],
  ['Nisan 15, 5602', '1842-03-26'],
  ['5 Adar II 5765', '2005-03-16'],
  ['10 Tichri 5602', '1841-09-25', 'fr'],
  ['1. Tischri 5602', '1841-09-16'],
  ['Tishri 5602', '1841-09~ 1841-10~'],
  ['A.M. 5602', '1841-09~ 1842-09~'],
  ['31 Nisan 5602', 'noSuchDay'],
  ['14 av 1842', 'notUnderstood'],
])('Hebrew days and years: %s is %s', (text, expected, language) => expect(read(text, language)).toBe(expected));

describe('S08 days and years in Roman notation', () => {
  test.each<[string, string, Language?]>([
    ['ides of March 44 BC', '-0044-03-15'],
    ['the Ides of March, 44 BC', '-0044-03-15'],
    ['Idibus Martiis DCCX a.u.c.', '-0044-03-15'],
    ['ides de mars 44 av. J.-C.', '-0044-03-15', 'fr'],
    ['idus de marzo de 44 a. C.', '-0044-03-15', 'es'],
    ['Kal. Ian. 45 BC', '-0045-01-01'],
    ['nones of July 44 BC', '-0044-07-07'],
    ['a.d. III Non. Ian. 106 BC', '-0106-01-03'],
    ['a.d. IX Kal. Oct. 63 BC', '-0063-09-22'],
    ['a.d. VIII Kal. Sept. 79', '0079-08-25'],
    ['a. d. IV Non. Sext. 216 BC', '-0216-08-02'],
    ['pridie Kal. Ian. 406', '0405-12-31'],
    ['a.d. XX Kal. Ian. 44', 'noSuchDay'],
    ['a.d. VI Kal. Mart. 4', 'ambiguous'],
    ['a.d. VII Kal. Mart. 4', '0004-02-23'],
    ['753 AUC', '-0753-00-00'.slice(0, 0) + '-0001'],
    ['AUC 754', '0001'],
    ['DCCLIII ab urbe condita', '-0001'],
    ['an 753 de Rome', '-0001', 'fr'],
    ['ローマ建国紀元754年', '0001', 'jp'],
  ])('%s is %s', (text, expected, language) => expect(read(text, language)).toBe(expected));

  test('years of the city convert both ways; no day before the Ides counts to the next Kalends', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 2800 }), (auc) => cityYearOf(yearOfCity(auc)) === auc));
    expect(timeOfRomanDay(79, 3, 'kal', 19)).toBe('noSuchDay'); // February has no Ides on the 11th
    const met = new Set<string>();
    for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      for (const dayName of ['kal', 'non', 'id'] as const)
        for (let count = 1; count < 20; count++) {
          const time = timeOfRomanDay(79, month, dayName, count);
          if (time && typeof time === 'object') met.add(`${time.from.month}-${time.from.day}`);
        }
    expect(met.size).toBe(365);
  });
});

describe('S08 years of the Hijra', () => {
  test.each<[string, string, Language?]>([
    ['AH 622', '1225~ 1226~'],
    ['622 AH', '1225~ 1226~'],
    ['an 622 de l’hégire', '1225~ 1226~', 'fr'],
    ['año 622 de la hégira', '1225~ 1226~', 'es'],
    ['伊斯兰历622年', '1225~ 1226~', 'zh'],
    ['ヒジュラ暦622年', '1225~ 1226~', 'jp'],
    ['AH 1', '0622~ 0623~'],
    ['17 Ramadan AH 2', '0624-03-13~'],
    ['ramadan 2 de l’hégire', '0624-02~ 0624-03~', 'fr'],
    ['10 Muharram AH 61', '0680-10-10~'],
    ['1 Muharram AH 1447', '2025-06-27~'],
    ['伊斯兰历2年9月17日', '0624-03-13~', 'zh'],
    ['30 Safar AH 2', 'noSuchDay'],
  ])('%s is %s', (text, expected, language) => expect(read(text, language)).toBe(expected));

  test('every day converts both ways, one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_948_440, max: 2_600_000 }), (day) => {
        expect(julianDayOfHijra(hijraOfJulianDay(day))).toBe(day);
      }),
    );
    expect(toHijra({ year: 1453, month: 5, day: 29 })).toEqual({ year: 857, month: 5, day: 20 });
  });
});

describe('S08 the calendar of the French Republic', () => {
  test.each<[string, string, Language?]>([
    ['18 brumaire an VIII', '1799-11-09', 'fr'],
    ['18 Brumaire, Year VIII', '1799-11-09'],
    ['18 de brumario del año VIII', '1799-11-09', 'es'],
    ['共和历八年雾月十八日', '1799-11-09', 'zh'],
    ['共和暦8年ブリュメール18日', '1799-11-09', 'jp'],
    ['9 thermidor an II', '1794-07-27', 'fr'],
    ['1er vendémiaire an I', '1792-09-22', 'fr'],
    ['11 frimaire an XIII', '1804-12-02', 'fr'],
    ['6e jour complémentaire an III', '1795-09-22', 'fr'],
    ['6e jour complémentaire an II', 'noSuchDay', 'fr'],
    ['an VIII', '1799-09 1800-09'.replaceAll('-09', '-09'), 'fr'],
    ['an XV', 'beyondEra', 'fr'],
    ['31 brumaire an VIII', 'noSuchDay', 'fr'],
    ['l’an mil', '1000', 'fr'],
    ['l’an 14', '0014', 'fr'],
  ])('%s is %s', (text, expected, language) => expect(read(text, language)).toBe(expected));

  test('every day converts both ways', () => {
    const [first, last] = [
      dayNumberOf({ year: 1792, month: 9, day: 22 }),
      dayNumberOf({ year: 1805, month: 12, day: 31 }),
    ];
    for (let at = first; at <= last; at++) {
      const date = dateOfDayNumber(at),
        { year, month, day } = toRepublican(date)!;
      expect(timeOfRepublic(year, month, day)).toMatchObject({ from: date, to: date });
    }
    expect([toRepublican(dateOfDayNumber(first - 1)), toRepublican(dateOfDayNumber(last + 1))]).toEqual([null, null]);
  });
});

describe('S08 years of the sixty-year cycle and lunar months', () => {
  test.each<[string, string, Language?]>([
    ['光绪甲午年', '1894', 'zh'],
    ['光绪二十年甲午', '1894', 'zh'],
    ['光绪二十年岁次甲午七月', '1894-07~ 1894-09~', 'zh'],
    ['康熙甲子', '1684', 'zh'],
    ['永和九年岁在癸丑三月', '0353-03~ 0353-05~', 'zh'],
    ['1894年甲午', '1894', 'zh'],
    ['1895年甲午', 'cycleDiffers', 'zh'],
    ['甲午年', 'ambiguous', 'zh'],
    ['开元二十九年闰四月', '0741-05~ 0741-06~', 'zh'],
    ['光绪二十年十二月', '1894-12~ 1895-02~', 'zh'],
    ['元光五年十月', '-0131-10~ -0131-12~', 'zh'],
    ['慶応四年正月', '1868-01~ 1868-03~', 'jp'],
  ])('%s is %s', (text, expected, language) => expect(read(text, language)).toBe(expected));

  test('the cycle runs through sixty names, and known years have the right names', () => {
    expect([1984, 4, 1911, 1644, -221, -1046].map(cycleNameOf)).toEqual([
      '甲子',
      '甲子',
      '辛亥',
      '甲申',
      '庚辰',
      '乙未',
    ]);
    expect(new Set(Array.from({ length: 60 }, (_, year) => cycleNameOf(year + 1))).size).toBe(60);
    for (let year = 1; year < 200; year++) expect(positionInCycle(cycleNameOf(year))).toBe((year + 56) % 60);
    expect(positionInCycle('甲丑')).toBeNull();
  });

  test('a lunar month from published tables is within the months it is read as', () => {
    // Beginning and end in our calendar, by published tables: Tang, Song, Ming and Qing months.
    for (const [year, month, from, until] of [
      [755, 11, '755-12', '756-01'],
      [1127, 5, '1127-06', '1127-07'],
      [1644, 3, '1644-04', '1644-05'],
      [1894, 7, '1894-08', '1894-08'],
      [1911, 8, '1911-09', '1911-10'],
    ] as const) {
      const span = lunarMonth(year, month, false)!;
      const formatMonth = (date: { year: number; month: number }) =>
        `${date.year}-${String(date.month).padStart(2, '0')}`;
      expect(formatMonth(span.from) <= from && until <= formatMonth(span.to), String(year)).toBe(true);
    }
    expect(lunarMonth(690, 1, false)).toBeNull(); // Wu Zetian began the year with the eleventh month
  });
});

describe('S08 parts of centuries, decades and years', () => {
  const parts: readonly (readonly [expected: string, ...texts: readonly string[]])[] = [
    ['0267~ 0300~', '3世纪末', 'late 3rd century', 'fin du IIIe siècle', 'finales del siglo III', '3世紀末'],
    ['0201~ 0233~', '3世纪初', 'early 3rd century', 'début du IIIe siècle', 'principios del siglo III', '3世紀初頭'],
    ['0234~ 0266~', '3世纪中叶', 'mid-3rd century', 'milieu du IIIe siècle', 'mediados del siglo III', '3世紀半ば'],
    [
      '-0300~ -0251~',
      '前3世纪上半叶',
      'first half of the 3rd century BC',
      'première moitié du IIIe siècle av. J.-C.',
      'primera mitad del siglo III a. C.',
      '紀元前3世紀前半',
    ],
    [
      '-0250~ -0201~',
      '前3世纪下半叶',
      'second half of the 3rd century BC',
      'seconde moitié du IIIe siècle av. J.-C.',
      'segunda mitad del siglo III a. C.',
      '紀元前3世紀後半',
    ],
    [
      '0376~ 0400~',
      '4世纪最后四半',
      'last quarter of the 4th century',
      'dernier quart du IVe siècle',
      'último cuarto del siglo IV',
      '4世紀最終四半期',
    ],
    ['1886~ 1889~', '1880年代末', 'late 1880s', 'fin des années 1880', 'finales de los años 1880', '1880年代末'],
    ['1945-01~ 1945-04~', '1945年初', 'early 1945', 'début 1945', 'principios de 1945', '1945年初頭'],
  ];
  test.each(parts)('%s, in five languages', (expected, ...texts) => {
    for (const [index, language] of languages.entries())
      expect([texts[index], read(texts[index]!, language)]).toEqual([texts[index], expected]);
  });
  test('spans of centuries, decades and years', () => {
    expect(read('late 3rd – early 2nd century BC')).toBe('-0234~ -0168~');
    expect(read('late 3rd century to early 2nd century BC')).toBe('-0234~ -0168~');
  });
});
