import type { Database } from '../src/kit/database/database.server.ts';
import { beginThings } from '../src/kit/things.server.ts';
import type { Language } from '../src/rules/languages.ts';

interface Given {
  id: string;
  title: string;
  language: Language;
  authorId: string;
  publishedAt: Date | null;
}

/** Minimal articles for tests of other things: titles that can be cited. */
export async function someArticles(db: Database, articles: readonly Given[]): Promise<void> {
  await beginThings(
    db,
    articles.map(({ id }) => ({ id, type: 'article' })),
  );
  await db
    .insertInto('article')
    .values([...articles])
    .execute();
}
