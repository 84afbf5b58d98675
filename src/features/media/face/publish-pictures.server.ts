import { sql } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import type { Credit } from '../rules.ts';

/** A subject whose published revision shows the picture at an address. */
export interface Showing {
  subjectId: string;
  url: string;
}
/** Credits by picture hash; pictures that were never uploaded here have none. */
export type Credits = ReadonlyMap<string, Credit & { id: string }>;

/** The credits of published pictures. */
export async function creditsOf(db: Database, urls: readonly string[]): Promise<Credits> {
  const hashes = urls.flatMap((url) => readPictureAddress(url)?.hash ?? []);
  if (!hashes.length) return new Map();
  const { rows } = await sql<
    Credit & { id: string; hash: string }
  >`select id, hash, author, licence, source from image where hash = any(${hashes}) and published_at is not null`.execute(
    db,
  );
  return new Map(rows.map(({ hash, ...credit }) => [hash, credit]));
}

/**
 * Makes pictures public when a revision with them is published. Credits are those given by the uploader, whatever the
 * revision says.
 */
export async function publishPictures(db: Database, showings: readonly Showing[]): Promise<Credits> {
  const shown = showings.flatMap(({ subjectId, url }) => {
    const picture = readPictureAddress(url);
    return picture ? [{ hash: picture.hash, subject_id: subjectId }] : [];
  });
  if (!shown.length) return new Map();
  const { rows } = await sql<Credit & { id: string; hash: string }>`
    update image set thing_id = case when published_at is null then shown.subject_id else image.thing_id end, published_at = coalesce(published_at, now())
    from (select distinct on (hash) hash, subject_id from json_to_recordset(${asJson(shown)}) as s (hash text, subject_id text)) shown
    where image.hash = shown.hash returning image.id, image.hash, author, licence, source`.execute(db);
  return new Map(rows.map(({ hash, ...credit }) => [hash, credit]));
}
