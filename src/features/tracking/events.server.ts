import { sql, type Insertable } from 'kysely';
import { copyRows } from '../../kit/database/copy.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import * as limits from '../../rules/limits.ts';
import type { PageEventTable } from './tables.ts';

export type PageEvent = Omit<Insertable<PageEventTable>, 'at'>;

/** Events that wait to be written by COPY, and the running COPY. */
interface EventQueue {
  events: PageEvent[];
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void> | undefined;
}
const queueByDatabase = new WeakMap<Database, EventQueue>();
const eventCounts = { written: 0, dropped: 0 };

/**
 * Accepts an event. It waits in memory for at most a second, to be written with others. Events are dropped when the
 * queue is full or the database rejects them: counting must never delay readers.
 */
export function enqueueEvent(db: Database, event: PageEvent): void {
  const waiting = queueByDatabase.get(db) ?? { events: [], timer: undefined, writing: undefined };
  queueByDatabase.set(db, waiting);
  if (waiting.events.length >= limits.tracking.waiting) {
    eventCounts.dropped++;
    return;
  }
  waiting.events.push(event);
  if (waiting.writing) return;
  if (waiting.events.length >= limits.tracking.batch) void writeEvents(db);
  else waiting.timer ??= setTimeout(() => void writeEvents(db), limits.tracking.waitMs).unref();
}

/** Writes the waiting events, after the running COPY. Never fails. */
export async function writeEvents(db: Database): Promise<void> {
  const waiting = queueByDatabase.get(db);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  while (waiting.writing) await waiting.writing;
  if (!waiting.events.length) return;
  const events = waiting.events.splice(0);
  waiting.writing = write(db, events)
    .then(
      () => void (eventCounts.written += events.length),
      () => void (eventCounts.dropped += events.length),
    )
    .finally(() => (waiting.writing = undefined));
  await waiting.writing;
  if (waiting.events.length) waiting.timer ??= setTimeout(() => void writeEvents(db), limits.tracking.waitMs).unref();
}

const columns = {
  session: 'session',
  action: 'action',
  kind: 'kind',
  page: 'page',
  thing: 'thing',
  came_from: 'cameFrom',
  language: 'language',
  looked_ms: 'lookedMs',
  term: 'term',
} as const satisfies Record<string, keyof PageEvent>;
const names = Object.keys(columns);

function* rowsOf(events: readonly PageEvent[]) {
  for (const event of events)
    yield Object.fromEntries(Object.entries(columns).map(([column, field]) => [column, event[field]]));
}

/** Partitions are created days in advance; after a long pause the process creates them itself. */
async function write(db: Database, events: readonly PageEvent[], again = true): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(limits.tracking.writingMs)}`.execute(tx);
      await copyRows(tx, 'page_event', names, rowsOf(events));
    });
  } catch (error) {
    if (!again || (error as { code?: string }).code !== noPartition) throw error;
    await sql`select make_page_event_days()`.execute(db);
    await write(db, events, false);
  }
}
/** SQLSTATE: a row fits no partition. */
const noPartition = '23514';

export const trackingMetrics = [
  {
    name: 'stele_page_events_written',
    help: 'Events of reading written since the start',
    value: () => eventCounts.written,
  },
  {
    name: 'stele_page_events_dropped',
    help: 'Events of reading dropped since the start',
    value: () => eventCounts.dropped,
  },
];
