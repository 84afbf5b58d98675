import { sql } from 'kysely';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { indexThings } from './index.server.ts';

/** Makes pictures searchable as soon as published content shows them. In the publication's transaction. */
export async function indexPictures(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const ids = [...new Set(published.map(({ thingId }) => thingId))];
  const { rows } = await sql<{ id: string }>`
    select distinct image_id as id from image_shown where subject_id = any(${ids})
      and not exists (select from search_name where thing_id = image_id)`.execute(db);
  if (rows.length)
    await indexThings(
      db,
      rows.map(({ id }) => id),
    );
}
