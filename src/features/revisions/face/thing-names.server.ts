import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { thingsShown } from '../../../kit/registry/things.server.ts';

/** A text has its name, a book its title. */
const nameIn = (content: unknown): string | null => {
  const { name, facts } = (content ?? {}) as { name?: string; facts?: { title?: string } };
  return name || facts?.title || null;
};

/** What the thing of a revision is called: by what is proposed, by what readers see, or by what is judged with it. */
export async function nameOf(
  db: Database,
  { thingId, content, bundleId }: { thingId: string; content: unknown; bundleId: string },
  language: Language,
): Promise<string> {
  const known = nameIn(content) ?? (await thingsShown(db, [thingId], language)).get(thingId)?.name;
  if (known) return known;
  const together = await db.selectFrom('revision').where('bundleId', '=', bundleId).select('content').execute();
  return together.map((one) => nameIn(one.content)).find(Boolean) ?? thingId;
}
