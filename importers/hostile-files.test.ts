import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../tests/world.ts';
import { openBooks } from './books/formats.ts';
import { gedcomSource } from './gedcom/gedcom.ts';
import { pleiadesSource } from './pleiades.ts';
import type { ReadResult, Report } from './record.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes files into a new folder. */
async function put(name: string, files: Record<string, string | Uint8Array>): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  for (const [file, content] of Object.entries(files)) await writeFile(join(path, file), content);
  return path;
}

/** Outcome of the books in a folder: the title of each, or why it is refused. */
async function readBooks(path: string, format: string): Promise<string[]> {
  const outcomes: string[] = [];
  for await (const book of (await openBooks(path, { format })).read())
    if ('refused' in book) outcomes.push(`${book.where}: ${book.refused}`);
    else {
      let letters = 0;
      for await (const { content } of book.record.chapters)
        letters += content.segments.reduce((sum, { html }) => sum + html.length, 0);
      outcomes.push(`${book.record.content.facts.title}, ${letters > 0 ? 'with text' : 'empty'}`);
    }
  return outcomes;
}

async function readTree(name: string, content: string | Uint8Array): Promise<ReadResult[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const items: ReadResult[] = [];
  for await (const item of (await gedcomSource(path)).read()) items.push(item);
  return items;
}
const summarize = (items: readonly ReadResult[]) =>
  items.map((item) =>
    'record' in item ? item.record.names.en : 'refused' in item ? `${item.where}: ${item.refused}` : '',
  );

const head = '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n';
const tree = (...records: string[]) => `${head}${records.join('')}0 TRLR\n`;
const person = (key: string, name: string, more = '') => `0 @${key}@ INDI\n1 NAME ${name}\n${more}`;

test('M1 GEDCOM dates of only brackets, dashes or words take linear time and cost only the date', async () => {
  for (const date of [
    '('.repeat(500_000),
    '(x)'.repeat(160_000),
    `BET ${' - D'.repeat(120_000)}`,
    '@#D'.repeat(160_000),
  ]) {
    const items = await readTree(
      'dates.ged',
      tree(person('I1', 'Ada', `1 BIRT\n2 DATE ${date}\n`), person('I2', 'Bob')),
    );
    expect(summarize(items)).toEqual(['Ada', 'Bob']);
    expect(items[0]).toMatchObject({ broken: [{ why: expect.stringContaining('no date') as string }] });
  }
});

/** Characters of Aozora Bunko in CP932. */
const cp932: Record<string, number> = {
  '｜': 0x8162,
  '《': 0x8173,
  '［': 0x816d,
  '＃': 0x8194,
  '「': 0x8175,
  '」': 0x8176,
  '※': 0x81a6,
  は: 0x82cd,
  あ: 0x82a0,
  漢: 0x8abf,
  題: 0x91e8,
  著: 0x9298,
};
const inCp932 = (text: string) =>
  Buffer.from([...text].flatMap((sign) => (sign === '\n' ? [0x0a] : [cp932[sign]! >> 8, cp932[sign]! & 0xff])));

test('M1 Kanripo page marks, Aozora notes and headings without an end take linear time', async () => {
  const hostile = [
    `<pb:${'_'.repeat(3000)}${'0'.repeat(6000)}\n${'<pb:_'.repeat(20_000)}`,
    '&KR'.repeat(100_000),
    '('.repeat(200_000),
  ];
  const path = await put(
    'kanripo',
    Object.fromEntries(hostile.map((text, at) => [`A_00${at}.txt`, `#+TITLE: ${at}\n${text}\n天地玄黃`])),
  );
  expect(await readBooks(path, 'kanripo')).toEqual(['0, with text']);
  const heading = await put('headings', { 'A_001.txt': `* ${'0 '.repeat(100_000)}\n* 1 ${' '.repeat(200_000)}x\n天` });
  expect(await readBooks(heading, 'kanripo')).toEqual(['headings, with text']);
  const aozora = await put('aozora', {
    'a.txt': inCp932(
      `題\n著\n\n${['｜', '《', '［＃「', '※［＃', '［＃「あ」は', '「', '漢'].map((sign) => sign.repeat(20_000)).join('\n')}\n`,
    ),
  });
  expect(await readBooks(aozora, 'aozora')).toEqual(['題, with text']);
  // A single line without an end, far longer than one read.
  const text = await put('text', { 'long.txt': 'word '.repeat(4_000_000) });
  expect(await readBooks(text, 'text')).toEqual(['long, with text']);
});

const tei = (body: string) =>
  `<TEI><teiHeader><fileDesc><titleStmt><title>T</title></titleStmt></fileDesc></teiHeader><text><body>${body}</body></text></TEI>`;

test('M1 TEI elements nested 60,000 deep are one line in the report, before and within the text', async () => {
  const nested = (name: string) => `<${name}>`.repeat(60_000) + 'x' + `</${name}>`.repeat(60_000);
  const path = await put('tei', {
    'a.xml': tei(`<p>${nested('hi')}</p>`),
    'b.xml': tei(`<div><p>${nested('hi')}</p></div>`),
    'c.xml': nested('TEI'),
    'd.xml': tei('<div><p>It was a bright cold day.</p></div>'),
    'e.xml': tei(`<div><p>${'&x;'.repeat(50_000)} ${'<pb/>'.repeat(50_000)}</p></div>`),
  });
  const deep = (name: string) => `${name}: its elements lie too deep within one another`;
  expect(await readBooks(path, 'tei')).toEqual([
    deep('a.xml'),
    deep('b.xml'),
    deep('c.xml'),
    'T, with text',
    expect.stringMatching(/^T, |^e.xml: /) as string,
  ]);
});

const container = '<container><rootfiles><rootfile full-path="p.opf"/></rootfiles></container>';
const epub = (chapter: string, { href = 'a.xhtml', title = 'Book' } = {}) =>
  zipSync({
    'META-INF/container.xml': strToU8(container),
    'p.opf': strToU8(
      `<package><metadata><title>${title}</title><language>en</language></metadata><manifest><item id="a" href="${href}" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`,
    ),
    'a.xhtml': strToU8(chapter),
  });

test('M3 a bad EPUB is one line in the report, and the next one is imported', async () => {
  const deep = '<b>'.repeat(40_000);
  const path = await put('epub', {
    '1.epub': epub('<p>x</p>', { href: '%E0%A4%A' }),
    '2.epub': epub(`<p>${deep}x</p>`),
    '3.epub': epub(`${'<div>'.repeat(5000)}x`),
    '4.epub': epub('<p>x</p>', { title: '<i>'.repeat(40_000) }),
    '5.epub': epub(`<p>${' '.repeat(9_000_000)}</p>`),
    '6.epub': strToU8('no archive'),
    '7.epub': epub('<p>x</p>').subarray(0, 300),
    '8.epub': epub(`<p>A text that can be read.</p>${'<p>'.repeat(2000)}`, { title: 'Good' }),
  });
  const outcomes = await readBooks(path, 'epub');
  expect(outcomes.slice(0, 5)).toEqual([
    '1.epub: none of it can be read: the spine names it, and the archive has no such file',
    '2.epub: none of it can be read: its elements lie too deep within one another',
    '3.epub: none of it can be read: its elements lie too deep within one another',
    '4.epub: its elements lie too deep within one another',
    '5.epub: a.xhtml unpacks to more than 100 times its size',
  ]);
  expect(outcomes.slice(5, 7)).toEqual([
    expect.stringMatching(/^6.epub: it is no EPUB/) as string,
    expect.stringMatching(/^7.epub: it is no EPUB/) as string,
  ]);
  expect(outcomes.slice(7)).toEqual(['Good, with text']);
});

test('M3 JSON nested too deep is one line in the report: poems, manifests, places', async () => {
  const nested = (begin: string, end: string) => begin.repeat(40_000) + end.repeat(40_000);
  const poems = await put('poetry', {
    'a.json': nested('{"content":[', ']}'),
    'b.json': nested('[', ']'),
    'c.json': '{"title":"good","content":["天地玄黃，宇宙洪荒。"]}',
  });
  expect(await readBooks(poems, 'poetry')).toEqual([
    expect.stringMatching(/^a.json: /) as string,
    expect.stringMatching(/^b.json: /) as string,
    'good, with text',
  ]);
  const ranges = `{"type":"Range","id":"r","items":[`.repeat(20_000) + ']}'.repeat(20_000);
  const manifests = await put('iiif', { 'a.json': `{"id":"m","type":"Manifest","items":[],"structures":[${ranges}]}` });
  expect(await readBooks(manifests, 'iiif')).toEqual([expect.stringMatching(/^a.json: /) as string]);
  const path = join(folder, 'places.json');
  await writeFile(path, `{"id":"1","features":${nested('[', ']')}}\n{"id":"2","title":"Rome"}\n`);
  const places: ReadResult[] = [];
  for await (const item of (await pleiadesSource(path)).read()) places.push(item);
  expect(
    places.map((place) => ('record' in place ? place.record.names.en : 'refused' in place && place.refused)),
  ).toEqual(['nested deeper than 100', 'Rome']);
});

test('M3 an unreadable part of a GEDCOM file is reported by line, and the rest is imported', async () => {
  const deep = Array.from({ length: 40_000 }, (_, level) => `${level + 1} NOTE x\n`).join('');
  const items = await readTree(
    'records.ged',
    tree(
      person('I1', 'Ada'),
      person('I2', 'Deep', deep),
      person('I3', 'Bob', '1 BIRT\n2 DATE 1 JAN 1800\n'),
      person('I4', 'Odd', '1 BIRT\n5 DATE 1800\n'),
      person('I5', 'Large', `1 NOTE ${'x'.repeat(5_000_000)}\n`),
      person('I6', 'Eve', '1 BIRT\n2 DATE 31 FOO 1800\n'),
    ),
  );
  expect(summarize(items.filter((item) => 'record' in item || 'refused' in item))).toEqual([
    'records.ged:40017: a record larger than 4 MB',
    'Ada',
    'Deep',
    'Bob',
    'Odd',
    'Eve',
  ]);
  expect(items.filter((item) => 'notice' in item || ('omitted' in item && !('record' in item)))).toEqual([
    { where: 'records.ged:40016', notice: 'a line of level 5 after level 1: read as level 2' },
    { where: 'records.ged:59', omitted: 'nested deeper than 50 levels: 39950 lines' },
  ]);
  expect(items.at(-1), 'lines are counted through').toMatchObject({
    where: 'records.ged:40020',
    broken: [{ where: 'records.ged:40023 DATE' }],
  });
  // Line endings of Mac and Windows.
  for (const end of ['\r', '\r\n'])
    expect(
      summarize(await readTree('ends.ged', tree(person('I1', 'Ada'), person('I2', 'Bob')).replaceAll('\n', end))),
    ).toEqual(['Ada', 'Bob']);
});

test('M2 an archive is checked before it is unpacked', async () => {
  const zipped = (content: string) => zipSync({ 'gedcom.ged': strToU8(content) });
  await expect(readTree('bomb.gdz', zipped(tree(`1 NOTE ${'x'.repeat(10_000_000)}`)))).rejects.toThrow(
    'gedcom.ged unpacks to more than 100 times its size',
  );
  // The directory states a smaller size than the data have: reading stops there.
  const lying = Buffer.from(zipped(tree(person('I1', 'Ada'))));
  lying.writeUInt32LE(20, lying.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  await expect(readTree('lying.gdz', lying)).rejects.toThrow(/too many bytes|packing/);
});

/** Runs the command; returns its exit code, its output, and its report. */
async function runImport(url: string, ...words: string[]) {
  const reportFile = join(folder, 'report.json');
  await rm(reportFile, { force: true });
  const { code, text } = await new Promise<{ code: unknown; text: string }>((done) => {
    execFile(
      process.execPath,
      [resolve(import.meta.dirname, 'run.ts'), ...words, '--dry-run', '--report', reportFile],
      { env: { ...process.env, DATABASE_URL: url } },
      (error, out, complaint) => done({ code: error ? error.code : 0, text: `${out}${complaint}` }),
    );
  });
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null')) as Report | null;
  return { code, text, report };
}

test('M1 a file that takes too long is refused by name, and the rest is imported', async () => {
  const { url } = await openDatabase();
  const path = await put('slow', {
    'a.txt': 'A text that can be read.\n',
    'b.txt': `${'a'.repeat(60)}!\n`,
    'c.txt': 'Another one.\n',
  });
  // Only the operator's own pattern can still be slow.
  const { code, report } = await runImport(
    url,
    'books',
    path,
    '--format',
    'text',
    '--heading',
    '^(a+)+$',
    '--seconds',
    '3',
  );
  expect(code).toBe(0);
  expect(report!.refused).toEqual([{ where: 'b.txt', why: 'it took more than 3 seconds of the processor' }]);
  expect(report!.read, 'two books with a chapter each').toBe(4);
});

test('M2 a file that needs too much memory is refused by name; alone, it is the whole report', async () => {
  const { url } = await openDatabase();
  const path = join(folder, 'large.ged');
  const people = Array.from({ length: 250_000 }, (_, at) =>
    person(`I${at}`, `Person ${at} /Family ${at}/`, '1 SEX M\n'),
  );
  await writeFile(path, `${head}${people.join('')}0 TRLR\n`);
  const { code, text, report } = await runImport(url, 'gedcom', path, '--megabytes', '64');
  expect(code).toBe(2);
  expect(report!.refused).toEqual([{ where: 'large.ged', why: 'it needed more than 64 MB of memory' }]);
  expect(text).toContain('large.ged: it needed more than 64 MB of memory');
});
