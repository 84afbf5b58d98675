import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import type { Change } from './contract.ts';

/** Most bytes of content in one answer, as stored in the database; at least one change is always included. */
const maxReplyBytes = 2_000_000;

interface Row extends Omit<Change, 'at' | 'origin'> {
  at: Date | null;
  originName: string | null;
  originLicence: string | null;
  originUrl: string | null;
}

/**
 * The newest publication of each part with a number above `since` and up to `until`, in order. Numbers are assigned
 * under a lock that is held until the commit, so none appears late. A publication that a later one has replaced is
 * skipped: the later one is listed instead.
 */
export async function loadChanges(
  db: Database,
  { since, until = null, limit }: { since: number; until?: number | null; limit: number },
): Promise<{ changes: Change[]; last: number; more: boolean }> {
  // Content that does not fit into the answer is not decompressed.
  const { rows } = await sql<Row & { found: number }>`
    select * from (
      select page.*, row_number() over in_order as place, sum(pg_column_size(content)) over in_order as so_far, count(*) over () as found
      from (
        select r.publication_number as number, r.decided_at as at, r.id as revision, r.thing_id as thing, thing.type, r.module as part,
          r.language, r.key, case when member.deleted_at is null and r.origin_id is null then member.name end as author,
          origin.name as origin_name, origin.licence as origin_licence, origin.url as origin_url, r.content
        from revision r join thing on thing.id = r.thing_id join member on member.id = r.author_id
        left join origin on origin.id = r.origin_id
        where r.published and r.publication_number > ${since} and (${until}::bigint is null or r.publication_number <= ${until})
          and not exists (select from revision later
            where later.published and later.thing_id = r.thing_id and later.module = r.module and later.key = r.key
              and later.language is not distinct from r.language and later.publication_number > r.publication_number)
        order by r.publication_number limit ${limit + 1}) page
      window in_order as (order by number)) told
    where place <= ${limit} and (so_far <= ${maxReplyBytes} or place = 1) order by number`.execute(db);
  const shownThings = await loadSummaries(
    db,
    rows.map(({ thing }) => thing),
    anyLanguage,
  );
  return {
    changes: rows.map((row) => changeOf(row, shownThings.has(row.thing))),
    last: rows.at(-1)?.number ?? since,
    more: rows.length < (rows[0]?.found ?? 0),
  };
}

function changeOf(
  { number, at, revision, thing, type, part, language, key, author, ...row }: Row,
  isShown: boolean,
): Change {
  const { originName: name, originLicence: licence, originUrl: url } = row;
  return {
    number,
    at: at?.toISOString() ?? null,
    revision,
    thing,
    type,
    part,
    language,
    key,
    author,
    origin: name === null ? null : { name, licence: licence ?? '', url },
    content: isShown ? row.content : null,
  };
}

/** A thing that exists in one language is shown in all. */
const anyLanguage: Language = 'en';

/** The number of the newest publication; 0 if there is none. */
async function loadNewestNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number | null }>`
    select max(publication_number) as number from revision where published`.execute(db);
  return rows[0]!.number ?? 0;
}

/** The first publication with at least this number. */
async function findFirstFrom(db: Database, number: number): Promise<{ number: number; at: Date } | null> {
  const { rows } = await sql<{ number: number; at: Date }>`
    select publication_number as number, coalesce(decided_at, created_at) as at from revision
    where published and publication_number >= ${number} order by publication_number limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * The number before the first publication at or after a time. Numbers increase with time, so a binary search of some
 * thirty index look-ups finds it, without an index on times.
 */
export async function findNumberBefore(db: Database, time: Date): Promise<number> {
  let [low, high] = [0, (await loadNewestNumber(db)) + 1];
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    const publication = await findFirstFrom(db, middle);
    if (!publication || publication.at >= time) high = middle;
    else low = publication.number;
  }
  return low;
}

/** The UTC days with publications that are still current, newest first. */
export async function listPublishedDays(db: Database, maxDays: number): Promise<string[]> {
  const days: string[] = [];
  for (let number = await loadNewestNumber(db); number > 0 && days.length < maxDays;) {
    const { rows } = await sql<{ at: Date }>`
      select coalesce(decided_at, created_at) as at from revision
      where published and publication_number <= ${number} order by publication_number desc limit 1`.execute(db);
    if (!rows[0]) break;
    const day = rows[0].at.toISOString().slice(0, 10);
    if (!days.includes(day)) days.push(day);
    number = Math.min(number - 1, await findNumberBefore(db, new Date(`${day}T00:00:00Z`)));
  }
  return days;
}
