import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { firstPictureAmong, loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import type { Group } from './rules.ts';

/** Groups as others may see them: the shared version, otherwise the reviewed one. */
export async function loadGroupCards(db: Database, ids: readonly string[]): Promise<[string, CardDetails][]> {
  const { rows } = await sql<{ id: string; group: Pick<Group, 'kind' | 'about' | 'nodes'>; isShared: boolean }>`
    select thing_id as id, case when shared then content else reviewed end as "group", shared as is_shared
    from special_group cross join lateral (select visibility <> 'private' and content is not null as shared) as state
    where thing_id = any(${[...ids]}) and (shared or reviewed is not null)`.execute(db);
  const stands = ({ group }: (typeof rows)[number]) => group.nodes.flatMap(({ itemId }) => itemId ?? []);
  const pictures = await loadFirstPictures(db, rows.flatMap(stands));
  return rows.map((row) => [
    row.id,
    {
      summary: row.group.about,
      time: null,
      picture: firstPictureAmong(pictures, stands(row)),
      live: {
        what: row.group.kind,
        count: row.group.nodes.length,
        href: `/embed/group/${encodeURIComponent(row.id)}${row.isShared ? '' : '?version=reviewed'}`,
      },
    },
  ]);
}
