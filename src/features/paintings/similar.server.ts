import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { findSimilarImages, pixelsOfImage, type SimilarImages } from '../media/face/similar-images.server.ts';
import { recommendCount } from '../../rules/limits.ts';
import type { Language } from '../../rules/languages.ts';
import type { Member } from '../../kit/calls/session.server.ts';
import type { MediaStore } from '../../kit/pictures/media-store.server.ts';
import type { ListedPainting } from './contract.ts';
import { paintingsById } from './list.server.ts';

/** Maximum number of pictures that one search considers. */
const maxSimilar = 200;
/** Minimum likeness of a result. */
const minLikeness = 0.35;

/** Paintings whose pictures look like 64 × 64 pixels, most similar first. */
export async function findPaintingsLike(
  db: Database,
  pixels: Uint8Array,
  imageModel: string | undefined,
): Promise<{ by: SimilarImages['by']; matches: { subjectId: string; likeness: number }[] }> {
  const { by, images } = await findSimilarImages(db, pixels, maxSimilar, imageModel);
  const near = images.filter(({ likeness }) => likeness >= minLikeness);
  const { rows } = await sql<{ imageId: string; subjectId: string }>`
    select shown.image_id, shown.subject_id from image_shown shown
    join subject s on s.id = shown.subject_id and s.kind = 'painting'
    join image on image.id = shown.image_id and image.published_at is not null
    where shown.image_id = any(${near.map(({ id }) => id)}) order by shown.position, shown.subject_id`.execute(db);
  const subjects = Map.groupBy(rows, ({ imageId }) => imageId);
  const seen = new Set<string>();
  const matches = near.flatMap(({ id, likeness }) =>
    (subjects.get(id) ?? []).flatMap(({ subjectId }) =>
      seen.has(subjectId) || !seen.add(subjectId) ? [] : [{ subjectId, likeness }],
    ),
  );
  return { by, matches };
}

/** Pixels of a picture that the member may see; null if there is none. */
export const loadPaintingPixels = (db: Database, media: MediaStore, imageId: string, member: Member | null) =>
  pixelsOfImage(db, media, imageId, member);

type SharedProperty = 'look' | 'artist' | 'style' | 'theme' | 'museum' | 'time';
/** Weight of each shared property. */
const weights: Record<SharedProperty, number> = { look: 3, artist: 3, style: 2, theme: 1.5, museum: 0.5, time: 1 };
/** Maximum distance in years between paintings of the same time. */
const maxYearsApart = 40;

/** Paintings similar to one: those that share most with it. */
export async function findSimilarPaintings(
  db: Database,
  media: MediaStore,
  subjectId: string,
  language: Language,
  imageModel: string | undefined,
): Promise<(ListedPainting & { shares: SharedProperty[] })[]> {
  const mainImage = await db
    .selectFrom('imageShown')
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .select('imageId')
    .executeTakeFirst();
  const pixels = mainImage && (await pixelsOfImage(db, media, mainImage.imageId, null));
  const looking = pixels ? (await findPaintingsLike(db, pixels, imageModel)).matches.slice(0, 30) : [];
  const alike = new Map(looking.map((match) => [match.subjectId, match.likeness]));
  const seconds = maxYearsApart * 365.25 * 86_400;
  const { rows } = await sql<{ id: string } & Record<Exclude<SharedProperty, 'look'>, boolean>>`
    with own as (
      select s.id, p.styles, p.themes, p.museum_id, p.artists, t.earliest, t.latest,
        array(select r.from_id from relation r where r.to_id = s.id and r.word ->> 'en' = 'painter of')
          || array(select a ->> 'itemId' from jsonb_array_elements(p.artists) a where a ->> 'itemId' is not null) as painters
      from subject s left join painting p on p.subject_id = s.id
      left join subject_time t on t.subject_id = s.id and t.position = 0 where s.id = ${subjectId})
    select id, artist, style, theme, museum, time from (
      select s.id,
        coalesce(exists (select from relation r where r.to_id = s.id and r.from_id = any(own.painters) and r.word ->> 'en' = 'painter of')
          or exists (select from jsonb_array_elements(p.artists) a where a ->> 'itemId' = any(own.painters)), false) as artist,
        coalesce(p.styles && own.styles, false) as style,
        coalesce(p.themes && own.themes, false) as theme,
        coalesce(p.museum_id = own.museum_id, false) as museum,
        coalesce(t.earliest <= own.latest + ${seconds} and t.latest >= own.earliest - ${seconds}, false) as time,
        s.id = any(${[...alike.keys()]}) as look, s.weight
      from own, subject s left join painting p on p.subject_id = s.id
      left join subject_time t on t.subject_id = s.id and t.position = 0
      where s.kind = 'painting' and s.id <> own.id) c
    where artist or style or theme or time or look
    order by ${sql.lit(weights.artist)} * artist::int + ${sql.lit(weights.style)} * style::int + ${sql.lit(weights.theme)} * theme::int
      + ${sql.lit(weights.museum)} * museum::int + ${sql.lit(weights.time)} * time::int + ${sql.lit(weights.look)} * look::int desc, weight desc, id
    limit ${recommendCount}`.execute(db);
  const shares = new Map(
    rows.map(({ id, ...shared }) => [
      id,
      (Object.keys(weights) as SharedProperty[]).filter((share) => (share === 'look' ? alike.has(id) : shared[share])),
    ]),
  );
  const listed = await paintingsById(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return listed.map((painting) => ({ ...painting, shares: shares.get(painting.itemId)! }));
}
