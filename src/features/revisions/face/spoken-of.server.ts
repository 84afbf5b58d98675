import type { Database } from '../../../kit/database/database.server.ts';
import { linkedEntries } from '../../../kit/linked-entries.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/nouns.ts';
import type { Text } from '../../entries/rules.ts';

/**
 * An entry and those that its parts speak of (the other ends of relations, who took part in events), for whoever shows
 * them by name.
 */
export async function spokenOf(
  db: Database,
  thingId: string,
  contents: readonly unknown[],
  language: Language,
): Promise<LinkedEntry[]> {
  const named = contents.flatMap((content) => {
    const { relations = [], events = [] } = (content ?? {}) as {
      relations?: { to: string }[];
      events?: { with: string[] }[];
    };
    return [...relations.map(({ to }) => to), ...events.flatMap((event) => event.with)];
  });
  return [...(await linkedEntries(db, [thingId, ...named], language)).values()];
}

/** What the articles are called that parts cite, by their ids. */
export async function articleTitles(db: Database, contents: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const ids = contents.flatMap((content) =>
    ((content as Partial<Text> | null | undefined)?.articles ?? []).map(({ articleId }) => articleId),
  );
  const rows = ids.length
    ? await db
        .selectFrom('article')
        .where('id', 'in', ids)
        .where('publishedAt', 'is not', null)
        .select(['id', 'title'])
        .execute()
    : [];
  return new Map(rows.map(({ id, title }) => [id, title]));
}
