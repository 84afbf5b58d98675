import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { graphAndQuestions, referenceAnswerOf, putGraph } from '../../../../tests/random-graphs.ts';
import { openDatabase, openWorld } from '../../../../tests/world.ts';
import type { Connection, Database } from '../../../kit/database/database.server.ts';
import { listenForPublications } from '../../../kit/database/publications.server.ts';
import type { PathEngine, PathQuestion } from '../../../rules/path-engine.ts';
import { publishAtOnce, type Proposal } from '../../../editing/revisions/face/publish.server.ts';
import { createDatabaseEngine } from '../paths/database-paths.server.ts';
import { startGraph } from './graph.server.ts';
import { scaleByLoad } from '../../../../tests/scale-by-load.ts';
import { friendship } from '../../../../tests/friendship.ts';

const soon = { timeout: 60_000, interval: 5 } as const;
const plain = {
  types: [],
  kinds: [],
  largestHub: null,
  mostHops: 12,
  year: null,
  together: false,
  isCheapest: false,
  alternatives: 10,
};
/** An engine that fails if it is queried. */
const nobody: PathEngine = { find: () => Promise.reject(new Error('asked the database')) };

/** The graph of a database as run by the product: notified of publications, closed when the test ends. */
async function run(
  { url }: Connection & { url: string },
  { instead = nobody, ...options }: Partial<Parameters<typeof startGraph>[0]> = {},
) {
  const troubles: string[] = [],
    heard = new Set<() => void>();
  const publications = listenForPublications(url, (tags) => {
    graph?.published(tags);
    heard.forEach((done) => done());
  });
  let graph: ReturnType<typeof startGraph> | null = null;
  await publications.ready;
  graph = startGraph({ databaseUrl: url, instead, onError: (what) => troubles.push(what), ...options });
  onTestFinished(async () => {
    await graph.close();
    await publications.stop();
  });
  return {
    graph,
    troubles,
    hearing: () => new Promise<void>((done) => heard.add(done)),
    ready: () => expect.poll(() => graph.state.ready, soon).toBe(true),
  };
}

const numbersOf = async (db: Database, ...ids: string[]) => {
  const rows = await db.selectFrom('subject').where('id', 'in', ids).select(['id', 'number']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)!.number);
};
const by = { authorId: 'import-world', originId: null };
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
const relations = (subjectId: string, ...to: string[]): Proposal => ({
  module: 'relations',
  thingId: subjectId,
  language: null,
  content: {
    relations: to.map((targetId) => friendship(targetId)),
  },
});
const publish = (db: Database, ...proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));

test('a graph loaded from the database finds the same paths as a plain search', async () => {
  const connection = await openDatabase('tables');
  await putGraph(connection.db, { subjects: [], edges: [] });
  const { graph, ready } = await run(connection);
  await ready();
  await fc.assert(
    fc.asyncProperty(graphAndQuestions(5), async ({ graph: random, questions }) => {
      await putGraph(connection.db, random);
      graph.published(['*']);
      expect(graph.state.ready).toBe(false);
      await ready();
      for (const question of questions)
        expect(await graph.paths.find(question)).toEqual(referenceAnswerOf(random, question));
    }),
    { numRuns: 10 },
  );
});

test('both engines give the same paths for the built-in world, costs included', async () => {
  const connection = await openWorld();
  const { graph, ready } = await run(connection);
  await ready();
  const { rows } = await sql<{ number: number }>`select number from subject order by id limit 12`.execute(
    connection.db,
  );
  const inDatabase = createDatabaseEngine(connection.db);
  for (const [place, { number: from }] of rows.entries()) {
    const question: PathQuestion = { ...plain, from, to: rows[(place + 5) % rows.length]!.number };
    expect(await graph.paths.find(question)).toEqual(await inDatabase.find(question));
  }
  expect(graph.state.nodes).toBeGreaterThan(50);
  expect(graph.state.loadSeconds).toBeGreaterThan(0);
});

test('paths use what is published, and not what is withdrawn', async () => {
  const connection = await openWorld();
  const { db } = connection;
  const { graph, ready, hearing } = await run(connection);
  await ready();
  const [x, y, z] = [100_001, 100_002, 100_003]; // beyond those of the world
  await sql`select setval(pg_get_serial_sequence('subject', 'number'), ${x - 1})`.execute(db);
  /**
   * The path from x to z, queried as soon as the publication was notified: cached pages must not show the earlier
   * state.
   */
  const afterwards = async (...proposals: Proposal[]) => {
    const [began] = [Date.now(), await Promise.all([hearing(), publish(db, ...proposals)])];
    const reply = await graph.paths.find({ ...plain, from: x, to: z });
    expect(Date.now() - began).toBeLessThan(scaleByLoad(1000));
    return reply && reply.paths[0]!.nodes;
  };
  expect(
    await afterwards(
      facts('x'),
      facts('y'),
      facts('z'),
      text('x'),
      text('z'),
      relations('x', 'y'),
      relations('z', 'y'),
    ),
  ).toBe(null); // y has no entry yet
  expect(await afterwards(text('y'))).toEqual([x, y, z]);
  expect(await afterwards(relations('x', 'z'))).toEqual([x, z]);
  expect(await afterwards(relations('x'))).toBe(null);
  expect(graph.state.ready).toBe(true);
});

test('while the graph loads, and after its thread dies, the database answers; the graph recovers by itself', async () => {
  const connection = await openWorld();
  const instead = createDatabaseEngine(connection.db),
    findSpy = vi.spyOn(instead, 'find');
  const { graph, ready } = await run(connection, { instead });
  const [from, to] = (await numbersOf(connection.db, 'qin-shi-huang', 'augustus')) as [number, number];
  const answer = await graph.paths.find({ ...plain, from, to });
  expect(answer!.paths.length).toBeGreaterThan(0);
  expect(findSpy).toHaveBeenCalledTimes(1);

  await ready();
  expect(await graph.paths.find({ ...plain, from, to })).toEqual(answer);
  expect(findSpy).toHaveBeenCalledTimes(1);

  const underWay = graph.paths.find({ ...plain, from, to });
  const [thread] = graph.threads;
  void thread!.terminate();
  expect(await underWay).toEqual(answer);
  await expect.poll(() => graph.threads, soon).not.toContain(thread);
  expect(await graph.paths.find({ ...plain, from, to })).toEqual(answer);
  await ready();
});

test('a publication during a full reload is not lost', async () => {
  const connection = await openWorld();
  const { db } = connection;
  const { graph, ready } = await run(connection);
  await ready();
  await publish(db, facts('x'), facts('y'), text('x'), text('y'));
  const [x, y] = (await numbersOf(db, 'x', 'y')) as [number, number];
  for (let round = 0; round < 5; round++) {
    graph.published(['*']);
    await publish(db, relations('x', ...(round % 2 ? [] : ['y'])));
    graph.published(['*']);
    await expect
      .poll(async () => graph.state.ready && (await graph.paths.find({ ...plain, from: x, to: y })) !== null, soon)
      .toBe(round % 2 === 0);
  }
});

test('a fragmented graph keeps answering until a freshly loaded one replaces it', async () => {
  const connection = await openWorld();
  const { db } = connection;
  const { graph, ready } = await run(connection, { maxTail: () => 0 });
  await ready();
  const [first] = graph.threads;
  const [from, to] = (await numbersOf(db, 'qin-shi-huang', 'augustus')) as [number, number];
  await publish(db, facts('x'), text('x'), relations('x', 'augustus'));
  const [x] = (await numbersOf(db, 'x')) as [number];
  while (graph.threads.includes(first!)) expect(await graph.paths.find({ ...plain, from, to })).not.toBe(null);
  expect(graph.threads).toHaveLength(1);
  expect(graph.state).toMatchObject({ ready: true, tail: 0 });
  expect((await graph.paths.find({ ...plain, from: x, to }))!.paths[0]!.nodes).toEqual([x, to]);
});

test('a connection that breaks while the graph loads or follows changes is reopened', async () => {
  const connection = await openWorld();
  const { db } = connection;
  const cut = async () =>
    (
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stele graph' and datname = current_database()`.execute(
        db,
      )
    ).rows.length;
  const { graph, troubles, ready } = await db.transaction().execute(async (tx) => {
    await sql`lock table edge in access exclusive mode`.execute(tx); // blocks loading
    const running = await run(connection, { instead: createDatabaseEngine(db) });
    await expect.poll(cut, soon).toBe(1);
    await expect.poll(() => running.troubles.length, soon).toBeGreaterThan(0);
    return running;
  });
  await ready();
  expect(troubles[0]).toMatch(/terminat|EPIPE|ECONNRESET/); // whichever side notices first

  await expect.poll(cut, soon).toBe(1);
  await publish(db, facts('x'), text('x'), relations('x', 'augustus'));
  const [x, augustus] = (await numbersOf(db, 'x', 'augustus')) as [number, number];
  await expect
    .poll(async () => (await graph.paths.find({ ...plain, from: x, to: augustus }))?.paths[0]?.nodes, soon)
    .toEqual([x, augustus]);
});

test('closing leaves neither a thread nor a connection', async () => {
  const connection = await openWorld();
  const { graph } = await run(connection);
  const connections = async () =>
    (
      await sql`select from pg_stat_activity where application_name = 'stele graph' and datname = current_database()`.execute(
        connection.db,
      )
    ).rows.length;
  await expect.poll(connections, soon).toBeGreaterThan(0); // while loading
  await graph.close();
  expect(graph.threads).toEqual([]);
  await expect.poll(connections, soon).toBe(0);
});
