import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { databaseTime } from '../../database/database-time.server.ts';
import type { Endpoint } from '../endpoint.ts';
import { createPace } from './pace.ts';
import { createShares } from './processor-shares.ts';
import { createTurnScheduler } from './turns.ts';
import { networkOf } from '../visitor.server.ts';

export type Cost = keyof typeof limits.costs;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cost of a route that is no endpoint; `light` by default. */
    cost?: Cost;
  }
}

/** Work done for a network: a label that groups work of similar cost, and its expected cost. */
export interface Work {
  label: string;
  cost: Cost;
}

/** Work in progress. */
export interface StartedWork {
  /** Ends the work and charges what it used, including `bytes` of the answer. */
  finish(bytes?: number): void;
  /** Stops the counting while the client receives data: the server does no work then. */
  pause(): void;
  resume(): void;
  /** Continues without occupying one of its network's places. */
  releasePlace(): void;
}

/** Limits of one network: seconds to wait if it has cost too much, 0 if it may continue. */
export interface NetworkLimits {
  spend(request: FastifyRequest, cost: Cost): Promise<number>;
  /** Begins work when its network has a turn; null if too many requests wait already, or the client has left. */
  begin(request: FastifyRequest, work: Work, left?: () => AbortSignal): Promise<StartedWork | null>;
  /**
   * Paces cached pages and files of the build: 0 if the network may have one now, a promise of 0 after a wait, or the
   * seconds of a refusal.
   */
  paceCached(request: FastifyRequest): number | Promise<number>;
  /** Delays a refusal, so that a loop without pauses sends one request per second and connection. */
  delayRefusal(): Promise<void>;
}

/** Work that is charged as part of other work. */
const includedWork: StartedWork = { finish: () => {}, pause: () => {}, resume: () => {}, releasePlace: () => {} };

const clients = new WeakMap<FastifyRequest, string>();
/** Distinguishes clients of one network; two programs with the same headers share an allowance. */
function clientOf(request: FastifyRequest): string {
  let client = clients.get(request);
  if (client === undefined) {
    const { headers = {} } = request;
    client = createHash('sha256')
      .update(`${headers['user-agent'] ?? ''} ${headers['accept-language'] ?? ''}`)
      .digest('base64url')
      .slice(0, 16);
    clients.set(request, client);
  }
  return client;
}

/**
 * Limits the cost of anonymous clients by network, in points: milliseconds of processor time of this process and
 * PostgreSQL. The limit is `pointsASecond` per second in this process, and thirty times as much per minute, shared
 * between processes if there is a `pool`. The expected cost is charged before an answer, and any excess measured is
 * charged after it, so wrong prices correct themselves. While the database is away each process counts alone.
 */
export function createNetworkLimits(pointsASecond: number, pool?: pg.Pool): NetworkLimits {
  const turns = pointsASecond
    ? createTurnScheduler({
        ...limits.turns,
        atOnce: Math.max(limits.turns.atOnce, Math.round(pointsASecond / limits.turns.pointsOfPlace)),
        freeMs: pointsASecond * limits.turns.freeSeconds,
        share: Math.min(1, pointsASecond / 1000),
      })
    : null;
  /** Cost of work by label, measured while nothing else was in progress. */
  const measured = new Map<string, number>();
  const underWay = new WeakSet<FastifyRequest>();
  const budget = pointsASecond ? createBudget(pointsASecond, pool) : null;
  const cachedPace = pointsASecond
    ? createPace({
        ...limits.cachedPace,
        perSecond: pointsASecond,
        burst: pointsASecond * limits.cachedPace.burstSeconds,
      })
    : null;
  let delayedRefusals = 0;

  async function begin(
    request: FastifyRequest,
    { label, cost }: Work,
    left?: () => AbortSignal,
  ): Promise<StartedWork | null> {
    // An unknown route is answered by the not-found page.
    if (underWay.has(request)) return includedWork;
    const network = networkOf(request.ip),
      client = clientOf(request),
      points = limits.costs[cost];
    const turn = turns && (await turns.take(network, client, left));
    if (turns && !turn) return null;
    underWay.add(request);
    const wasAlone = processorShares.active === 0,
      share = processorShares.begin(measured.get(label) ?? points),
      number = processorShares.begun;
    let isFinished = false;
    return {
      pause: share.pause,
      resume: () => void (isFinished || share.resume()),
      releasePlace: () => turn?.finish(0),
      finish(bytes = 0) {
        if (isFinished) return;
        isFinished = true;
        const isAlone = wasAlone && processorShares.begun === number,
          costMs = share.finish();
        if (isAlone) measured.set(label, Math.max(minCostMs, movingAverage(measured.get(label), costMs)));
        const price = costMs + bytes / limits.bytesPerPoint;
        turn?.finish(price);
        budget?.charge(network, client, price - points);
      },
    };
  }
  return {
    begin,
    spend: async (request, cost) =>
      budget ? budget.spend(networkOf(request.ip), clientOf(request), limits.costs[cost]) : 0,
    paceCached(request) {
      const delay = cachedPace ? cachedPace.delayOf(networkOf(request.ip), Date.now()) : 0;
      if (delay === null) return Math.ceil(limits.cachedPace.longestMs / 1000);
      return delay < 1 ? 0 : pause(delay, 0);
    },
    async delayRefusal() {
      if (!pointsASecond || delayedRefusals >= limits.delayedRefusals.atOnce) return;
      delayedRefusals++;
      await pause(limits.delayedRefusals.ms);
      delayedRefusals--;
    },
  };
}

/** Minimal cost of work, in milliseconds; a weight is above 0. */
const minCostMs = 0.2;
/** Weight of the newest measurement against the earlier ones. */
const newestCounts = 0.25;
const movingAverage = (before: number | undefined, now: number) =>
  before === undefined ? now : before + (now - before) * newestCounts;

/** Processor time of this process (all threads) and of PostgreSQL on its behalf, in milliseconds. */
function totalUsedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + databaseTime.usedMs();
}

/** Shares of all work in this process: jobs have a share, too, so that readers are not charged for them. */
export const processorShares = createShares({ usedMs: totalUsedMs });

/** Remaining points of networks for a second and a minute. */
function createBudget(pointsASecond: number, pool?: pg.Pool) {
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
  /** Points spent per minute by clients and by their networks, in this process. */
  const spent = new RateLimiterMemory({ keyPrefix: 'spent', points: Number.MAX_SAFE_INTEGER, duration: 60 });
  /** Points for clients that are still served although their network has spent everything. */
  const reserve = new RateLimiterMemory({
    keyPrefix: 'reserve',
    points: Math.ceil(ofMinute.points * limits.reserve.network),
    duration: 60,
  });
  /** Cost measured beyond the expected; charged with the next request, to save database queries. */
  const owed = new Map<string, number>();

  function takeDebt(network: string): number {
    const debt = owed.get(network) ?? 0;
    owed.delete(network);
    return debt;
  }
  /** Whether other clients of the network have spent what this client lacks. */
  async function hasReserve(network: string, client: string, points: number): Promise<boolean> {
    const [networkSpent, clientSpent] = await Promise.all([spent.get(network), spent.get(`${network} ${client}`)]);
    const ownPoints = clientSpent?.consumedPoints ?? 0;
    if (ownPoints > ofMinute.points * limits.reserve.client) return false;
    if (ownPoints > (networkSpent?.consumedPoints ?? 0) * limits.reserve.ownPart) return false;
    return (await consumePoints(reserve, network, points)) === 0;
  }
  return {
    async spend(network: string, client: string, points: number): Promise<number> {
      await spent.penalty(network, points);
      const seconds =
        (await consumePoints(second, network, points)) ||
        (await consumePoints(minute, network, points + takeDebt(network)));
      if (seconds > ofMinute.duration) {
        // No minute lasts this long: the clock was set back, and the count would last until it catches up.
        if (minute instanceof RateLimiterPostgres) minute.deleteInMemoryBlockedAll();
        await Promise.all([minute, alone, second].map((limiter) => limiter.delete(network).catch(() => false)));
        return 0;
      }
      if (seconds && !(await hasReserve(network, client, points))) return seconds;
      await spent.penalty(`${network} ${client}`, points); // names of rejected clients are not stored
      return 0;
    },
    charge(network: string, client: string, points: number): void {
      const roundedPoints = Math.round(points);
      if (roundedPoints < 1) return;
      if (owed.size >= maxDebtors && !owed.has(network)) owed.delete(owed.keys().next().value!);
      owed.set(network, (owed.get(network) ?? 0) + roundedPoints);
      for (const [limiter, key] of [
        [second, network],
        [spent, network],
        [spent, `${network} ${client}`],
      ] as const)
        void limiter.penalty(key, roundedPoints);
    },
  };
}

/** Most networks with a debt at once. */
const maxDebtors = 10_000;

async function consumePoints(limiter: RateLimiterAbstract, network: string, points: number): Promise<number> {
  try {
    await limiter.consume(network, points);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Files of the build, and monitoring: paced, not priced. */
const isPaced = (url: string) =>
  /^\/(?:assets\/|texts\/|app\/|service-worker\.js$|favicon\.|(?:healthz|metrics)(?:$|[?/]))/.test(url);

/** The cost of a call: from its contract, or by its kind. */
export const costOfCall = ({ cost, carries, cached }: Endpoint): Cost =>
  cost ?? (carries === 'file' || carries === 'recording' ? 'dear' : cached ? 'light' : 'ordinary');

/** The cost of an uncached page: pages that search cost more. */
export const costOfPage = (path: string): Cost =>
  /^\/(?:search|relation)(?:\/|$)|\/history\/?$/.test(path) ? 'dear' : 'page';

/** Whether a route takes turns: calls and generated answers do; files are only sent. */
function workOf({ routeOptions: { url, config } }: FastifyRequest): Work | null {
  const { endpoint } = config;
  // Uploading or sending a film takes minutes; it is bounded by the member's storage quota.
  if (url === undefined || endpoint?.carries === 'file' || endpoint?.carries === 'recording') return null;
  if (endpoint) return { label: endpoint.routes[0]!, cost: costOfCall(endpoint) };
  return config.cost ? { label: url, cost: config.cost } : null;
}

/** Headers for a stream that must not be sent with a refusal. */
const streamHeaders = ['content-type', 'content-encoding', 'content-disposition', 'cache-control'];

const isStream = (payload: unknown): payload is Readable => payload instanceof Readable;

/**
 * Rejects requests of a network that cost too much before any work is done, with `tooManyRequests` and the seconds to
 * wait; does the others when their network has a turn, and charges their cost. Streams (packs, dumps, books) take turns
 * among themselves. Pages that are not in the cache apply the limit themselves.
 */
export function mountNetworkLimits(app: FastifyInstance, { spend, begin, paceCached, delayRefusal }: NetworkLimits) {
  const underWay = new WeakMap<FastifyRequest, StartedWork>();
  const streams = createTurnScheduler({ ...limits.streamTurns.network, share: 1 }),
    allStreams = createTurnScheduler({ ...limits.streamTurns.process, share: 1 });

  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (url === undefined) return;
    const seconds = isPaced(request.url)
      ? await paceCached(request)
      : await spend(request, config.endpoint ? costOfCall(config.endpoint) : (config.cost ?? 'light'));
    if (!seconds) return;
    await delayRefusal();
    fail('tooManyRequests', { seconds });
  });
  app.addHook('preHandler', async (request, reply) => {
    const work = workOf(request);
    if (!work) return;
    const startedWork = await begin(request, work, () => disconnectSignalOf(reply));
    if (!startedWork) fail('tooManyRequests', { seconds: limits.retryAfterSeconds });
    underWay.set(request, startedWork);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const startedWork = underWay.get(request);
    if (!startedWork) return payload;
    if (!isStream(payload)) {
      startedWork.finish(sizeOf(payload));
      return payload;
    }
    if (request.method === 'HEAD') {
      payload.destroy(); // a HEAD answer has no body
      startedWork.finish();
      return undefined;
    }
    startedWork.pause(); // pauses while it waits for its turn among streams
    startedWork.releasePlace();
    const left = () => disconnectSignalOf(reply),
      network = networkOf(request.ip),
      ownTurn = await streams.take(network, clientOf(request), left),
      common = ownTurn && (await allStreams.take('all', network, left));
    const { socket } = request.raw;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(slow);
      socket.off('close', leave);
      startedWork.finish();
      ownTurn?.finish(0);
      common?.finish(0);
    };
    const leave = () => void payload.destroy();
    if (!common) {
      payload.destroy();
      finish();
      for (const header of streamHeaders) reply.removeHeader(header);
      fail('tooManyRequests', { seconds: limits.retryAfterSeconds });
    }
    startedWork.resume();
    payload
      .on('pause', () => {
        startedWork.pause();
        // A slow reader costs little, and does not keep others waiting.
        slow ??= setTimeout(() => common.finish(0), limits.slowReaderMs).unref();
      })
      .on('resume', () => {
        startedWork.resume();
        clearTimeout(slow);
        slow = undefined;
      })
      .once('close', finish);
    reply.raw.once('close', leave);
    socket.once('close', leave);
    return payload;
  });
}

const sizeOf = (payload: unknown) =>
  typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0;

/** A signal that is aborted when the client has left. */
function disconnectSignalOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController(),
    socket = raw.req.socket;
  const leave = () => {
    socket.off('close', leave);
    leaving.abort();
  };
  if (raw.destroyed || socket.destroyed) leaving.abort();
  // An answer queued behind another one on its connection gets no close event.
  else {
    raw.once('close', leave);
    socket.once('close', leave);
  }
  return leaving.signal;
}
