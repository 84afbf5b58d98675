import { setTimeout as pause } from 'node:timers/promises';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import type { Timeline } from '../src/features/timelines/rules.ts';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import type { EngineFigure, Row } from './figure.ts';
import { addMemberWithSession } from './member-session.ts';
import { startProcess } from './other-process.ts';
import { readMetric, newCheckout, startProduct, type Product } from './product.ts';
import { responseCounts, attacks, type Attackers } from './soak/attacks.ts';
import type { Reading } from './soak/readers.ts';
import { percentile } from './timing.ts';

/** Duration of the attacks, in minutes. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
/**
 * Duration of the measurement before the attacks, and time for memory to return: threads and decoders end after half a
 * minute.
 */
const quietMs = 30_000,
  returnMs = 90_000;
/** Number of events in each of the two timelines that strangers compare. */
const events = 5000;

/**
 * Everything that stopped the product in earlier attacks, repeatedly, while ten readers read. Source: docs/security.md
 * "What is bounded".
 */
export const soak: EngineFigure = async () => {
  const checkout = newCheckout();
  const product = await startProduct(checkout, { TRUST_PROXY: '127.0.0.1' }); // a header sets the network
  try {
    return await measureSoak(product);
  } finally {
    await product.stop();
    checkout.remove();
  }
};

async function measureSoak(product: Product): Promise<Row[]> {
  const attackers = await signUpAttackers(product);
  const readers = await startProcess('bench/soak/readers.ts', { url: product.url, readers: 10, restMs: 100 });
  const measured = async (work: () => Promise<unknown>): Promise<Reading> => {
    await readers.ask({ read: 'begin' });
    await work();
    return readers.ask<Reading>({ read: 'end' });
  };
  try {
    const quiet = await measured(() => pause(quietMs));
    const before = await memoryMB(product);
    let peak = 0;
    const watch = setInterval(
      () =>
        void memoryMB(product).then(
          (now) => {
            peak = Math.max(peak, now);
          },
          () => {},
        ),
      1000,
    );
    const attacked = await measured(() => runAttacks(attackers));
    clearInterval(watch);
    await pause(returnMs);
    const after = await memoryMB(product);
    console.log('slowest', attacked.slowest, 'refused', attacked.refused, 'attackers were answered', responseCounts);
    return [
      ...rowsOf('alone', quiet),
      ...rowsOf(`under attack, ${minutes} minutes`, attacked),
      ...memoryRows(before, peak, after),
      answersRow(),
    ];
  } finally {
    await readers.stop();
  }
}

/** Repeats each attack in a separate loop, so that several always overlap. */
async function runAttacks(attackers: Attackers) {
  const end = Date.now() + minutes * 60_000;
  await Promise.all(
    Object.values(attacks).map(async (attack) => {
      while (Date.now() < end) {
        await attack(attackers);
        await pause(500);
      }
    }),
  );
}

const memoryMB = async (product: Product) => (await readMetric(product, 'stele_process_resident_memory_bytes')) / 1e6;

const rowsOf = (when: string, { times, refused }: Reading): Row[] => [
  { what: `a page of ten readers, ${when}, p95`, unit: 'ms', values: [percentile(times, 0.95)] },
  {
    what: `the slowest of ${times.length.toLocaleString('en')} pages, ${when}`,
    unit: 'ms',
    values: [Math.max(...times)],
    budget: { text: '< 1,000 ms', met: (ms) => ms < 1000 },
  },
  {
    what: `pages that were refused, ${when}`,
    unit: '',
    values: [Object.values(refused).reduce((sum, count) => sum + count, 0)],
    budget: { text: '0', met: (count) => count === 0 },
  },
];
const memoryRows = (before: number, peak: number, after: number): Row[] => [
  { what: 'memory of the product before', unit: 'MB', values: [before] },
  { what: 'at its highest', unit: 'MB', values: [peak] },
  {
    what: `${returnMs / 1000} s after`,
    unit: 'MB',
    values: [after],
    budget: { text: '≤ 1.25 of before', met: (mb) => mb <= 1.25 * before },
  },
];
const answersRow = (): Row => ({
  what: 'attacks answered with 500',
  unit: '',
  values: [Object.entries(responseCounts).reduce((sum, [how, count]) => sum + (how.endsWith(': 500') ? count : 0), 0)],
  budget: { text: '0', met: (count) => count === 0 },
});

/** Signs up members with a session each, and writes two timelines that differ in every event. */
async function signUpAttackers({ url, checkout }: Product): Promise<Attackers> {
  const { db } = connect(socketPaths(databaseFolder(checkout.data)).url, 2);
  try {
    return {
      url,
      member: await memberWithSession(db, 'member'),
      reviewer: await memberWithSession(db, 'reviewer'),
      timelines: [await publishedTimeline(db, 'before'), await publishedTimeline(db, 'after')],
    };
  } finally {
    await db.destroy();
  }
}

async function memberWithSession(db: Database, role: 'member' | 'reviewer'): Promise<string> {
  const token = await addMemberWithSession(db, {
    name: `soak-${role}`,
    role,
    phone: `+8613800${role === 'member' ? '138001' : '138002'}`,
  });
  return `bearer=${token}`;
}

async function publishedTimeline(db: Database, word: string): Promise<string> {
  const content: Timeline = {
    events: Array.from({ length: events }, (_, at) => ({
      startTime: `${String(1000 + (at % 900)).padStart(4, '0')}-00-00`,
      endTime: null,
      startNote: null,
      endNote: null,
      timeDesc: null,
      title: { en: `Event ${at} ${word}` },
      place: null,
      weight: 1,
      with: [],
      source: { title: `Source ${at} ${word}`, author: null, year: null, where: null, url: null },
    })),
  };
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'timeline', thingId: 'las-meninas', language: null, content }], {
      authorId: 'import-world',
      originId: null,
    }),
  );
  const { id } = await db
    .selectFrom('revision')
    .where('thingId', '=', 'las-meninas')
    .where('module', '=', 'timeline')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}
