import pg from 'pg';
import { sql } from 'kysely';
import type { Database } from './database.server.ts';

const channel = 'published';
/** In bytes: PostgreSQL refuses payloads of 8,000 and more. */
const largestPayload = 7_000;
/** A publication that takes more notifications than this is told as "everything". */
const mostNotifications = 50;

/** Tells every process which subjects' pages are stale. Goes out when the transaction commits, and only then. */
export async function announcePublication(db: Database, subjectIds: readonly string[]): Promise<void> {
  const payloads = payloadsOf([...new Set(subjectIds), 'lists']);
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads.length > mostNotifications ? ['["*"]'] : payloads}::text[]) payload`.execute(db);
}

/** The tags as lists in JSON, none longer than a notification may be. */
export function payloadsOf(tags: readonly string[]): string[] {
  const payloads: string[] = [];
  let items: string[] = [], bytes = 0;
  for (const item of tags.map((tag) => JSON.stringify(tag))) {
    const size = Buffer.byteLength(item) + 1;
    if (bytes + size >= largestPayload && items.length) {
      payloads.push(`[${items.join(',')}]`);
      [items, bytes] = [[], 0];
    }
    items.push(item);
    bytes += size;
  }
  return [...payloads, `[${items.join(',')}]`];
}

/** Hears what any process publishes; after a broken connection it assumes that everything may have changed. */
export function hearPublications(url: string, onPublished: (tags: string[]) => void) {
  let client: pg.Client | undefined;
  let stopped = false;
  let waitMs = 100;
  let lost = false;

  async function listen() {
    if (stopped) return;
    client = new pg.Client({ connectionString: url, application_name: 'stele publications', keepAlive: true });
    let broken = false;
    const again = () => {
      if (broken || stopped) return;
      broken = true;
      lost = true;
      onPublished(['*']);
      client?.end().catch(() => {});
      setTimeout(() => void listen(), waitMs).unref();
      waitMs = Math.min(waitMs * 2, 5_000);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => onPublished(JSON.parse(payload ?? '["*"]') as string[]));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      waitMs = 100;
      if (lost) onPublished(['*']); // what was published in between went unheard
      lost = false;
    } catch {
      again();
    }
  }
  const ready = listen();
  return {
    ready,
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
