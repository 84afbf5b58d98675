import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { loadSummaries } from '../../../kit/registry/things.server.ts';

/** A text has a name, a book a title. */
const nameIn = (content: unknown): string | null => {
  const { name, facts } = (content ?? {}) as { name?: string; facts?: { title?: string } };
  return name || facts?.title || null;
};

/** Name of a revision's thing: from the proposed content, the published content, or its bundle. */
export async function nameOf(
  db: Database,
  { thingId, content, bundleId }: { thingId: string; content: unknown; bundleId: string },
  language: Language,
): Promise<string> {
  const name = nameIn(content) ?? (await loadSummaries(db, [thingId], language)).get(thingId)?.name;
  if (name) return name;
  const together = await db.selectFrom('revision').where('bundleId', '=', bundleId).select('content').execute();
  return together.map((revision) => nameIn(revision.content)).find(Boolean) ?? thingId;
}
