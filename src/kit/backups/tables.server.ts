import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import type { Manifest, StoredTable } from './manifest.server.ts';

/** A table as it is to be copied. */
export type Table = Pick<StoredTable, 'schema' | 'name' | 'columns' | 'partitions'>;

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Ours, and the queue of jobs. What graphile-worker says of itself it writes itself. */
const ours = `n.nspname in ('public', 'graphile_worker') and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Every table that outlives a crash, with the columns that are not computed from others; those in parts first, which
 * come and go with the days.
 */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname::text as schema, c.relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      case when c.relkind = 'p' then (
        select coalesce(json_agg(json_build_object('name', part.relname, 'bound', pg_get_expr(part.relpartbound, part.oid)) order by part.relname), '[]')
        from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = c.oid) end as partitions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and ${ours}
    order by c.relkind, n.nspname, c.relname`);
  return rows;
}

/** About what COPY will give of all of them, in bytes. */
export async function sizeOfAll(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string | number | null }>(`
    select sum(pg_table_size(c.oid))::bigint as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and ${ours}`);
  return Number(rows[0]!.bytes ?? 0);
}

export async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select schemaname::text as schema, sequencename::text as name, last_value as value from pg_sequences
    where schemaname in ('public', 'graphile_worker') order by 1, 2`);
  return rows;
}

const columnsOf = ({ columns }: Table) => columns.map(escapeIdentifier).join(', ');
export const copyOut = (table: Table) => `copy (select ${columnsOf(table)} from ${quoted(table)}) to stdout`;

/** What stands in the way of rows that come in any order, and is built sooner once they are there. */
interface Put {
  aside: string;
  back: string;
}

/**
 * References, triggers and indexes of all tables, but for keys: how to take them away, and how to make them again. A
 * table in parts keeps its indexes. Only the owner of the tables is needed, no superuser.
 */
async function hindrances(client: pg.ClientBase): Promise<Put[]> {
  const { rows } = await client.query<Put>(`
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
  return rows;
}

/**
 * Empties all tables, has rows written into them with nothing in the way, and puts everything back: what is broken is
 * found then. Within a transaction.
 */
export async function refill(client: pg.ClientBase, fill: () => Promise<void>): Promise<void> {
  const tables = (await tablesOf(client)).map(quoted);
  const inTheWay = await hindrances(client);
  for (const { aside } of inTheWay) await client.query(aside);
  await client.query(`truncate ${tables.join(', ')}`);
  await fill();
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { back } of inTheWay.toReversed()) await client.query(back);
  await client.query(`reset maintenance_work_mem`);
}
