import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import type { UnionKind } from '../rules.ts';
import { FamilyIndex } from './family-index.ts';

interface LoadedFamilies {
  version: string;
  index: FamilyIndex;
}

/** Per database: tests use several in one process. */
const loadedFamilies = new WeakMap<object, Promise<LoadedFamilies>>();

/**
 * All families of a database, loaded on first use and again after a change. Triggers count the changes
 * (migrations/0001-baseline.sql), so no process answers with stale data.
 */
export async function allFamilies(db: Database): Promise<FamilyIndex> {
  const key = identityOf(db);
  const { rows } = await sql<{ version: string }>`select count::text as version from family_changes`.execute(db);
  const { version } = rows[0]!;
  const cacheEntry = await loadedFamilies.get(key)?.catch(() => null);
  if (cacheEntry?.version === version) return cacheEntry.index;
  const loading = readFamilies(db, version);
  loadedFamilies.set(key, loading);
  return (await loading).index;
}

/** The loaded data may be newer than `version`, never older; if newer, the next caller reloads it. */
async function readFamilies(db: Database, version: string): Promise<LoadedFamilies> {
  const { rows } = await sql<{
    kinds: UnionKind[];
    partnerUnions: number[];
    partners: string[];
    childUnions: number[];
    children: string[];
    marks: number[];
  }>`
    with numbered as (select id, kind, (row_number() over (order by id) - 1)::integer as number from family_union),
      partner as (select number, subject_id, position from family_partner join numbered on id = union_id),
      child as (select number, subject_id, position, adopted::integer + 2 * doubtful::integer as mark from family_child join numbered on id = union_id)
    select (select coalesce(json_agg(kind order by number), '[]') from numbered) as kinds,
      (select coalesce(json_agg(number order by number, position), '[]') from partner) as partner_unions,
      (select coalesce(json_agg(subject_id order by number, position), '[]') from partner) as partners,
      (select coalesce(json_agg(number order by number, position), '[]') from child) as child_unions,
      (select coalesce(json_agg(subject_id order by number, position), '[]') from child) as children,
      (select coalesce(json_agg(mark order by number, position), '[]') from child) as marks`.execute(db);
  const { kinds, partnerUnions, partners, childUnions, children, marks } = rows[0]!;
  return {
    version,
    index: new FamilyIndex(
      kinds,
      { unions: partnerUnions, people: partners },
      { unions: childUnions, people: children, marks },
    ),
  };
}
