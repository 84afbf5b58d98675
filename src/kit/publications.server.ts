import pg from 'pg';
import { sql } from 'kysely';
import type { Database } from './database.server.ts';

const channel = 'published';
/** PostgreSQL refuses payloads over 8,000 bytes; a larger publication drops every page. */
const largestPayload = 7_000;

/** Tells every process which subjects' pages are stale. Goes out when the transaction commits, and only then. */
export async function announcePublication(db: Database, subjectIds: readonly string[]): Promise<void> {
  const payload = JSON.stringify([...new Set(subjectIds), 'lists']);
  await sql`select pg_notify(${channel}, ${payload.length > largestPayload ? '["*"]' : payload})`.execute(db);
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
