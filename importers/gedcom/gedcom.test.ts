import { mkdtemp, writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync, strToU8 } from 'fflate';
import { parse } from 'parse-gedcom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../tests/world.ts';
import { familyOf } from '../../src/features/families/contract.ts';
import { presentFamily } from '../../src/features/families/face/shown-family.ts';
import { lifeRecordOf } from '../../src/rules/time/life.ts';
import { recordOf } from '../../src/rules/time/reading/ends.ts';
import type { Language } from '../../src/rules/languages.ts';
import type { Citation } from '../../src/rules/schemas.ts';
import { writeGramps } from '../../src/features/families/gedcom/write-gramps.ts';
import { writeGedcom } from '../../src/features/families/gedcom/write-gedcom.ts';
import { importSource } from '../engine.ts';
import type { ImportedSubject, ReadResult } from '../record.ts';
import { readGedcomDate, spanOf } from './gedcom-dates.ts';
import { gedcomSource, type GedcomOptions } from './gedcom.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gedcom-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array, options?: GedcomOptions): Promise<ReadResult[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const items: ReadResult[] = [];
  for await (const item of (await gedcomSource(path, options)).read()) items.push(item);
  return items;
}
const records = (items: readonly ReadResult[]): ImportedSubject[] =>
  items.flatMap((item) => ('record' in item ? [item.record] : []));

const family = `0 HEAD
1 GEDC
2 VERS 5.5.1
2 FORM LINEAGE-LINKED
1 CHAR UTF-8
1 COPR free for all
0 @I1@ INDI
1 NAME Edward_VII /Wettin/
2 NICK Bertie
1 SEX M
1 TITL King of England
1 BIRT
2 DATE 9 NOV 1841
2 SOUR @S1@
3 PAGE p. 7
1 DEAT
2 DATE BET 1 MAY 1910 AND 10 MAY 1910
1 NOTE Called <b>Bertie</b>
2 CONC  at home.
1 FAMS @F1@
0 @I2@ INDI
1 NAME Alexandra /Oldenburg/
1 SEX F
1 BIRT
2 DATE 10 JAN
1 FAMS @F1@
0 @I3@ INDI
1 NAME George
1 SEX M
1 BIRT
2 DATE ABT 1865
1 FAMC @F1@
2 PEDI adopted
0 @I4@ INDI
1 NAME Somebody Young
1 BIRT
2 DATE 2015
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
1 CHIL @I4@
1 CHIL @I99@
1 MARR
2 DATE 10 MAR 1863
1 DIV
2 DATE 1900
0 @S1@ SOUR
1 TITL Burke's Peerage
1 AUTH Burke
0 TRLR
`;

test('S06 people, titles, lives, adoptions, weddings and divorces are imported with sources; a broken date costs only the date', async () => {
  const items = await read('family.ged', family);
  const [edward, alexandra, george] = records(items);
  expect(edward).toMatchObject({
    key: '@I1@',
    names: { en: 'Edward VII Wettin' },
    otherNames: { en: ['Bertie'] },
    gender: 'male',
    royal: true,
    times: [
      {
        role: 'birth',
        startTime: '1841-11-09 00:00:00',
        endTime: null,
        source: { title: "Burke's Peerage", author: 'Burke', where: 'p. 7' },
      },
      {
        role: 'death',
        startTime: '1910-05-01 00:00:00',
        endTime: '1910-05-10 00:00:00',
        endNote: 'about',
        // The file names no source of the death.
        source: { title: 'family', author: null },
      },
    ],
    summary: { en: 'King of England — Called Bertie at home.' },
  });
  expect(edward!.unions).toEqual([
    {
      partners: ['@I1@', '@I2@'],
      kind: 'marriage',
      time: {
        startTime: '1863-03-10 00:00:00',
        endTime: '1900-00-00 00:00:00',
        startNote: null,
        endNote: null,
        timeDesc: null,
      },
      ended: 'divorce',
      doubtful: false,
      children: [{ key: '@I3@', adopted: true, doubtful: false }],
      source: { title: 'family', author: null, year: null, where: null, url: null },
    },
  ]);
  // Born 105 years after the death of Edward VII.
  expect(alexandra!.unions).toMatchObject([{ partners: ['@I2@'], children: [{ key: '@I4@', adopted: false }] }]);
  expect(alexandra!.times).toEqual([]);
  expect(items.find((item) => 'record' in item && item.record === alexandra)).toMatchObject({
    broken: [{ where: 'family.ged:25 DATE', why: 'no date: 10 JAN' }],
  });
  expect(items).toContainEqual({ where: 'family.ged:44 CHIL', omitted: 'there is no person @I99@' });
  expect(george!.times[0]).toMatchObject({
    startTime: '1865-00-00 00:00:00',
    startNote: 'about',
    endTime: null,
    endNote: null,
  });
  const [still] = records(await read('family.ged', family.replace('1 DIV\n2 DATE 1900', '1 DIV N')));
  expect(still!.unions, 'a divorce that did not happen').toMatchObject([{ ended: null }]);
  const annulled = await read('family.ged', family.replace('1 DIV\n2 DATE 1900', '1 ANUL\n2 DATE 1900\n1 DIV'));
  expect(records(annulled)[0]!.unions).toMatchObject([
    { ended: 'annulment', time: { endTime: '1900-00-00 00:00:00' } },
  ]);
  expect(JSON.stringify(annulled), 'the other end is reported').toMatch(/family\.ged:\d+ FAM\.DIV"/);
  // Leaves out possibly living people on request: no known death and born within a lifetime. Her husband died in 1910.
  const withoutLiving = await read('family.ged', family, { withoutLiving: true });
  expect(withoutLiving.flatMap((item) => ('passedOver' in item ? `${item.where} ${item.passedOver}` : []))).toEqual([
    'family.ged:34 may still live',
  ]);
});

test('encodings: ANSEL with combining marks before their letter, UTF-16 with a byte order mark, and GEDZIP', async () => {
  const small = (charset: string) =>
    `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR ${charset}\n0 @I1@ INDI\n1 NAME Andr# /M&ller/\n0 TRLR\n`;
  const ansel = Buffer.from(small('ANSEL').replace('#', '\u{e2}e').replace('&', '\u{e8}u'), 'latin1');
  expect(records(await read('ansel.ged', ansel))[0]!.names).toEqual({ en: 'André Müller' });
  const unicode = small('UNICODE').replace('#', 'é').replace('&', 'ü');
  expect(records(await read('utf16.ged', Buffer.from(`\ufeff${unicode}`, 'utf16le')))[0]!.names).toEqual({
    en: 'André Müller',
  });
  const packed = zipSync({ 'gedcom.ged': strToU8(unicode.replace('UNICODE', 'UTF-8')), 'a.jpg': new Uint8Array(9) });
  expect(records(await read('family.gdz', packed))[0]!.names).toEqual({ en: 'André Müller' });
  // A wrongly declared encoding is read as Windows-1252 and reported.
  const wrong = Buffer.from(
    small('UTF-8').replace('#', 'é').replace('&', 'ü').replace('0 TRLR', '0 @I2@ INDI\n1 NAME Ada\n0 TRLR'),
    'latin1',
  );
  const mended = await read('latin1-as-utf8.ged', wrong);
  expect(records(mended).map(({ names }) => names.en)).toEqual(['André Müller', 'Ada']);
  expect(mended[0]).toEqual({
    where: 'latin1-as-utf8.ged:1',
    notice: 'it says UTF-8 and is not: read as Windows-1252',
  });
  await expect(read('none.gdz', zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow('There is no gedcom.ged');
  await expect(read('none.ged', 'This is no GEDCOM at all')).rejects.toThrow('It is no GEDCOM');
});

/** A date as `start note .. end note | words`, or `null`. */
function readDay(dateText: string, language: Language = 'en'): string | null {
  const read = readGedcomDate(dateText, language);
  if (typeof read === 'string') return null;
  const { startTime, startNote, endTime, endNote } = recordOf(read.ends);
  const day = (text: string, note: string | null) => [text.slice(0, -9), note].filter(Boolean).join(' ');
  return [day(startTime, startNote), endTime && day(endTime, endNote)].filter(Boolean).join(' .. ');
}

describe('GEDCOM dates', () => {
  test.each([
    ['9 NOV 1841', '1841-11-09'],
    ['ABT   987', '0987-00-00 about'],
    ['BEF 23 SEP 63 B.C.', '-0063-09-23 before'],
    ['25 B.C.', '-0025-00-00'],
    ['23 AD', '0023-00-00'],
    ['JULIAN 15 MAR 44 BCE', '-0044-03-15'],
    ['@#DJULIAN@ 25 DEC 1066', '1066-12-25'],
    ['@#DFRENCH R@ 18 BRUM 8', '1799-11-09'],
    ['FRENCH_R 9 THER 2', '1794-07-27'],
    ['@#DHEBREW@ 2 TVT 5758', '1997-12-31'],
    ['@#DHEBREW@ 13 CSH 5507', '1746-10-27'],
    ['BET 1100 AND 1110', '1100-00-00 about .. 1110-00-00 about'],
    ['BET JAN 1900 AND MAR 1900', '1900-01-00 about .. 1900-03-00 about'],
    ['BET 1 JAN 1620 AND 31 DEC 1629', '1620-01-01 about .. 1629-12-31 about'],
    ['FROM 1066 TO 1087', '1066-00-00 .. 1087-00-00'],
    ['FROM 1 JAN 1900', '1900-01-01 after'],
    ['TO 1087', '1087-00-00 before'],
    ['INT 1066 (the comet)', '1066-00-00'],
    ['CAL 1500', '1500-00-00 about'],
    ['EST 1500', '1500-00-00 doubtful'],
    ['1850-1860', '1850-00-00 .. 1860-00-00'],
    ['1790-95', '1790-00-00 .. 1795-00-00'],
    ['ABT 1850-1855', '1850-00-00 about .. 1855-00-00'],
    ['WFT Est. 1600-1650', '1600-00-00 about .. 1650-00-00'],
    ['22 Jan 1551-1552', '1552-01-22'],
    ['1942/1943', '1942-00-00 .. 1943-00-00'],
    ['1027/1028', '1027-00-00 .. 1028-00-00'],
    ['@#DJULIAN@ 29 FEB 1700', '1700-03-11'],
    ['1850 (?)', '1850-00-00 doubtful'],
    ['FROM 1811 TO 07', '1811-00-00 about'],
  ])('files-field 12, files-unseen B6: %s keeps its bounds', (written, expected) =>
    expect(readDay(written)).toBe(expected),
  );

  test.each([
    ['11 FEB 1731/32', '1732-02-11'],
    ['FEB 1731/32', '1732-02-00'],
    ['1731/32', '1732-00-00'],
    ['1 MAR 1699/00', '1700-03-01'],
    ['24 MAR 1699/1700', '1700-03-24'],
    ['@#DJULIAN@ 30 JAN 1648/49', '1649-01-30'],
    ['3 MAR 1688/89', '1689-03-03'],
    ['2 JAN 1711/2', '1712-01-02'],
    ['1720/1', '1721-00-00'],
    ['ABT 11 FEB 1731/32', '1732-02-11 about'],
  ])('files-field 2: of the dual year %s the second counts, and its words stay', (written, expected) => {
    expect(readDay(written)).toBe(expected);
    expect(readGedcomDate(written)).toMatchObject({ words: written });
  });

  test.each([
    ['31 FEB 1801'],
    ['30 FEB 1900'],
    ['29 FEB 1900'],
    ['29 FEB 1901'],
    ['31 APR 1900'],
    ['31 SEP 1966'],
    ['32 JAN 1900'],
    ['ABT 31 FEB 1801'],
    ['BET 30 FEB 1801 AND 1802'],
    ['1801-02-31'],
    ['31 February 1801'],
    ['31.2.1801'],
    ['10 JUN 9999'],
    ['9999'],
    ['0 BC'],
    ['0'],
    ['@#DHEBREW@ 31 TSH 5507'],
    ['@#DFRENCH R@ 31 BRUM 8'],
  ])('files-field 3: %s never was', (written) => expect(readDay(written)).toBeNull());

  test.each([
    ['1 JANUARY 1800', 'en', '1800-01-01'],
    ['15 March 1870', 'en', '1870-03-15'],
    ['1786-07-05', 'en', '1786-07-05'],
    ['ABT 3 MAI 1802', 'en', '1802-05-03 about'],
    ['12 MAI 1802', 'en', '1802-05-12'],
    ['5 DEZ 1877', 'en', '1877-12-05'],
    ['3 mars 1701', 'fr', '1701-03-03'],
    ['BEFORE 1700', 'en', '1700-00-00 before'],
    ['AFTER 1760', 'en', '1760-00-00 after'],
    ['c. 1620', 'en', '1620-00-00 about'],
    ['~1690', 'en', '1690-00-00 about'],
    ['Abt. 1500', 'en', '1500-00-00 about'],
    ['1800?', 'en', '1800-00-00 doubtful'],
    ['<1850>', 'en', '1850-00-00 about'],
    ['12/25/1850', 'en', '1850-12-25'],
    ['25.12.1850', 'en', '1850-12-25'],
    ['5/7/1786', 'en', '1786-00-00 about'],
    ['SPRING 1850', 'en', '1850-00-00 about'],
    ['Q1 1850', 'en', '1850-01-00 about .. 1850-03-00 about'],
    ['1076 or 1088', 'en', '1076-00-00 about .. 1088-00-00 about'],
  ] as const)('files-field 13: %s in a file in %s', (written, language, expected) =>
    expect(readDay(written, language)).toBe(expected),
  );

  test('what is no date stays words', () => {
    for (const none of [
      '',
      'Deceased',
      '10 JAN',
      '(unknown)',
      '(about harvest time)',
      '(before the great fire, 1666)',
      '@#DROMAN@ 15 MAR 710',
      '@#DUNKNOWN@ 1 JAN 5',
      '_ISLAMIC 10 MUH 61',
      '_CHINESE 1 1 4342',
    ])
      expect(readDay(none), none).toBeNull();
    expect(spanOf(undefined, '1910')).toMatchObject({ startTime: '1910-00-00 00:00:00', startNote: 'before' });
  });
});

test('loops, thousands of spouses, 100,000 lines in one record and dangling pointers are reported or left out', async () => {
  const loop = `0 HEAD\n1 CHAR UTF-8\n0 @A@ INDI\n1 NAME A\n0 @B@ INDI\n1 NAME B\n0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@\n1 CHIL @A@\n0 @G@ FAM\n1 HUSB @B@\n1 CHIL @A@\n0 @H@ FAM\n1 HUSB @A@\n1 WIFE @VOID@\n0 TRLR\n`;
  expect(
    records(await read('loop.ged', loop)).map(({ unions }) => unions),
    'two people who are each other’s parents: nothing shows which of the two is wrong',
  ).toEqual([undefined, undefined]);
  const wives = Array.from(
    { length: 2000 },
    (_, n) => `0 @W${n}@ INDI\n1 NAME W${n}\n0 @F${n}@ FAM\n1 HUSB @A@\n1 WIFE @W${n}@\n`,
  );
  const many = await read('many.ged', `0 HEAD\n1 CHAR UTF-8\n0 @A@ INDI\n1 NAME A\n${wives.join('')}0 TRLR\n`);
  expect(records(many)[0]!.unions).toHaveLength(500);
  expect(many.filter((item) => 'omitted' in item && /more than 500 families/.test(String(item.omitted)))).toHaveLength(
    1500,
  );
  const long = `0 HEAD\n1 CHAR UTF-8\n0 @A@ INDI\n1 NAME A\n1 NOTE begins\n${'2 CONT more\n'.repeat(100_000)}0 TRLR\n`;
  expect(records(await read('long.ged', long))[0]!.summary!.en!.length).toBeLessThanOrEqual(4000);
});

test('S06 R21 issue 42 a family exported as GEDCOM 5.5.1 and 7.0 and as Gramps XML is imported again without loss', async () => {
  const { db, as } = await openWorld();
  const reply = await as(null, 'en')(familyOf, { id: 'augustus', way: 'all', steps: 2 });
  const shownFamily = presentFamily(reply, 'en');
  expect(shownFamily.people.length).toBeGreaterThan(20);
  const facts = (subjects: readonly ImportedSubject[]) => ({
    sources: subjects.flatMap(({ times, unions = [] }) => [...times, ...unions].map(({ source }) => sourceOf(source))),
    people: subjects
      .filter(({ kind }) => kind === 'person')
      .map(({ names, gender, times, royal, house }) => [
        names.en,
        gender,
        royal ?? false,
        [lifeRecordOf(times), times.find(({ role }) => role === 'reign')].flatMap((time) =>
          time ? [[time.startTime, time.endTime, time.startNote, time.endNote]] : [],
        ),
        house,
      ]),
    unions: subjects
      .flatMap(({ unions = [] }) => unions)
      .map(({ partners, children, kind, time, ended }) => [partners, children, kind, time?.startTime, ended])
      .map((union) => JSON.stringify(union))
      .sort(),
  });
  const sourceOf = (source: Citation | null) =>
    source && [source.title, source.author, source.year, source.where].join(' | ');
  const exportOptions = { name: 'The family of Augustus', site: 'https://stele.test' };
  const [five, seven] = await Promise.all(
    (['5.5.1', '7.0'] as const).map(async (version) =>
      facts(records(await read(`out-${version}.ged`, writeGedcom(shownFamily, { version, ...exportOptions })))),
    ),
  );
  expect(seven).toEqual(five);
  const gramps = writeGramps(shownFamily, { ...exportOptions, now: new Date('2026-11-30') });
  for (const [name, content] of [
    ['out.gramps', gramps],
    ['packed.gramps', gzipSync(gramps)],
  ] as const)
    expect(facts(records(await read(name, content))), name).toEqual(five);
  const houses = new Map(reply.houses.map(({ itemId, name }) => [itemId, name]));
  expect(reply.houses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Julio-Claudian dynasty', 'Ptolemaic dynasty']),
  );
  const expectedPeople = reply.people.map(({ name, gender, royal, reign, life, house }) => [
    name,
    gender,
    royal || reign !== null,
    [...(life ? [life] : []), ...(reign ? [reign] : [])].map(({ startTime, endTime, startNote, endNote }) => [
      startTime,
      endTime,
      startNote,
      endNote,
    ]),
    house === null ? undefined : `house ${houses.get(house)}`,
  ]);
  expect(five!.people).toEqual(expectedPeople);
  const saidOf = (items: readonly { source: Citation | null }[]) => items.map(({ source }) => sourceOf(source)).sort();
  const alive = reply.people.filter(({ life }) => life);
  const told5 = new Set(five!.sources);
  for (const citation of saidOf([...alive, ...reply.unions])) expect(told5).toContain(citation);

  // Another GEDCOM parser finds the same people, couples and sources.
  for (const version of ['5.5.1', '7.0'] as const) {
    const lines = parse(writeGedcom(shownFamily, { version, ...exportOptions }).replace(/^\ufeff/, ''));
    const of = (tag: string) => lines.filter((line) => line.tag === tag);
    const readField = (line: { tree: { tag: string; data: string }[] } | undefined, tag: string) =>
      line?.tree.find((child) => child.tag === tag)?.data;
    expect(of('INDI').map((line) => readField(line, 'NAME'))).toEqual(shownFamily.people.map(({ name }) => name));
    expect(of('FAM')).toHaveLength(shownFamily.unions.length);
    const byPointer = new Map(lines.map((line) => [line.pointer, line]));
    for (const family of of('FAM')) {
      expect(readField(byPointer.get(readField(family, 'HUSB') ?? ''), 'SEX') ?? 'M').toBe('M');
      expect(readField(byPointer.get(readField(family, 'WIFE') ?? ''), 'SEX') ?? 'F').toBe('F');
      expect(readField(byPointer.get(readField(family, 'SOUR')!), 'TITL')).toMatch(/\S/);
    }
  }
  const adopted = five!.unions.filter((union) => union.includes('"adopted":true'));
  expect(adopted.length).toBe(reply.unions.filter(({ children }) => children.some((child) => child.adopted)).length);
  expect(five!.unions.filter((union) => union.includes('"divorce"')).length).toBe(
    reply.unions.filter(({ ended, partners, children }) => ended === 'divorce' && partners.length + children.length > 1)
      .length,
  );

  // A second import has no effect, and an undo removes everything.
  const path = join(folder, 'family.ged');
  await writeFile(path, family);
  const first = await importSource(db, await gedcomSource(path));
  expect(first).toMatchObject({ taken: 4, refused: [] });
  const again = await importSource(db, await gedcomSource(path));
  expect(again).toMatchObject({ taken: 0, changed: 0, unchanged: 4 });
  const { rows } = await db
    .selectFrom('importRecord')
    .where('originId', '=', 'gedcom-family')
    .where('key', '=', '@I3@')
    .select('thingId')
    .execute()
    .then((things) => ({ rows: things }));
  const tree = await as(null, 'en')(familyOf, { id: rows[0]!.thingId, way: 'all', steps: 2 });
  expect(tree.people.map(({ name, kin }) => [name, kin[0] ?? '']).sort()).toEqual([
    ['Alexandra Oldenburg', 'adoptive mother'],
    ['Edward VII Wettin', 'adoptive father'],
    ['George', ''],
    ['Somebody Young', 'half-sibling (by adoption)'],
  ]);
  // Surnames have their slashes again.
  const written = writeGedcom(presentFamily(tree, 'en'), { version: '7.0', ...exportOptions });
  expect(written.match(/^1 NAME .*$/gm)).toEqual(
    expect.arrayContaining(['1 NAME Edward VII /Wettin/', '1 NAME Alexandra /Oldenburg/', '1 NAME George']),
  );
});
