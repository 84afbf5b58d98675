import { sql } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Licence } from '../../rules/licences.ts';
import { pictureAddress, type StoredPicture } from '../../rules/picture-address.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { Database } from '../database/database.server.ts';

interface Credit {
  author: string | null;
  licence: Licence;
  source: Citation;
}
/** A picture as the head of an entry shows it. */
interface FirstPicture {
  id: string;
  url: string;
  caption: InLanguages;
  credit: Credit;
}

/** What a subject is shown by: the portrait of its head, else the first picture of its painting or gallery. */
export async function firstPictures(db: Database, subjectIds: readonly string[]): Promise<Map<string, FirstPicture>> {
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
type Row = { subjectId: string } & (({ portrait: FirstPicture } & Partial<Shown>) | ({ portrait: null } & Shown));

const asPortrait = ({ id, title, author, licence, source, ...picture }: Shown): FirstPicture => ({
  id,
  url: pictureAddress(picture),
  caption: title,
  credit: { author, licence, source },
});
