import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, onTestFinished, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import { createPageCache } from '../../../kit/pages/page-cache.server.ts';
import { nearby } from '../contract.ts';
import { mountBorderFiles } from './border-files.server.ts';

interface Collection {
  features: { properties: Record<string, unknown>; geometry: { type: string; coordinates: number[][][][] } }[];
}

test('issue 42: the borders of a year are the same states as GeoJSON, TopoJSON and CSV', async () => {
  const { as } = openReadOnlyWorld();
  const app = Fastify();
  onTestFinished(() => app.close());
  mountBorderFiles(app, {
    cache: createPageCache(50_000_000),
    callFor: (language) => as(null, language),
    languageOf: async () => 'fr',
    originOf: () => 'https://stele.test',
  });
  const ask = async (file: string) => app.inject(`/data/borders/${file}`);
  const geojson = await ask('117.geojson');
  expect([geojson.statusCode, geojson.headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8']);
  const { features } = geojson.json<Collection>();
  const rome = features.find(({ properties }) => properties.subject === 'roman-empire')!;
  expect(rome).toMatchObject({
    properties: { name: 'Empire romain', address: 'https://stele.test/detail/roman-empire-fr' },
    geometry: { type: 'MultiPolygon' },
  });
  expect(rome.properties.source).toBeTruthy();

  const topology = (await ask('117.topojson')).json<Topology<{ borders: GeometryCollection }>>();
  const back = feature(topology, topology.objects.borders) as unknown as Collection;
  expect(back.features.map(({ properties }) => properties)).toEqual(features.map(({ properties }) => properties));

  const rows = parse<Record<string, string>>((await ask('117.csv')).body, { columns: true });
  expect(rows.map(({ id }) => id)).toEqual(features.map(({ properties }) => properties.id));
  const [x, y] = rome.geometry.coordinates[0]![0]![0]!;
  expect(rows.find(({ subject }) => subject === 'roman-empire')!.wkt).toContain(`MULTIPOLYGON (((${x} ${y}, `);

  expect((await ask('-90000.csv')).body).toBe(
    'id,name,subject,address,from,until,fromNote,untilNote,precision,source,wkt\n',
  );
  for (const file of ['0.geojson', '117.kml', 'x.csv']) expect((await ask(file)).statusCode, file).toBe(404);
});

test('issue 42: what is near a point in some years, by importance, within a distance', async () => {
  const call = openReadOnlyWorld().as(null, 'en');
  const place = { latitude: 41.01, longitude: 28.98 };
  const { nodes } = await call(nearby, { ...place, kilometres: 50, from: '1450', until: '1460' });
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes.map(({ title }) => title).join(' ')).toMatch(/Constantinople/);
  expect(Math.max(...nodes.map(({ kilometres }) => kilometres))).toBeLessThanOrEqual(50);
  const all = await call(nearby, { ...place, kilometres: 50, size: 200 });
  expect(all.nodes.length).toBeGreaterThan(nodes.length);
  await expect(call(nearby, { ...place, from: '1460', until: '1450' })).rejects.toMatchObject({
    errorName: 'endBeforeStart',
  });
});
