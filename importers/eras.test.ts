import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInEras } from '../src/rules/eras/built-in.ts';
import { toSimplified } from '../src/rules/eras/characters.ts';
import { createEraSuffix, eraOfRow, erasAt, erasOrBuiltIn, readEraNames } from '../src/rules/eras/eras.ts';
import { readTime } from '../src/rules/time/historical-time-reading.ts';
import { writeTime } from '../src/rules/time/historical-time-writing.ts';
import { readHistoricalTime } from '../src/rules/time/historical-time.ts';
import { collectionSamples, writeSample } from '../tests/collection-samples.ts';
import { openDatabase } from '../tests/world.ts';
import { importSource } from './engine.ts';
import { importEras, erasSource, readEras } from './eras.ts';
import { dumpRows, type DumpRow } from './mysql-dump.ts';
import { emptyReport, type ImportedSubject, type Source } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-eras-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const time = (text: string) => readHistoricalTime(text)!;
async function readAll(source: Source) {
  const records: ImportedSubject[] = [],
    refused: string[] = [],
    passedOver: string[] = [];
  for await (const item of source.read()) {
    if ('record' in item) records.push(item.record);
    else if ('refused' in item) refused.push(`${item.where} ${item.refused}`);
    else if ('passedOver' in item) passedOver.push(item.passedOver);
  }
  return { records, refused, passedOver, findRecord: (key: string) => records.find((record) => record.key === key)! };
}

/** A minimal dump in DILA's format: two dynasties with an emperor each, three eras, one of them only proleptic. */
const dump = `-- MySQL dump 10.13
/*!40101 SET NAMES utf8 */;
DROP TABLE IF EXISTS \`t_era\`;
CREATE TABLE \`t_era\` (\`id\` smallint(5) NOT NULL COMMENT 'it''s; (not) a row \\' VALUES (1)');
INSERT INTO \`t_dynasty\` VALUES (67,'chinese'),(31,'chinese'),(102,'chinese');
INSERT INTO \`t_dynasty_names\` VALUES (67,'唐',0,1),(31,'西漢',0,1),(102,'唐宋',0,1);
INSERT INTO \`t_dynasty_comments\` VALUES (1,67,'自李淵太極殿即位；\\'至\\'李柷遜位');
INSERT INTO \`t_emperor\` VALUES (7,67),(8,31);
INSERT INTO \`t_emperor_names\` VALUES (7,'玄宗',0,1),(7,'明皇',1,1),(8,'武帝',0,1);
INSERT INTO \`t_era\` VALUES (371,7),(372,7),(700,8),(701,8),(702,8);
INSERT INTO \`t_era_names\` VALUES (371,'開元',0,1),(372,'天寶',0,1),(372,'천보',1,10),(700,'建元',0,1),(701,'（無年號）',0,1),(702,'後元',0,1);
INSERT INTO \`t_month\` VALUES (1,29,6,'六',0,371,1991880,1991909,'辛巳',1,'S',0),(2,29,12,'十二',0,371,1992085,1992113,'辛巳',1,'S',0),
 (3,1,1,'正',0,372,1992114,1992143,'壬午',1,'S',0),(4,1,6,'六',0,372,1992262,1992291,'壬午',1,'S',0),(5,15,7,'七',0,372,1997382,1997410,'丙申',1,'S',0),(6,16,1,'正',0,372,1997576,1997605,'丁酉',1,'P',0),
 (7,1,7,'七',0,700,1670482,1670511,'辛丑',1,'S',0),(8,1,7,'七',0,701,1670000,1670029,'辛丑',1,'S',0),(9,3,1,'正',0,702,1670600,1670629,'辛丑',1,'P',0);
INSERT INTO \`t_day_comments\` VALUES (1,1992114,'資治通鑑：春，正月，丁未朔，上御勤政樓。');
`;
const writeDump = (text: string) => {
  const path = join(folder, 'authority_time_chinese.sql');
  writeFileSync(path, text);
  return path;
};
async function rowsOf(text: string): Promise<DumpRow[]> {
  const path = writeDump(text),
    rows: DumpRow[] = [];
  for await (const row of dumpRows({ path, where: 'dump.sql' })) rows.push(row);
  return rows;
}

describe('a MySQL dump', () => {
  test('gives the inserted rows whatever their texts contain, and skips everything else', async () => {
    expect(await rowsOf(dump.slice(0, dump.indexOf('INSERT INTO `t_dynasty_names`')))).toEqual(
      [67, 31, 102].map((id) => ({ where: 'dump.sql:5 t_dynasty', table: 't_dynasty', values: [id, 'chinese'] })),
    );
    const [odd] = await rowsOf(
      "-- x' (\n# ;\nINSERT IGNORE INTO t (`a`,`b`) VALUES (-1.5,NULL,'it''s','a\\'b\\\\','),(;--','\n');",
    );
    expect(odd).toEqual({ where: 'dump.sql:4 t', table: 't', values: [-1.5, null, "it's", "a'b\\", '),(;--', '\n'] });
  });

  test('an invalid row is refused with its line, and the next one is read', async () => {
    expect(
      await rowsOf("INSERT INTO t VALUES (1,oops),\n(2),(sleep(9)),('a' 'b'),(3);\nINSERT INTO u VALUES ('never ends"),
    ).toEqual([
      { where: 'dump.sql:1 t', refused: '“oops” is no value' },
      { where: 'dump.sql:2 t', table: 't', values: [2] },
      { where: 'dump.sql:2 t', refused: 'an expression where a value belongs' },
      { where: 'dump.sql:2 t', refused: 'a value beside another one' },
      { where: 'dump.sql:2 t', table: 't', values: [3] },
      { where: 'dump.sql:3 u', refused: 'the file ends inside a value or a comment' },
    ]);
    expect(await rowsOf('')).toEqual([]);
    expect(await rowsOf(`INSERT INTO t VALUES ('${'x'.repeat(100_001)}'),(${'1,'.repeat(300)}1),(1);`)).toMatchObject([
      { refused: 'a value longer than 100000 characters' },
      { refused: 'more than 200 values' },
      { values: [1] },
    ]);
  });
});

describe('DILA', () => {
  test('reads eras with their days, first year, dynasty and emperor; skips years without a title and prospective ones', async () => {
    const { eras, refused } = await readEras(writeDump(dump));
    expect(refused).toEqual([]);
    expect(eras.map(({ id }) => id)).toEqual(['dila-700', 'dila-371', 'dila-372']);
    expect(eras[2]!.era).toEqual({
      region: 'china',
      name: { zh: '天宝', en: 'Tianbao', fr: 'Tianbao', es: 'Tianbao', jp: '天宝' },
      otherNames: ['天寶'],
      dynasty: { zh: '唐', en: 'Tang', fr: 'Tang', es: 'Tang', jp: '唐' },
      emperor: { zh: '玄宗', en: 'Xuanzong', fr: 'Xuanzong', es: 'Xuanzong', jp: '玄宗' },
      from: '0742-02-10 00:00:00',
      to: '0756-08-11 00:00:00',
      yearOne: 742,
      yearLast: 756,
    });
    expect(eras.find(({ id }) => id === 'dila-371')!.era).toMatchObject({
      to: '0742-02-09 00:00:00',
      yearOne: 713,
      yearLast: 741,
    });
    expect(eras[0]!.era).toMatchObject({ yearOne: -140, dynasty: { zh: '西汉' } });
  });

  test('subjects are dynasties, emperors and eras, each linked to the one above; quotations from histories become events of an era', async () => {
    const { records, refused, passedOver, findRecord } = await readAll(await erasSource(writeDump(dump)));
    expect(refused).toEqual([]);
    expect(passedOver.toSorted()).toEqual([
      'a dynasty of which only the name is told',
      'an era without a dated month',
      'years without an era name',
    ]);
    expect(records.map(({ key }) => key)).toEqual([
      'dynasty-67',
      'dynasty-31',
      'emperor-7',
      'emperor-8',
      'era-700',
      'era-371',
      'era-372',
    ]);
    expect(findRecord('dynasty-67')).toMatchObject({
      kind: 'polity',
      names: { zh: '唐朝' },
      otherNames: { zh: ['唐', '唐代'] },
      summary: { zh: "自李渊太极殿即位；'至'李柷逊位。" },
      times: [{ role: 'span', startTime: '0741-06-21 00:00:00', endTime: '0756-08-11 00:00:00' }],
    });
    expect(findRecord('emperor-7')).toMatchObject({
      kind: 'person',
      names: { zh: '唐玄宗' },
      otherNames: { zh: ['玄宗', '明皇'] },
      distinction: { zh: '唐' },
      relations: [{ to: 'dynasty-67', type: 'attribution' }],
    });
    expect(findRecord('era-372')).toMatchObject({
      kind: 'event',
      names: { zh: '天宝' },
      otherNames: { zh: ['天寶'] },
      distinction: { zh: '唐玄宗年号' },
      relations: [{ to: 'emperor-7', type: 'career' }],
      events: [{ startTime: '0742-02-10 00:00:00', title: { zh: '资治通鉴：春，正月，丁未朔，上御勤政楼。' } }],
    });
  });

  test('hostile rows are refused one by one, the rest is imported', async () => {
    const hostile = dump
      .replace(
        "(1,29,6,'六',0,371,1991880,1991909,",
        "(90,29,6,'六',0,371,1991909,1991880,'x',1,'S',0),(91,29,6,'六',0,371,-5,10,'x',1,'S',0),(92,0,6,'六',0,371,1,10,'x',1,'S',0),(93,1,6,'x',0,371,1,99999999,'x',1,'S',0),(94,1,6,'x',0,371,1,10,'x',1,'Q',0),('a'),(1,29,6,'六',0,371,1991880,1991909,",
      )
      .replace("(371,'開元',0,1)", `(371,'${'x'.repeat(500)}',0,1),(371,'<b>開元</b>',0,1)`);
    const { records, refused, findRecord } = await readAll(await erasSource(writeDump(hostile)));
    expect(refused.map((line) => line.replace(/^authority_time_chinese.sql:/, ''))).toEqual([
      '11 t_era_names no name, or one that is too long',
      '12 t_month a month that ends (1991880) before it begins (1991909)',
      '12 t_month “-5” where a number belongs',
      '12 t_month no month of a year: 0, 10 days',
      '12 t_month no day: 99999999',
      '12 t_month “Q” is neither S nor P',
      '12 t_month “undefined” where a number belongs',
    ]);
    expect(records).toHaveLength(7);
    expect(findRecord('era-371').names.zh).toBe('开元');
  });
});

describe('CLDR', () => {
  const file = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  };
  const wrapEraNames = (eraNames: Record<string, string>) => ({
    dates: { calendars: { japanese: { eras: { eraNames } } } },
  });
  const write = (starts: Record<string, unknown>) => {
    file('supplemental/calendarData.json', { supplemental: { calendarData: { japanese: { eras: starts } } } });
    for (const [code, name, meiji] of [
      ['zh', '天平 (729–749)', '明治'],
      ['zh-Hant', '天平', '明治'],
      ['ja', '天平', '明治'],
      ['en', 'Tenpyō (729–749)', 'Meiji'],
      ['fr', 'Tenpyō (729–749)', 'Meiji'],
      ['es', 'Tenpyō (729–749)', 'Meiji'],
    ] as const)
      file(`main/${code}/ca-japanese.json`, {
        main: {
          [code]: wrapEraNames({ 10: name, 11: name, 232: meiji, 233: meiji, ...(code === 'ja' ? { 234: 'x' } : {}) }),
        },
      });
  };

  test('eras before 1868 start with a year, later ones with a day, and each lasts until the next begins', async () => {
    write({
      10: { _start: '729-8-5' },
      11: { _start: '749-4-14' },
      232: { _start: '1868-10-23' },
      233: { _start: '1912-07-30' },
    });
    const { eras, refused } = await readEras(folder);
    expect(refused).toEqual([]);
    expect(eras.map(({ id, era: { name, from, to, yearOne } }) => [id, name.en, from, to, yearOne])).toEqual([
      ['cldr-10', 'Tenpyō', '0729-00-00 00:00:00', '0749-00-00 00:00:00', 729],
      ['cldr-11', 'Tenpyō', '0749-00-00 00:00:00', '1868-10-22 00:00:00', 749],
      ['cldr-232', 'Meiji', '1868-10-23 00:00:00', '1912-07-29 00:00:00', 1868],
      ['cldr-233', 'Meiji', '1912-07-30 00:00:00', null, 1912],
    ]);
    expect((await readAll(await erasSource(folder))).findRecord('era-10')).toMatchObject({
      names: { zh: '天平', jp: '天平', fr: 'Tenpyō' },
      distinction: { en: 'Japanese era, 729–749' },
      times: [{ startTime: '0729-00-00 00:00:00' }],
    });
  });

  test('an era without a beginning or a name is refused', async () => {
    write({
      10: { _start: '729-8-5' },
      11: { _start: 'soon' },
      232: {},
      234: { _start: '1926-12-25' },
      __proto__x: { _start: '1-1-1' },
    });
    const { records, refused } = await readAll(await erasSource(folder));
    expect(records.map(({ key }) => key)).toEqual(['era-10']);
    expect(refused.map((line) => line.slice('calendarData.json japanese '.length)).toSorted()).toEqual([
      '11 no beginning: "soon"',
      '232 no beginning: undefined',
      '234 no name in zh, en, fr, es',
      '__proto__x no beginning: "1-1-1"',
    ]);
  });

  test('a folder with neither format is an error', async () => {
    await expect(erasSource(folder)).rejects.toThrow(/There is no authority_time….sql/);
  });
});

test('eras are imported as subjects and as the table used to write years; a second import changes nothing', async () => {
  const { db } = await openDatabase();
  const path = writeDump(dump);
  expect(await importSource(db, await erasSource(path))).toMatchObject({ read: 7, refused: [], dangling: 0 });
  expect(await importSource(db, await erasSource(path))).toMatchObject({ taken: 0, changed: 0, unchanged: 7 });
  expect([await importEras(db, path), await importEras(db, path)]).toEqual([3, 3]);
  const { name, dynasty, otherNames, fromTime, yearOne, latest } = await db
    .selectFrom('era')
    .selectAll()
    .where('id', '=', 'dila-372')
    .executeTakeFirstOrThrow();
  expect([name.zh, dynasty!.zh, otherNames, fromTime, yearOne]).toEqual([
    '天宝',
    '唐',
    ['天寶'],
    '0742-02-10 00:00:00',
    742,
  ]);
  expect(latest).toBe((1_997_410 + 1 - 2_440_588) * 86_400 - 1);
});

test('eras of another country are added under its own names; existing eras are removed only on request', async () => {
  const { db } = await openDatabase();
  await importEras(db, writeDump(dump));
  const japan = `
INSERT INTO \`t_dynasty\` VALUES (114,'japanese'),(115,'korean'),(116,'martian');
INSERT INTO \`t_dynasty_names\` VALUES (114,'日本',0,9),(115,'高麗',0,1);
INSERT INTO \`t_emperor\` VALUES (600,114),(601,115);
INSERT INTO \`t_emperor_names\` VALUES (600,'聖武天皇',0,9),(601,'太祖',0,1);
INSERT INTO \`t_era\` VALUES (900,600),(901,600),(902,601);
INSERT INTO \`t_era_names\` VALUES (900,'天平',0,9),(901,'延元',0,9),(902,'天授',0,1);
INSERT INTO \`t_month\` VALUES (1,1,8,'八',0,900,1987547,1987575,'x',1,'S',0),(2,1,6,'六',0,901,2209170,2209199,'x',1,'S',0),(3,1,6,'六',0,902,2056290,2056319,'x',1,'S',0);
`;
  const path = writeDump(japan),
    { records, refused } = await readAll(await erasSource(path));
  expect(refused).toEqual(['authority_time_chinese.sql:2 t_dynasty “martian” is no land whose eras are told']);
  expect(records.find(({ key }) => key === 'era-900')).toMatchObject({
    names: { zh: '天平', jp: '天平' },
    distinction: { jp: '日本聖武天皇の元号' },
  });
  expect(await importEras(db, path)).toBe(2);
  const rows = async () =>
    (await db.selectFrom('era').where('originId', '=', 'dila-time').selectAll().orderBy('id').execute()).map(
      ({ id, region, name }) => `${id} ${region} ${name.en}`,
    );
  const china = ['dila-371 china Kaiyuan', 'dila-372 china Tianbao', 'dila-700 china Jianyuan'];
  expect(await rows()).toEqual([...china, 'dila-900 japan Tenpyō', 'dila-901 japan Engen']);

  const part = writeDump(japan.replace("(901,'延元',0,9),", ''));
  const report = emptyReport();
  await importEras(db, part, { report });
  expect([report.noLonger, (await rows()).length]).toEqual([[{ where: 'era dila-901', stays: true }], 5]);
  await importEras(db, part, { replace: true });
  expect(await rows()).toEqual([...china, 'dila-900 japan Tenpyō']);
});

test('S08 eras in DILA format are found for a day, written after a year, and read', async () => {
  const { eras, refused } = await readEras(writeSample(folder, collectionSamples.dila.sample));
  expect(refused).toHaveLength(1);
  const table = eras.map(({ era }) => era);
  const on = (text: string) => erasAt(time(text), table).map(({ name, emperor }) => `${name.zh} ${emperor!.zh}`);
  // 11 August 756 is day 1997410, the last of the seventh month that the sample assigns to 天寶.
  expect([on('0756-07-01'), on('0756-08-11'), on('0756-08-12')]).toEqual([['天宝 玄宗'], ['天宝 玄宗'], ['至德 肃宗']]);
  expect(writeTime(time('0741-00-00'), 'zh', { formatEraSuffix: createEraSuffix(table) })).toBe(
    '公元741年（唐开元二十九年）',
  );
  expect(readTime('唐玄宗開元二十九年', 'zh', readEraNames(table)).record?.startTime).toBe('0741-00-00 00:00:00');
  expect(readTime('开元三十年', 'zh', readEraNames(table)).refused).toBe('beyondEra');
});

test('S08 eras in CLDR format are found for a day, and read', async () => {
  const { eras, refused } = await readEras(writeSample(folder, collectionSamples.cldr.sample));
  expect([eras.length, refused.length]).toEqual([3, 1]);
  const table = eras.map(({ era }) => era);
  expect(erasAt(time('1989-01-07'), table).map(({ name }) => name.jp)).toEqual(['昭和']);
  expect(erasAt(time('1989-01-08'), table).map(({ name }) => name.jp)).toEqual(['平成']);
  expect(readTime('天平十二年', 'jp', readEraNames(table)).record?.startTime).toBe('0740-00-00 00:00:00');
  expect(readTime('平成6年', 'jp', readEraNames(table)).record?.startTime).toBe('1994-00-00 00:00:00');
});

const dilaFile = resolve(
  import.meta.dirname,
  '../../shared/data/02-dila-time-authority-chinese/authority_time_chinese.sql',
);
const cldrFolder = resolve(import.meta.dirname, '../../shared/data/03-cldr-japanese-eras');

describe.skipIf(!existsSync(dilaFile))('the whole DILA data set (needs ../shared/data)', () => {
  /** Name of each era and its real months, extracted from the dump independently of the importer. */
  function months() {
    const text = readFileSync(dilaFile, 'utf8');
    const names = new Map(
      [...text.matchAll(/^INSERT INTO `t_era_names` VALUES (.*);$/gm)].flatMap(([, rows]) =>
        [...rows!.matchAll(/\((\d+),'([^']*)',0,1\)/g)].map(([, id, name]) => [id!, name!] as const),
      ),
    );
    const rows = [...text.matchAll(/\(\d+,\d+,-?\d+,'[^']*',\d+,(\d+),(\d+),(\d+),'[^']*',\d+,'S',\d+\)/g)].map(
      ([, era, first, last]) => ({ era: era!, first: Number(first), last: Number(last) }),
    );
    return { names, rows };
  }

  test('S08 the eras of 1 July 756 match the Julian Day Numbers of the dump', async () => {
    const { names, rows } = months();
    const day = 1_997_369; // 1 July 756, Julian, counted by hand: 1 January AD 1 is 1721424, then 755 years with 188 leap years, then 182 days
    expect(day).toBe(1_721_424 + 755 * 365 + 188 + 182);
    const span = new Map<string, [number, number]>();
    for (const { era, first, last } of rows) {
      const [from, to] = span.get(era) ?? [first, last];
      span.set(era, [Math.min(from, first), Math.max(to, last)]);
    }
    const { eras, refused } = await readEras(dilaFile);
    expect(refused).toEqual([]);
    const table = eras.map(({ era }) => era);
    const findNames = (text: string) =>
      erasAt(time(text), table).map(({ name, emperor }) => `${name.zh} ${emperor?.zh ?? ''}`.trim());
    expect(findNames('0756-07-01')).toEqual(['天宝 玄宗']);
    expect(findNames('0756-08-12')).toEqual(['至德 肃宗']);

    const expectedOn = (dayNumber: number) =>
      [...span]
        .filter(
          ([id, [from, to]]) => names.has(id) && names.get(id) !== '（無年號）' && from <= dayNumber && dayNumber <= to,
        )
        .map(([id]) => id)
        .sort();
    const foundOn = (dayNumber: number) =>
      eras
        .filter(({ era }) => erasAt(dateOf(dayNumber), [era]).length)
        .map(({ id }) => id.slice('dila-'.length))
        .sort();
    for (let dayNumber = 1_650_000; dayNumber < 2_419_000; dayNumber += 9_973)
      expect([dayNumber, foundOn(dayNumber)]).toEqual([dayNumber, expectedOn(dayNumber)]);
    expect(expectedOn(day)).toHaveLength(1);
  });

  /** The date of a day number from the system's calendar, converted to Julian before the reform. */
  function dateOf(dayNumber: number) {
    const shift = dayNumber >= 2_299_161 ? 0 : null;
    const machine = new Date((dayNumber - 2_440_588) * 86_400_000);
    if (shift === 0)
      return {
        year: machine.getUTCFullYear(),
        month: machine.getUTCMonth() + 1,
        day: machine.getUTCDate(),
        seconds: 0,
      };
    // Counts day by day from the first of a year AD or BC, with a leap year every fourth: slow but simple.
    let year = Math.floor((dayNumber - 1_721_424) / 365.25) + 1,
      left = dayNumber - (1_721_424 + (year - 1) * 365 + Math.floor((year - 1) / 4));
    const lengths = () => [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    while (left >= (year % 4 === 0 ? 366 : 365)) left -= year++ % 4 === 0 ? 366 : 365;
    let month = 0;
    for (; left >= lengths()[month]!; month++) left -= lengths()[month]!;
    return { year: year <= 0 ? year - 1 : year, month: month + 1, day: left + 1, seconds: 0 };
  }

  test('S08 the built-in Chinese eras agree with it by name and first year', async () => {
    const { eras } = await readEras(dilaFile);
    const dilaEras = eras.map(({ era }) => ({
      name: toSimplified(era.name.zh),
      others: era.otherNames.map(toSimplified),
      yearOne: era.yearOne,
      to: time(era.to!).year,
      dynasty: era.dynasty?.zh,
    }));
    const missing = builtInEras
      .filter(({ region, dynasty, aside }) => region === 'china' && dynasty && !aside)
      .filter((era) => {
        const names = [era.name.zh, ...era.otherNames].map(toSimplified);
        return !dilaEras.some(
          ({ name, others, yearOne }) =>
            yearOne === era.yearOne && [name, ...others].some((other) => names.includes(other)),
        );
      });
    expect(missing.map(({ name, yearOne, dynasty }) => `${dynasty?.zh}${name.zh} ${yearOne}`)).toEqual([
      // DILA has these years without a title.
      '西汉后元 -88',
      '西汉文帝后元 -163',
      '西汉景帝中元 -149',
      '西汉景帝后元 -143',
    ]);
  });

  test('S08 it is used to write and read years', async () => {
    const table = erasOrBuiltIn((await readEras(dilaFile)).eras.map(({ era }) => era));
    expect(writeTime(time('0740-00-00'), 'jp', { formatEraSuffix: createEraSuffix(table) })).toBe('740年（天平12年）');
    expect(writeTime(time('0741-00-00'), 'zh', { formatEraSuffix: createEraSuffix(table) })).toBe(
      '公元741年（唐开元二十九年）',
    );
    expect(readTime('开元三十年', 'zh', readEraNames(table)).refused).toBe('beyondEra'); // although its last month reached into 742
    expect(readTime('民国38年', 'zh', readEraNames(table)).record?.startTime).toBe('1949-00-00 00:00:00');
    expect(readTime('唐玄宗開元二十九年', 'zh', readEraNames(table)).record?.startTime).toBe('0741-00-00 00:00:00');
  });

  test('the whole set is imported into the database: subjects, and the table used to write years', async () => {
    const { db } = await openDatabase();
    const report = await importSource(db, await erasSource(dilaFile));
    expect(report).toMatchObject({ read: 1350, dangling: 0 });
    const dynasties =
      'cao-wei cheng-han eastern-wu former-qin jin-of-the-jurchens liao ming northern-wei qin qing shu-han sui tang xi-xia';
    const emperors =
      'aidi daizong dezong gaozong gaozu jingzong muzong ruizong shunzong suzong taizong wenzong wuzong xianzong xizong xuanzong xuanzong-li-chen yizong zhaozong zhongzong';
    expect(report.merged.map(({ into }) => into.replace(/-dynasty$/, '')).toSorted()).toEqual(
      ['han-wudi', ...dynasties.split(' '), ...emperors.split(' ').map((emperor) => `tang-${emperor}`)].toSorted(),
    );
    expect(await importSource(db, await erasSource(cldrFolder))).toMatchObject({ read: 237, merged: [], dangling: 0 });
    expect(await importEras(db, dilaFile)).toBe(894);
    expect(await importEras(db, cldrFolder)).toBe(237);
    const rows = await db
      .selectFrom('era')
      .where('earliest', '<=', (1_997_369 - 2_440_588) * 86_400)
      .where((eb) => eb.or([eb('latest', '>=', (1_997_369 - 2_440_588) * 86_400), eb('latest', 'is', null)]))
      .selectAll()
      .orderBy('id')
      .execute();
    expect(rows.map(({ name }) => name.zh)).toEqual(['天平胜宝', '天宝']);
    expect(eraOfRow(rows[1]!)).toMatchObject({ from: '0742-02-10 00:00:00', yearOne: 742, aside: false });
  });

  test('all dynasties, emperors and named eras are imported', async () => {
    const { records, refused, passedOver } = await readAll(await erasSource(dilaFile));
    const count = (kind: string) => records.filter(({ key }) => key.startsWith(kind)).length;
    expect([count('dynasty'), count('emperor'), count('era')]).toEqual([72, 384, 894]);
    expect(refused).toEqual(['authority_time_chinese.sql t_era 798 no name in Chinese or Japanese']);
    expect([
      passedOver.length,
      records.flatMap(({ events = [] }) => events).length,
      records.flatMap(({ relations = [] }) => relations).length,
    ]).toEqual([70, 56, 1278]);
  });
});

test.skipIf(!existsSync(cldrFolder))(
  'S08 the 237 eras of CLDR have names in five languages (needs ../shared/data/03)',
  async () => {
    const { eras, refused } = await readEras(cldrFolder);
    expect([eras.length, refused]).toEqual([237, []]);
    const table = eras.map(({ era }) => era);
    for (const { name } of table)
      for (const translation of Object.values(name)) expect(translation).toMatch(/^[^()\d–]+$/u);
    expect(erasAt(time('1989-01-07'), table).map(({ name }) => name.jp)).toEqual(['昭和']);
    expect(erasAt(time('1989-01-08'), table).map(({ name }) => name.jp)).toEqual(['平成']);
    expect(readTime('天平十二年', 'jp', readEraNames(table)).record?.startTime).toBe('0740-00-00 00:00:00');
    expect(readTime('令和6年', 'jp', readEraNames(table)).record?.startTime).toBe('2024-00-00 00:00:00');
    const missing = builtInEras
      .filter(({ region, aside }) => region === 'japan' && !aside)
      .filter(
        (era) => !table.some((candidate) => candidate.name.jp === era.name.jp && candidate.yearOne === era.yearOne),
      );
    expect(missing.map(({ name, yearOne }) => `${name.jp} ${yearOne}`)).toEqual([]);
  },
);
