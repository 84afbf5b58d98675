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
/** A picture as displayed at the top of an entry. */
interface FirstPicture {
  id: string;
  url: string;
  caption: InLanguages;
  credit: Credit;
}

/** The picture that represents each subject: its portrait, else the first picture of its painting or gallery. */
export async function loadFirstPictures(
  db: Database,
  subjectIds: readonly string[],
): Promise<Map<string, FirstPicture>> {
  if (!subjectIds.length) return new Map();
  const { rows } = await sql<{ id: string; portrait: FirstPicture | null; shown: FirstPictureRow | null }>`
    select id, portrait, ${firstPictureColumn} as shown from subject where id = ${anyOf([...new Set(subjectIds)])}`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const picture = firstPictureOf(row);
      return picture ? [[id, picture]] : [];
    }),
  );
}

/** The picture of a row of `subject` with the columns `portrait` and `shown` (by `firstPictureColumn`). */
export const firstPictureOf = (row: {
  portrait: FirstPicture | null;
  shown: FirstPictureRow | null;
}): FirstPicture | null => row.portrait ?? (row.shown && toFirstPicture(row.shown));

/** A column with the first picture of a subject without a portrait. */
export const firstPictureColumn: RawBuilder<FirstPictureRow | null> = sql`case when subject.portrait is null then (
  select json_build_object('id', image.id, 'hash', hash, 'width', width, 'height', height, 'title', title, 'author', author,
    'licence', licence, 'source', source)
  from image_shown join image on image.id = image_shown.image_id
  where image_shown.subject_id = subject.id and part in ('painting', 'gallery') and published_at is not null
  order by part desc, image_shown.position limit 1) end`;

interface FirstPictureRow extends StoredPicture, Credit {
  id: string;
  title: InLanguages;
}

const toFirstPicture = ({ id, title, author, licence, source, ...picture }: FirstPictureRow): FirstPicture => ({
  id,
  url: pictureAddress(picture),
  caption: title,
  credit: { author, licence, source },
});

/** The first picture among some subjects, in their order. */
export const firstPictureAmong = (
  pictures: ReadonlyMap<string, { url: string }>,
  ids: readonly string[],
): string | null => ids.flatMap((id) => pictures.get(id)?.url ?? [])[0] ?? null;
