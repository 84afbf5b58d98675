import type { Database } from './database.server.ts';

const readings = new WeakMap<Database, Map<string, unknown>>();

/** The database for whoever makes one page of several calls: what two of them ask alike is asked once. Only for reading. */
export function oneReading(db: Database): Database {
  const reading = db.$extendTables<Record<never, never>>();
  readings.set(reading, new Map());
  return reading;
}

/** What was read under a key in the same reading of the database; otherwise it is read now. */
export function readOnce<Read>(db: Database, key: string, read: () => Read): Read {
  const reading = readings.get(db);
  if (!reading) return read();
  if (!reading.has(key)) reading.set(key, read());
  return reading.get(key) as Read;
}
