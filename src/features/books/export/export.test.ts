import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalize } from '@iiif/parser';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import Fastify from 'fastify';
import { unzipSync, zipSync } from 'fflate';
import sax from 'sax';
import { expect, onTestFinished, test } from 'vitest';
import { openBooks } from '../../../../importers/books/formats.ts';
import { publishBooks } from '../../../../tests/publish-books.ts';
import { openDatabase } from '../../../../tests/world.ts';
import { mountExports } from './routes.server.ts';

async function takeOut() {
  const { db } = await openDatabase();
  await publishBooks(db, [
    {
      id: 'test-book',
      title: '測試 & 論語',
      witnesses: [
        { key: 'original', kind: 'original', language: 'lzh', licence: 'public domain', edition: '一本' },
        { key: 'en', kind: 'translation', language: 'en', translator: 'J. Legge', licence: 'CC BY 4.0' },
      ],
      chapters: {
        one: {
          original: {
            segments: [
              {
                id: '1',
                html: '子曰：<em>學</em>而<small class="note">音兒</small>時習之<sup data-note="a"></sup>',
                notes: [{ id: 'a', html: '習 &lt; 數飛', kind: 'note' }],
              },
              { id: '2', kind: 'verse', html: '<ruby>不<rp>（</rp><rt>ふ</rt><rp>）</rp></ruby>亦<br>樂乎' },
            ],
          },
          en: { segments: [{ id: '1', html: 'The Master said', aligned: ['1', '2'] }] },
        },
        two: {
          original: {
            segments: [
              { id: '1:1', html: '為政以德' },
              { id: '1-1', html: '譬如北辰' },
            ],
          },
        },
      },
    },
    { id: 'test-empty', title: '空', chapters: {} },
    {
      id: 'test-rtl',
      title: 'בראשית',
      facts: { language: 'he' },
      witnesses: [
        { key: 'original', kind: 'original', language: 'he', direction: 'rtl', licence: 'public domain' },
        { key: 'ar', kind: 'translation', language: 'ar', direction: 'rtl' },
      ],
      chapters: {
        a: {
          original: {
            segments: [
              { id: '1', kind: 'heading', html: 'א' },
              { id: '2', html: 'בְּרֵאשִׁית <span lang="en" dir="ltr">x &amp; y</span>' },
            ],
          },
          ar: { segments: [{ id: '1', html: 'في البدء' }] },
        },
      },
    },
  ]);
  const app = Fastify();
  onTestFinished(() => app.close());
  mountExports(app, { db, originOf: () => 'https://stele.example' });
  return Object.assign((address: string) => app.inject(`/book/take-out/${address}`), { app });
}

/** Throws if a text is not well-formed XML. */
function wellFormed(text: string) {
  const parser = sax.parser(true, {});
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
}

test('EPUB 3 export has both witnesses in rows and notes as footnotes, and all its files are well-formed', async () => {
  const get = await takeOut();
  const { rawPayload, headers, statusCode } = await get('test-book.epub');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/epub+zip']);
  expect(rawPayload.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]): [string, string] => [
    name,
    Buffer.from(bytes).toString(),
  ]);
  for (const [name, text] of files) if (/\.(?:xhtml|opf|xml)$/.test(name)) wellFormed(text);
  const of = (name: string) => files.find(([path]) => path === `OEBPS/${name}`)![1];
  expect(of('chapter-1.xhtml')).toContain('<div class="row"><p xml:lang="lzh" lang="lzh" id="original-1">');
  expect(of('chapter-1.xhtml')).toContain(
    '<p xml:lang="en" lang="en" class="translation" id="en-1">The Master said</p>',
  );
  expect(of('chapter-1.xhtml')).toMatch(
    /<a epub:type="noteref" href="#note-original-1-a">.*<aside epub:type="footnote" id="note-original-1-a"/s,
  );
  expect(of('package.opf')).toContain('<dc:rights>public domain; CC BY 4.0</dc:rights>');
  expect(of('nav.xhtml').match(/chapter-\d/g)).toEqual(['chapter-1', 'chapter-2']);
});

test('S09: an exported EPUB passes an independent checker: both witnesses, notes, readings, right-to-left text', async () => {
  const get = await takeOut();
  const complaints = async (bytes: Uint8Array) =>
    (await EpubCheck.validate(bytes)).messages.map(({ severity, message, location }) =>
      [severity, message, location?.path].join(' '),
    );
  for (const id of ['test-book', 'test-rtl'])
    expect(await complaints(new Uint8Array((await get(`${id}.epub`)).rawPayload)), id).toEqual([]);
  const { mimetype, ...files } = unzipSync((await get('test-book.epub')).rawPayload);
  delete files['OEBPS/chapter-2.xhtml'];
  expect(await complaints(zipSync({ mimetype: [mimetype!, { level: 0 }], ...files }))).not.toEqual([]);
});

/** Allowed children and attributes of TEI P5 elements, generated from its schema for an XML editor. */
function teiSchema() {
  const file = createRequire(import.meta.url).resolve('@jinntec/jinn-codemirror/src/tei.json');
  const { elements } = JSON.parse(readFileSync(file, 'utf8')) as {
    elements: { name: string; children: string[]; attributes: { name: string }[] }[];
  };
  return new Map(
    elements.map(({ name, children, attributes }) => [
      name,
      { children: new Set(children), attributes: new Set(attributes.map((attribute) => attribute.name)) },
    ]),
  );
}

/** Elements and attributes that the schema does not allow there, and ids that are missing or duplicate. */
function faultsInTei(text: string, schema: ReturnType<typeof teiSchema>): string[] {
  const faults: string[] = [],
    open: string[] = [],
    ids = new Set<string>(),
    pointed = new Set<string>();
  const parser = sax.parser(true, {});
  parser.onopentag = ({ name, attributes }) => {
    const definition = schema.get(name);
    if (!definition) faults.push(`no element ${name}`);
    const parent = open.at(-1);
    if (parent && !schema.get(parent)?.children.has(name)) faults.push(`${name} in ${parent}`);
    for (const [attribute, value] of Object.entries(attributes as Record<string, string>)) {
      if (attribute !== 'xmlns' && !definition?.attributes.has(attribute)) faults.push(`${attribute} of ${name}`);
      if (attribute === 'xml:id' && (!/^[\p{L}_][\p{L}\p{N}._\-·]*$/u.test(value) || ids.has(value)))
        faults.push(`xml:id ${value}`);
      if (attribute === 'xml:id') ids.add(value);
      if (attribute === 'corresp') for (const pointer of value.split(' ')) pointed.add(pointer.slice(1));
      if (attribute === 'target' && /\s/.test(value)) faults.push(`target ${value}`);
    }
    open.push(name);
  };
  parser.onclosetag = () => void open.pop();
  parser.write(text).close();
  return [...faults, ...[...pointed].filter((pointer) => !ids.has(pointer)).map((pointer) => `nothing is ${pointer}`)];
}

test('S09: exported TEI contains only what TEI P5 allows: notes, readings, verses, licences', async () => {
  const get = await takeOut();
  const schema = teiSchema();
  const faults = async (id: string) => faultsInTei((await get(`${id}.xml`)).payload, schema);
  for (const id of ['test-book', 'test-rtl', 'test-empty', 'book-genji', 'book-laozi'])
    expect(await faults(id), id).toEqual([]);
  expect(faultsInTei('<TEI><text><body><ab when="1"><small/></ab></body></text></TEI>', schema)).toEqual([
    'when of ab',
    'no element small',
    'small in ab',
  ]);
});

test('exported TEI is well-formed and imports again unchanged: segments, notes, licence', async () => {
  const get = await takeOut();
  const { payload } = await get('test-book.xml?w=original');
  wellFormed(payload);
  const folder = mkdtempSync(join(tmpdir(), 'stele-tei-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'book.xml'), payload);
  const segments: unknown[] = [];
  for await (const result of (await openBooks(folder, {})).read()) {
    if ('refused' in result) throw new Error(result.refused);
    expect(result.record.content.facts.title).toBe('測試 & 論語');
    for await (const { content } of result.record.chapters)
      segments.push(...content.segments.map(({ html, notes }) => [html, notes?.length ?? 0]));
  }
  expect(segments).toEqual([
    ['one', 0],
    ['子曰：<em>學</em>而<small class="note">音兒</small>時習之<sup data-note="1">1</sup>', 1],
    ['<ruby>不<rt>ふ</rt></ruby>亦 樂乎', 0],
    ['two', 0],
    ['為政以德', 0],
    ['譬如北辰', 0],
  ]);
});

test('the pages of a photocopy are published as IIIF Presentation 3 by chapter, and an independent parser reads them', async () => {
  const { app } = await takeOut();
  const manifest = async (address: string) => app.inject(`/iiif/presentation/book/${address}/manifest.json`);
  const response = await manifest('book-res-gestae/drawn');
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*']);
  const { entities, resource } = normalize(response.json());
  expect(resource.type).toBe('Manifest');
  expect(
    Object.values(entities.Canvas as Record<string, { id: string; width: number; height: number }>).map(
      ({ id, width, height }) => [id.slice(-9), width > 500, height > 500],
    ),
  ).toEqual(['/canvas/1', '/canvas/2', '/canvas/3'].map((id) => [id, true, true]));
  const { structures } = response.json<{ structures: { label: Record<string, string[]> }[] }>();
  expect(structures.map(({ label }) => label.la)).toEqual([['1'], ['13'], ['34–35']]);
  expect(structures[1]!.label.en).toEqual(['13: The gate of Janus']);
  const [first] = response.json<{ items: { items: { items: { body: object }[] }[] }[] }>().items;
  expect(first!.items[0]!.items[0]!.body).toMatchObject({
    id: 'https://stele.example/book/drawn/book-res-gestae/1.svg',
    format: 'image/svg+xml',
  });
  for (const none of ['book-res-gestae/original', 'test-book/drawn', 'nobody/drawn'])
    expect((await manifest(none)).statusCode, none).toBe(404);
});

test('a translated segment that is not aligned is exported after the one before it, and refers to nothing', async () => {
  const { db } = await openDatabase();
  await publishBooks(db, [
    {
      id: 'test-unaligned',
      title: 'T',
      witnesses: [
        { key: 'original', kind: 'original', language: 'la' },
        { key: 'en', kind: 'translation', language: 'en' },
      ],
      chapters: {
        one: {
          original: {
            segments: [
              { id: '1', html: 'unum' },
              { id: '2', html: 'duo' },
            ],
          },
          en: {
            segments: [
              { id: '1', html: 'one' },
              { id: '2', html: 'more', aligned: [] },
              { id: '9', html: 'nine' },
              { id: '3', html: 'two', aligned: ['2'] },
            ],
          },
        },
      },
    },
  ]);
  const app = Fastify();
  onTestFinished(() => app.close());
  mountExports(app, { db, originOf: () => 'https://stele.example' });
  const plain = (await app.inject('/book/take-out/test-unaligned.txt')).body;
  expect(plain).toContain('1\tunum\n\tone\n\tmore\n\tnine\n\n2\tduo\n\ttwo\n');
  const tei = (await app.inject('/book/take-out/test-unaligned.xml')).body;
  wellFormed(tei);
  expect(tei).not.toContain('corresp=""');
});

test('plain text and JSON exports name a book’s source; an unknown book or format is not found', async () => {
  const get = await takeOut();
  const { payload } = await get('test-book.txt');
  expect(payload).toContain('en (en) · J. Legge · CC BY 4.0');
  expect(payload).toContain('1\t子曰：學而時習之\n\tThe Master said\n');
  const { chapters, witnesses } = (await get('test-book.json')).json<{
    chapters: { segments: Record<string, unknown[]> }[];
    witnesses: unknown[];
  }>();
  expect([chapters.length, witnesses.length, chapters[0]!.segments.en!.length]).toEqual([2, 2, 1]);
  for (const address of ['nobody.epub', 'test-book.pdf', 'test-book'])
    expect((await get(address)).statusCode, address).toBe(404);
});
