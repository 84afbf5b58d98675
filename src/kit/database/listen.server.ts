import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.server.ts';

/** In bytes: PostgreSQL rejects payloads of 8,000 and more. */
const maxPayloadBytes = 7_000;
/** A list that would take more notifications than this is sent as `everything`. */
const maxNotifications = 50;
/** Means all names, in a list of names. */
export const wildcard = '*';

/** Sends a list of names to every process on this database by NOTIFY, once the transaction commits. */
export async function notifyChannel(db: Database, channel: string, names: readonly string[]): Promise<void> {
  if (!names.length) return;
  const payloads = splitIntoPayloads(names);
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads.length > maxNotifications ? [JSON.stringify([wildcard])] : payloads}::text[]) payload`.execute(
    db,
  );
}

/** The names as JSON lists, each within the size of a notification. */
export function splitIntoPayloads(names: readonly string[]): string[] {
  const payloads: string[] = [];
  let items: string[] = [],
    bytes = 0;
  for (const item of names.map((name) => JSON.stringify(name))) {
    const size = Buffer.byteLength(item) + 1;
    if (bytes + size >= maxPayloadBytes && items.length) {
      payloads.push(`[${items.join(',')}]`);
      [items, bytes] = [[], 0];
    }
    items.push(item);
    bytes += size;
  }
  return [...payloads, `[${items.join(',')}]`];
}

/** The names in a payload; `everything` for a foreign payload, which any database user may send. */
export function parseNames(payload = ''): string[] {
  try {
    const names: unknown = JSON.parse(payload);
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  } catch {
    // not JSON
  }
  return [wildcard];
}

export interface Listener {
  onNames(names: string[]): void;
  /** The connection broke, or was restored: notifications may have been missed. */
  onLost(): void;
}

/** Listens (PostgreSQL LISTEN) on all channels over one connection. Reconnects with exponential backoff. */
export function listen(url: string, listeners: Readonly<Record<string, Listener>>) {
  const channels = Object.keys(listeners);
  let client: pg.Client | undefined;
  let stopped = false;
  let waitMs = 100;
  let wasLost = false;
  const lost = () => {
    for (const listener of Object.values(listeners)) listener.onLost();
  };

  async function listen() {
    if (stopped) return;
    client = new pg.Client({ connectionString: url, application_name: 'stele listener', keepAlive: true });
    let broken = false;
    const again = () => {
      if (broken || stopped) return;
      broken = wasLost = true;
      lost();
      client?.end().catch(() => {});
      setTimeout(() => void listen(), waitMs).unref();
      waitMs = Math.min(waitMs * 2, 5_000);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ channel, payload }) => listeners[channel]?.onNames(parseNames(payload)));
    try {
      await client.connect();
      await client.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; '));
      waitMs = 100;
      if (wasLost) lost(); // notifications in between were missed
      wasLost = false;
    } catch {
      again();
    }
  }
  const ready = listen();
  return {
    ready,
    /** Resolves once notifications that were sent before the call have been received; fails while not connected. */
    async receiveNotifications(): Promise<void> {
      if (!client || wasLost) throw new Error('The connection that listens is lost');
      await client.query('select 1');
    },
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
