import { expect, test } from 'vitest';
import * as limits from '../../../rules/limits.ts';
import { readGeoJson, type ReadGeoJson } from './geojson-import.ts';
import { nodeCodec } from '../face/edit/editable-node.ts';

const feature = (geometry: unknown, properties: Record<string, unknown> = {}) => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const read = (text: string) => readGeoJson(text, 'en') as ReadGeoJson;
const road = {
  type: 'LineString',
  coordinates: [
    [12.49, 41.89, 20],
    [14.27, 40.85, 5],
    [16.87, 41.12, 5],
  ],
};

test('R22 features become nodes: a point is a place, a shape’s centre is its place; names, texts and times are found', () => {
  const { nodes, left } = read(
    collection(
      feature(
        { type: 'Point', coordinates: [12.49, 41.89] },
        { Name: 'The city of Rome', description: 'Where the road begins, at the golden milestone.', year: -312 },
      ),
      feature(road, { title: 'The Appian Way', place: 'Via Appia', start: '-0312', end: '0117-05-01' }),
      feature(
        {
          type: 'MultiPoint',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
        { name: 'Two of them' },
      ),
      feature({
        type: 'GeometryCollection',
        geometries: [
          {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [4, 0],
                [4, 4],
                [0, 0],
              ],
            ],
          },
        ],
      }),
    ),
  );
  expect(left).toEqual([]);
  expect(nodes).toHaveLength(5);
  expect(nodeCodec.read(nodes[0]!, 'en')).toMatchObject({
    title: { en: 'The city of Rome' },
    place: { latitude: 41.89, longitude: 12.49, name: { en: 'The city of Rome' } },
    sketch: null,
    time: { startTime: '-0312-00-00 00:00:00' },
  });
  expect(nodeCodec.read(nodes[1]!, 'en')).toMatchObject({
    title: { en: 'The Appian Way' },
    place: { name: { en: 'Via Appia' } },
    time: { startTime: '-0312-00-00 00:00:00', endTime: '0117-05-01 00:00:00' },
    sketch: {
      style: 'solid',
      shape: {
        coordinates: [
          [12.49, 41.89],
          [14.27, 40.85],
          [16.87, 41.12],
        ],
      },
    },
  });
  // Without a title it is incomplete; the writer adds one.
  expect(nodeCodec.read(nodes[4]!, 'en')).toBeNull();
});

test('R22 input that is not GeoJSON, is empty or is too large is refused by error name', () => {
  expect(
    [
      'not json',
      '"text"',
      '{"type":"Topology"}',
      '{"type":"FeatureCollection","features":[1]}',
      '{"type":"FeatureCollection","features":[]}',
      '[1,2]',
    ].map((text) => readGeoJson(text, 'en')),
  ).toEqual(['notJson', 'notGeoJson', 'notGeoJson', 'notGeoJson', 'empty', 'notGeoJson']);
  expect(readGeoJson(' '.repeat(limits.geoJson.bytes + 1), 'en')).toBe('tooLarge');
  expect(
    readGeoJson(
      collection(
        ...Array.from({ length: limits.geoJson.nodes + 1 }, () => feature({ type: 'Point', coordinates: [0, 0] })),
      ),
      'en',
    ),
  ).toBe('tooMany');
});

test('R22 a feature that cannot be imported is left out with the reason, and the others stay', () => {
  const { nodes, left } = read(
    collection(
      feature({ type: 'Point', coordinates: [1_390_000, 5_146_000] }),
      feature(null),
      feature({ type: 'Point', coordinates: ['12', 41] }),
      feature({ type: 'Circle', coordinates: [] }),
      feature({
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [10, 10],
            [10, 0],
            [0, 10],
            [0, 0],
          ],
        ],
      }),
      feature({ type: 'Point', coordinates: [0, 91] }),
      feature({ type: 'Polygon', coordinates: [] }),
      feature(road),
    ),
  );
  expect(nodes).toHaveLength(1);
  expect(left.map(({ why }) => why)).toEqual([
    'projected',
    'noShape',
    'noShape',
    'noShape',
    'crossing',
    'beyond',
    'few',
  ]);
  expect(left.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };
  expect(read(JSON.stringify({ type: 'FeatureCollection', crs, features: [feature(road)] })).left).toEqual([
    { at: 1, why: 'projected' },
  ]);
  expect(read(JSON.stringify(road)).nodes).toHaveLength(1);
});
