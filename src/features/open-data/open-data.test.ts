import Fastify, { type FastifyInstance } from 'fastify';
import oxigraph from 'oxigraph';
import { expect, onTestFinished, test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { createPageCache } from '../../kit/pages/page-cache.server.ts';
import { compare, snapshot } from './contract.ts';
import { formatFor, mountRdf } from './rdf/mount-rdf.server.ts';

test('issue 42: a snapshot names the states, people, works and events of a year, with totals', async () => {
  const call = openReadOnlyWorld().as(null, 'en');
  const world = await call(snapshot, { year: 1453, size: 60 });
  const names = (list: readonly { entry: { itemId: string } }[]) => list.map(({ entry }) => entry.itemId);
  expect(names(world.states.list)).toContain('ottoman-empire');
  expect(world.states.list.find(({ entry }) => entry.itemId === 'ottoman-empire')).toMatchObject({ hasBorders: true });
  expect(world.states.total).toBeGreaterThan(60);
  expect(names(world.people.list)).toContain('mehmed-ii');
  const onThatDay = world.events.list.filter(({ time }) => time.startTime.startsWith('1453-05-29'));
  expect(onThatDay.map(({ title }) => title).join(' ')).toMatch(/Constantinople/);
  expect(onThatDay.length).toBeLessThan(4); // five entries record it
  expect((await call(snapshot, { year: -221 })).states.list.map(({ entry }) => entry.itemId)).toContain('qin-dynasty');
  await expect(call(snapshot, { year: 0 })).rejects.toMatchObject({ errorName: 'badInput' });
});

test('issue 42: two subjects are compared by time, place, relations and what both are linked to', async () => {
  const call = openReadOnlyWorld().as(null, 'en');
  const rivals = await call(compare, { one: 'louis-xiv', other: 'kangxi' });
  expect(rivals.together).toEqual({ from: 1654, until: 1715 });
  expect([rivals.yearsBetween, rivals.one.entry.itemId]).toEqual([null, 'louis-xiv']);
  const apart = await call(compare, { one: 'augustus', other: 'qin-shi-huang' });
  expect([apart.together, apart.yearsBetween]).toEqual([null, 147]);
  expect((await call(compare, { one: 'rome', other: 'jerusalem' })).kilometres).toBeCloseTo(2310, -2);
  const linked = await call(compare, { one: 'augustus', other: 'cleopatra' });
  expect(linked.neighbours.length).toBeGreaterThan(0);
  await expect(call(compare, { one: 'augustus', other: 'nobody' })).rejects.toMatchObject({
    errorName: 'entryNotFound',
  });
});

async function openSite(): Promise<FastifyInstance> {
  const { db } = openReadOnlyWorld();
  const app = Fastify();
  onTestFinished(() => app.close());
  mountRdf(app, { db, cache: createPageCache(10_000_000), originOf: () => 'https://stele.test' });
  return app;
}

test('issue 42: an engine of another project answers SPARQL over the statements, the same in every format', async () => {
  const app = await openSite();
  const formats = { ttl: 'text/turtle', nt: 'application/n-triples', jsonld: 'application/ld+json' } as const;
  const counts = new Set<number>();
  for (const [extension, format] of Object.entries(formats)) {
    const { body, headers, statusCode } = await app.inject(`/data/subject/augustus.${extension}`);
    expect([statusCode, headers['content-type']]).toEqual([200, `${format}; charset=utf-8`]);
    const store = new oxigraph.Store();
    store.load(body, { format, base_iri: 'https://stele.test/' });
    counts.add(store.size);
    const select = (query: string) =>
      (
        store.query(
          `PREFIX schema: <https://schema.org/> PREFIX stele: <https://stele.test/data/vocabulary#> ${query}`,
        ) as Map<string, { value: string }>[]
      ).map((row) => [...row.values()].map(({ value }) => value).join(' '));
    const augustus = '<https://stele.test/data/subject/augustus>';
    expect(select(`SELECT ?name { ${augustus} schema:name ?name FILTER(lang(?name) = "en") }`)).toEqual(['Augustus']);
    expect(select(`SELECT ?date { ${augustus} schema:birthDate ?date }`)).toEqual(['-0062-09-21']); // Gregorian, as XML Schema wants
    expect(
      select(
        `SELECT ?edtf ?source { ${augustus} stele:time ?t . ?t stele:role "life"; stele:edtf ?edtf; schema:citation ?source }`,
      )[0],
    ).toMatch(/^-0062-09-21\/0014-08-17 .*Suetonius/);
    expect(select(`SELECT ?same { ${augustus} schema:sameAs ?same }`)).toEqual([
      'http://www.wikidata.org/entity/Q1405',
    ]);
    expect(select(`SELECT ?to { ${augustus} stele:relation ?r . ?r stele:to ?to }`)).toContain(
      'https://stele.test/data/subject/roman-empire',
    );
  }
  expect(counts.size).toBe(1);
});

test('issue 42: programs get statements, readers the page', async () => {
  const app = await openSite();
  app.get('/detail/:id', () => 'page');
  const ask = async (url: string, accept: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept } });
    return [statusCode, headers.location ?? headers['content-type']?.toString().split(';')[0]];
  };
  expect(await ask('/data/subject/augustus', 'text/turtle')).toEqual([200, 'text/turtle']);
  expect(await ask('/data/subject/augustus', 'text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([
    303,
    '/detail/augustus',
  ]);
  expect(await ask('/detail/augustus-en', 'application/ld+json')).toEqual([303, '/data/subject/augustus-en']);
  expect(await ask('/data/subject/augustus-en', 'application/ld+json')).toEqual([200, 'application/ld+json']);
  expect(await ask('/detail/augustus-en', 'text/html')).toEqual([200, 'text/plain']);
  expect((await ask('/data/subject/nobody', 'text/turtle'))[0]).not.toBe(200);
  expect((await ask('/data/subject/nobody', 'text/html'))[0]).not.toBe(303);
  expect(await ask('/data/vocabulary', 'text/turtle')).toEqual([200, 'text/turtle']);
  expect(formatFor('application/n-triples;q=0.5, text/turtle;q=0.9')).toBe('ttl');
  expect([formatFor('text/html'), formatFor('*/*'), formatFor(), formatFor('text/turtle;q=0')]).toEqual(
    Array(4).fill(null),
  );
});
