import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { type Aggregator, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from '../database/health.server.ts';
import type { PageCache } from '../pages/page-cache.server.ts';
import { createMetricsReader } from './cluster-metrics.server.ts';
import { counts } from './counts.server.ts';
import { registerStatusMetrics } from './status-metrics.server.ts';
import type { SystemStatus } from './system-status.server.ts';

/** A gauge that a feature contributes to `/metrics`. */
export interface Metric {
  name: string;
  help: string;
  /** How the values of several processes make one; their sum unless set. */
  aggregator?: Aggregator;
  value(): number;
}

interface MetricsOptions {
  pool: Pool;
  cache: PageCache;
  metrics: readonly Metric[];
  health(): Promise<Health>;
  systemStatus?(): Promise<SystemStatus>;
  /** Bearer token that allows reading `/metrics` from anywhere. */
  token?: string;
  /** Whether this machine needs the token, too: it may be a proxy that names no client. */
  isTokenNeeded?: boolean;
  /** Whether the process was asked to stop. */
  isEnding?(): boolean;
}

/** From this machine and not through a proxy: even an untrusted proxy names its client in these headers. */
const isLocal = ({ ip, headers }: FastifyRequest) =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(ip) && !headers['x-forwarded-for'] && !headers.forwarded;
const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Mounts `/metrics` for Prometheus and three health checks: `/healthz/live`, whether this process answers at all (if
 * not, restart it); `/healthz/ready`, whether it can serve readers; `/healthz`, the same with the reason. Returns what
 * reads the metrics, and a function that counts a page answered without Fastify, with its duration in seconds.
 */
export function mountMetrics(
  app: FastifyInstance,
  { pool, cache, metrics, health, systemStatus, token, isTokenNeeded = false, isEnding = () => false }: MetricsOptions,
) {
  const registers = [new Registry()];
  collectDefaultMetrics({ register: registers[0]!, prefix: 'stele_' }); // memory, garbage collection, event-loop delay
  for (const counter of Object.values(counts)) registers[0]!.registerMetric(counter);
  if (systemStatus) registerStatusMetrics(registers[0]!, systemStatus);
  const durations = new Histogram({
    name: 'stele_request_seconds',
    help: 'Time to answer, by kind of address and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  new Gauge({
    name: 'stele_pool_connections',
    help: 'Database connections',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'stele_page_cache_pages',
    help: 'Pages kept',
    registers,
    collect() {
      this.set(cache.size);
    },
  });
  new Gauge({
    name: 'stele_page_cache_bytes',
    help: 'Bytes of pages kept, about',
    registers,
    collect() {
      this.set(cache.bytes);
    },
  });
  new Counter({
    name: 'stele_page_cache_total',
    help: 'Pages answered from the cache or rendered',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, cache.counts.hits);
      this.inc({ result: 'miss' }, cache.counts.misses);
    },
  });
  for (const { name, help, aggregator = 'sum', value } of metrics)
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(value());
      },
    });

  const readMetrics = createMetricsReader(registers[0]!);
  app.addHook('onResponse', async (request, reply) => {
    const kind = request.url.startsWith('/api/') ? 'call' : request.url.startsWith('/assets/') ? 'file' : 'page';
    durations.observe({ kind, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const bearerToken = /^Bearer (.{1,500})$/i.exec(request.headers.authorization ?? '')?.[1];
    const allowed =
      (!isTokenNeeded && isLocal(request)) ||
      (token !== undefined && bearerToken !== undefined && timingSafeEqual(hash(bearerToken), hash(token)));
    if (!allowed)
      return reply
        .code(401)
        .headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
        .type('text/plain')
        .send('METRICS_TOKEN is needed as bearer token.');
    return reply
      .header('cache-control', 'no-store')
      .type(registers[0]!.contentType)
      .send(await readMetrics());
  });

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', async (_request, reply) => sendHealth(reply, await health()));
  app.get('/healthz/ready', async (_request, reply) =>
    sendHealth(reply, isClosing || isEnding() ? { status: 'failing', reason: 'the process ends' } : await health()),
  );
  app.get('/healthz/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  return {
    countPage: (status: number, seconds: number) => durations.labels('page', String(status)).observe(seconds),
    readMetrics,
  };
}

const sendHealth = (reply: FastifyReply, state: Health) =>
  reply
    .code(state.status === 'failing' ? 503 : 200)
    .header('cache-control', 'no-store')
    .send(state);
