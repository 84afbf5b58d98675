import { searchPath } from '../../src/features/search/rules.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import type { Message } from '../../src/features/messages/contract.ts';
import { notify } from '../../src/kit/notifications/notify.server.ts';
import { notificationsDestination, socketPath } from '../../src/features/messages/socket.server.ts';
import { publishAtOnce, type Proposal } from '../../src/editing/revisions/face/publish.server.ts';
import { sessionCookie, tokenHash } from '../../src/kit/calls/session.server.ts';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import * as limits from '../../src/rules/limits.ts';
import { readMetrics, type Product } from '../run-product.ts';
import { startS3Server } from '../s3-server.ts';
import { startBalancer } from './balancer.ts';
import { startCluster } from './cluster.ts';
import { friendship } from '../friendship.ts';

/** Pages for readers. Every second request uses an uncached address. */
const pages = [
  '/detail/augustus-en',
  '/detail/qin-shi-huang',
  '/detail/ban-gu-en',
  searchPath('rome'),
  '/timeline',
  '/api/item/relation/qin-shi-huang/augustus?lang=en',
];
/** Timeout of a request, in milliseconds. */
const timeoutMs = 60_000;

interface SiteOptions {
  /** A data folder with the world in it. */
  folder: string;
  /** Starts one process of the product. */
  start(settings: Record<string, string>): Product;
  processes?: number;
  replicas?: number;
  /** For every process. */
  settings?: Record<string, string>;
}

interface RunningProcess {
  product: Product;
  url: string;
}

/**
 * A site of several machines: processes of the product behind a balancer, a primary with streaming replicas, an
 * S3-compatible store.
 */
export async function startClusteredSite({ folder, start, processes = 3, replicas = 2, settings = {} }: SiteOptions) {
  const cluster = await startCluster(folder, replicas);
  const s3 = await startS3Server();
  const running: (RunningProcess | null)[] = [];
  const urls = () => running.flatMap((instance) => instance?.url ?? []);
  const balancer = await startBalancer(urls);
  const { endpoint, bucket, region, accessKey, secretKey } = s3.settings;
  async function startProcess(at: number) {
    const product = start({
      STELE_DATA: folder,
      STELE_WORLD: 'off',
      DATABASE_URL: cluster.url,
      DATABASE_READ_URLS: cluster.members.map(({ url }) => url).join(','),
      TRUST_PROXY: '127.0.0.1',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      ...settings,
    });
    running[at] = { product, url: await product.open() };
  }
  await Promise.all(Array.from({ length: processes }, (_, at) => startProcess(at)));
  const { db } = connect(cluster.url, 4);
  await seedSite(db);
  return {
    url: balancer.url,
    cluster,
    db,
    s3,
    urls,
    startProcess,
    pids: () => running.map((instance) => instance?.product.child.pid),
    async killProcess(at: number) {
      const instance = running[at]!;
      running[at] = null;
      await instance.product.signal('SIGKILL');
    },
    /** Number of replicas that each process reports as used for reads. */
    replicasUsed: () =>
      Promise.all(
        urls().map(async (url) => {
          const text = await readMetrics(url);
          return text.match(/^stele_replica_used\{.*\} 1$/gm)?.length ?? 0;
        }),
      ),
    async stop() {
      const ends = await Promise.all(running.map((instance) => instance?.product.signal('SIGTERM')));
      await balancer.stop();
      await db.destroy();
      for (const { server } of cluster.members) {
        server.signal('SIGINT');
        await server.ended;
      }
      await s3.stop();
      return ends.filter((code) => code !== undefined && code !== 0);
    },
  };
}
export type ClusteredSite = Awaited<ReturnType<typeof startClusteredSite>>;

interface Writer {
  id: string;
  /** The cookie of their browser. */
  cookie: string;
  /** Number of paths that they may still save. */
  left: number;
}
const cookieOf = (token: string) => `${sessionCookie}=${encodeURIComponent(token)}`;
/** A member who writes entries, receives notifications, and has a portrait. */
const author = { id: 'ban-zhao', cookie: cookieOf('ban-zhao') };

const facts = (thingId: string): Proposal => ({
  module: 'facts',
  thingId,
  language: null,
  content: { kind: 'person', region: null, times: [], place: null, same: {} },
});
const text = (thingId: string, summary = ''): Proposal => ({
  module: 'text',
  thingId,
  language: 'en',
  content: { name: thingId, otherNames: [], disambiguation: null, summary, body: '' },
});

/** A member who may write; their id is also the token of their session. */
async function addMember(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('member')
      .values({ id, name: id, phone: `+86138${String(randomInt(1e8)).padStart(8, '0')}` })
      .execute();
    await tx
      .insertInto('session')
      .values({
        id: randomUUID(),
        memberId: id,
        tokenHash: tokenHash(id),
        expiresAt: new Date(Date.now() + 7 * 86_400_000),
      })
      .execute();
  });
}

/** The author, and two entries by them. */
async function seedSite(db: Database) {
  await addMember(db, author.id);
  await publish(
    db,
    ['ban-gu', 'ban-chao'].flatMap((id) => [facts(id), text(id)]),
  );
}

const publish = (db: Database, proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: author.id, originId: null }));

/** Publishes a summary of Ban Gu's entry. */
export const publishSummary = (db: Database, summary: string) => publish(db, [text('ban-gu', summary)]);

/** Publishes an entry with a relation, which the graph of every process must receive. */
export const publishFriend = (db: Database, id: string, of: string) =>
  publish(db, [
    facts(id),
    text(id),
    {
      module: 'relations',
      thingId: id,
      language: null,
      content: {
        relations: [friendship(of)],
      },
    },
  ]);

/** The number of steps of the shortest path, or the name of the error. */
export async function pathLength(url: string, from: string, to: string) {
  const answer = await fetch(`${url}/api/item/relation/${from}/${to}?lang=en`);
  const { data } = (await answer.json()) as { data: { length?: number; error?: string } };
  return data.length ?? data.error;
}

/** Saves a path for a member; returns its id if acknowledged, otherwise the reason. */
async function save(url: string, cookie: string): Promise<{ id: string } | { refused: string }> {
  const answer = await fetch(`${url}/api/abPathSave/save`, {
    method: 'POST',
    body: JSON.stringify({ path: { aId: 'ban-gu', bId: 'ban-chao' }, name: randomUUID() }),
    headers: { cookie, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => error);
  if (answer instanceof Error) return { refused: answer.message };
  const reply = await answer.text().catch((error: Error) => error.message);
  if (answer.status !== 200) return { refused: `${answer.status} ${reply}` };
  const { data } = JSON.parse(reply) as { data?: { id?: string } };
  return data?.id ? { id: data.id } : { refused: reply };
}

/** Uploads a picture to one process; returns its address. */
export async function upload(url: string, picture: Buffer): Promise<string | undefined> {
  const form = new FormData();
  form.append('language', 'en');
  form.append('file', new Blob([new Uint8Array(picture)]), 'picture.png');
  const answer = await fetch(`${url}/data/account/avatar`, {
    method: 'POST',
    body: form,
    headers: { cookie: author.cookie },
  });
  return ((await answer.json()) as { data: { avatar?: string } }).data.avatar;
}

/** How often a name can be requested, from all processes in turn, before a network is refused. */
export async function countNameRequests(urls: readonly string[], maximum: number): Promise<number> {
  for (let requestCount = 0; requestCount < maximum; requestCount++) {
    const answer = await fetch(`${urls[requestCount % urls.length]}/api/auth/checkUsername`, {
      method: 'POST',
      body: JSON.stringify({ username: `name-${requestCount}` }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.77.0.1' },
    });
    if (((await answer.json()) as { data: { error?: string } }).data?.error) return requestCount;
  }
  return maximum;
}

interface LoadOptions {
  readers: number;
  writers: number;
  /** Members with an open socket, who are notified at intervals. */
  sockets: number;
  /** Pause between two pages of a reader and two writes of a writer, in milliseconds. */
  restMs: number;
}

/** Reads, writes and listens through the balancer until stopped. */
export function startLoad(
  { url, db }: Pick<ClusteredSite, 'url' | 'db'>,
  { readers, writers, sockets, restMs }: LoadOptions,
) {
  const acknowledged: string[] = [],
    failedReads: string[] = [];
  const notifiedNames = new Set<string>(),
    heard = new Set<string>();
  let times: number[] = [];
  let reads = 0,
    refusedWrites = 0,
    longestWithoutWritesMs = 0,
    lastWriteAt = performance.now(),
    lastRefusal = '',
    isOver = false;
  const rest = () => pause(restMs * (0.5 + Math.random()));

  async function read(reader: number) {
    for (let turn = reader; !isOver; turn++) {
      const page = pages[turn % pages.length]!;
      const path = turn % 2 ? page : `${page}${page.includes('?') ? '&' : '?'}n=${reader}-${turn}`;
      const began = performance.now();
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => error);
      if (answer instanceof Error) failedReads.push(`${answer.message} ${String(answer.cause ?? '')} ${path}`);
      else {
        await answer.text().catch(() => '');
        if (answer.status === 200) reads++;
        else failedReads.push(`${answer.status} ${path}`);
      }
      times.push(performance.now() - began);
      await rest();
    }
  }
  /** A new member; null while the primary is down. */
  async function aWriter(): Promise<Writer | null> {
    const id = `writer-${randomUUID()}`;
    const isThere = await addMember(db, id).then(
      () => true,
      () => false,
    );
    return isThere ? { id, cookie: cookieOf(id), left: limits.quota.graphs } : null;
  }
  async function write() {
    let writer: Writer | null = null;
    while (!isOver) {
      if (!writer?.left) writer = await aWriter();
      const answer: Awaited<ReturnType<typeof save>> = writer
        ? await save(url, writer.cookie)
        : { refused: 'no new member' };
      if ('id' in answer) {
        writer!.left--;
        acknowledged.push(answer.id);
        longestWithoutWritesMs = Math.max(longestWithoutWritesMs, performance.now() - lastWriteAt);
        lastWriteAt = performance.now();
      } else {
        refusedWrites++;
        lastRefusal = answer.refused;
      }
      await rest();
    }
  }
  /** Notifies the author, as a publication does; a committed notification must be received. */
  async function talk() {
    while (!isOver) {
      const itemName = randomUUID(); // not of an entry, so that the message has this name
      const isTold = await db
        .transaction()
        .execute((tx) =>
          notify(tx, [author.id], { kind: 'auditPassed', itemId: itemName, itemName, modModule: 'item' }),
        )
        .then(
          () => true,
          () => false,
        );
      if (isTold) notifiedNames.add(itemName);
      await pause(500);
    }
  }
  /** A browser of the author: it reconnects after each loss, and requests the messages since its last one. */
  function listen() {
    let last: number | undefined;
    const client = new Client({
      webSocketFactory: () =>
        new WebSocket(url.replace('http', 'ws') + socketPath, ['v12.stomp'], { headers: { cookie: author.cookie } }),
      reconnectDelay: 200,
    });
    client.onConnect = () =>
      void client.subscribe(
        notificationsDestination,
        ({ body }) => {
          const { message } = JSON.parse(body) as { message: Message };
          last = message.number;
          const [name] = /[\da-f]{8}-[\da-f-]{27}/.exec(message.customMsg) ?? [];
          if (name) heard.add(name);
        },
        { language: 'en', after: String(last ?? 0) },
      );
    client.onWebSocketError = () => {};
    client.activate();
    return client;
  }

  const listeners = Array.from({ length: sockets }, listen);
  const working = Promise.all([
    ...Array.from({ length: readers }, (_, at) => read(at)),
    ...Array.from({ length: writers }, write),
    ...(sockets ? [talk()] : []),
  ]);
  return {
    acknowledged,
    failedReads,
    told: notifiedNames as ReadonlySet<string>,
    /** Notifications that no socket has received. */
    unheard: () => [...notifiedNames].filter((name) => !heard.has(name)),
    counts: () => ({ reads, refusedWrites, longestWithoutWritesMs }),
    /** Durations of pages since the last call, in milliseconds. */
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    /** Waits until this many more pages were read, and this many more writes acknowledged. */
    async more({ pages: pageCount = 0, writes = 0 }: { pages?: number; writes?: number }) {
      const enough = reads + pageCount,
        enoughWrites = acknowledged.length + writes;
      for (const end = Date.now() + timeoutMs; reads < enough || acknowledged.length < enoughWrites; await pause(10))
        if (Date.now() > end)
          throw new Error(
            `${pageCount - (enough - reads)} pages and ${writes - (enoughWrites - acknowledged.length)} writes in a minute; ${[...failedReads.slice(-3), lastRefusal].join(', ')}`,
          );
    },
    async stop() {
      isOver = true;
      await working;
      for (const client of listeners) await client.deactivate();
    },
  };
}
export type RunningLoad = ReturnType<typeof startLoad>;

/** All contradictions of a site with itself, or with what it has acknowledged; empty if there are none. */
export async function findDisagreements(
  house: ClusteredSite,
  load: Pick<RunningLoad, 'acknowledged'>,
  { pages: alsoPages = true } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const acknowledged = [...load.acknowledged]; // others may follow during the check
  const savedIds = new Set(
    (await house.db.selectFrom('specialGroup').select('thingId as id').execute()).map(({ id }) => id),
  );
  const lost = acknowledged.filter((id) => !savedIds.has(id));
  if (lost.length) problems.push(`${lost.length} acknowledged writes are lost: ${lost.slice(0, 5).join(', ')}`);
  if (!alsoPages) return problems;
  const same = async (what: string, ask: (url: string) => Promise<unknown>) => {
    const answers = new Set(await Promise.all(house.urls().map(async (url) => JSON.stringify(await ask(url)))));
    if (answers.size > 1) problems.push(`${what}: ${[...answers].map((answer) => answer.slice(0, 200)).join(' | ')}`);
  };
  const fetchText = async (url: string, path: string) => (await (await fetch(url + path)).text()).replaceAll(url, '');
  await same('what was published', (url) => fetchText(url, '/data/changes?since=0&limit=1'));
  for (const page of pages) await same(page, (url) => fetchText(url, `${page}${page.includes('?') ? '&' : '?'}n=end`));
  return problems;
}
