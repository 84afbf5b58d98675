import { sql } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { addJob } from '../../../kit/jobs/job.server.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import type { Credit } from '../../../rules/pictures/portrait.ts';
import { tilingJob } from './tiling-job.ts';

/** A subject whose published revision shows the picture at this address. */
export interface PictureUse {
  subjectId: string;
  url: string;
}
/** Credits by picture hash; pictures that were never uploaded here have none. */
export type Credits = ReadonlyMap<string, Credit & { id: string }>;

/**
 * Publishes pictures when a revision that shows them is published. Credits are those given by the uploader, regardless
 * of the revision.
 */
export async function publishPictures(db: Database, showings: readonly PictureUse[], part = 'shown'): Promise<Credits> {
  const pictures = showings.flatMap(({ subjectId, url }) => {
    const picture = readPictureAddress(url);
    return picture ? [{ hash: picture.hash, subject_id: subjectId }] : [];
  });
  if (!pictures.length) return new Map();
  const { rows } = await sql<Credit & { id: string; hash: string }>`
    update image set thing_id = case when published_at is null then shown.subject_id else image.thing_id end, published_at = coalesce(published_at, now())
    from (select distinct on (hash) hash, subject_id from json_to_recordset(${asJson(pictures)}) as s (hash text, subject_id text)) shown
    where image.hash = shown.hash returning image.id, image.hash, author, licence, source`.execute(db);
  if (part === 'shown')
    await sql`
      insert into image_shown (image_id, subject_id, part, position)
      select distinct image.id, s.subject_id, ${part}, 0
      from json_to_recordset(${asJson(pictures)}) as s (hash text, subject_id text) join image on image.hash = s.hash
      on conflict do nothing`.execute(db);
  if (rows.length) await addJob(db, tilingJob, {}, tilingJob.name);
  return new Map(rows.map(({ hash, ...credit }) => [hash, credit]));
}

/** Publishes what a part of some subjects shows, in order; removes from galleries what it no longer shows. */
export async function publishShownPictures(
  db: Database,
  part: string,
  subjects: readonly { subjectId: string; urls: readonly string[] }[],
): Promise<Credits> {
  const credits = await publishPictures(
    db,
    subjects.flatMap(({ subjectId, urls }) => urls.map((url) => ({ subjectId, url }))),
    part,
  );
  const rows = subjects.flatMap(({ subjectId, urls }) =>
    urls.flatMap((url, position) => {
      const image = credits.get(readPictureAddress(url)?.hash ?? '');
      return image ? [{ image_id: image.id, subject_id: subjectId, position }] : [];
    }),
  );
  await sql`delete from image_shown where part = ${part} and subject_id = any(${subjects.map(({ subjectId }) => subjectId)})`.execute(
    db,
  );
  if (rows.length)
    await sql`
      insert into image_shown (image_id, subject_id, part, position)
      select distinct on (image_id, subject_id) image_id, subject_id, ${part}, position
      from json_to_recordset(${asJson(rows)}) as k (image_id text, subject_id text, position int)
      order by image_id, subject_id, position on conflict do nothing`.execute(db);
  return credits;
}
