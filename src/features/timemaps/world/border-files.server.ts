import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { topology } from 'topojson-server';
import { anyPublicationTag } from '../../../kit/list-tags.ts';
import { createCachedPage, sendCached } from '../../../kit/pages/page-cache.server.ts';
import { shortKey } from '../../../kit/pages/tagged-cache.server.ts';
import type { RouteContext } from '../../../kit/registry/feature.server.ts';
import { borders, type MapBorder } from '../contract.ts';
import { bordersTag } from './borders.server.ts';

/** What the files of a year say of a border, besides its shape. */
const propertiesOf = ({ id, name, polity, entryId, precision, time, source }: MapBorder, origin: string) => ({
  id,
  name,
  subject: polity,
  address: entryId && `${origin}/detail/${encodeURIComponent(entryId)}`,
  from: time.startTime,
  until: time.endTime,
  fromNote: time.startNote,
  untilNote: time.endNote,
  precision,
  source,
});

const toGeoJson = (list: readonly MapBorder[], origin: string) => ({
  type: 'FeatureCollection' as const,
  features: list.map((border) => ({
    type: 'Feature' as const,
    properties: propertiesOf(border, origin),
    geometry: border.shape as GeoJSON.MultiPolygon,
  })),
});

/** Well-known text. Format: OGC 06-103r4. */
const toWkt = ({ coordinates }: MapBorder['shape']): string =>
  `MULTIPOLYGON (${coordinates
    .map((polygon) => `(${polygon.map((ring) => `(${ring.map((point) => point.join(' ')).join(', ')})`).join(', ')})`)
    .join(', ')})`;

const writers = {
  geojson: {
    type: 'application/geo+json',
    write: (list: readonly MapBorder[], origin: string) => JSON.stringify(toGeoJson(list, origin)),
  },
  topojson: {
    type: 'application/json',
    // A hundred-thousandth of the world's width, about 400 m: shapes are coarser.
    write: (list: readonly MapBorder[], origin: string) =>
      JSON.stringify(topology({ borders: toGeoJson(list, origin) }, 1e5)),
  },
  csv: {
    type: 'text/csv',
    write: (list: readonly MapBorder[], origin: string) =>
      stringify(
        list.map((border) => ({ ...propertiesOf(border, origin), wkt: toWkt(border.shape) })),
        { header: true, escape_formulas: true, columns: [...Object.keys(propertiesOf(emptyBorder, '')), 'wkt'] },
      ),
  },
};
/** For the header of a table without rows. */
const emptyBorder = { time: {} } as MapBorder;

/**
 * `/data/borders/{year}.geojson`, `.topojson` and `.csv` (with well-known text): the borders of a year as files for maps and
 * tables. −221 is 221 BC.
 */
export function mountBorderFiles(
  app: FastifyInstance,
  { cache, callFor, languageOf, originOf }: Pick<RouteContext, 'cache' | 'callFor' | 'languageOf' | 'originOf'>,
): void {
  for (const [extension, { type, write }] of Object.entries(writers))
    app.get(
      `/data/borders/:year(^-?[1-9]\\d{0,4}$).${extension}`,
      { config: { cost: 'page' } },
      async (request, reply) => {
        const { year } = request.params as { year: string };
        const origin = originOf(request),
          language = await languageOf(request);
        const page = await cache.load(shortKey(`borders ${year} ${extension} ${language} ${origin}`), async () => {
          const call = callFor(language);
          const { borders: list } = await call(borders, { year: Number(year) });
          return {
            value: createCachedPage(
              200,
              {
                'content-type': `${type}; charset=utf-8`,
                'access-control-allow-origin': '*',
                vary: 'accept-encoding, cookie',
              },
              write(list, origin),
            ),
            tags: [bordersTag, anyPublicationTag],
            isCacheable: true,
          };
        });
        return sendCached(request, reply, page);
      },
    );
}
