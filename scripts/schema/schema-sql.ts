import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/database.server.ts';

/** A table as the database has it. */
export interface SchemaTable {
  name: string;
  columns: { name: string; type: string; isNullable: boolean; defaultValue: string | null; generated: string | null }[];
  /** Definitions of its keys and checks, by name. */
  constraints: { name: string; definition: string }[];
  /** Definitions of its indexes that no constraint makes. */
  indexes: string[];
  triggers: string[];
  /** The tables that it refers to. */
  references: string[];
}
export interface Schema {
  tables: SchemaTable[];
  /** Definitions of functions, in the order of their names. */
  functions: string[];
}

/** Tables of other programs in the same database: migrations of Kysely, the job queue. */
const foreignTables = ['kysely_migration', 'kysely_migration_lock', 'migration'];

/** Reads the schema `public` of a database, ordered by name. */
export async function readSchema(db: Database): Promise<Schema> {
  const { rows: tables } = await sql<SchemaTable>`
    select c.relname as name,
      array(select jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isNullable', not a.attnotnull,
          'defaultValue', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
          'generated', case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select jsonb_build_object('name', n.conname, 'definition', pg_get_constraintdef(n.oid))
        from pg_constraint n where n.conrelid = c.oid and n.contype in ('p', 'u', 'f', 'c', 'x')
        order by array_position(array['p', 'u', 'f', 'c', 'x']::"char"[], n.contype), n.conname) as constraints,
      array(select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint n where n.conindid = i.indexrelid and n.conrelid = c.oid)
        order by x.relname) as indexes,
      array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
        order by t.tgname) as triggers,
      array(select distinct r.relname::text from pg_constraint n join pg_class r on r.oid = n.confrelid
        where n.conrelid = c.oid and n.contype = 'f' order by 1) as "references"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any(${foreignTables})
    order by c.relname`.execute(db);
  const { rows: functions } = await sql<{ definition: string }>`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`.execute(db);
  return { tables, functions: functions.map(({ definition }) => definition.trim()) };
}

const columnLine = ({ name, type, isNullable, defaultValue, generated }: SchemaTable['columns'][number]) =>
  [
    name,
    type,
    isNullable ? '' : 'not null',
    generated === null ? '' : `generated always as (${generated}) stored`,
    defaultValue === null ? '' : `default ${defaultValue}`,
  ]
    .filter(Boolean)
    .join(' ');

const tableText = ({ name, columns, constraints, indexes, triggers }: SchemaTable) =>
  [
    `create table ${name} (\n${[
      ...columns.map(columnLine),
      ...constraints.map((constraint) => `constraint ${constraint.name} ${constraint.definition}`),
    ]
      .map((line) => `  ${line}`)
      .join(',\n')}\n);`,
    ...indexes.map((definition) => `${definition};`),
    ...triggers.map((definition) => `${definition};`),
  ].join('\n');

/** The schema as SQL, to be read: tables in the order of their names, so that it cannot be run as it is. */
export const schemaSql = ({ tables, functions }: Schema): string =>
  `-- The tables of Stele, written by \`npm run schema\` from a database with all migrations. docs/schema.md explains them.\n\n${[
    ...tables.map(tableText),
    ...functions.map((definition) => `${definition};`),
  ].join('\n\n')}\n`;
