import { randomUUID } from 'node:crypto';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { sessionCookie, tokenHash } from '../src/kit/calls/session.server.ts';
import { startCluster } from '../tests/process/cluster.ts';
import type { Row } from './figure.ts';
import { rounds } from './figure.ts';
import { newCheckout, startProduct, type Product } from './product.ts';

/** Duration of one measurement in milliseconds, and number of concurrent readers. */
const measuredMs = 4_000,
  readers = 24;

/** Uncached pages per second from several processes in turn. */
async function measurePagesPerSecond(urls: readonly string[]): Promise<number> {
  const until = performance.now() + measuredMs;
  let pages = 0,
    turn = 0;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < until) {
        const at = turn++;
        const answer = await fetch(`${urls[at % urls.length]}/detail/augustus-en?page=${randomUUID()}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`A reader got ${answer.status}`);
        pages++;
      }
    }),
  );
  return pages / (measuredMs / 1000);
}

/** A member who may write; returns their cookie. */
async function createWriter(db: Database): Promise<string> {
  const token = randomUUID(),
    id = `bench-${token.slice(0, 8)}`;
  await db.insertInto('member').values({ id, name: id, phone: '+8613800138000' }).execute();
  await db
    .insertInto('session')
    .values({ id, memberId: id, tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + 3_600_000) })
    .execute();
  return `${sessionCookie}=${token}`;
}

/** Saves paths one after another until stopped; reports the acknowledged ones and the longest gap. */
function writeContinuously(url: string, cookie: string) {
  const acknowledged: string[] = [];
  let longestMs = 0,
    lastAt = performance.now(),
    isOver = false;
  const done = (async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/abPathSave/save`, {
        method: 'POST',
        body: JSON.stringify({ path: { aId: 'augustus', bId: 'rome' }, name: randomUUID() }),
        headers: { cookie, 'content-type': 'application/json' },
      }).catch(() => null);
      const reply = (await answer?.json().catch(() => null)) as { data?: { id?: string } } | null;
      if (answer?.status !== 200 || !reply?.data?.id) continue;
      acknowledged.push(reply.data.id);
      longestMs = Math.max(longestMs, performance.now() - lastAt);
      lastAt = performance.now();
    }
  })();
  return {
    acknowledged,
    longestMs: () => longestMs,
    async stop() {
      isOver = true;
      await done;
    },
  };
}

/** Reads at one to three processes with up to two replicas; then the primary is killed and a replica promoted. */
export async function replicas(): Promise<Row[]> {
  const checkout = newCheckout();
  try {
    await (await startProduct(checkout)).stop(); // creates the database and loads the world
    const cluster = await startCluster(checkout.data, 2);
    const start = (count: number): Promise<Product> =>
      startProduct(checkout, {
        STELE_WORLD: 'off',
        DATABASE_URL: cluster.url,
        DATABASE_READ_URLS: cluster.replicas
          .slice(0, count)
          .map(({ url }) => url)
          .join(','),
        PAGE_CACHE_MB: '0',
        DATA_CACHE_MB: '0',
        NETWORK_POINTS: '0',
      });
    const measured = new Map<string, number[]>();
    const name = (processes: number, count: number) =>
      `pages read for the first time: ${processes} processes, ${count} replicas`;
    for (let count = 0; count <= 2; count++) {
      const products = [await start(count), await start(count), await start(count)];
      const urls = products.map(({ url }) => url);
      for (let round = 0; round < rounds; round++)
        for (let processes = 1; processes <= 3; processes++) {
          const key = name(processes, count);
          measured.set(key, [...(measured.get(key) ?? []), await measurePagesPerSecond(urls.slice(0, processes))]);
        }
      for (const product of products) await product.stop();
    }
    const baseline = { name: 'one process, no replica', values: measured.get(name(1, 0))! };
    const rows = [...measured].map(([what, values]): Row => ({ what, unit: 'pages/s', values, peer: baseline }));
    return [...rows, ...(await measureFailover(cluster, await start(2)))];
  } finally {
    checkout.remove();
  }
}

type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function measureFailover(cluster: Cluster, product: Product): Promise<Row[]> {
  const { db } = connect(cluster.url, 1);
  const cookie = await createWriter(db);
  await db.destroy();
  const writing = writeContinuously(product.url, cookie);
  const until = async (count: number) => {
    while (writing.acknowledged.length < count) await new Promise((next) => setTimeout(next, 5));
  };
  await until(50);
  cluster.primary.server.signal('SIGKILL');
  await cluster.primary.server.ended;
  await cluster.promote(1);
  await until(writing.acknowledged.length + 50);
  await writing.stop();
  const { db: promoted } = connect(cluster.replicas[1]!.url, 1);
  const savedIds = new Set(
    (await promoted.selectFrom('specialGroup').select('thingId as id').execute()).map(({ id }) => id),
  );
  await promoted.destroy();
  await product.stop();
  for (const { server } of cluster.replicas) {
    server.signal('SIGKILL');
    await server.ended;
  }
  const lost = writing.acknowledged.filter((id) => !savedIds.has(id)).length;
  return [
    {
      what: 'the primary dies and a replica is promoted at once: without writes',
      unit: 's',
      values: [writing.longestMs() / 1000],
    },
    {
      what: 'acknowledged writes lost thereby',
      unit: 'writes',
      values: [lost],
      budget: { text: 'none', met: (median) => median === 0 },
    },
  ];
}
