import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import { galleryPictures } from '../../../rules/limits.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import type { LinkedEntry, Citation } from '../../../rules/schemas.ts';
import type { Licence } from '../../../rules/licences.ts';
import type { ImageRegionTable } from '../tables.ts';
import { tileAddress } from '../tiles/levels.ts';
import { serviceAddress } from './iiif/addresses.ts';

/** A picture in the form that a viewer needs. */
export interface ViewedPicture {
  id: string;
  url: string;
  caption: string | null;
  credit: { author: string | null; licence: Licence; source: Citation };
  width: number;
  height: number;
  tiles: string | null;
  regions: ViewedRegion[];
}
export interface ViewedRegion {
  points: [number, number][];
  label: string;
  sentence: string | null;
  entry: LinkedEntry | null;
}

interface Row {
  id: string;
  hash: string;
  width: number;
  height: number;
  fullWidth: number;
  fullHeight: number;
  tiledAt: Date | null;
  title: InLanguages;
  author: string | null;
  licence: Licence;
  source: Citation;
}

/** The pictures of a subject, those of its painting first, each with its regions; `only` narrows to one. */
export async function viewsOf(
  db: Database,
  subjectId: string,
  language: Language,
  only: string | null = null,
): Promise<ViewedPicture[]> {
  const rows = await rowsOf(db, subjectId, only);
  return attachRegions(db, rows, language);
}

/** Published pictures by their ids, in that order. */
export async function viewsById(db: Database, ids: readonly string[], language: Language): Promise<ViewedPicture[]> {
  const { rows } = await sql<Row>`
    select id, hash, width, height, full_width, full_height, tiled_at, title, author, licence, source
    from image where id = any(${[...ids]}) and published_at is not null order by array_position(${[...ids]}::text[], id)`.execute(
    db,
  );
  return attachRegions(db, rows, language);
}

async function rowsOf(db: Database, subjectId: string, only: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.id, i.hash, i.width, i.height, i.full_width, i.full_height, i.tiled_at, i.title, i.author, i.licence, i.source
    from (select image_id, min(case part when 'painting' then 0 when 'gallery' then 1 else 2 end * 10000 + position) as place
      from image_shown where subject_id = ${subjectId} group by image_id) shown
    join image i on i.id = shown.image_id
    where i.published_at is not null and (${only}::text is null or i.id = ${only})
    order by place, i.id limit ${galleryPictures}`.execute(db);
  return rows;
}

async function attachRegions(db: Database, rows: readonly Row[], language: Language): Promise<ViewedPicture[]> {
  const regions = rows.length
    ? await db
        .selectFrom('imageRegion')
        .where(
          'imageId',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('imageId')
        .orderBy('position')
        .selectAll()
        .execute()
    : [];
  const entries = await loadLinkedEntries(
    db,
    regions.flatMap(({ itemId }) => itemId ?? []),
    language,
  );
  const describeRegion = ({ points, label, sentence, itemId }: ImageRegionTable): ViewedRegion => {
    const entry = (itemId && entries.get(itemId)) || null;
    return {
      points,
      label: selectTranslation(label, language)?.value ?? entry?.name ?? '',
      sentence: selectTranslation(sentence, language)?.value ?? null,
      entry,
    };
  };
  const byImage = Map.groupBy(regions, ({ imageId }) => imageId);
  return rows.map((row) => ({
    id: row.id,
    url: pictureAddress(row),
    caption: selectTranslation(row.title, language)?.value ?? null,
    credit: { author: row.author, licence: row.licence, source: row.source },
    width: row.tiledAt ? row.fullWidth : row.width,
    height: row.tiledAt ? row.fullHeight : row.height,
    tiles: row.tiledAt ? tileAddress(row.hash) : null,
    regions: (byImage.get(row.id) ?? []).map(describeRegion),
  }));
}

/** Addresses of a subject's pictures in the IIIF Image API, and their tiles. */
export const sourcesOf = async (db: Database, subjectId: string, origin: string) =>
  (await rowsOf(db, subjectId, null)).map((row) => ({
    id: row.id,
    service: origin + serviceAddress(row.id),
    width: row.tiledAt ? row.fullWidth : row.width,
    height: row.tiledAt ? row.fullHeight : row.height,
    tiles: row.tiledAt ? tileAddress(row.hash) : null,
  }));
