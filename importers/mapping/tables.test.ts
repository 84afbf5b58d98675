import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { encodeText } from '../../tests/encode-text.ts';
import { faultsIn } from '../../tests/record-faults.ts';
import { openDatabase } from '../../tests/world.ts';
import { importSource } from '../engine.ts';
import type { ImportedSubject } from '../record.ts';
import { readMapping, type Mapping } from './mapping.ts';
import { tableSource } from './table.ts';

function put(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-tables-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const mappingOf = (table: object) =>
  readMapping(put('mapping.json', JSON.stringify({ name: 'A museum', licence: 'CC0', table })));
const paintings = {
  key: 'id',
  kind: 'painting',
  names: { en: 'title' },
  times: [{ role: 'made', from: 'year' }],
};

async function readTable(path: string, mapping: Mapping, options: { encoding?: string } = {}) {
  const records: ImportedSubject[] = [],
    report: string[] = [];
  for await (const item of (await tableSource(path, mapping, options)).read()) {
    if ('record' in item) {
      records.push(item.record);
      for (const { where, why } of [...(item.broken ?? []), ...(item.omitted ?? []), ...(item.notices ?? [])])
        report.push(`${where}: ${why}`);
    } else if ('refused' in item) report.push(`${item.where}: ${item.refused}`);
    else if ('omitted' in item) report.push(`${item.where}: ${item.omitted}`);
    else if ('notice' in item) report.push(`${item.where}: ${item.notice}`);
  }
  expect(records.flatMap(faultsIn)).toEqual([]);
  return { records, report, rows: records.map(({ key, names }) => [key, ...Object.values(names)]) };
}
const read = async (name: string, content: string | Uint8Array, table: object = paintings, options = {}) =>
  readTable(put(name, content), await mappingOf(table), options);

test.each<[string, string, string, string]>([
  ['windows-1252', 'en', 'Niño con melón', 'windows-1252'],
  ['windows-1252', 'fr', 'L’été à Liège — œuvre', 'windows-1252'],
  ['windows-1252', 'es', 'Straße', 'windows-1252'],
  ['windows-1251', 'en', 'Утро в сосновом лесу, Девятый вал', 'windows-1251'],
  ['gb18030', 'zh', '清明上河图', 'gb18030'],
  ['gb18030', 'zh', '千里江山图，王希孟作', 'gb18030'],
  ['big5', 'zh', '清明上河圖', 'big5'],
  ['shift_jis', 'jp', '富嶽三十六景 神奈川沖浪裏', 'shift_jis'],
  ['shift_jis', 'jp', 'モナ・リザ', 'shift_jis'],
  ['euc-jp', 'jp', '鳥獣人物戯画のあれこれ', 'euc-jp'],
  ['euc-kr', 'en', '몽유도원도와 인왕제색도', 'euc-kr'],
])('4 a table in %s (%s: %s) is read as such, and this is reported', async (encoding, language, title, expected) => {
  const content = encodeText(`id;title;year\n1;${title};1701\n`, encoding);
  const { rows, report } = await read('a.csv', content, { ...paintings, names: { [language]: 'title' } });
  expect(rows).toEqual([['1', title]]);
  expect(report).toEqual([`a.csv: it is not in UTF-8 and is read as ${expected}; --encoding states another encoding`]);
});

test('4 UTF-8 with a mark, UTF-16 with and without one; an encoding that is stated; one that is not clear', async () => {
  const text = 'id,title,year\n1,Niño,1701\n';
  expect((await read('a.csv', `\ufeff${text}`)).report).toEqual([]);
  const swapped = (content: string) => Buffer.from(content, 'utf16le').swap16();
  for (const [content, name] of [
    [Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
    [Buffer.from(text, 'utf16le'), 'utf-16le'],
    [swapped(`\ufeff${text}`), 'utf-16be'],
    [swapped(text), 'utf-16be'],
  ] as const)
    expect(await read('a.csv', content)).toMatchObject({
      rows: [['1', 'Niño']],
      report: [`a.csv: it is read as ${name}`],
    });
  const czech = encodeText('id,title,year\n1,Růže,1701\n', 'windows-1250');
  for (const [table, options] of [
    [{ ...paintings, encoding: 'windows-1250' }, {}],
    [paintings, { encoding: 'windows-1250' }],
  ] as const)
    expect(await read('a.csv', czech, table, options)).toMatchObject({ rows: [['1', 'Růže']], report: [] });
  await expect(read('a.csv', czech, { ...paintings, encoding: 'x-mine' })).rejects.toThrow('“x-mine” is no encoding');
  await expect(read('a.csv', encodeText('id,title\n1,虎\n', 'gb18030'), { ...paintings, times: [] })).rejects.toThrow(
    /is not in UTF-8, and its encoding is not clear: it may be .* State it with --encoding, or with "encoding" in the mapping\./,
  );
});

test('4 a letter that cannot be read costs its cell; U+FFFD is never stored', async () => {
  const damaged = Buffer.concat([
    Buffer.from('id,title,year,note\n1,清明上河图,1701,千里江山图\n2,富春山'),
    Buffer.from([0xe5, 0x2c]),
    Buffer.from('1702,步辇图\n3,韩熙载夜宴图,1703,x\n'),
  ]);
  const { rows, report } = await read('a.csv', damaged, {
    ...paintings,
    names: { zh: 'title' },
    summary: { zh: 'note' },
  });
  expect(rows).toEqual([
    ['1', '清明上河图'],
    ['3', '韩熙载夜宴图'],
  ]);
  expect(report[0]).toBe('a.csv: it is UTF-8 with damaged letters');
  expect(report).toContain('a.csv:3: no name');
  const wrong = await read('a.csv', Buffer.from('id,title,year\n1,Ni\u00f1o,1701\n', 'latin1'), {
    ...paintings,
    encoding: 'utf-8',
  });
  expect(JSON.stringify(wrong.records)).not.toContain('\ufffd');
});

test.each<[string, string, string[][], string[]]>([
  [
    'a line break in a cell',
    'id\ttitle\tyear\n1\t"A\nB"\t1701\n2\tC\t1702\n',
    [
      ['1', 'A B'],
      ['2', 'C'],
    ],
    [],
  ],
  ['a tab in a cell', 'id\ttitle\tyear\n1\t"A\tB"\t1701\n', [['1', 'A B']], []],
  ['doubled quotation marks', 'id\ttitle\tyear\n1\t"A ""B"""\t1701\n', [['1', 'A "B"']], []],
  ['quotation marks within', 'id\ttitle\tyear\n1\tA "B" C\t1701\n', [['1', 'A "B" C']], []],
  ['text after a quotation', 'id\ttitle\tyear\n1\t"A" by B\t1701\n', [['1', '"A" by B']], []],
  [
    'a quotation mark that does not close',
    'id\ttitle\tyear\n1\t"A\t1701\n2\tB\t1702\n',
    [
      ['1', '"A'],
      ['2', 'B'],
    ],
    ['a.tsv:2: a quotation mark that does not close: read as a letter'],
  ],
  [
    'two quotation marks that do not close',
    'id\ttitle\tyear\n1\t"A\t1701\n2\t"B\t1702\n3\tC\t1703\n',
    [
      ['1', '"A'],
      ['2', '"B'],
      ['3', 'C'],
    ],
    [
      'a.tsv:2: a quotation mark that does not close: read as a letter',
      'a.tsv:3: a quotation mark that does not close: read as a letter',
    ],
  ],
  [
    'inches',
    'id\ttitle\tyear\n1\t10" disc\t1701\n2\tB\t1702\n',
    [
      ['1', '10" disc'],
      ['2', 'B'],
    ],
    ['a.tsv:2: a quotation mark that does not close: read as a letter'],
  ],
])('5 quoted cells with tabs between them: %s', async (_, content, rows, report) => {
  for (const [name, text] of [
    ['a.tsv', content],
    ['a.tsv', content.replaceAll('\n', '\r\n')],
  ] as const)
    expect(await read(name, text)).toMatchObject({ rows, report });
});

test('5 the same cells with commas and semicolons, and a line of its own for each row', async () => {
  for (const separator of [',', ';', '|']) {
    const { rows, records } = await read(
      'a.csv',
      ['id', 'title', 'year'].join(separator) +
        `\n1${separator}"A${separator} ""B""\nC"${separator}1701\n2${separator}D${separator}1702\n`,
    );
    expect(rows).toEqual([
      ['1', `A${separator} "B" C`],
      ['2', 'D'],
    ]);
    expect(records.map(({ times }) => times[0]!.startTime.slice(0, 4))).toEqual(['1701', '1702']);
  }
});

test('20 headers are cells: separators, line breaks, quotation marks, spaces, and a sep line', async () => {
  const table = {
    ...paintings,
    key: 'Inv. no.',
    names: { en: 'Title, as "on" it' },
    times: [{ role: 'made', from: 'Year (from\nthe label)' }],
  };
  for (const content of [
    '"Inv. no.","Title, as ""on"" it","Year (from\r\nthe label)"\r\n1,A,1701\r\n',
    'Inv. no.;"Title, as ""on"" it"; "Year (from\nthe label)"\n1;A;1701\n',
    '\ufeffsep=;\r\nInv. no.;"Title, as ""on"" it";Year (from  the label)\r\n1;A;1701\r\n',
    '"sep=\t"\nInv. no.\t"Title, as ""on"" it"\tYear (from the label)\n1\tA\t1701\n',
    '\n\nInv. no.,"Title, as ""on"" it",Year (from the label)\n\n1,A,1701\n\n',
  ])
    expect(await read('a.csv', content, table)).toMatchObject({ rows: [['1', 'A']], report: [] });
  await expect(read('a.csv', '"a,b",c\n1,2\n')).rejects.toThrow(
    'a.csv has no column “id”, “title”, “year”. It has: a,b, c.',
  );
  await expect(read('a.csv', '')).rejects.toThrow('a.csv is empty: it has no header.');
});

test('titles above the header are reported, and the header below them is read', async () => {
  for (const above of ['Catalogue of 2020\n', '\n\nCatalogue of 2020\n\n', 'Catalogue of 2020,,\nThe collection,,\n']) {
    const { rows, report } = await read('a.csv', `${above}id,title,year\n1,One,1701\n`);
    expect(rows).toEqual([['1', 'One']]);
    expect(report.join('\n')).toMatch(/^a\.csv:\d: a line above the header: Catalogue of 2020/);
  }
});

test('20 columns without a place, columns of one name, and rows with too many or too few cells are reported', async () => {
  const { rows, report } = await read(
    'a.csv',
    'id,title,year,title,note,\n1,A,1701,B,x,\n2,C,1702,,,,y\n3,D\n4,E,1704,F,,\n,,,,,\n',
  );
  expect(rows).toEqual([
    ['1', 'A'],
    ['2', 'C'],
    ['3', 'D'],
    ['4', 'E'],
  ]);
  expect(report).toEqual([
    'a.csv:3 column 7: a cell without a column: y',
    'a.csv:4: 2 cells for 6 columns: the last ones count as empty',
    'a.csv:1 title: a second column of this name: 2 cells with content',
    'a.csv:1 note: a column that the mapping does not name: 1 cell with content',
  ]);
});

test('B9 JSON: an array or a line per row, fields within fields, lists, numbers; what is no value is reported', async () => {
  const table = {
    ...paintings,
    names: { en: 'titles' },
    times: [{ role: 'made', from: 'made.year' }],
    relations: [{ column: 'artists', type: 'achievement', word: { en: 'painted by' } }],
  };
  const objects = [
    { id: 1, titles: ['A', 'B'], made: { year: 1701 }, artists: ['x', 'y'], extra: true },
    { id: '2', titles: 'C', made: { year: '1702' }, artists: [{ name: 'z' }], note: null },
  ];
  for (const [name, content] of [
    ['a.json', JSON.stringify(objects)],
    ['a.json', JSON.stringify(objects, null, 2)],
    ['a.ndjson', objects.map((row) => JSON.stringify(row)).join('\n')],
  ] as const) {
    const { records, report } = await read(name, content, table);
    expect(records).toMatchObject([
      { key: '1', names: { en: 'A' }, otherNames: { en: ['B'] }, relations: [{ to: 'x' }, { to: 'y' }] },
      { key: '2', names: { en: 'C' }, times: [{ startTime: '1702-00-00 00:00:00' }], relations: [] },
    ]);
    expect(report.map((line) => line.replace(/^a\.n?d?json:\d+(?::\d+)?/, ''))).toEqual([
      ' artists: an object where a value belongs',
      ' extra: a field that the mapping does not name: 1 value',
    ]);
  }
  await expect(read('a.json', '[{"a":1}]', table)).rejects.toThrow('a.json has no field “id”');
});

/** A workbook with one sheet of texts and numbers, and a second one. */
function workbook(rows: (string | number)[][]): Uint8Array {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = (content: (string | number)[][]) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${content
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((value, column) => cell(value).replace('<c', `<c r="${'ABCDEFG'[column]}${at + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/worksheets/sheet2.xml', 'worksheet')}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="Works" sheetId="1" r:id="r1"/><sheet name="Notes" sheetId="2" r:id="r2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relation}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet(rows)),
    'xl/worksheets/sheet2.xml': strToU8(
      sheet([
        ['id', 'title', 'year'],
        ['9', 'Other sheet', 1709],
      ]),
    ),
  });
}

test('B9 XLSX: the first sheet, or the one that the mapping names; what is no workbook is refused', async () => {
  const content = workbook([
    ['id', 'title', 'year', 'note'],
    ['1', 'Niño', 1701, 'x'],
    ['2', 'B', '1702'],
  ]);
  const first = await read('a.xlsx', content);
  expect(first.rows).toEqual([
    ['1', 'Niño'],
    ['2', 'B'],
  ]);
  expect(first.records[0]!.times[0]!.startTime).toBe('1701-00-00 00:00:00');
  expect(first.report).toContain('a.xlsx Notes: another sheet, which "sheet" in the mapping can name: 2 rows');
  expect(first.report).toContain('a.xlsx:1 note: a column that the mapping does not name: 1 cell with content');
  expect((await read('a.xlsx', content, { ...paintings, sheet: 'Notes' })).rows).toEqual([['9', 'Other sheet']]);
  await expect(read('a.xlsx', content, { ...paintings, sheet: 'None' })).rejects.toThrow('It has: Works, Notes.');
});

test('B9 a painting has size, materials, inventory number, museum, credit line, licence and artists from its columns', async () => {
  const { db } = await openDatabase();
  const people = await mappingOf({
    key: 'id',
    kind: { column: 'kind', values: { p: 'person', m: 'site' } },
    names: { en: 'name' },
    same: { wikidata: 'qid' },
  });
  await importSource(
    db,
    await tableSource(
      put('p.csv', 'id,kind,name,qid\np,p,Anna Painter,Q1001\nm,m,The Museum,Q1002\na,p,Twin,\nb,p,Twin,\n'),
      people,
    ),
  );
  const table = {
    ...paintings,
    address: { column: 'web' },
    painting: {
      artists: [{ column: 'artist', separator: ';', match: 'name' }],
      medium: 'medium',
      themes: { column: 'themes', separator: ',' },
      size: { column: 'size' },
      museum: { column: 'museum', match: 'wikidata' },
      inventory: 'inv',
      creditLine: 'credit',
      licence: { column: 'rights', values: { PD: 'public-domain' } },
      provenance: { en: 'prov' },
      picture: 'image',
    },
  };
  const content = [
    'id,title,year,artist,medium,themes,size,museum,inv,credit,rights,prov,image,web',
    '1,A,1701,Anna Painter,Oil on canvas,"portrait,Sea",73.2 × 59.9 cm,http://www.wikidata.org/entity/Q1002,MS 7,Bequest of B,PD,Sold 1800,https://x.org/a.jpg,https://x.org/1',
    '2,B,1702,Twin;Unknown One,fresco secco,,huge,Q999,,,©,,,nowhere',
  ].join('\n');
  const path = put('w.csv', content),
    mapping = await mappingOf(table);
  const { records, report } = await readTable(path, mapping);
  expect(records[0]).toMatchObject({
    times: [{ source: { url: 'https://x.org/1' } }],
    painting: {
      materials: ['oil'],
      supports: ['canvas'],
      themes: ['portrait', 'sea'],
      size: { height: 73.2, width: 59.9, depth: null },
      inventory: 'MS 7',
      creditLine: 'Bequest of B',
      licence: 'public-domain',
      provenance: { en: 'Sold 1800' },
    },
  });
  expect(report).toEqual([
    'w.csv:2 image: a picture is not fetched from https://x.org/a.jpg; the kind “pictures” imports files by inventory number',
    'w.csv:2 medium: read as oil, canvas: Oil on canvas',
    'w.csv:3 web: no address: nowhere',
    'w.csv:3 size: a size that is none: huge',
    'w.csv:3 rights: a licence that the mapping does not know: ©',
  ]);
  const trial = await importSource(db, await tableSource(path, mapping), { dryRun: true }),
    run = await importSource(db, await tableSource(path, mapping));
  const lists = ({ taken, refused, broken, omitted, notices, dangling }: typeof run) => ({
    taken,
    refused,
    broken,
    omitted,
    notices,
    dangling,
  });
  expect(lists(trial), 'a dry run says the same').toEqual(lists(run));
  expect([...run.omitted, ...run.notices]).toEqual(
    expect.arrayContaining([
      { where: 'w.csv:3', why: 'museum: there is no entry with wikidata Q999' },
      { where: 'w.csv:3', why: 'artist, shown by name: several entries are called “Twin”' },
      { where: 'w.csv:3', why: 'artist, shown by name: there is no entry called “Unknown One”' },
    ]),
  );
  const [row] = await db
    .selectFrom('painting')
    .innerJoin('entry', 'entry.subjectId', 'painting.museumId')
    .where('painting.inventory', '=', 'MS 7')
    .select('entry.name')
    .execute();
  expect(row).toEqual({ name: 'The Museum' });
});

test('B9 relations lead to existing entries by name or identifier; one that leads nowhere has a line', async () => {
  const { db } = await openDatabase();
  const table = (match: string) => ({
    key: 'id',
    kind: 'person',
    names: { en: 'name' },
    same: { wikidata: 'qid' },
    relations: [{ column: 'teacher', match, type: 'teach', word: { en: 'taught by' } }],
  });
  const bring = async (content: string, match: string, options = {}) =>
    importSource(db, await tableSource(put('a.csv', content), await mappingOf(table(match))), options);
  await bring('id,name,qid,teacher\n1,Plato,Q859,\n', 'name');
  for (const [match, teacher] of [
    ['name', 'plato'],
    ['wikidata', 'Q859'],
    ['key', '1'],
  ] as const)
    expect(await bring(`id,name,qid,teacher\n${match},Pupil ${match},,${teacher}\n`, match)).toMatchObject({
      dangling: 0,
      omitted: [],
    });
  for (const dryRun of [true, false])
    expect(await bring('id,name,qid,teacher\n9,Last,,Nobody Atall\n', 'name', { dryRun })).toMatchObject({
      dangling: 1,
      omitted: [{ where: 'a.csv:2', why: 'relation taught by: there is no entry called “Nobody Atall”' }],
    });
  const relations = await db
    .selectFrom('relation')
    .innerJoin('importRecord', 'importRecord.thingId', 'relation.fromId')
    .innerJoin('entry', 'entry.subjectId', 'relation.toId')
    .where('importRecord.originId', '=', 'mapped-a-museum')
    .where('importRecord.key', 'in', ['name', 'wikidata', 'key'])
    .where('entry.language', '=', 'en')
    .select('entry.name')
    .execute();
  expect(relations.map(({ name }) => name)).toEqual(['Plato', 'Plato', 'Plato']);
});

test('C a name beyond the limit is cut at a word and reported', async () => {
  const long = 'A very long title '.repeat(20).trim();
  const { rows, report } = await read('a.csv', `id,title,year\n1,${long},1701\n`);
  expect(rows[0]![1]).toMatch(/^A very long title .* (?:A|very|long|title)…$/);
  expect(report).toEqual([`a.csv:2 title: a name longer than 200 letters, cut at a word: ${long}`]);
});

const cases = '../shared/cases/tables';
test.skipIf(!existsSync(cases))('the cases of tables come in whole', async () => {
  for (const [file, mapping, count] of [
    ['latin1.csv', 'simple.json', 3],
    ['quoted-newline.tsv', 'tsv.json', 3],
    ['quoted-header.csv', 'quoted-header.json', 2],
    ['sep-line.csv', 'simple.json', 1],
  ] as const) {
    const { records } = await readTable(join(cases, file), await readMapping(join(cases, mapping)));
    expect(records, file).toHaveLength(count);
    expect(JSON.stringify(records)).not.toContain('\ufffd');
  }
});
