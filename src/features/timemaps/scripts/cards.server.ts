import type { Database } from '../../../kit/database/database.server.ts';
import type { CardDetails } from '../../../kit/registry/thing-type.server.ts';
import { loadUserContents } from '../../../editing/revisions/face/own/user-content.server.ts';

export async function loadMapScriptCards(db: Database, ids: readonly string[]): Promise<[string, CardDetails][]> {
  const scripts = await loadUserContents<{ description: string; shapes: unknown[] }>(db, ids);
  return scripts.map(({ id, content: { description, shapes } }) => [
    id,
    {
      summary: description,
      time: null,
      picture: null,
      live: { what: 'mapscript', count: shapes.length, href: `/embed/mapscript/${encodeURIComponent(id)}` },
    },
  ]);
}
