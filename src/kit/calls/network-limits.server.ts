import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { networkOf } from './visitor.server.ts';

export type Cost = keyof typeof limits.costs;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route costs that is no endpoint; `light` unless said. */
    cost?: Cost;
  }
}

/** What one network may cost; seconds to wait where it has cost too much, 0 where it may go on. */
export interface NetworkLimits {
  spend(request: FastifyRequest, cost: Cost): Promise<number>;
  /** Does work of a network when its turn comes: `limits.atOnceOfNetwork` at once, so that a burst leaves room for others. */
  inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

/**
 * Limits what strangers cost by their network, in points of about a millisecond of work: so many a second in this
 * process, and thirty times as many a minute, counted with the other processes where `pool` is shared by several. While the
 * database is away each process counts alone.
 */
export function createNetworkLimits(pointsASecond: number, pool?: pg.Pool): NetworkLimits {
  const inTurn = createTurns(limits.atOnceOfNetwork);
  if (!pointsASecond) return { spend: async () => 0, inTurn };
  const second = new RateLimiterMemory({ keyPrefix: 'second', points: pointsASecond, duration: 1 });
  const ofMinute = { keyPrefix: 'minute', points: pointsASecond * limits.secondsOfMinute, duration: 60 };
  const alone = new RateLimiterMemory(ofMinute);
  const minute = pool
    ? new RateLimiterPostgres({
        ...ofMinute,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'network_cost',
        tableCreated: true,
        inMemoryBlockOnConsumed: ofMinute.points,
        insuranceLimiter: alone,
      })
    : alone;
  return {
    async spend({ ip }, cost) {
      const network = networkOf(ip),
        points = limits.costs[cost];
      const seconds = (await waitFor(second, network, points)) || (await waitFor(minute, network, points));
      if (seconds <= ofMinute.duration) return seconds;
      // No minute lasts so long: the clock was set back, and the count would end when it comes there again.
      if (minute instanceof RateLimiterPostgres) minute.deleteInMemoryBlockedAll();
      await Promise.all([minute, alone, second].map((one) => one.delete(network).catch(() => false)));
      return 0;
    },
    inTurn,
  };
}

/** Turns by network, first come first served. */
function createTurns(atOnce: number): NetworkLimits['inTurn'] {
  const networks = new Map<string, { busy: number; waiting: (() => void)[] }>();
  return async ({ ip }, work) => {
    const network = networkOf(ip),
      turns = networks.get(network) ?? { busy: 0, waiting: [] };
    networks.set(network, turns);
    if (turns.busy < atOnce) turns.busy++;
    else await new Promise<void>((go) => turns.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = turns.waiting.shift();
      if (next) next();
      else if (--turns.busy === 0) networks.delete(network);
    }
  };
}

async function waitFor(limiter: RateLimiterAbstract, network: string, points: number): Promise<number> {
  try {
    await limiter.consume(network, points);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Files that cost nothing, and what watches the house. */
const isFree = (url: string) =>
  /^\/(?:assets\/|texts\/|app\/|service-worker\.js$|favicon\.|(?:healthz|metrics)(?:$|[?/]))/.test(url);

/** What a call costs: what its contract says, or by what it does. */
export const costOfCall = ({ cost, carries, cached }: Endpoint): Cost =>
  cost ?? (carries === 'file' || carries === 'recording' ? 'dear' : cached ? 'light' : 'ordinary');

/** What a page costs that is in no cache: those that search cost more. */
export const costOfPage = (path: string): Cost =>
  /^\/(?:search|relation)(?:\/|$)|\/history\/?$/.test(path) ? 'dear' : 'page';

/**
 * Refuses calls of a network that cost too much before anything is done for them, with `tooManyRequests` and the seconds
 * to wait. Pages ask themselves, when the cache has none.
 */
export function mountNetworkLimits(app: FastifyInstance, { spend }: NetworkLimits) {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (url === undefined || isFree(request.url)) return;
    const seconds = await spend(request, config.endpoint ? costOfCall(config.endpoint) : (config.cost ?? 'light'));
    if (seconds) fail('tooManyRequests', { seconds });
  });
}
