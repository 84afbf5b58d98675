import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';

/** Entries of one answer. */
const recordsPerPage = 100;

/** What a harvester asks for; times are inclusive, to the second. */
export interface RecordFilter {
  from: Date | null;
  until: Date | null;
  set: Kind | null;
}

/** The last entry of a page: the next page begins after it. */
export interface Position {
  changedAt: string;
  id: string;
}

export interface OaiRecord {
  id: string;
  kind: Kind;
  language: Language;
  name: string;
  otherNames: string[];
  summary: string;
  changedAt: Date;
  /** `changedAt` with microseconds, for the position. */
  exactly: string;
  years: string | null;
  licences: string[];
}

/** Entries in the order in which they changed, so that what changes during a harvest comes at its end. */
export async function loadRecords(
  db: Database,
  { from, until, set }: RecordFilter,
  after: Position | null,
): Promise<{ records: OaiRecord[]; hasMore: boolean }> {
  const { rows } = await sql<OaiRecord>`
    select ${columns} from entry e join subject s on s.id = e.subject_id
    where ${from ? sql`e.changed_at >= ${from}` : sql`true`}
      and ${until ? sql`e.changed_at < ${until}::timestamptz + interval '1 second'` : sql`true`}
      and ${set ? sql`s.kind = ${set}` : sql`true`}
      and ${after ? sql`(e.changed_at, e.id) > (${after.changedAt}::timestamptz, ${after.id})` : sql`true`}
    order by e.changed_at, e.id limit ${recordsPerPage + 1}`.execute(db);
  return { records: rows.slice(0, recordsPerPage), hasMore: rows.length > recordsPerPage };
}

export async function loadRecord(db: Database, id: string): Promise<OaiRecord | null> {
  const { rows } = await sql<OaiRecord>`
    select ${columns} from entry e join subject s on s.id = e.subject_id where e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function earliestChange(db: Database): Promise<Date> {
  const { rows } = await sql<{ earliest: Date | null }>`select min(changed_at) as earliest from entry`.execute(db);
  return rows[0]?.earliest ?? new Date(0);
}

const columns = sql`e.id, s.kind, e.language, e.name, e.summary, e.changed_at, e.changed_at::text as exactly,
  array(select name from other_name o where o.entry_id = e.id order by position) as other_names,
  (select min(t.from_year)::text || case when max(t.to_year) = 2000000000 then '/..' else '/' || max(t.to_year)::text end
    from subject_time t where t.subject_id = s.id and t.role = any('{life,birth,death,span,made}')) as years,
  array(select distinct o.licence from origin o join revision r on r.origin_id = o.id where r.id = e.revision_id) as licences`;
