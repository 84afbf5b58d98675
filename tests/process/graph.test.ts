import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishAtOnce, type Proposal } from '../../src/editing/revisions/face/publish.server.ts';
import { openDatabase } from '../world.ts';
import { pollOptions, startProduct } from './product.ts';
import { scaleByLoad } from '../scale-by-load.ts';
import { friendship } from '../friendship.ts';
import { pathLength } from './clustered-site.ts';
import { readMetrics } from '../run-product.ts';

const facts = (subjectId: string): Proposal => ({
  module: 'facts',
  thingId: subjectId,
  language: null,
  content: { kind: 'person', region: null, times: [], place: null, same: {} },
});
const text = (subjectId: string): Proposal => ({
  module: 'text',
  thingId: subjectId,
  language: 'en',
  content: { name: subjectId, otherNames: [], disambiguation: null, summary: '', body: '' },
});
const friendOf = (subjectId: string, to: string): Proposal => ({
  module: 'relations',
  thingId: subjectId,
  language: null,
  content: {
    relations: [friendship(to)],
  },
});

const figure = async (url: string, name: string) =>
  new RegExp(`^stele_graph_${name} (.*)$`, 'm').exec(await readMetrics(url))?.[1];

test('two products and both engines find the same paths; relations added by one are found by the other within a second', async () => {
  const { db, url: DATABASE_URL } = await openDatabase();
  const products = [
    startProduct({ DATABASE_URL, STELE_WORLD: 'off' }),
    startProduct({ DATABASE_URL, STELE_WORLD: 'off', GRAPH: 'database' }),
  ];
  const urls = await Promise.all(products.map((product) => product.open()));
  await expect.poll(() => figure(urls[0]!, 'ready'), pollOptions).toBe('1');
  expect(Number(await figure(urls[0]!, 'relations'))).toBeGreaterThan(100);
  expect(await figure(urls[1]!, 'ready')).toBe(undefined);

  const length = await pathLength(urls[0]!, 'qin-shi-huang', 'augustus');
  expect(length).toBeGreaterThan(1);
  expect(await pathLength(urls[1]!, 'qin-shi-huang', 'augustus')).toBe(length);

  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [facts('x'), text('x'), friendOf('x', 'qin-shi-huang')], {
      authorId: 'import-world',
      originId: null,
    }),
  );
  for (const url of urls)
    await expect
      .poll(() => pathLength(url, 'x', 'augustus'), { ...pollOptions, timeout: scaleByLoad(1000) })
      .toBe(Number(length) + 1);

  for (const product of products) {
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
    expect(product.complaints).toEqual([]);
  }
});

test('a product told to stop while it loads the graph stops', async () => {
  const { db, url: DATABASE_URL } = await openDatabase();
  await db.transaction().execute(async (tx) => {
    await sql`lock table edge in access exclusive mode`.execute(tx); // loading waits for this
    const product = startProduct({ DATABASE_URL, STELE_WORLD: 'off' });
    await product.open();
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
    expect(product.complaints).toEqual([]);
  });
});
