import { identityOf, type Database } from './database.server.ts';

/** Caches, for each database, the result of `load`. A failure is not cached: the next caller tries again. */
export function memoizeByDatabase<Value>(load: (db: Database) => Promise<Value>): (db: Database) => Promise<Value> {
  const values = new WeakMap<object, Promise<Value>>();
  return (db) => {
    const key = identityOf(db);
    const cachedValue = values.get(key);
    if (cachedValue) return cachedValue;
    const value = load(db);
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  };
}
