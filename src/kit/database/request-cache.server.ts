import type { Database } from './database.server.ts';

const cachesByDatabase = new WeakMap<Database, Map<string, unknown>>();

/** A read-only database for a page that makes several calls: identical reads of the calls are done once. */
export function withRequestCache(db: Database): Database {
  const reading = db.$extendTables<Record<never, never>>();
  cachesByDatabase.set(reading, new Map());
  return reading;
}

/** The value already read under a key for the same page; otherwise reads it. */
export function memoizePerRequest<Read>(db: Database, key: string, read: () => Read): Read {
  const reading = cachesByDatabase.get(db);
  if (!reading) return read();
  if (!reading.has(key)) reading.set(key, read());
  return reading.get(key) as Read;
}
