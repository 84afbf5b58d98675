import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';

/** A IIIF manifest of this site, and when what it shows was last published. */
export interface ChangedManifest {
  of: 'painting' | 'gallery' | 'book';
  id: string;
  /** The photocopy of a book; empty for others. */
  witness: string;
  changedAt: Date;
}

/** When any part of a thing was last published. */
const publishedAt = (thingId: string) => sql`(
  select max(coalesce(r.decided_at, r.created_at)) from revision r where r.thing_id = ${sql.ref(thingId)} and r.published)`;

/** Every manifest that can be requested: subjects with published pictures, and photocopies with pictures of this site. */
const manifests = sql`(
  select case when s.kind = 'painting' then 'painting' else 'gallery' end as of, s.id, '' as witness,
    greatest(${publishedAt('s.id')}, max(i.published_at), max(${publishedAt('i.thing_id')})) as changed_at
  from image_shown shown join image i on i.id = shown.image_id join subject s on s.id = shown.subject_id
  where i.published_at is not null and exists (select from entry e where e.subject_id = s.id)
  group by s.id
  union all
  select 'book', w.book_id, w.witness, ${publishedAt('w.book_id')}
  from book_witness w where w.kind = 'photocopy' and exists (
    select from book_page p join book_chapter c using (book_id, chapter)
    where p.book_id = w.book_id and p.witness = w.witness and p.image is not null and (p.image not like '/media/%'
      or exists (select from image i where i.hash = substring(p.image from '^/media/image/([\w-]{43})-') and i.published_at is not null)))
)`;

export async function countManifests(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: string;
  }>`select count(*) as count from ${manifests} manifest where changed_at is not null`.execute(db);
  return Number(rows[0]!.count);
}

/** A part of the list, the manifest that changed last at its end. */
export async function loadManifests(db: Database, from: number, size: number): Promise<ChangedManifest[]> {
  const { rows } = await sql<ChangedManifest>`
    select * from ${manifests} manifest where changed_at is not null
    order by changed_at, of, id, witness limit ${size} offset ${from}`.execute(db);
  return rows;
}
