import { mkdtemp, writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { parse } from 'parse-gedcom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld } from '../../tests/world.ts';
import { familyOf } from '../../src/features/families/contract.ts';
import { presentFamily } from '../../src/features/families/face/shown-family.ts';
import type { Citation } from '../../src/rules/schemas.ts';
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
        role: 'life',
        startTime: '1841-11-09 00:00:00',
        endTime: '1910-05-10 00:00:00',
        endNote: 'about',
        source: { title: "Burke's Peerage", author: 'Burke', where: 'p. 7' },
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
      children: [
        { key: '@I3@', adopted: true, doubtful: false },
        { key: '@I4@', adopted: false, doubtful: false },
      ],
      source: { title: 'family', author: null, year: null, where: null, url: null },
    },
  ]);
  expect(alexandra!.times).toEqual([]);
  expect(items.find((item) => 'record' in item && item.record === alexandra)).toMatchObject({
    broken: [{ where: 'family.ged:25 DATE', why: 'no date: 10 JAN' }],
  });
  expect(items).toContainEqual({ where: 'family.ged:44 CHIL', omitted: 'there is no person @I99@' });
  expect(george!.times[0]).toMatchObject({ startTime: '1865-00-00 00:00:00', startNote: 'about', endNote: 'after' });
  const [still] = records(await read('family.ged', family.replace('1 DIV\n2 DATE 1900', '1 DIV N')));
  expect(still!.unions, 'a divorce that did not happen').toMatchObject([{ ended: null }]);
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

test('GEDCOM dates: eight calendars, BC, dual years, ranges and phrases are read; an invalid date is null', () => {
  const day = (dateText: string) => {
    const gedcomDate = readGedcomDate(dateText);
    return (
      gedcomDate &&
      [gedcomDate.from.text.slice(0, -9), gedcomDate.from.note, gedcomDate.until?.text.slice(0, -9)]
        .filter(Boolean)
        .join(' ')
    );
  };
  expect(
    [
      '9 NOV 1841',
      'ABT   987',
      'BEF 23 SEP 63 B.C.',
      'JULIAN 15 MAR 44 BCE',
      '@#DJULIAN@ 30 JAN 1648/49',
      '@#DFRENCH R@ 18 BRUM 8',
      'FRENCH_R 9 THER 2',
      'BET 1100 AND 1110',
      'FROM 1066 TO 1087',
      'TO 1087',
      'INT 1066 (the comet)',
    ].map(day),
  ).toEqual([
    '1841-11-09',
    '0987-00-00 about',
    '-0063-09-23 before',
    '-0044-03-15',
    '1648-01-30',
    '1799-11-09',
    '1794-07-27',
    '1100-00-00 after 1110-00-00',
    '1066-00-00 1087-00-00',
    '1087-00-00 before',
    '1066-00-00',
  ]);
  const ofOtherCalendars = [
    '@#DHEBREW@ 2 TVT 5758',
    '@#DROMAN@ 15 MAR 710',
    '@#DUNKNOWN@ 1 JAN 5',
    '_ISLAMIC 10 MUH 61',
    '_CHINESE 1 1 4342',
  ];
  for (const none of ['', 'Deceased', '10 JAN', '(unknown)', '32 JAN 1900', '0', ...ofOtherCalendars])
    expect(day(none), none).toBeNull();
  expect(spanOf(undefined, '1910')).toMatchObject({ startTime: '1910-00-00 00:00:00', startNote: 'before' });
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

test('S06 R21 a family exported as GEDCOM 5.5.1 and 7.0 is imported again without loss', async () => {
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
        times.map(({ startTime, endTime, startNote, endNote }) => [startTime, endTime, startNote, endNote]),
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
    ['Somebody Young', 'sibling (by adoption)'],
  ]);
});
