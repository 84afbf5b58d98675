import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedSubject, ReadResult, ReportLine } from '../record.ts';
import { gedcomSource, type GedcomOptions } from './gedcom.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gedcom-blemishes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readFile(path: string, options?: GedcomOptions) {
  const people: ImportedSubject[] = [],
    report: string[] = [];
  const add = (lines: readonly ReportLine[] | undefined) =>
    report.push(...(lines ?? []).map(({ where, why }) => `${where.replace(/^[^:]*:?/, '')}: ${why}`));
  const items: ReadResult[] = [];
  for await (const item of (await gedcomSource(path, options)).read()) items.push(item);
  for (const item of items) {
    if ('record' in item) {
      people.push(item.record);
      for (const list of [item.broken, item.omitted, item.notices]) add(list);
    } else if ('refused' in item) add([{ where: item.where, why: item.refused }]);
    else if ('omitted' in item) add([{ where: item.where, why: item.omitted }]);
    else if ('notice' in item) add([{ where: item.where, why: item.notice }]);
  }
  return { people, report, names: people.map(({ names }) => Object.values(names)[0]) };
}
async function read(content: string | Uint8Array, options?: GedcomOptions) {
  const path = join(folder, 'tree.ged');
  await writeFile(path, content);
  return readFile(path, options);
}

const head = '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n';
const ann = '0 @I1@ INDI\n1 NAME Ann /Lee/\n1 SEX F\n1 BIRT\n2 DATE 3 MAR 1701\n';
const annTree = `${head}${ann}0 TRLR\n`;
const ansel = (text: string) => Buffer.from(text.replace('UTF-8', 'ANSEL'), 'latin1');

test.each<[string, string | Uint8Array, string[]]>([
  ['A3 blank lines', annTree.replaceAll('\n0', '\n\n0'), ['5: an empty line (2 in the file, this is the first)']],
  ['A3 a blank line after TRLR', `${annTree}\n`, ['11: an empty line']],
  [
    'A3 two spaces after the level',
    annTree.replace('0 @I1', '0  @I1'),
    ['5: spaces or tabs around the level of a line'],
  ],
  ['A3 a tab after the level', annTree.replace('1 SEX', '1\tSEX'), ['7: spaces or tabs around the level of a line']],
  [
    'A3 indentation',
    annTree.replaceAll('\n1', '\n  1').replaceAll('\n2', '\n\t\t2'),
    ['2: spaces or tabs around the level of a line (7 in the file, this is the first)'],
  ],
  ['A3 no TRLR', `${head}${ann}`, ['9: it has no end (TRLR): it may be cut off']],
  ['A3 no TRLR and no last line end', `${head}${ann}`.trimEnd(), ['9: it has no end (TRLR): it may be cut off']],
  ['A3 text after TRLR', `${annTree}End of the export`, ['11: no GEDCOM line: End of the export']],
  ['A3 no HEAD', `${ann}0 TRLR\n`, ['1: it has no header (HEAD)']],
  ['A3 text before HEAD', `My family\n${annTree}`, ['1: no GEDCOM line: My family']],
  ['A3 a tag with a hyphen', annTree.replace('0 TRLR', '1 MY-TAG x\n0 TRLR'), ['10 INDI.MY-TAG: no room for it: x']],
  ['A3 a tag with an umlaut', annTree.replace('0 TRLR', '1 MÄDCHEN x\n0 TRLR'), ['10 INDI.MÄDCHEN: no room for it: x']],
  ['A3 a line without a tag', annTree.replace('0 TRLR', '1\n0 TRLR'), ['10: no GEDCOM line: 1']],
  ['A3 a line of signs', annTree.replace('0 TRLR', '1 ??? x\n0 TRLR'), ['10: no GEDCOM line: 1 ??? x']],
  [
    'A3 CR CR LF',
    annTree.replaceAll('\n', '\r\r\n'),
    ['1: a line that ends with CR CR LF (10 in the file, this is the first)'],
  ],
  ['A3 CR alone', annTree.replaceAll('\n', '\r'), []],
  ['A3 CR LF', annTree.replaceAll('\n', '\r\n'), []],
  ['A3 lower-case tags', annTree.replace('1 NAME', '1 name'), []],
  ['A3 a byte order mark', `\ufeff${annTree}`, []],
  ['A3 UTF-16 LE with a mark', Buffer.from(`\ufeff${annTree}`, 'utf16le'), []],
  ['A3 UTF-16 LE without a mark', Buffer.from(annTree, 'utf16le'), []],
  ['A3 UTF-16 BE with a mark', Buffer.from(`\ufeff${annTree}`, 'utf16le').swap16(), []],
  [
    'A3 a level that is skipped',
    annTree.replace('2 DATE', '3 DATE'),
    ['9: a line of level 3 after level 1: read as level 2'],
  ],
  ['A3 the end of DOS', `${annTree}\u001a`, ['11: an empty line']],
  ['A3 the pointer after the tag', annTree.replace('0 @I1@ INDI', '0 INDI @I1@'), []],
  [
    'A3 a record of the program',
    annTree.replace('0 TRLR', '0 _PLAC x\n1 MAP y\n0 _PLAC z\n0 TRLR'),
    ['10: _PLAC: a line of the program that wrote the file (2 in the file, this is the first)'],
  ],
  [
    'A3 a second person with the same pointer',
    annTree.replace('0 TRLR', '0 @I1@ INDI\n1 NAME Bob\n0 TRLR'),
    ['10: a second person @I1@: Bob'],
  ],
  [
    'A3 a second file in the file',
    annTree + annTree.replace('Ann', 'Bob'),
    [
      '11: a second header (HEAD): another file begins here, and its records are left out',
      '15: a record of a second file in this one: @I1@ INDI',
    ],
  ],
])('%s costs its line and one line of the report', async (_, content, lines) => {
  const { people, report } = await read(content);
  expect(people).toMatchObject([
    { key: '@I1@', names: { en: 'Ann Lee' }, gender: 'female', times: [{ startTime: '1701-03-03 00:00:00' }] },
  ]);
  expect(report).toEqual(lines);
});

test.each(['Unknown /Unknown/', 'N. N.', 'Unbekannt', 'inconnue //', '/?/', 'name unknown', '不詳'])(
  'A7 %s is no name, and matches nobody',
  async (written) => {
    const { people, report } = await read(annTree.replace(/NAME .*/, `NAME ${written}`));
    expect(people).toMatchObject([{ names: { en: 'Name unknown' }, nameless: true }]);
    expect(report.join()).toContain('called “Name unknown”');
  },
);
test.each(['Ann Unknown', 'Nguyen No', 'Name /Lee/'])('A7 %s stays a name', async (written) => {
  const { names } = await read(annTree.replace(/NAME .*/, `NAME ${written}`));
  expect(names).toEqual([written.replaceAll('/', '')]);
});

test('A3 a text that continues without CONT stays in the note, also if its line begins with a number', async () => {
  const { people, report } = await read(
    annTree.replace(
      '0 TRLR',
      '1 NOTE She was born\nin the old house\n12 miles from here,\n1 of nine children\n  and died there.\n0 TRLR',
    ),
  );
  expect(people[0]!.bodies!.en).toBe(
    '<p>She was born<br>in the old house<br>12 miles from here,<br>1 of nine children<br>and died there.</p>',
  );
  expect(report).toEqual(
    [11, 12, 13, 14].map((line) => `${line}: a line without a level: read as the continuation of NOTE in line 10`),
  );
});

test('A3 encodings: what the bytes show outweighs what the header says, and this is reported', async () => {
  const withName = (name: string, charset: string) => annTree.replace('Ann', name).replace('UTF-8', charset);
  const nameIn = async (content: Uint8Array | string, options?: GedcomOptions) => {
    const { names, report } = await read(content, options);
    return [names[0], ...report];
  };
  expect(await nameIn(withName('Žofie', 'ANSEL'))).toEqual([
    'Žofie Lee',
    '1: it says ANSEL and is UTF-8: read as UTF-8',
  ]);
  expect(await nameIn(withName('Žofie', 'ANSI'))).toEqual(['Žofie Lee', '1: it says ANSI and is UTF-8: read as UTF-8']);
  expect(await nameIn(Buffer.from(withName('Zoë', 'ANSI'), 'latin1'))).toEqual(['Zoë Lee']);
  expect(await nameIn(Buffer.from(withName('Zoë', 'X-MINE'), 'latin1'))).toEqual([
    'Zoë Lee',
    '1: it says X-MINE: read as Windows-1252',
  ]);
  expect(await nameIn(Buffer.from(withName('Zoë', 'UTF-8').replace('1 CHAR UTF-8\n', ''), 'latin1'))).toEqual([
    'Zoë Lee',
    '1: it names no encoding: read as Windows-1252',
  ]);
  expect(await nameIn(Buffer.from(withName('\u009eofie', 'WINDOWS-1250'), 'latin1'))).toEqual(['žofie Lee']);
  expect(await nameIn(Buffer.from(withName('\u009eofie', 'ANSI'), 'latin1'), { encoding: 'windows-1250' })).toEqual([
    'žofie Lee',
  ]);
  expect(await nameIn(Buffer.from(withName('Zo\u0089', 'IBMPC'), 'latin1'))).toEqual(['Zoë Lee']);
  expect(await nameIn(ansel(annTree.replace('Ann', 'Andr\u{e2}e')))).toEqual(['André Lee']);
  expect(await nameIn(ansel(annTree.replace('Ann', 'A\u{fd}n')))).toEqual([
    'A? Lee',
    '6: letters that cannot be read are replaced by “?”',
  ]);
});

test('A7 a name beyond the limit is cut at a word, and none is called unknown in the language of the file; never a pointer', async () => {
  const long = `${'Hohenzollern '.repeat(30)}/Oettingen/`;
  const { names, report } = await read(annTree.replace('Ann /Lee/', long));
  expect(names[0]).toMatch(/^(?:Hohenzollern )+Hohenzollern…$/);
  expect(names[0]!.length).toBeLessThanOrEqual(200);
  expect(report).toEqual([`6 NAME: a name longer than 200 letters, cut at a word: ${long.replaceAll('/', '').trim()}`]);
  for (const [language, name] of [
    ['English', 'Name unknown'],
    ['French', 'Nom inconnu'],
    ['Spanish', 'Nombre desconocido'],
    ['Chinese', '姓名不详'],
    ['Japanese', '氏名不詳'],
  ])
    for (const line of ['', '1 NAME\n', '1 NAME //\n']) {
      const unnamed = await read(
        annTree.replace('1 NAME Ann /Lee/\n', line).replace('1 CHAR', `1 LANG ${language}\n1 CHAR`),
      );
      expect(unnamed.names).toEqual([name]);
      expect(unnamed.people[0]).toMatchObject({ nameless: true });
      expect(unnamed.report).toContain(`6 INDI: @I1@ has no name: called “${name}”`);
    }
  const marked = await read(annTree.replace('Ann /Lee/', '? /?/'));
  expect(marked.names).toEqual(['Name unknown']);
  expect(marked.report).toContain('6 NAME: no name: ? ?');
  const inParts = await read(annTree.replace('1 NAME Ann /Lee/', '1 NAME\n2 GIVN Ann\n2 SURN Lee'));
  expect(inParts).toMatchObject({ names: ['Ann Lee'], report: [] });
  const german = await read(annTree.replace('1 CHAR', '1 LANG German\n1 CHAR'));
  expect(german.report).toEqual([': its language, German, is not one of Stele’s: its names count as English']);
});

test('B6 a death before the birth leaves both out; a second birth or death is reported, or fills what the first lacks', async () => {
  const life = async (lines: string) => {
    const { people, report } = await read(annTree.replace('1 BIRT\n2 DATE 3 MAR 1701\n', lines));
    return [
      people[0]!.times.map(({ startTime, endTime }) => `${startTime.slice(0, 4)}–${endTime?.slice(0, 4)}`)[0],
      ...report,
    ];
  };
  expect(await life('1 BIRT\n2 DATE 925\n1 DEAT\n2 DATE 885\n')).toEqual([
    undefined,
    '9 DATE: a death before the birth: born 925, died 885; neither is imported',
    '11 DATE: a death before the birth: born 925, died 885; neither is imported',
  ]);
  expect(await life('1 BIRT\n2 DATE 1700\n1 BIRT\n2 DATE 1702\n1 DEAT\n2 DATE 1750\n')).toEqual([
    '1700–1750',
    '10 INDI.BIRT: no room for it: DATE 1702',
  ]);
  expect(await life('1 BIRT\n2 PLAC Ghent\n1 BIRT\n2 DATE 1702\n1 DEAT\n2 DATE 1750\n1 DEAT\n2 DATE 1751\n')).toEqual([
    '1702–1750',
    '8 INDI.BIRT: no room for it: PLAC Ghent',
    '14 INDI.DEAT: no room for it: DATE 1751',
  ]);
  expect(await life('1 BIRT\n2 DATE 1700\n1 BIRT\n2 DATE 1700\n1 DEAT Y\n')).toEqual([
    '1700–undefined',
    '12 INDI.DEAT: no room for it: stated without more',
  ]);
});

test('B12 paragraphs of notes stay apart, of HTML and of shared notes; no script stays', async () => {
  const notes = await read(
    annTree.replace(
      '0 TRLR',
      '1 NOTE <p>First &amp; <b>bold</b></p><p>Second<br>line</p><script>alert(1)</script>\n1 NOTE @N1@\n0 @N1@ NOTE Third\n1 CONC , and more\n1 CONT\n1 CONT Fourth\n0 @N2@ NOTE Nobody’s\n0 TRLR',
    ),
  );
  expect(notes.people[0]).toMatchObject({
    summary: { en: 'First & bold' },
    bodies: { en: '<p>First &#38; bold</p><p>Second<br>line</p><p>Third, and more</p><p>Fourth</p>' },
  });
  expect(notes.report).toEqual(['16 NOTE: nothing that is imported refers to it: Nobody’s']);
});

const cases = '../shared/cases/gedcom';
test.skipIf(!existsSync(cases))('the blemished cases bring their person in, with a line of the report', async () => {
  for (const name of 'blank-line double-space-after-level wrapped-note-without-cont no-trlr hyphen-tag crcrlf tab-after-level'.split(
    ' ',
  )) {
    const { names, report } = await readFile(`${cases}/${name}.ged`);
    expect(names, name).toEqual(['Ann Lee']);
    expect(report.length, name).toBeGreaterThan(0);
  }
});

/** The times and the report of a person born and died on these dates. */
async function livesOf(born: string, died: string) {
  const path = join(folder, 'dates.ged');
  await writeFile(
    path,
    `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME A /B/\n1 BIRT\n2 DATE ${born}\n1 DEAT\n2 DATE ${died}\n0 TRLR\n`,
  );
  const { people, report } = await readFile(path);
  const times = people[0]!.times.map(({ role, startTime, startNote, endTime, endNote }) =>
    [role, startTime.slice(0, 10), startNote, endTime?.slice(0, 10), endNote].filter(Boolean).join(' '),
  );
  return { times, report };
}

test('a number or a month alone before another date is no year of its own', async () => {
  expect((await livesOf('BET 5 AND 7 MAR 1690', 'FROM 5 TO 7 MAR 1700')).times).toEqual([
    'birth 1690-03-05 about 1690-03-07 about',
    'death 1700-03-05 about 1700-03-07 about',
  ]);
  expect((await livesOf('BET MAR AND MAY 1690', 'BET 12 MAR AND 5 MAY 1750')).times).toEqual([
    'birth 1690-03-00 about 1690-05-00 about',
    'death 1750-03-12 about 1750-05-05 about',
  ]);
});

test('a dual year in a part of the year that has one is of either year', async () => {
  expect((await livesOf('24 MAR 1600/01', '30 DEC 1650/51')).times).toEqual([
    'birth 1601-03-24',
    'death 1650-12-30 about 1651-12-30 about',
  ]);
  expect((await livesOf('AFT 1 APR 1600/01', 'BEF 30 DEC 1650/51')).times).toEqual([
    'life 1600-04-01 after 1651-12-30 before',
  ]);
});

test('the words of a date that are too long for a description are reported', async () => {
  const words = '(first day of the year as the parish register of a town says)';
  const { report } = await livesOf(`INT 1 JAN 1600 ${words}`, '1650');
  expect(report.join('\n')).toContain(words);
});
