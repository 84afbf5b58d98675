import { sql } from 'kysely';
import { copyRows, type CopiedRow } from './copy.server.ts';
import type { Database } from './database.server.ts';
import { memoizeByDatabase } from './memoize.server.ts';

/** A foreign key of a column. */
interface Reference {
  column: string;
  parent: string;
  key: string;
}
interface TableKeys {
  references: readonly Reference[];
  /** Columns that other tables refer to. */
  keys: readonly string[];
}

/**
 * Writes rows by COPY (`copyRows`). PostgreSQL would check each row's references with a separate statement, which took
 * 25 % of an import of new things; here they are checked once for all rows of the table, and locked until the
 * transaction ends, as PostgreSQL does. References to rows that the same transaction has written this way are known to
 * be valid.
 *
 * No triggers of the table fire: true means that the caller must do their work. If the database user may not disable
 * triggers, the rows are written the ordinary way.
 */
export async function copyNewRows(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopiedRow>,
): Promise<boolean> {
  if (Array.isArray(rows) && !rows.length) return false;
  if (!(await canDisableTriggers(db))) {
    await copyRows(db, table, columns, rows);
    return false;
  }
  const { references, keys } = (await loadTableKeys(db)).get(table) ?? { references: [], keys: [] };
  const getWrittenKeys = trackWrittenKeys(db);
  const toFind = references.map((reference) => ({ ...reference, values: new Set<unknown>() })),
    toKeep = keys.map((column) => ({ column, values: getWrittenKeys(table, column) }));
  await sql`set local session_replication_role = replica`.execute(db);
  await copyRows(db, table, columns, collectValues(rows, [...toFind, ...toKeep]));
  await sql`set local session_replication_role = origin`.execute(db);
  for (const { column, parent, key, values } of toFind) {
    const writtenKeys = getWrittenKeys(parent, key);
    const unwrittenValues = [...values].filter((value) => !writtenKeys.has(value));
    if (unwrittenValues.length) await lockReferencedRows(db, unwrittenValues, { table, column, parent, key });
  }
  return true;
}

/** Yields the rows unchanged, and collects the values of some columns. */
function* collectValues(
  rows: Iterable<CopiedRow>,
  columns: readonly { column: string; values: Set<unknown> }[],
): Generator<CopiedRow> {
  for (const row of rows) {
    for (const { column, values } of columns) {
      const value = row[column];
      if (value !== null && value !== undefined) values.add(value);
    }
    yield row;
  }
}

/** Locks the rows referred to, as a foreign key does; fails if one does not exist. */
async function lockReferencedRows(
  db: Database,
  values: readonly unknown[],
  { table, column, parent, key }: Reference & { table: string },
): Promise<void> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(key)} as value from ${sql.table(parent)} where ${sql.ref(key)} = any(${values}) for key share`.execute(
    db,
  );
  if (rows.length === values.length) return;
  const existingValues = new Set(rows.map(({ value }) => value));
  throw new Error(
    `${table}.${column} is ${String(values.find((value) => !existingValues.has(value)))}, which no ${parent} has`,
  );
}

/** Whether triggers may be disabled: by the owner of our own database, and by users granted the privilege. */
const canDisableTriggers = memoizeByDatabase(async (db) => {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'set') as may`.execute(db);
  return rows[0]!.may;
});

/** Foreign keys by table; none of the product has two columns. */
const loadTableKeys = memoizeByDatabase(async (db) => {
  const { rows } = await sql<Reference & { table: string }>`
    select child.relname as table, own.attname as column, parent.relname as parent, its.attname as key
    from pg_constraint one
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute its on its.attrelid = confrelid and its.attnum = confkey[1]
    where contype = 'f' and conparentid = 0 and child.relnamespace = current_schema()::regnamespace`.execute(db);
  const tables = new Map<string, { references: Reference[]; keys: string[] }>();
  const of = (table: string) => {
    if (!tables.has(table)) tables.set(table, { references: [], keys: [] });
    return tables.get(table)!;
  };
  for (const { table, ...reference } of rows) {
    of(table).references.push(reference);
    const { keys } = of(reference.parent);
    if (!keys.includes(reference.key)) keys.push(reference.key);
  }
  return tables as ReadonlyMap<string, TableKeys>;
});

const keysByTransaction = new WeakMap<Database, Map<string, Set<unknown>>>();
/** Values that a transaction has written by `copyNewRows` so far, by table and column. */
const trackWrittenKeys = (tx: Database) => {
  const keysByColumn = keysByTransaction.get(tx) ?? new Map<string, Set<unknown>>();
  keysByTransaction.set(tx, keysByColumn);
  return (table: string, column: string): Set<unknown> => {
    const name = `${table}.${column}`;
    if (!keysByColumn.has(name)) keysByColumn.set(name, new Set());
    return keysByColumn.get(name)!;
  };
};
