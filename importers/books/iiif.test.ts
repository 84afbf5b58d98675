import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOf } from '../../tests/book-files.ts';
import { openBooks } from './formats.ts';
import { iiifBooks } from './iiif.ts';

async function readFolder(path: string) {
  const books = new Map<
    string,
    {
      title: string;
      authors: string;
      date: string | null;
      licence: string;
      chapters: string[];
      pages: number;
      report: string[];
    }
  >();
  for await (const book of iiifBooks(path, { licence: 'unknown' })) {
    if ('refused' in book) {
      books.set(book.where, {
        title: '',
        authors: '',
        date: null,
        licence: '',
        chapters: [],
        pages: 0,
        report: [book.refused],
      });
      continue;
    }
    const { facts, witnesses, volumes } = book.record.content;
    books.set(book.where, {
      title: facts.title,
      authors: facts.bookAuthors.map(({ name }) => name).join(),
      date: facts.pubDate,
      licence: witnesses[0]!.licence,
      chapters: volumes[0]!.chapters.map(({ title }) => title),
      pages: facts.pageTotal!,
      report: [...(book.broken ?? []), ...(book.notices ?? []), ...(book.omitted ?? [])].map(
        ({ where, why }) => `${where.slice(book.where.length + 1)}: ${why}`,
      ),
    });
  }
  return books;
}
async function read(manifest: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-iiif-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'm.json'), typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  return (await readFolder(folder)).get('m.json')!;
}

const three = (more: object = {}) => ({
  '@context': 'http://iiif.io/api/presentation/3/context.json',
  id: 'https://x.org/m',
  type: 'Manifest',
  label: { en: ['A codex'] },
  items: [1, 2].map((n) => ({ id: `https://x.org/c${n}`, type: 'Canvas', label: { none: [`f. ${n}`] }, items: [] })),
  ...more,
});
const two = (more: object = {}) => ({
  '@context': 'http://iiif.io/api/presentation/2/context.json',
  '@id': 'https://x.org/m',
  '@type': 'sc:Manifest',
  label: 'A codex',
  sequences: [{ canvases: [1, 2].map((n) => ({ '@id': `https://x.org/c${n}`, '@type': 'sc:Canvas', label: `${n}` })) }],
  ...more,
});
const range = (more: object) => ({
  structures: [{ id: 'https://x.org/r', type: 'Range', label: { en: ['Part'] }, ...more }],
});

test.each<[string, object, object, string[]]>([
  [
    'a label that is a text',
    three({ label: 'A codex' }),
    {},
    ['/label: texts by language belong here: read as a text without a language'],
  ],
  ['a label that is a list', three({ label: ['A codex'] }), {}, []],
  [
    'a label by language that is no list',
    three({ label: { en: 'A codex' } }),
    {},
    ['/label/en: a list of texts belongs here: read as one text'],
  ],
  [
    'a label that is a number',
    three({ label: 1654 }),
    { title: '1654' },
    ['/label: a text belongs here: read as 1654'],
  ],
  ['a label of version 2 in version 3', three({ label: { '@value': 'A codex', '@language': 'en' } }), {}, []],
  [
    'no label',
    three({ label: null }),
    { title: 'https://x.org/m' },
    ['/label: there is no label: the address is the title'],
  ],
  [
    'a label of objects',
    three({ label: { en: [{ a: 1 }, 'A codex'] } }),
    {},
    ['/label/en: an object: a text belongs here'],
  ],
  [
    'a language called __proto__',
    JSON.parse(JSON.stringify(three()).replace('"en":', '"__proto__":')) as object,
    {},
    [],
  ],
  [
    'a value that is a number',
    three({ metadata: [{ label: { en: ['Date'] }, value: 1654 }] }),
    { date: '1654' },
    ['/metadata/0/value: a text belongs here: read as 1654'],
  ],
  ['metadata that is no list', three({ metadata: 'Date: 1654' }), {}, ['/metadata: “Date: 1654”: a list belongs here']],
  [
    'metadata of texts',
    three({ metadata: ['Date', null] }),
    {},
    ['/metadata/0: “Date”: a label and a value belong here', '/metadata/1: nothing: a label and a value belong here'],
  ],
  [
    'metadata without a field of a book',
    three({ metadata: [{ label: { en: ['Shelfmark'] }, value: { none: ['MS 7'] } }] }),
    {},
    ['/metadata/0: no room for it in a book: Shelfmark, MS 7'],
  ],
  [
    'rights as a list',
    three({ rights: ['https://a.org', 'https://b.org'] }),
    { licence: 'https://a.org' },
    ['/rights: “https://b.org”: a second licence', '/rights: one address belongs here: read as https://a.org'],
  ],
  [
    'rights as an object',
    three({ rights: { id: 'https://a.org' } }),
    { licence: 'https://a.org' },
    ['/rights: one address belongs here: read as https://a.org'],
  ],
  [
    'rights as a number',
    three({ rights: 4 }),
    { licence: 'unknown' },
    ['/rights: 4: the address of a licence belongs here'],
  ],
  [
    'a statement that is a text',
    three({ requiredStatement: 'Courtesy' }),
    {},
    ['/requiredStatement: “Courtesy”: a label and a value belong here'],
  ],
  [
    'a direction that is a list',
    three({ viewingDirection: ['rtl'] }),
    {},
    ['/viewingDirection: a list (rtl): right-to-left or left-to-right belongs here'],
  ],
  [
    'a field that a book lacks',
    three({ summary: { en: ['x'] }, thumbnail: [] }),
    {},
    ['/summary: no room for it in a book', '/thumbnail: no room for it in a book'],
  ],
  [
    'no address',
    three({ id: undefined }),
    {},
    ['/id: the address of the manifest is missing: the file name identifies it'],
  ],
  [
    'a page without an address',
    three({ items: [...three().items, { type: 'Canvas' }] }),
    {},
    ['/items/2: an object: a page (Canvas) with an address (id) belongs here'],
  ],
  [
    'a page twice',
    three({ items: [...three().items, three().items[0]] }),
    {},
    ['/items/2/id: “https://x.org/c1”: a second page with this address'],
  ],
  [
    'a page that is none',
    three({ items: [...three().items, null, { id: 'https://x.org/a', type: 'Annotation' }] }),
    {},
    [
      '/items/2: nothing: a page (Canvas) with an address (id) belongs here',
      '/items/3/type: “Annotation”: a page (Canvas) belongs here',
    ],
  ],
  [
    'a page whose label is a text',
    three({ items: three().items.map((page) => ({ ...page, label: 'f' })) }),
    {},
    [
      '/items/0/label: texts by language belong here: read as a text without a language',
      '/items/1/label: texts by language belong here: read as a text without a language',
    ],
  ],
  [
    'a range with a part of a page, without id',
    three(range({ items: [{ type: 'SpecificResource', source: 'https://x.org/c2#xywh=1' }] })),
    { chapters: ['A codex', 'Part'] },
    [],
  ],
  [
    'a range with a part of a page as an object',
    three(range({ items: [{ type: 'SpecificResource', source: { id: 'https://x.org/c2' } }] })),
    { chapters: ['A codex', 'Part'] },
    [],
  ],
  [
    'a range of addresses',
    three(range({ items: ['https://x.org/c1', 'https://x.org/c2'] })),
    { chapters: ['Part'] },
    [],
  ],
  [
    'a range with an unknown page',
    three(range({ items: [{ type: 'Canvas', id: 'https://x.org/c9' }] })),
    {},
    [
      '/structures/0/items/0: there is no page https://x.org/c9',
      '/structures/0: a heading without pages of its own: Part',
    ],
  ],
  [
    'a range with something else',
    three(range({ items: [5, { type: 'SpecificResource' }] })),
    {},
    [
      '/structures/0/items/0: 5: a page, a part of a page, or a chapter belongs here',
      '/structures/0/items/1: an object: a page, a part of a page, or a chapter belongs here',
      '/structures/0: a heading without pages of its own: Part',
    ],
  ],
  ['ranges that are no list', three({ structures: {} }), {}, ['/structures: an object: a list belongs here']],
  [
    'version 2: a number as a value',
    two({ metadata: [{ label: 'Date', value: 1654 }] }),
    { date: '1654' },
    ['/metadata/0/value: a text belongs here: read as 1654'],
  ],
  [
    'version 2: licences as a list',
    two({ license: ['https://a.org', 'https://b.org'] }),
    { licence: 'https://a.org' },
    ['/license: “https://b.org”: a second licence', '/license: one address belongs here: read as https://a.org'],
  ],
  [
    'version 2: broken ranges',
    two({ structures: [null, { '@id': 'r', label: 'Part', canvases: ['https://x.org/c2', null] }] }),
    { chapters: ['A codex', 'Part'] },
    [
      '/structures/0: nothing: a chapter (Range) belongs here',
      '/structures/1/canvases/1: nothing: the address of a page or chapter belongs here',
    ],
  ],
  [
    'version 2: ranges that name one another',
    two({
      structures: [
        { '@id': 'r1', label: 'One', ranges: ['r2'] },
        { '@id': 'r2', label: 'Two', ranges: ['r1'], members: [{ '@id': 'https://x.org/c1', '@type': 'sc:Canvas' }] },
      ],
    }),
    { chapters: ['A codex', 'Two'] },
    ['/structures/0: a heading without pages of its own: One'],
  ],
])('15 %s costs that field only, with its JSON pointer', async (_, manifest, expected, report) => {
  expect(await read(manifest)).toMatchObject({
    pages: 2,
    ...('title' in expected ? {} : { title: 'A codex' }),
    ...expected,
    report,
  });
});

test('15 what is no manifest is refused in words that a curator understands', async () => {
  for (const [manifest, reason] of [
    ['{"id":', 'it is no JSON: '],
    ['[]', 'it is no manifest of IIIF: it is no JSON object'],
    [{ ...three(), type: 'Canvas' }, 'it is no manifest of IIIF: its type (/type) is “Canvas”'],
    [three({ items: [] }), 'it is no manifest of IIIF with pages: it has none (/items)'],
  ] as const)
    expect((await read(manifest)).report[0]).toContain(reason);
});

test('a collection names the manifests that are not beside it; those that it contains are books', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-iiif-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, json: object) => writeFileSync(join(folder, name), JSON.stringify(json));
  write('a.json', {
    type: 'Collection',
    id: 'https://x.org/all',
    items: [
      { id: 'https://x.org/m', type: 'Manifest', label: { en: ['Here'] } },
      { id: 'https://x.org/far', type: 'Manifest', label: { en: ['Far away'] } },
      { id: 'https://x.org/sub', type: 'Collection' },
      three({ id: 'https://x.org/inside', label: { en: ['Inside'] } }),
    ],
  });
  write('m.json', three());
  const outcomes = [];
  for await (const book of iiifBooks(folder, { licence: 'unknown' }))
    outcomes.push(
      'refused' in book
        ? [book.where, book.refused, ...(book.broken ?? []).map(({ where, why }) => `${where}: ${why}`)]
        : [book.where, book.record.content.facts.title],
    );
  expect(outcomes).toEqual([
    ['a.json/items/3', 'Inside'],
    ['m.json', 'A codex'],
    [
      'a.json',
      'it is a collection: 2 of its 4 manifests are here; its title and order are not imported',
      'a.json /items/1: its manifest is not here: Far away, https://x.org/far',
      'a.json /items/2: its manifest is not here: https://x.org/sub',
    ],
  ]);
});

test('B2 a label in several languages is one title, and the titles in the readers’ languages', async () => {
  const { title } = await read(three({ label: { de: ['Ein Kodex'], en: ['A codex'], ja: ['写本'] } }));
  expect(title).toBe('A codex');
});

const cases = '../shared/cases/iiif';
test.skipIf(!existsSync(cases))('15 every case is a book with its odd field reported', async () => {
  const books = await readFolder(cases);
  expect(
    [...books].map(([file, { title, pages, report }]) => [file, title !== '' && pages > 0, report.length]),
  ).toEqual([
    ['iiif-v2-labels.json', true, 1],
    ['iiif-v3-stringlabel.json', true, 1],
    ['label-null.json', true, 1],
    ['metadata-number.json', true, 1],
    ['range-specific.json', true, 0],
  ]);
});

test('authors, dates and titles are those that the labels state', async () => {
  const manifest = {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: 'https://x.org/m',
    type: 'Manifest',
    label: { none: ['First', 'Second'] },
    metadata: [
      { label: { en: ['Contributor'] }, value: { en: ['A scribe'] } },
      { label: { en: ['Date digitized'] }, value: { en: ['2015'] } },
      { label: { en: ['Author'] }, value: { en: ['Dürer, Albrecht (1471-1528)', 'B Two'] } },
      { label: { en: ['Date created'] }, value: { en: ['c. 1500'] } },
    ],
    items: [
      {
        id: 'https://x.org/c1',
        type: 'Canvas',
        annotations: [{ id: 'https://x.org/a', type: 'AnnotationPage' }],
      },
    ],
    structures: [
      {
        id: 'https://x.org/r',
        type: 'Range',
        label: { en: ['Whole'] },
        items: [
          {
            id: 'https://x.org/r1',
            type: 'Range',
            label: { en: ['Part'] },
            items: [{ id: 'https://x.org/c1', type: 'Canvas' }],
          },
        ],
      },
    ],
  };
  const report: string[] = [];
  for await (const item of (
    await openBooks(folderOf({ 'm.json': JSON.stringify(manifest) }), { format: 'iiif' })
  ).read()) {
    if ('refused' in item) throw new Error(item.refused);
    const { facts } = item.record.content;
    expect(facts).toMatchObject({ title: 'First', pubDate: 'c. 1500' });
    expect(facts.bookAuthors.map(({ name }) => name)).toEqual(['Dürer, Albrecht', 'B Two']);
    report.push(...(item.omitted ?? []).map(({ where, why }) => `${where}: ${why}`));
  }
  expect(report).toEqual([
    'm.json /items: annotations of 1 page: no room for them in a book',
    'm.json /metadata/0: no room for it in a book: Contributor, A scribe',
    'm.json /metadata/1: no room for it in a book: Date digitized, 2015',
    'm.json /label: a further title: Second',
    'm.json /structures/0: a heading without pages of its own: Whole',
  ]);
});
