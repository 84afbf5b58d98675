import { sql } from 'kysely';
import type { PassingRevision } from '../../src/editing/revisions/face/publish.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { Fields, PublishedState } from './remove-imported-content.ts';

/** A part of a thing with its history. */
export interface Part {
  /** The newest published revision; null if there are only drafts. */
  newest: PassingRevision | null;
  /** Published states, oldest first. */
  states: PublishedState[];
  /** Whether all its revisions are the import's, including drafts and proposals of others. */
  isOursAlone: boolean;
}

/** Every part of some things. */
export async function revisionsOf(
  db: Database,
  thingIds: readonly string[],
  origin: string,
): Promise<Map<string, Part[]>> {
  const { rows } = await sql<PassingRevision & { published: boolean; isOurs: boolean }>`
    select id, module, thing_id, language, key, origin_id, published, origin_id is not distinct from ${origin} or origin_id is not distinct from 'drawn' as is_ours,
      case when published then content end as content
    from revision where thing_id = any(${thingIds}) order by publication_number nulls last, created_at, id`.execute(db);
  const things = new Map<string, Part[]>(thingIds.map((id) => [id, []]));
  const parts = Map.groupBy(rows, ({ thingId, module, language, key }) =>
    JSON.stringify([thingId, module, language, key]),
  );
  for (const revisions of parts.values()) {
    const published = revisions.filter((revision) => revision.published),
      last = published.at(-1);
    things.get(revisions[0]!.thingId)!.push({
      newest: last ? toPassing(last) : null,
      states: published.map(({ isOurs, content }) => ({ isOurs, content: content as Fields })),
      isOursAlone: revisions.every(({ isOurs }) => isOurs),
    });
  }
  return things;
}

const toPassing = ({ id, module, thingId, language, key, originId, content }: PassingRevision): PassingRevision => ({
  id,
  module,
  thingId,
  language,
  key,
  originId,
  content,
});
