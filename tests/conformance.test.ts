import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from '../src/features.server.ts';
import { openWorld } from './world.ts';

const endpoints = features.flat().map(({ endpoint }) => endpoint);

test('every call answers its example with what its contract promises', async () => {
  const { as } = await openWorld();
  for (const endpoint of endpoints.filter(({ exampleRuns }) => exampleRuns !== false)) {
    await expect(
      as(endpoint.for === 'anyone' ? null : 'liu-xiang', 'en')(endpoint, endpoint.example),
      endpoint.routes[0],
    ).resolves.toBeDefined();
  }
});

test('calls for members ask strangers to sign in (P01, X01)', async () => {
  const { as } = await openWorld();
  for (const endpoint of endpoints.filter((one) => one.for !== 'anyone')) {
    await expect(as(null)(endpoint, endpoint.example), endpoint.routes[0]).rejects.toMatchObject({
      errorName: 'accountExpired',
    });
  }
});

const table = '../shared/spec/endpoints.tsv';
test.skipIf(!existsSync(table))(
  'every line is one of the specification’s, or one of our own under /data (needs ../shared/spec)',
  () => {
    const wanted = new Set(
      readFileSync(table, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => line.split('\t'))
        .map(([method, path]) => `${method} ${shape(path!)}`),
    );
    const ours = endpoints
      .flatMap(({ routes }) => routes)
      .filter((line) => !line.includes(' /data/'))
      .map((line) => line.replace(/ .*/, (path) => ` ${shape(path.slice(1))}`));
    expect(ours.filter((line) => !wanted.has(line))).toEqual([]);
  },
);

/** Placeholders may be called differently. */
const shape = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
