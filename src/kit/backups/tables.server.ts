import { escapeIdentifier } from 'pg';
import type { Manifest, StoredTable } from './manifest.server.ts';

/** Queries a database, over any connection. */
export type QueryRunner = <Row extends object>(text: string) => Promise<Row[]>;

/** A table to copy. */
export type Table = Pick<StoredTable, 'schema' | 'name' | 'columns' | 'partitions'>;

export const quoteTable = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Our tables and the job queue, without graphile-worker's own list of migrations, which it writes itself. */
const tableCondition = `n.nspname in ('public', 'graphile_worker') and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Every table that survives a crash, with its columns that are not generated. Partitioned tables come first, since
 * their partitions are added and dropped daily.
 */
export const loadTables = (ask: QueryRunner): Promise<Table[]> =>
  ask<Table>(`
    select n.nspname::text as schema, c.relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      case when c.relkind = 'p' then (
        select coalesce(json_agg(json_build_object('name', part.relname, 'bound', pg_get_expr(part.relpartbound, part.oid)) order by part.relname), '[]')
        from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = c.oid) end as partitions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and ${tableCondition}
    order by c.relkind, n.nspname, c.relname`);

/** Approximate bytes that COPY will write for all tables. */
export async function estimateTotalBytes(ask: QueryRunner): Promise<number> {
  const rows = await ask<{ bytes: string | number | null }>(`
    select sum(pg_table_size(c.oid))::bigint as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and ${tableCondition}`);
  return Number(rows[0]!.bytes ?? 0);
}

export const loadSequences = (ask: QueryRunner): Promise<Manifest['sequences']> =>
  ask<Manifest['sequences'][number]>(`
    select schemaname::text as schema, sequencename::text as name, last_value as value from pg_sequences
    where schemaname in ('public', 'graphile_worker') order by 1, 2`);

export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string[] =>
  columns.map((name) => escapeIdentifier(name));
export const copyStatement = (table: Table) =>
  `copy (select ${columnsOf(table).join(', ')} from ${quoteTable(table)}) to stdout`;

/** What hinders rows inserted in any order, and is faster to build once they are there. */
interface RebuildStatements {
  aside: string;
  back: string;
}

/**
 * References, triggers and indexes of all tables, except keys: statements to drop and to create them. A partitioned
 * table keeps its indexes. Needs only the owner of the tables, no superuser.
 */
const loadRebuildStatements = (ask: QueryRunner): Promise<RebuildStatements[]> =>
  ask<RebuildStatements>(`
    with ours as (
      select c.oid, c.relkind, c.relispartition, format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker'))
    select aside, back from (
      select 1 as place, format('alter table %s drop constraint %I', name, conname) as aside,
        format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(k.oid)) as back
      from pg_constraint k join ours on ours.oid = conrelid where contype = 'f' and conparentid = 0
      union all
      select 2, format('alter table %s disable trigger user', name), format('alter table %s enable trigger user', name)
      from ours where not relispartition
      union all
      select 3, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index join ours on ours.oid = indrelid
      where relkind = 'r' and not relispartition and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid)
    ) every order by place, aside`);

/**
 * Empties all tables, fills them without constraints, and restores the constraints, which then report violations. Must
 * run within a transaction.
 */
export async function refillTables(ask: QueryRunner, fill: () => Promise<void>): Promise<void> {
  const tables = (await loadTables(ask)).map(quoteTable);
  const inTheWay = await loadRebuildStatements(ask);
  for (const { aside } of inTheWay) await ask(aside);
  await ask(`truncate ${tables.join(', ')}`);
  await fill();
  await ask(`set local maintenance_work_mem = '256MB'`);
  for (const { back } of inTheWay.toReversed()) await ask(back);
  await ask(`reset maintenance_work_mem`);
}
