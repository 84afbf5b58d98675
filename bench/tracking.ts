import { sql } from 'kysely';
import { features } from '../src/features.server.ts';
import { recordEvent } from '../src/features/tracking/contract.ts';
import { takeEvent, writeEvents, type PageEvent } from '../src/features/tracking/events.server.ts';
import { sumEvents } from '../src/features/tracking/summing.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { copyRows } from '../src/kit/database/copy.server.ts';
import { aVisitor, testContext } from '../tests/visitor.ts';
import { rounds, type EngineFigure, type Row } from './figure.ts';
import { withDatabase } from './own-database.ts';

/** Events of a round: as many as wait in memory at most. */
const aRound = 20_000;
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

/** Events of reading taken in: from the call to the table, and from memory to the table; beside a bare COPY of as many rows. */
export const tracking: EngineFigure = () =>
  withDatabase(async ({ db }) => {
    const api = createApi(features),
      call = api.callFor({ ...testContext(db), visitor: aVisitor({ agent }), language: 'en' });
    const calls: number[] = [],
      taken: number[] = [],
      bare: number[] = [],
      summed: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const timed = async (into: number[], work: () => Promise<void>) => {
        const began = performance.now();
        await work();
        if (round) into.push((aRound / (performance.now() - began)) * 1000); // the first round warms up
      };
      await timed(bare, () =>
        db.transaction().execute(async (tx) => {
          await copyRows(
            tx,
            'page_event',
            columns,
            Array.from({ length: aRound }, (_, n) => {
              const { cameFrom, lookedMs, ...event } = eventOf(n);
              return { ...event, came_from: cameFrom, looked_ms: lookedMs };
            }),
          );
        }),
      );
      await timed(taken, async () => {
        for (let n = 0; n < aRound; n++) takeEvent(db, eventOf(n));
        await writeEvents(db);
      });
      await timed(calls, async () => {
        for (let n = 0; n < aRound; n++)
          await call(recordEvent, {
            URL: `https://stele.example/detail/entry-${n % 1000}-en`,
            referUrl: 'https://stele.example/',
            sessionID: `tab-${n % 500}-00000000`,
            actionType: n % 2 ? 'view' : 'leave',
            timeTracking: n % 60_000,
          });
        await writeEvents(db);
      });
      await timed(summed, () => sumEvents(db, 0));
      await sql`truncate page_event`.execute(db);
    }
    const peer = { name: 'a bare COPY of the same rows', values: bare };
    return [
      { what: 'events taken in and written, from their calls', unit: '/s', values: calls, peer },
      { what: 'events taken in and written, from memory', unit: '/s', values: taken, peer },
      { what: 'events summed by day, three times as many rows', unit: '/s', values: summed.map((rate) => rate * 3) },
    ] satisfies Row[];
  });
