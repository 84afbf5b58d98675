import type { Database } from '../src/kit/database/database.server.ts';
import { registerThings } from '../src/kit/thing-rows.server.ts';
import type { Language } from '../src/rules/languages.ts';

interface ArticleFixture {
  id: string;
  title: string;
  language: Language;
  authorId: string;
  publishedAt: Date | null;
}

/** Minimal articles for tests of other things: titles that can be cited. */
export async function createArticles(db: Database, articles: readonly ArticleFixture[]): Promise<void> {
  await registerThings(
    db,
    articles.map(({ id }) => ({ id, type: 'article' })),
  );
  await db
    .insertInto('article')
    .values([...articles])
    .execute();
}
