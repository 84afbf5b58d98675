import { describe, expect, test } from 'vitest';
import { builtInEras } from './built-in.ts';
import { chineseNumeral, toJapanese, toSimplified } from './characters.ts';
import { createEraSuffix, erasAt, eraYearOf, formatEraYear, mainEraYear, readEraNames, yearOfEra } from './eras.ts';
import { readNumeral } from '../time/historical-time-numerals.ts';
import { readTime } from '../time/historical-time-reading.ts';
import { writeRecord, writeTime } from '../time/historical-time-writing.ts';
import { astronomicalYear, readHistoricalTime } from '../time/historical-time.ts';
import { languages, type Language } from '../languages.ts';

const names = readEraNames();
const startOf = (text: string, language: Language) => {
  const { record, refused } = readTime(text, language, names);
  return refused ?? record.startTime.slice(0, -9);
};
const time = (text: string) => readHistoricalTime(text)!;

describe('eras are parsed', () => {
  test.each([
    ['开元二十九年', 'zh', '0741-00-00'],
    ['開元二十九年', 'zh', '0741-00-00'],
    ['唐开元廿九年', 'zh', '0741-00-00'],
    ['大唐開元29年', 'zh', '0741-00-00'],
    ['开元元年', 'zh', '0713-00-00'],
    ['约开元二十九年', 'zh', '0741-00-00'],
    ['天平十二年', 'jp', '0740-00-00'],
    ['天平12年', 'zh', '0740-00-00'],
    ['貞観三年', 'jp', '0861-00-00'],
    ['貞観三年', 'zh', '0629-00-00'],
    ['唐貞観三年', 'jp', '0629-00-00'],
    ['贞观三年', 'zh', '0629-00-00'],
    ['天宝三载', 'zh', '0744-00-00'],
    ['五凤三年', 'zh', '-0055-00-00'],
    ['万历十五年', 'zh', '1587-00-00'],
    ['元和十五年', 'zh', '0820-00-00'],
    ['元和五年', 'jp', '1619-00-00'],
    ['建元元年', 'zh', '-0140-00-00'],
    ['西漢建元六年', 'zh', '-0135-00-00'],
    ['漢建安十三年', 'jp', '0208-00-00'],
    ['昭和64年', 'jp', '1989-00-00'],
    ['令和元年', 'jp', '2019-00-00'],
    ['令和元年5月1日', 'jp', '2019-05-01'],
    ['平成三十一年四月三十日', 'zh', '2019-04-30'],
    ['Kaiyuan 29', 'en', '0741-00-00'],
    ['Shōwa 64', 'en', '1989-00-00'],
    ['Showa 64', 'fr', '1989-00-00'],
    ['Kaiyuan 29, Tang', 'es', '0741-00-00'],
    ['29e année de l’ère Kaiyuan', 'fr', '0741-00-00'],
    ['清宣统三年', 'zh', '1911-00-00'],
    ['开元三十年', 'zh', 'beyondEra'],
    ['昭和65年', 'jp', 'beyondEra'],
    ['天平十二年七月朔日', 'jp', 'lunarDate'],
    ['开元二十九年七月初七', 'zh', 'lunarDate'],
    ['昭和64年1月8日', 'jp', 'outsideEra'],
    ['Shōwa 64.1.8', 'en', 'outsideEra'],
    ['S64.1.8', 'jp', 'outsideEra'],
    ['昭和元年12月24日', 'jp', 'outsideEra'],
    ['光绪二十年乙未', 'zh', 'cycleDiffers'],
    ['康熙甲丑年', 'zh', 'cycleDiffers'],
    ['明治5年12月2日', 'jp', 'lunarDate'],
    ['明治6年1月1日', 'jp', '1873-01-01'],
    ['唐太宗贞观元年', 'zh', '0627-00-00'],
    ['民国38年', 'zh', '1949-00-00'],
    ['公园二十年', 'zh', 'unknownEra'],
    ['二十年', 'zh', '0020-00-00'],
    ['前二十年', 'zh', '-0020-00-00'],
  ] as const)('S08 %s (%s) is %s', (text, language, expected) => expect(startOf(text, language)).toBe(expected));

  test('S08 a whole era, and spans of eras', () => {
    expect(readTime('贞观年间', 'zh', names).record).toMatchObject({
      startTime: '0627-00-00 00:00:00',
      endTime: '0649-00-00 00:00:00',
      startNote: null,
    });
    expect(readTime('贞观元年—永徽六年', 'zh', names).record).toMatchObject({
      startTime: '0627-00-00 00:00:00',
      endTime: '0655-00-00 00:00:00',
    });
    expect(readTime('永徽六年—贞观元年', 'zh', names).refused).toBe('endBeforeStart');
    expect(readTime('昭和元年至今', 'zh', names).record).toMatchObject({
      startTime: '1926-00-00 00:00:00',
      endNote: 'to present',
    });
  });

  test('S08 without era names nothing changes, and no era hides a plain year', () => {
    expect(readTime('开元二十九年', 'zh').refused).toBe('notUnderstood');
    for (const text of ['前221年', '公元14年', '1889年', '一八八九年', '二百万年前', '前三世纪'])
      expect(readTime(text, 'zh', names)).toEqual(readTime(text, 'zh'));
  });
});

describe('eras are shown', () => {
  test('S08 eras follow the year, in the format of each language', () => {
    const writeWithEra = (text: string, language: Language, region?: 'china' | 'japan') =>
      writeTime(time(text), language, { formatEraSuffix: createEraSuffix(builtInEras, region) });
    expect(writeWithEra('0741-00-00', 'zh')).toBe('公元741年（唐开元二十九年）');
    expect(writeWithEra('0741-00-00', 'jp', 'china')).toBe('741年（唐開元29年）');
    expect(writeWithEra('0740-00-00', 'jp')).toBe('740年（天平12年）');
    expect(writeWithEra('0741-00-00', 'en')).toBe('AD 741');
    expect(languages.map((language) => writeWithEra('1989-01-08', language, 'japan'))).toEqual([
      '1989年1月8日（平成元年）',
      '8 January 1989 (Heisei 1)',
      '8 janvier 1989 (Heisei 1)',
      '8 de enero de 1989 (Heisei 1)',
      '1989年1月8日（平成元年）',
    ]);
    expect(writeWithEra('0741-00-00', 'en', 'china')).toBe('AD 741 (Kaiyuan 29, Tang)');
    expect(writeWithEra('-0221-00-00', 'zh')).toBe('前221年');
  });

  test('S08 a time written with its era can be parsed again', () => {
    for (const language of languages) {
      for (const region of ['china', 'japan'] as const) {
        for (const year of [-140, 1, 208, 627, 713, 741, 756, 861, 1587, 1644, 1911, 1989, 2024]) {
          const record = {
            startTime: `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00 00:00:00`,
            endTime: null,
            startNote: 'about' as const,
            endNote: null,
            timeDesc: null,
          };
          expect(
            readTime(
              writeRecord(record, language, { formatEraSuffix: createEraSuffix(builtInEras, region) }),
              language,
              names,
            ).record,
          ).toEqual(record);
        }
      }
    }
  });

  test('S08 every year of every built-in era is written and parsed as itself', () => {
    for (const era of builtInEras) {
      const last = era.yearLast ?? 2026;
      for (const count of [1, 2, astronomicalYear(last) - astronomicalYear(era.yearOne) + 1]) {
        const year = yearOfEra({ era, count });
        if (year === null) continue;
        for (const language of languages) {
          // The same title means different years if courts shared it; its dynasty distinguishes them.
          const text = `${language === 'zh' || language === 'jp' || era.dynasty ? formatEraYear({ era, count }, language) : `${era.name[language]} ${count}`}`;
          const ownLanguage = era.region === 'japan' ? 'jp' : 'zh';
          const reader = language === 'zh' || language === 'jp' ? ownLanguage : language;
          const shared = builtInEras.filter((other) => other !== era && other.name[language] === era.name[language]);
          if (shared.length && (!era.dynasty || reader === language)) continue;
          expect([text, startOf(text, reader)]).toEqual([
            text,
            `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`,
          ]);
        }
      }
    }
  });

  test('of two eras in a year the later one names it; eras of other courts are parsed but not shown', () => {
    expect(formatEraYear(mainEraYear(1620, 'china')!, 'zh')).toBe('明泰昌元年');
    expect(formatEraYear(mainEraYear(223, 'china')!, 'zh')).toBe('曹魏黄初四年');
    expect(mainEraYear(-221, 'china')).toBeNull();
    expect(erasAt(time('0756-07-01')).map(({ name }) => name.zh)).toEqual(['天宝', '至德', '天平胜宝', '大兴']);
    expect(
      erasAt(
        time('1989-01-07'),
        builtInEras.filter(({ region }) => region === 'japan'),
      ).map(({ name }) => name.jp),
    ).toEqual(['昭和']);
    expect(erasAt(time('1989-00-00')).map(({ name }) => name.jp)).toEqual(['民国', '昭和', '平成']);
    expect(mainEraYear(1989, 'china')).toBeNull();
  });

  test('there is no year 0 in eras across the beginning of the Christian era', () => {
    const era = { ...builtInEras[0]!, from: '-0002-00-00', to: '0003-00-00', yearOne: -2, yearLast: 3 };
    expect([1, 2, 3, 4, 5, 6].map((count) => yearOfEra({ era, count }))).toEqual([-2, -1, 1, 2, 3, null]);
    expect([-3, -2, -1, 1, 3, 4].map((year) => eraYearOf(year, era)?.count ?? null)).toEqual([null, 1, 2, 3, 5, null]);
  });
});

describe('names and numbers', () => {
  test('the built-in table has the expected eras, in order and without gaps in a row', () => {
    expect(builtInEras.filter(({ region }) => region === 'china').length).toBeGreaterThanOrEqual(60);
    expect(builtInEras.filter(({ region }) => region === 'japan').length).toBeGreaterThanOrEqual(40);
    for (const { name, from, to } of builtInEras) {
      expect(Object.values(name).every(Boolean), name.zh).toBe(true);
      if (to)
        expect(astronomicalYear(time(to).year), name.zh).toBeGreaterThanOrEqual(astronomicalYear(time(from).year));
    }
  });

  test.each([
    ['元文', 1736],
    ['寛保', 1741],
    ['延享', 1744],
    ['寛延', 1748],
    ['宝暦', 1751],
    ['明和', 1764],
    ['安永', 1772],
    ['享和', 1801],
    ['弘化', 1844],
    ['万延', 1860],
    ['元治', 1864],
    ['朱鳥', 686],
    ['応徳', 1084],
    ['神爵', -61],
    ['显德', 954],
    ['咸淳', 1265],
  ] as const)('files-field 22: the built-in table knows %s', (name, year) =>
    expect(builtInEras.some((era) => [era.name.zh, era.name.jp].includes(name) && era.yearOne === year)).toBe(true),
  );

  test.each([
    ['康煕', '康熙'],
    ['光緖', '光绪'],
    ['寬永', '宽永'],
    ['寛永', '宽永'],
    ['慶應', '庆应'],
    ['慶応', '庆应'],
    ['元祿', '元禄'],
    ['萬曆', '万历'],
    ['寶曆', '宝历'],
    ['嘉佑', '嘉祐'],
  ])('files-field 22: %s is %s in other characters', (variant, name) => expect(toSimplified(variant)).toBe(name));

  test('characters convert between simplified, traditional and Japanese forms', () => {
    expect([
      toSimplified('貞觀'),
      toSimplified('貞観'),
      toSimplified('延暦'),
      toSimplified('萬曆'),
      toJapanese('贞观'),
      toJapanese('开元'),
      toJapanese('万历'),
    ]).toEqual(['贞观', '贞观', '延历', '万历', '貞観', '開元', '万暦']);
  });

  test('Chinese numbers, written and parsed', () => {
    expect([1, 10, 12, 20, 29, 61, 100, 101, 110, 615, 1005, 2026].map(chineseNumeral)).toEqual([
      '一',
      '十',
      '十二',
      '二十',
      '二十九',
      '六十一',
      '一百',
      '一百〇一',
      '一百一十',
      '六百一十五',
      '一千〇五',
      '二千〇二十六',
    ]);
    for (let value = 1; value < 10_000; value++) expect(readNumeral(chineseNumeral(value))).toBe(value);
  });
});
