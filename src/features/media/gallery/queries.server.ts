import { sql, type RawBuilder } from 'kysely';
import type { Member } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { maySeeUnpublished } from '../audience.server.ts';
import type { Picture } from '../contract.ts';
import { pictureOf, type ImageRow } from '../queries.server.ts';

const orders = {
  position: sql`place, i.id`,
  new: sql`i.created_at desc, i.id`,
  old: sql`i.created_at, i.id`,
} as const;
const byTitle = (language: Language) => sql`i.title ->> ${language}, i.name, i.id`;

/** One page of a subject's pictures. */
export async function picturesOf(
  db: Database,
  subjectId: string,
  request: { page: number; size: number; sort: keyof typeof orders | 'title'; keyword?: string },
  language: Language,
): Promise<{ total: number; images: Picture[] }> {
  const like = `%${(request.keyword ?? '').replace(/[%_\\]/g, '\\$&')}%`;
  const order: RawBuilder<unknown> = request.sort === 'title' ? byTitle(language) : orders[request.sort];
  const from = sql`
    (select image_id, min(case part when 'painting' then 0 when 'gallery' then 1 else 2 end * 10000 + position) as place
      from image_shown where subject_id = ${subjectId} group by image_id) shown
    join image i on i.id = shown.image_id
    where i.published_at is not null and (i.title::text ilike ${like} or i.tags::text ilike ${like} or i.name ilike ${like})`;
  const { rows } = await sql<ImageRow & { total: number }>`
    select i.*, count(*) over ()::int as total from ${from}
    order by ${order} limit ${request.size} offset ${(request.page - 1) * request.size}`.execute(db);
  return { total: rows[0]?.total ?? 0, images: rows.map(pictureOf) };
}

/** Pictures that a member may see, in the order of their ids, with the name of the uploader. */
export async function picturesById(db: Database, ids: readonly string[], member: Member | null) {
  const { rows } = await sql<ImageRow & { uploader: string | null }>`
    select i.*, m.name as uploader from image i left join member m on m.id = i.uploader_id
    where i.id = any(${[...ids]}) order by array_position(${[...ids]}::text[], i.id)`.execute(db);
  return rows
    .filter((row) => row.publishedAt || (member && maySeeUnpublished(member, row.uploaderId)))
    .map((row) => ({ ...pictureOf(row), uploader: row.uploader }));
}

/** The ids of a gallery, in its order. */
export async function loadGalleryIds(db: Database, subjectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from (select image_id, min(case part when 'painting' then 0 when 'gallery' then 1 else 2 end * 10000 + position) as place
      from image_shown where subject_id = ${subjectId} group by image_id) shown
    join image i on i.id = shown.image_id where i.published_at is not null order by place, i.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The entries that show each of some pictures. */
export async function loadShowingEntries(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, LinkedEntry[]>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('imageShown')
    .where('imageId', 'in', [...ids])
    .select(['imageId', 'subjectId'])
    .distinct()
    .execute();
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ subjectId }) => subjectId),
    language,
  );
  const entriesByImage = new Map<string, LinkedEntry[]>();
  for (const { imageId, subjectId } of rows) {
    const entry = entries.get(subjectId);
    if (entry) entriesByImage.set(imageId, [...(entriesByImage.get(imageId) ?? []), entry]);
  }
  return entriesByImage;
}
