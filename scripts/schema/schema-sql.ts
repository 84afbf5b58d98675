import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/database.server.ts';

interface SchemaColumn {
  name: string;
  type: string;
  isNullable: boolean;
  defaultValue: string | null;
  generated: string | null;
  /** `always` or `by default`: numbered by a sequence of its own. */
  identity: string | null;
  collation: string | null;
  /** Values that `analyze` stores, if not the server's own number. */
  statistics: number | null;
  comment: string | null;
}

/** A table as the database has it. */
export interface SchemaTable {
  name: string;
  isUnlogged: boolean;
  /** `RANGE (at)` */
  partitionKey: string | null;
  /** `fillfactor=70` */
  options: string[];
  columns: SchemaColumn[];
  /** Definitions of its keys and checks, by name. */
  constraints: { name: string; definition: string; isReference: boolean }[];
  /** Definitions of its indexes that no constraint makes. */
  indexes: string[];
  triggers: string[];
  /** The tables that it refers to. */
  references: string[];
}

export interface Schema {
  extensions: string[];
  /** Sequences that belong to no column. */
  sequences: { name: string; type: string; start: string }[];
  tables: SchemaTable[];
  /** Definitions in the order of their names; `isForTables` if a table's column, check or index calls it. */
  functions: { definition: string; isForTables: boolean }[];
}

/** Tables of other programs in the same database: the list of migrations. */
const foreignTables = ['migration'];

/** Reads the schema `public` of a database, ordered by name. */
export async function readSchema(db: Database): Promise<Schema> {
  const { rows: tables } = await sql<SchemaTable>`
    select c.relname as name, c.relpersistence = 'u' as "isUnlogged", pg_get_partkeydef(c.oid) as "partitionKey",
      coalesce(c.reloptions, '{}') as options,
      array(select jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isNullable', not a.attnotnull,
          'defaultValue', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
          'generated', case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end,
          'identity', case a.attidentity when 'a' then 'always' when 'd' then 'by default' end,
          'collation', case when a.attcollation <> t.typcollation then quote_ident(l.collname) end,
          'statistics', a.attstattarget, 'comment', col_description(c.oid, a.attnum))
        from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_collation l on l.oid = a.attcollation
          left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select jsonb_build_object('name', n.conname, 'definition', pg_get_constraintdef(n.oid), 'isReference', n.contype = 'f')
        from pg_constraint n where n.conrelid = c.oid and n.contype in ('p', 'u', 'f', 'c', 'x')
        order by array_position(array['p', 'u', 'f', 'c', 'x']::"char"[], n.contype), n.conname) as constraints,
      array(select pg_get_indexdef(i.indexrelid) || coalesce((
            select string_agg(format(E';\nalter index %s alter column %s set statistics %s', i.indexrelid::regclass, a.attnum, a.attstattarget), '')
            from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget is not null), '')
        from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint n where n.conindid = i.indexrelid and n.conrelid = c.oid)
        order by x.relname) as indexes,
      array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
        order by t.tgname) as triggers,
      array(select distinct r.relname::text from pg_constraint n join pg_class r on r.oid = n.confrelid
        where n.conrelid = c.oid and n.contype = 'f' order by 1) as "references"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any(${foreignTables})
    order by c.relname`.execute(db);
  const { rows: functions } = await sql<Schema['functions'][number]>`
    select trim(pg_get_functiondef(p.oid), E' \n') as definition, exists (
        select from pg_depend d where d.refobjid = p.oid and d.classid in ('pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass)
      ) as "isForTables"
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`.execute(db);
  const { rows: sequences } = await sql<Schema['sequences'][number]>`
    select c.relname as name, format_type(s.seqtypid, null) as type, s.seqstart::text as start
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')) order by 1`.execute(
    db,
  );
  const { rows: extensions } = await sql<{ name: string }>`
    select extname as name from pg_extension where extnamespace = 'public'::regnamespace order by 1`.execute(db);
  return { extensions: extensions.map(({ name }) => name), sequences, tables, functions };
}

const columnLine = ({ name, type, isNullable, defaultValue, generated, identity, collation }: SchemaColumn) =>
  [
    name,
    type,
    collation === null ? '' : `collate ${collation}`,
    isNullable ? '' : 'not null',
    identity === null ? '' : `generated ${identity} as identity`,
    generated === null ? '' : `generated always as (${generated}) stored`,
    defaultValue === null ? '' : `default ${defaultValue}`,
  ]
    .filter(Boolean)
    .join(' ');

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

function tableText(table: SchemaTable, isCreated: (table: string) => boolean): string {
  const { name, columns, constraints, indexes } = table;
  const inside = constraints.filter((constraint) => !isLater(table, constraint, isCreated));
  return [
    `create ${table.isUnlogged ? 'unlogged ' : ''}table ${name} (\n${[
      ...columns.map(columnLine),
      ...inside.map(
        (constraint) => `constraint ${constraint.name} ${constraint.definition.replace(/ NOT VALID$/, '')}`,
      ),
    ]
      .map((line) => `  ${line}`)
      .join(
        ',\n',
      )}\n)${table.partitionKey ? ` partition by ${table.partitionKey}` : ''}${table.options.length ? ` with (${table.options.join(', ')})` : ''};`,
    ...columns.flatMap(({ name: column, statistics }) =>
      statistics === null ? [] : `alter table ${name} alter column ${column} set statistics ${statistics};`,
    ),
    ...indexes.map((definition) => `${definition};`),
    ...columns.flatMap(({ name: column, comment }) =>
      comment === null ? [] : `comment on column ${name}.${column} is ${quote(comment)};`,
    ),
  ].join('\n');
}

/** Whether a reference is to a table that is created later. */
const isLater = (
  { name }: SchemaTable,
  { definition, isReference }: SchemaTable['constraints'][number],
  isCreated: (table: string) => boolean,
) => {
  const target = isReference ? /REFERENCES (\w+)/.exec(definition)![1]! : name;
  return target !== name && !isCreated(target);
};

/** By name, but after the tables that each refers to, as far as these do not refer to one another in a circle. */
function orderTables(tables: readonly SchemaTable[]): SchemaTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<SchemaTable>(),
    visiting = new Set<SchemaTable>();
  const visit = (table: SchemaTable) => {
    if (ordered.has(table) || visiting.has(table)) return;
    visiting.add(table);
    for (const name of table.references) visit(byName.get(name)!);
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}

/** The schema as SQL that makes it in an empty database. */
export function schemaSql({ extensions, sequences, tables, functions }: Schema): string {
  const created = new Set<string>();
  const isCreated = (name: string) => created.has(name);
  const later: string[] = [];
  const tableTexts = orderTables(tables).map((table) => {
    for (const constraint of table.constraints)
      if (isLater(table, constraint, isCreated))
        later.push(`alter table ${table.name} add constraint ${constraint.name} ${constraint.definition};`);
    const text = tableText(table, isCreated);
    created.add(table.name);
    return text;
  });
  const functionTexts = (isForTables: boolean) =>
    functions.filter((one) => one.isForTables === isForTables).map(({ definition }) => `${definition};`);
  return `${[
    '-- The schema of Stele, written by `npm run schema` from a database with all migrations. schema.md explains the tables.',
    'set local check_function_bodies = off;',
    extensions.map((name) => `create extension if not exists ${name};`).join('\n'),
    sequences.map(({ name, type, start }) => `create sequence ${name} as ${type} start ${start};`).join('\n'),
    ...functionTexts(true),
    ...tableTexts,
    later.join('\n'),
    ...functionTexts(false),
    tables.flatMap(({ triggers }) => triggers.map((definition) => `${definition};`)).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
