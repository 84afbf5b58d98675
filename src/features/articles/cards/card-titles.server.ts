import { defaultLanguage } from '../../../rules/languages.ts';
import { loadSummaries } from '../../../kit/registry/things.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ArticleContent } from '../rules.ts';

/** Names of the things in articles, to compare two versions. */
export async function loadCardTitles(
  db: Database,
  articles: readonly ArticleContent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = articles.flatMap(({ sections }) => sections.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const summaries = await loadSummaries(db, ids, defaultLanguage);
  return new Map([...summaries].map(([id, { name }]) => [id, name]));
}
