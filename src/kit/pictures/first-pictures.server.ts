import { sql, type RawBuilder } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Licence } from '../../rules/licences.ts';
import { pictureAddress, type StoredPicture } from '../../rules/picture-address.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { Database } from '../database/database.server.ts';
import { anyOf } from '../database/prepared.server.ts';

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
  const { rows } = await sql<{ id: string; portrait: FirstPicture | null; shown: ShownPicture | null }>`
    select id, portrait, ${shownPicture} as shown from subject where id = ${anyOf([...new Set(subjectIds)])}`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const picture = firstPictureOf(row);
      return picture ? [[id, picture]] : [];
    }),
  );
}

/** The picture of a row of `subject` with its columns `portrait` and, by `shownPicture`, `shown`. */
export const firstPictureOf = (row: {
  portrait: FirstPicture | null;
  shown: ShownPicture | null;
}): FirstPicture | null => row.portrait ?? (row.shown && asPortrait(row.shown));

/** The first picture of a row of `subject` that has no portrait, as a column. */
export const shownPicture: RawBuilder<ShownPicture | null> = sql`case when subject.portrait is null then (
  select json_build_object('id', image.id, 'hash', hash, 'width', width, 'height', height, 'title', title, 'author', author,
    'licence', licence, 'source', source)
  from image_shown join image on image.id = image_shown.image_id
  where image_shown.subject_id = subject.id and part in ('painting', 'gallery') and published_at is not null
  order by part desc, image_shown.position limit 1) end`;

interface ShownPicture extends StoredPicture, Credit {
  id: string;
  title: InLanguages;
}

const asPortrait = ({ id, title, author, licence, source, ...picture }: ShownPicture): FirstPicture => ({
  id,
  url: pictureAddress(picture),
  caption: title,
  credit: { author, licence, source },
});
