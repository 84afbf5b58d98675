import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import type { Candidate } from './reconcile-queries.server.ts';
import { mountReconcile } from './mount-reconcile.server.ts';

function openService() {
  const { db } = openReadOnlyWorld();
  const app = Fastify();
  onTestFinished(() => app.close());
  mountReconcile(app, { db, originOf: () => 'https://stele.test', languageOf: async () => 'en' });
  /** As OpenRefine sends them: a form with JSON in it. */
  async function match(queries: Record<string, object>) {
    const response = await app.inject({
      method: 'POST',
      url: '/data/reconcile',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ queries: JSON.stringify(queries) }).toString(),
    });
    expect(response.statusCode).toBe(200);
    const results = response.json<Record<string, { result: Candidate[] }>>();
    return Object.fromEntries(Object.entries(results).map(([key, { result }]) => [key, result]));
  }
  return { app, match };
}

test('issue 42: names of a table are matched in any language; a match is sure only if nothing else has the name', async () => {
  const { match } = openService();
  const { latin, chinese, french, nobody, empty } = await match({
    latin: { query: 'Augustus', type: 'person' },
    chinese: { query: '秦始皇' },
    french: { query: 'Cléopâtre', limit: 3 },
    nobody: { query: 'Xyzzy of Nowhere' },
    empty: { query: '  ' },
  });
  expect(latin![0]).toMatchObject({ id: 'augustus', match: true, type: [{ id: 'person', name: 'Person' }] });
  expect(chinese![0]).toMatchObject({ id: 'qin-shi-huang', match: true, name: 'Qin Shi Huang' });
  expect(french![0]).toMatchObject({ id: 'cleopatra' });
  expect(french!.length).toBeLessThanOrEqual(3);
  expect([nobody, empty]).toEqual([[], []]);
});

test('issue 42: years, kind and Wikidata items of the table decide between namesakes', async () => {
  const { match } = openService();
  const query = 'Louis XIV';
  const { right, wrong, identified, typed } = await match({
    right: {
      query,
      properties: [
        { pid: 'from', v: 1638 },
        { pid: 'until', v: '1715' },
      ],
    },
    wrong: { query, properties: [{ pid: 'from', v: '1200' }] },
    identified: { query: 'whoever', properties: [{ pid: 'wikidata', v: { id: 'Q1405' } }] },
    typed: { query: 'Augustus', type: ['polity'] },
  });
  expect(right![0]).toMatchObject({ id: 'louis-xiv', score: 100, match: true });
  expect(wrong![0]!.score).toBeLessThan(right![0]!.score);
  expect(wrong![0]!.match).toBe(false);
  expect(identified![0]).toMatchObject({ id: 'augustus', score: 100, match: true });
  expect(typed!.every(({ type }) => type[0]!.id === 'polity')).toBe(true);
});

test('issue 42: the service describes itself, suggests while a person types, and adds columns', async () => {
  const { app } = openService();
  const manifest = (await app.inject('/data/reconcile')).json<Record<string, unknown>>();
  expect(manifest).toMatchObject({
    versions: ['0.2'],
    identifierSpace: 'https://stele.test/data/subject/',
    view: { url: 'https://stele.test/detail/{{id}}' },
  });
  const { result } = (await app.inject('/data/reconcile/suggest/entity?prefix=augus')).json<{
    result: { id: string; notable: { id: string }[] }[];
  }>();
  expect(result[0]).toMatchObject({ id: 'augustus', notable: [{ id: 'person' }] });
  expect((await app.inject('/data/reconcile/suggest/entity?prefix=')).json()).toEqual({ result: [] });
  const { properties } = (await app.inject('/data/reconcile/properties?type=person')).json<{
    properties: { id: string }[];
  }>();
  const extend = { ids: ['augustus', 'nobody'], properties: [...properties, { id: 'unknown' }] };
  const table = (await app.inject(`/data/reconcile?extend=${encodeURIComponent(JSON.stringify(extend))}`)).json<{
    meta: object[];
    rows: Record<string, Record<string, object[]>>;
  }>();
  expect(table.meta).toEqual(properties);
  expect(table.rows.augustus).toMatchObject({
    'name-zh': [{ str: '奥古斯都' }],
    from: [{ int: -63 }],
    until: [{ int: 14 }],
    wikidata: [{ str: 'Q1405' }],
  });
  expect(Object.values(table.rows.nobody!).every((cells) => cells.length === 0)).toBe(true);
});

test('issue 42: odd requests are refused, and none is answered in part', async () => {
  const { app } = openService();
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`q${at}`, { query: 'a' }]));
  for (const queries of ['', 'prose', '[]', '{"q0":{}}', '{"q0":{"query":5}}', JSON.stringify(many)]) {
    const { statusCode } = await app.inject(`/data/reconcile?queries=${encodeURIComponent(queries)}`);
    expect(statusCode, queries.slice(0, 40)).not.toBe(200);
  }
});
