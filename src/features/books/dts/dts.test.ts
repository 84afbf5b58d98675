import Fastify, { type FastifyInstance } from 'fastify';
import sax from 'sax';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { publishBooks } from '../../../../tests/publish-books.ts';
import { openDatabase, openReadOnlyWorld } from '../../../../tests/world.ts';
import { asFailure } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { httpStatusOf } from '../../../rules/errors.ts';
import { mountDts } from './mount-dts.server.ts';

const origin = 'https://stele.test';
const Template = z.string().regex(/^https:\/\/stele\.test\/data\/dts\/\w+(?:\?\w+=[^{}]+)?\{[?&](?:\w+,)*\w+\}$/);
const Title = z.array(z.strictObject({ lang: z.string().regex(/^[a-z]{2,3}(?:-\w+)*$/), value: z.string().min(1) }));
const DublinCore = z.looseObject({ title: Title.optional() });
const Pagination = z.strictObject({
  '@id': z.url(),
  '@type': z.literal('Pagination'),
  first: z.url(),
  previous: z.url().optional(),
  next: z.url().optional(),
  last: z.url(),
});
/** What the tables of Distributed Text Services 1.0 require. */
const envelope = { '@context': z.literal('https://dtsapi.org/context/v1.0.json'), dtsVersion: z.literal('1.0') };
const Entry = z.strictObject({
  ...envelope,
  '@id': z.url(),
  '@type': z.literal('EntryPoint'),
  collection: Template,
  navigation: Template,
  document: Template,
});
const common = {
  '@id': z.url(),
  title: z.string().min(1),
  totalParents: z.int(),
  totalChildren: z.int(),
  description: z.string().optional(),
  dublinCore: DublinCore.optional(),
  collection: Template,
};
const Resource = z.strictObject({
  ...common,
  '@type': z.literal('Resource'),
  navigation: Template,
  document: Template,
  download: z.url(),
  mediaTypes: z.array(z.string()),
  citationTrees: z.array(
    z.strictObject({
      '@type': z.literal('CitationTree'),
      citeStructure: z.array(
        z.strictObject({
          '@type': z.literal('CiteStructure'),
          citeType: z.string(),
          citeStructure: z.array(z.strictObject({ '@type': z.literal('CiteStructure'), citeType: z.string() })),
        }),
      ),
    }),
  ),
});
const CollectionObject = z.strictObject({ ...common, '@type': z.literal('Collection') });
const Member = z.union([CollectionObject, Resource]);
const CollectionAnswer = z.union([
  CollectionObject.extend({ ...envelope, member: z.array(Member), view: Pagination.optional() }),
  Resource.extend({ ...envelope, member: z.array(Member) }),
]);
const Unit = z.strictObject({
  identifier: z.string().min(1),
  '@type': z.literal('CitableUnit'),
  level: z.int().min(1).max(2),
  parent: z.string().nullable(),
  citeType: z.enum(['chapter', 'segment']),
  dublinCore: DublinCore.optional(),
});
const Navigation = z.strictObject({
  ...envelope,
  '@id': z.url(),
  '@type': z.literal('Navigation'),
  resource: Resource,
  ref: Unit.optional(),
  start: Unit.optional(),
  end: Unit.optional(),
  member: z.array(Unit).optional(),
  view: Pagination.optional(),
});

function openSite(db: Database): FastifyInstance {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _, reply) => {
    const { failure, isKnown } = asFailure(error);
    void reply.code(isKnown ? httpStatusOf(failure.errorName) : 500).send({ name: failure.errorName });
  });
  mountDts(app, { db, originOf: () => origin, languageOf: async () => 'en' });
  return app;
}
/** Reads an address of the site, and checks the answer. */
async function read<Answer>(app: FastifyInstance, schema: z.ZodType<Answer>, address: string): Promise<Answer> {
  const { statusCode, headers, json } = await app.inject(address.replace(origin, ''));
  expect(statusCode, address).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/ld\+json/);
  return schema.parse(json());
}
/** Fills a template of RFC 6570 as far as DTS uses it. */
const fill = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{([?&])([^}]+)\}/, (_, first: string, names: string) => {
    const parts = names
      .split(',')
      .flatMap((name) => (name in values ? [`${name}=${encodeURIComponent(values[name]!)}`] : []));
    return parts.length ? first + parts.join('&') : '';
  });

test('issue 42 a client that knows only the entry point reads the library: books, witnesses, chapters, segments, text', async () => {
  const app = openSite(openReadOnlyWorld().db);
  const entry = await read(app, Entry, '/data/dts');
  const library = await read(app, CollectionAnswer, fill(entry.collection, {}));
  expect(library.totalChildren).toBeGreaterThan(30);
  expect(library.member).toHaveLength(library.totalChildren);
  const laozi = library.member.find(({ '@id': id }) => id.endsWith('id=book-laozi'))!;
  expect(laozi.dublinCore!.title).toContainEqual({ lang: 'lzh', value: laozi.title });
  const book = await read(app, CollectionAnswer, fill(laozi.collection, {}));
  const original = book.member.find((member): member is z.output<typeof Resource> => member['@type'] === 'Resource')!;
  expect(book.totalChildren).toBe(book.member.length);
  const chapters = await read(app, Navigation, fill(original.navigation, { down: 1 }));
  expect(chapters.member!.every(({ level, parent }) => level === 1 && parent === null)).toBe(true);
  const [first] = chapters.member!;
  const segments = await read(app, Navigation, fill(original.navigation, { ref: first!.identifier, down: 1 }));
  expect(segments.ref).toEqual(first);
  expect(segments.member![0]).toEqual(first);
  const segment = segments.member![1]!;
  expect(segment).toMatchObject({ level: 2, parent: first!.identifier });
  const { body, headers } = await app.inject(
    fill(original.document, { ref: segment.identifier, mediaType: 'text/plain' }).replace(origin, ''),
  );
  expect(body).toContain('道可道');
  expect(headers.link).toBe(
    `<${origin}/data/dts/collection?id=${encodeURIComponent(original['@id'])}>; rel="collection"`,
  );
  const parents = await read(app, CollectionAnswer, fill(original.collection, { nav: 'parents' }));
  expect(parents.member.map(({ '@id': id }) => id)).toEqual([book['@id']]);
});

async function openTestBook() {
  const { db } = await openDatabase();
  const segments = (...ids: string[]) => ({ segments: ids.map((id) => ({ id, html: `text <em>${id}</em> & more` })) });
  await publishBooks(db, [
    {
      id: 'test-book',
      title: '測試',
      witnesses: [
        { key: 'original', kind: 'original', language: 'lzh', licence: 'public domain', edition: '一本' },
        { key: 'en', kind: 'translation', language: 'en', translator: 'J. Legge' },
      ],
      chapters: {
        one: { original: segments('1', '2', '3'), en: segments('1') },
        two: { original: segments('1:1', '1-1') },
        'three.a': { original: segments('x') },
      },
    },
  ]);
  const app = openSite(db);
  const resource = encodeURIComponent(`${origin}/book/detail?id=test-book&w=original`);
  const navigate = (query: string) => read(app, Navigation, `/data/dts/navigation?resource=${resource}${query}`);
  const statusOf = async (path: string) => (await app.inject(path.replace('RESOURCE', resource))).statusCode;
  return { app, resource, navigate, statusOf };
}
const identifiers = ({ member }: z.output<typeof Navigation>) => member?.map(({ identifier }) => identifier);

test('issue 42 units are those that the table of the specification names for down, ref, start and end', async () => {
  const { navigate, statusOf } = await openTestBook();
  const allUnits = ['one', 'one/1', 'one/2', 'one/3', 'two', 'two/1:1', 'two/1-1', 'three.a', 'three.a/x'];
  expect(identifiers(await navigate('&down=1'))).toEqual(['one', 'two', 'three.a']);
  for (const down of [2, 3, -1]) expect(identifiers(await navigate(`&down=${down}`)), String(down)).toEqual(allUnits);
  const info = await navigate('&ref=two');
  expect([info.ref!.identifier, info.member]).toEqual(['two', undefined]);
  expect(identifiers(await navigate('&ref=two&down=0'))).toEqual(['one', 'two', 'three.a']);
  expect(identifiers(await navigate('&ref=one/2&down=0'))).toEqual(['one/1', 'one/2', 'one/3']);
  expect(identifiers(await navigate('&ref=two&down=1'))).toEqual(['two', 'two/1:1', 'two/1-1']);
  expect(identifiers(await navigate('&ref=one/2&down=1'))).toEqual(['one/2']);
  const ends = await navigate('&start=one/2&end=two');
  expect([ends.start!.identifier, ends.end!.identifier, ends.member]).toEqual(['one/2', 'two', undefined]);
  expect(identifiers(await navigate('&start=one/2&end=two&down=-1'))).toEqual([
    'one/2',
    'one/3',
    'two',
    'two/1:1',
    'two/1-1',
  ]);
  expect(identifiers(await navigate('&start=one&end=two&down=1'))).toEqual(allUnits.slice(0, 7));
  const refused: [string, number][] = [
    ['/data/dts/navigation?down=1', 400],
    ['/data/dts/navigation?resource=RESOURCE', 400],
    ['/data/dts/navigation?resource=RESOURCE&down=0', 400],
    ['/data/dts/navigation?resource=RESOURCE&start=one&end=two&down=0', 400],
    ['/data/dts/navigation?resource=RESOURCE&ref=one&start=one&end=two', 400],
    ['/data/dts/navigation?resource=RESOURCE&start=one', 400],
    ['/data/dts/navigation?resource=RESOURCE&start=two&end=one&down=1', 400],
    ['/data/dts/navigation?resource=RESOURCE&down=1000000', 400],
    ['/data/dts/navigation?resource=RESOURCE&ref=four', 404],
    ['/data/dts/navigation?resource=RESOURCE&ref=one/9&down=1', 404],
    ['/data/dts/navigation?resource=RESOURCE&ref=one/1/1', 404],
    ['/data/dts/navigation?resource=RESOURCE&down=1&tree=pages', 404],
    ['/data/dts/navigation?resource=RESOURCE&down=1&page=2', 404],
    ['/data/dts/navigation?resource=https://evil.test/book/detail?id=test-book&down=1', 404],
    ['/data/dts/document?ref=one', 400],
    ['/data/dts/document?resource=RESOURCE&mediaType=text/html', 404],
    ['/data/dts/document?resource=RESOURCE&ref=nothing', 404],
    ['/data/dts/document?resource=nothing', 404],
    ['/data/dts/collection?id=nothing', 404],
    ['/data/dts/collection?nav=sideways', 400],
    ['/data/dts/collection?page=99', 404],
  ];
  for (const [path, status] of refused) expect(await statusOf(path), path).toBe(status);
});

test('issue 42 a passage is well-formed TEI in the wrapper of DTS, with these segments and no other', async () => {
  const { app, resource } = await openTestBook();
  const passage = async (query: string) => {
    const { body, headers } = await app.inject(`/data/dts/document?resource=${resource}${query}`);
    expect(headers['content-type']).toMatch(/^application\/tei\+xml/);
    const segmentIds: string[] = [],
      parser = sax.parser(true, { xmlns: true });
    let chapter = '',
      isWrapped = false;
    parser.onerror = (error) => {
      throw error;
    };
    parser.onopentag = (tag) => {
      const { local, uri, attributes } = tag as sax.QualifiedTag;
      if (local === 'TEI') expect(uri).toBe('http://www.tei-c.org/ns/1.0');
      if (uri === 'https://w3id.org/api/dts#') isWrapped = true;
      if (attributes.subtype?.value === 'chapter') chapter = attributes.n!.value;
      if (local === 'ab') segmentIds.push(`${chapter}/${attributes.n!.value}`);
    };
    parser.write(body).close();
    return { segmentIds, isWrapped };
  };
  const allUnits = ['one/1', 'one/2', 'one/3', 'two/1:1', 'two/1-1', 'three.a/x'];
  expect(await passage('')).toEqual({ segmentIds: allUnits, isWrapped: false });
  expect(await passage('&ref=two')).toEqual({ segmentIds: ['two/1:1', 'two/1-1'], isWrapped: true });
  expect(await passage('&ref=one/2')).toEqual({ segmentIds: ['one/2'], isWrapped: true });
  expect(await passage('&start=one/3&end=two/1:1')).toEqual({ segmentIds: ['one/3', 'two/1:1'], isWrapped: true });
  expect(await passage('&start=one/2&end=three.a')).toEqual({ segmentIds: allUnits.slice(1), isWrapped: true });
});

test('issue 42 a long text is navigated page by page', async () => {
  const { db } = await openDatabase();
  const ids = Array.from({ length: 2300 }, (_, at) => String(at + 1));
  await publishBooks(db, [
    {
      id: 'long-book',
      title: 'Long',
      witnesses: [{ key: 'original', kind: 'original', language: 'en' }],
      chapters: { a: { original: { segments: ids.map((id) => ({ id, html: id })) } } },
    },
  ]);
  const app = openSite(db);
  const segmentIds: string[] = [];
  let address: string | undefined =
    `/data/dts/navigation?resource=${encodeURIComponent(`${origin}/book/detail?id=long-book&w=original`)}&down=-1`;
  while (address) {
    const page: z.output<typeof Navigation> = await read(app, Navigation, address);
    expect(page.member!.length).toBeLessThanOrEqual(1000);
    segmentIds.push(...identifiers(page)!);
    address = page.view?.next;
  }
  expect(segmentIds).toEqual(['a', ...ids.map((id) => `a/${id}`)]);
});
