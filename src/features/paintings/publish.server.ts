import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import { publishShownPictures } from '../media/face/publish-pictures.server.ts';
import type { Painting } from './rules.ts';

/** Writes published paintings and publishes their pictures. Returns museums and painters, whose pages show them. */
export async function publishPaintings(
  db: Database,
  revisions: readonly PassedRevision<Painting>[],
): Promise<string[]> {
  const rows = revisions.map(({ thingId, content: { size, museum, creditLine, ...content } }) => ({
    subject_id: thingId,
    ...content,
    ...size,
    museum_id: museum,
    credit_line: creditLine,
  }));
  await sql`
    insert into painting (subject_id, artists, styles, themes, materials, supports, height, width, depth, museum_id, inventory, provenance, credit_line, licence, images, source)
    select subject_id, artists, styles, themes, materials, supports, height, width, depth, museum_id, inventory, provenance, credit_line, licence, images, source
    from jsonb_populate_recordset(null::painting, ${asJson(rows)})
    on conflict (subject_id) do update set artists = excluded.artists, styles = excluded.styles, themes = excluded.themes, materials = excluded.materials,
      supports = excluded.supports, height = excluded.height, width = excluded.width, depth = excluded.depth, museum_id = excluded.museum_id,
      inventory = excluded.inventory, provenance = excluded.provenance, credit_line = excluded.credit_line, licence = excluded.licence,
      images = excluded.images, source = excluded.source, changed_at = now()`.execute(db);
  await publishShownPictures(
    db,
    'painting',
    revisions.map(({ thingId: subjectId, content }) => ({ subjectId, urls: content.images.map(({ url }) => url) })),
  );
  return revisions.flatMap(({ content: { museum, artists } }) => [
    ...(museum ? [museum] : []),
    ...artists.flatMap(({ itemId }) => itemId ?? []),
  ]);
}

/** Removes their published data; the subject stays. */
export async function withdrawPaintings(db: Database, revisions: readonly PassedRevision<Painting>[]): Promise<void> {
  const ids = revisions.map(({ thingId }) => thingId);
  await sql`delete from painting where subject_id = any(${ids})`.execute(db);
  await publishShownPictures(
    db,
    'painting',
    ids.map((subjectId) => ({ subjectId, urls: [] })),
  );
}
