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
import { createTurns } from './turns.ts';
import { networkOf } from '../visitor.server.ts';

export type Cost = keyof typeof limits.costs;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route costs that is no endpoint; `light` unless said. */
    cost?: Cost;
  }
}

/** Something that is done for a network: how it is called among the things that cost alike, and what it is taken to cost. */
export interface Work {
  label: string;
  cost: Cost;
}

/** Work under way. */
export interface Begun {
  /** What was used for it is charged; `bytes` of the answer cost, too. */
  finish(bytes?: number): void;
  /** While its reader takes what was sent, nothing is done for it. */
  pause(): void;
  resume(): void;
  /** Goes on without a place among the work of its network. */
  giveWay(): void;
}

/** What one network may cost; seconds to wait where it has cost too much, 0 where it may go on. */
export interface NetworkLimits {
  spend(request: FastifyRequest, cost: Cost): Promise<number>;
  /** Begins work when its network has a turn; null where too many of it wait already, or the client has left. */
  begin(request: FastifyRequest, work: Work, left?: () => AbortSignal): Promise<Begun | null>;
  /**
   * Lets a network take what is kept in memory no faster than it may: seconds to wait where even waiting would last too
   * long, 0 where it may be answered now, a promise of 0 where it had to wait.
   */
  paceKept(request: FastifyRequest): number | Promise<number>;
  /** Delays a refusal, so that a program that asks again at once asks once a second on each connection. */
  holdRefusal(): Promise<void>;
}

/** Work that is charged with the work that it is a part of. */
const partOfMore: Begun = { finish: () => {}, pause: () => {}, resume: () => {}, giveWay: () => {} };

const clients = new WeakMap<FastifyRequest, string>();
/** What neighbours of one network have in common: two programs that call themselves alike share what one may cost. */
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
 * Limits what strangers cost by their network, in points of a millisecond of processor time, of this process and of
 * PostgreSQL: so many a second in this process, and thirty times as many a minute, counted with the other processes where
 * `pool` is shared by several. Before an answer it is charged what such an answer is taken to cost, after it what was
 * measured beyond that, so that no price is wrong for long. While the database is away each process counts alone.
 */
export function createNetworkLimits(pointsASecond: number, pool?: pg.Pool): NetworkLimits {
  const turns = pointsASecond
    ? createTurns({
        ...limits.turns,
        atOnce: Math.max(limits.turns.atOnce, Math.round(pointsASecond / limits.turns.pointsOfPlace)),
        freeMs: pointsASecond * limits.turns.freeSeconds,
        share: Math.min(1, pointsASecond / 1000),
      })
    : null;
  /** What work of one kind costs, measured while nothing else was under way. */
  const measured = new Map<string, number>();
  const underWay = new WeakSet<FastifyRequest>();
  const budget = pointsASecond ? createBudget(pointsASecond, pool) : null;
  const keptPace = pointsASecond
    ? createPace({
        ...limits.keptPace,
        perSecond: pointsASecond,
        burst: pointsASecond * limits.keptPace.burstSeconds,
      })
    : null;
  let heldRefusals = 0;

  async function begin(
    request: FastifyRequest,
    { label, cost }: Work,
    left?: () => AbortSignal,
  ): Promise<Begun | null> {
    // A route that leads nowhere is answered by the page for that.
    if (underWay.has(request)) return partOfMore;
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
      giveWay: () => turn?.finish(0),
      finish(bytes = 0) {
        if (isFinished) return;
        isFinished = true;
        const isAlone = wasAlone && processorShares.begun === number,
          costMs = share.finish();
        if (isAlone) measured.set(label, Math.max(leastCostMs, mixed(measured.get(label), costMs)));
        const price = costMs + bytes / limits.bytesOfPoint;
        turn?.finish(price);
        budget?.charge(network, client, price - points);
      },
    };
  }
  return {
    begin,
    spend: async (request, cost) =>
      budget ? budget.spend(networkOf(request.ip), clientOf(request), limits.costs[cost]) : 0,
    paceKept(request) {
      const delay = keptPace ? keptPace.delayOf(networkOf(request.ip), Date.now()) : 0;
      if (delay === null) return Math.ceil(limits.keptPace.longestMs / 1000);
      return delay < 1 ? 0 : pause(delay, 0);
    },
    async holdRefusal() {
      if (!pointsASecond || heldRefusals >= limits.heldRefusals.atOnce) return;
      heldRefusals++;
      await pause(limits.heldRefusals.ms);
      heldRefusals--;
    },
  };
}

/** The least that work is taken to cost, in milliseconds; a weight is above 0. */
const leastCostMs = 0.2;
/** How much the newest measurement counts beside those before it. */
const newestCounts = 0.25;
const mixed = (before: number | undefined, now: number) =>
  before === undefined ? now : before + (now - before) * newestCounts;

/** Processor time of this process, all its threads, and of PostgreSQL for it, in milliseconds. */
function usedByAll(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + databaseTime.usedMs();
}

/** Of all that is done in this process: jobs have a share, too, so that no reader pays for them. */
export const processorShares = createShares({ usedMs: usedByAll });

/** What networks have left of a second and of a minute. */
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
  /** What clients and their networks have cost in a minute, in this process. */
  const spent = new RateLimiterMemory({ keyPrefix: 'spent', points: Number.MAX_SAFE_INTEGER, duration: 60 });
  /** What all clients of a network may cost that are served although it has spent everything. */
  const reserve = new RateLimiterMemory({
    keyPrefix: 'reserve',
    points: Math.ceil(ofMinute.points * limits.reserve.network),
    duration: 60,
  });
  /** Measured beyond what was taken to be the cost; charged with the next spending, to ask the database no more often. */
  const owed = new Map<string, number>();

  function takeDebt(network: string): number {
    const debt = owed.get(network) ?? 0;
    owed.delete(network);
    return debt;
  }
  /** Whether others of its network have spent what a client lacks. */
  async function hasReserve(network: string, client: string, points: number): Promise<boolean> {
    const [all, own] = await Promise.all([spent.get(network), spent.get(`${network} ${client}`)]);
    const ownPoints = own?.consumedPoints ?? 0;
    if (ownPoints > ofMinute.points * limits.reserve.client) return false;
    if (ownPoints > (all?.consumedPoints ?? 0) * limits.reserve.ownPart) return false;
    return (await waitFor(reserve, network, points)) === 0;
  }
  return {
    async spend(network: string, client: string, points: number): Promise<number> {
      await spent.penalty(network, points);
      const seconds =
        (await waitFor(second, network, points)) || (await waitFor(minute, network, points + takeDebt(network)));
      if (seconds > ofMinute.duration) {
        // No minute lasts so long: the clock was set back, and the count would end when it comes there again.
        if (minute instanceof RateLimiterPostgres) minute.deleteInMemoryBlockedAll();
        await Promise.all([minute, alone, second].map((one) => one.delete(network).catch(() => false)));
        return 0;
      }
      if (seconds && !(await hasReserve(network, client, points))) return seconds;
      await spent.penalty(`${network} ${client}`, points); // names of who is refused are not remembered
      return 0;
    },
    charge(network: string, client: string, points: number): void {
      const whole = Math.round(points);
      if (whole < 1) return;
      if (owed.size >= mostOwing && !owed.has(network)) owed.delete(owed.keys().next().value!);
      owed.set(network, (owed.get(network) ?? 0) + whole);
      for (const [limiter, key] of [
        [second, network],
        [spent, network],
        [spent, `${network} ${client}`],
      ] as const)
        void limiter.penalty(key, whole);
    },
  };
}

/** How many networks may owe something at once. */
const mostOwing = 10_000;

async function waitFor(limiter: RateLimiterAbstract, network: string, points: number): Promise<number> {
  try {
    await limiter.consume(network, points);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** What costs next to nothing: files of the build, and what monitors the product. */
const isFree = (url: string) =>
  /^\/(?:assets\/|texts\/|app\/|service-worker\.js$|favicon\.|(?:healthz|metrics)(?:$|[?/]))/.test(url);

/** What a call costs: what its contract says, or by what it does. */
export const costOfCall = ({ cost, carries, cached }: Endpoint): Cost =>
  cost ?? (carries === 'file' || carries === 'recording' ? 'dear' : cached ? 'light' : 'ordinary');

/** What a page costs that is in no cache: those that search cost more. */
export const costOfPage = (path: string): Cost =>
  /^\/(?:search|relation)(?:\/|$)|\/history\/?$/.test(path) ? 'dear' : 'page';

/** Whether a route takes turns: calls, and what is made for whoever takes it; files are only sent. */
function workOf({ routeOptions: { url, config } }: FastifyRequest): Work | null {
  const { endpoint } = config;
  // A film is on its way for minutes; what sends one is bounded by what a member may keep.
  if (url === undefined || endpoint?.carries === 'file' || endpoint?.carries === 'recording') return null;
  if (endpoint) return { label: endpoint.routes[0]!, cost: costOfCall(endpoint) };
  return config.cost ? { label: url, cost: config.cost } : null;
}

/** Headers that were meant for a stream, and not for the refusal to send it. */
const ofStream = ['content-type', 'content-encoding', 'content-disposition', 'cache-control'];

const isStream = (payload: unknown): payload is Readable => payload instanceof Readable;

/**
 * Refuses calls of a network that cost too much before anything is done for them, with `tooManyRequests` and the seconds
 * to wait; does the others when their network has a turn, and charges what they cost. Streams (packs, dumps, books) take
 * turns among themselves. Pages ask themselves, when the cache has none.
 */
export function mountNetworkLimits(app: FastifyInstance, { spend, begin, paceKept, holdRefusal }: NetworkLimits) {
  const underWay = new WeakMap<FastifyRequest, Begun>();
  const streams = createTurns({ ...limits.streamTurns.network, share: 1 }),
    allStreams = createTurns({ ...limits.streamTurns.process, share: 1 });

  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (url === undefined) return;
    const seconds = isFree(request.url)
      ? await paceKept(request)
      : await spend(request, config.endpoint ? costOfCall(config.endpoint) : (config.cost ?? 'light'));
    if (!seconds) return;
    await holdRefusal();
    fail('tooManyRequests', { seconds });
  });
  app.addHook('preHandler', async (request, reply) => {
    const work = workOf(request);
    if (!work) return;
    const begun = await begin(request, work, () => whenLeft(reply));
    if (!begun) fail('tooManyRequests', { seconds: limits.awaySeconds });
    underWay.set(request, begun);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const begun = underWay.get(request);
    if (!begun) return payload;
    if (!isStream(payload)) {
      begun.finish(sizeOf(payload));
      return payload;
    }
    if (request.method === 'HEAD') {
      payload.destroy(); // nobody will read it
      begun.finish();
      return undefined;
    }
    begun.pause(); // while it waits for its turn among streams
    begun.giveWay();
    const left = () => whenLeft(reply),
      network = networkOf(request.ip),
      own = await streams.take(network, clientOf(request), left),
      common = own && (await allStreams.take('all', network, left));
    const { socket } = request.raw;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(slow);
      socket.off('close', leave);
      begun.finish();
      own?.finish(0);
      common?.finish(0);
    };
    const leave = () => void payload.destroy();
    if (!common) {
      payload.destroy();
      finish();
      for (const header of ofStream) reply.removeHeader(header);
      fail('tooManyRequests', { seconds: limits.awaySeconds });
    }
    begun.resume();
    payload
      .on('pause', () => {
        begun.pause();
        // A reader who takes it slowly costs little, and keeps nobody else waiting.
        slow ??= setTimeout(() => common.finish(0), limits.slowReaderMs).unref();
      })
      .on('resume', () => {
        begun.resume();
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

/** Aborted when the client has left. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController(),
    socket = raw.req.socket;
  const leave = () => {
    socket.off('close', leave);
    leaving.abort();
  };
  if (raw.destroyed || socket.destroyed) leaving.abort();
  // An answer that waits behind another one of its connection never hears that the connection has closed.
  else {
    raw.once('close', leave);
    socket.once('close', leave);
  }
  return leaving.signal;
}
