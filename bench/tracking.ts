import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { implementations } from '../src/calls.server.ts';
import { recordEvent, mostRead } from '../src/features/tracking/contract.ts';
import { enqueueEvent, writeEvents, type PageEvent } from '../src/features/tracking/events.server.ts';
import { sumEvents } from '../src/features/tracking/sum-events.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { copyRows } from '../src/kit/database/copy.server.ts';
import { createVisitor, testContext } from '../tests/visitor.ts';
import { percentile, measureMs as timedOne } from './timing.ts';
import { rounds, type EngineFigure, type Row } from './figure.ts';
import { withDatabase } from './own-database.ts';

/** Number of concurrent readers, and of events per second at the same time. */
const readerCount = 50,
  eventsPerSecond = 5000;
/** Events per round: the maximum buffered in memory. */
const eventsPerRound = 20_000;
const columns = ['session', 'action', 'kind', 'page', 'thing', 'came_from', 'language', 'looked_ms', 'term'];
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const eventOf = (n: number): PageEvent => ({
  session: `tab-${n % 500}-00000000`,
  action: n % 2 ? 'view' : 'leave',
  kind: 'entry',
  page: `entry-${n % 1000}-en`,
  thing: `entry-${n % 1000}`,
  cameFrom: 'home',
  language: 'en',
  lookedMs: n % 60_000,
  term: null,
});

const callOf = (n: number) => ({
  URL: `https://stele.example/detail/entry-${n % 1000}-en`,
  referUrl: 'https://stele.example/',
  sessionID: `tab-${n % 500}-00000000`,
  actionType: n % 2 ? ('view' as const) : ('leave' as const),
  timeTracking: n % 60_000,
});

/** Runs at this rate per second, for two seconds, in steps of ten milliseconds. */
async function runAtRate(perSecond: number, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  for (let done = 0; done < perSecond * 2;) {
    const due = Math.min(perSecond * 2, ((performance.now() - began) / 1000) * perSecond);
    for (; done < due; done++) await work();
    await setTimeout(10);
  }
}

/** Recording of page events: from call to table, and from memory to table; compared with a bare COPY of the rows. */
export const tracking: EngineFigure = () =>
  withDatabase(async ({ db }) => {
    const api = createApi(implementations),
      call = api.callFor({ ...testContext(db), visitor: createVisitor({ agent }), language: 'en' });
    const calls: number[] = [],
      taken: number[] = [],
      bare: number[] = [],
      summed: number[] = [],
      busyReads: number[] = [],
      quiet: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const timed = async (into: number[], work: () => Promise<void>) => {
        const began = performance.now();
        await work();
        if (round) into.push((eventsPerRound / (performance.now() - began)) * 1000); // the first round warms up
      };
      await timed(bare, () =>
        db.transaction().execute(async (tx) => {
          await copyRows(
            tx,
            'page_event',
            columns,
            Array.from({ length: eventsPerRound }, (_, n) => {
              const { cameFrom, lookedMs, ...event } = eventOf(n);
              return { ...event, came_from: cameFrom, looked_ms: lookedMs };
            }),
          );
        }),
      );
      await timed(taken, async () => {
        for (let n = 0; n < eventsPerRound; n++) enqueueEvent(db, eventOf(n));
        await writeEvents(db);
      });
      await timed(calls, async () => {
        for (let n = 0; n < eventsPerRound; n++) await call(recordEvent, callOf(n));
        await writeEvents(db);
      });
      // The same at 5,000 per second with concurrent readers, who should not notice it.
      const reads: number[] = [];
      let reading = true;
      const readers = Array.from({ length: readerCount }, async () => {
        while (reading) reads.push(await timedOne(() => call(mostRead, {})));
      });
      const alone = await timedOne(() => call(mostRead, {}));
      await runAtRate(eventsPerSecond, () => call(recordEvent, callOf(Math.floor(Math.random() * eventsPerRound))));
      reading = false;
      await Promise.all(readers);
      await writeEvents(db);
      if (round) {
        busyReads.push(percentile(reads, 0.95));
        quiet.push(alone);
      }
      await timed(summed, () => sumEvents(db, 0));
      await sql`truncate page_event`.execute(db);
    }
    const peer = { name: 'a bare COPY of the same rows', values: bare };
    return [
      { what: 'events taken in and written, from their calls', unit: '/s', values: calls, peer },
      { what: 'events taken in and written, from memory', unit: '/s', values: taken, peer },
      {
        what: `a list read by ${readerCount} at once, while ${eventsPerSecond.toLocaleString('en')} events a second are taken in, p95`,
        unit: 'ms',
        values: busyReads,
        peer: { name: 'one reader alone', values: quiet },
      },
      { what: 'events summed by day, three times as many rows', unit: '/s', values: summed.map((rate) => rate * 3) },
    ] satisfies Row[];
  });
