import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { pictureAddress, type StoredPicture } from '../../../rules/picture-address.ts';
import type { InLanguages } from '../../../rules/languages.ts';
import type { Credit, Portrait } from '../rules.ts';

/** What a subject is shown by: the portrait of its head, else the first picture of its painting or gallery. */
export async function firstPictures(db: Database, subjectIds: readonly string[]): Promise<Map<string, Portrait>> {
  if (!subjectIds.length) return new Map();
  const { rows } = await sql<Row>`
    select subject.id as subject_id, subject.portrait, shown.* from subject left join lateral (
      select image.id, hash, width, height, title, author, licence, source from image_shown join image on image.id = image_shown.image_id
      where subject.portrait is null and image_shown.subject_id = subject.id and part in ('painting', 'gallery') and published_at is not null
      order by part desc, position limit 1) shown on true
    where subject.id = any(${[...new Set(subjectIds)]}) and (subject.portrait is not null or shown.id is not null)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.subjectId, row.portrait ?? asPortrait(row as Shown)]));
}

interface Shown extends StoredPicture, Credit {
  id: string;
  title: InLanguages;
}
type Row = { subjectId: string } & (({ portrait: Portrait } & Partial<Shown>) | ({ portrait: null } & Shown));

const asPortrait = ({ id, title, author, licence, source, ...picture }: Shown): Portrait => ({
  id,
  url: pictureAddress(picture),
  caption: title,
  credit: { author, licence, source },
});
