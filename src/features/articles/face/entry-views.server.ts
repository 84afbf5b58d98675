import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';

/** Whether an article names the subject, or one of its entries cites an article. */
export const hasArticles = (subject: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from article_mention join article on article.id = article_id where thing_id = ${subject} and published_at is not null)
  or exists (select from cited_article join entry on entry.id = entry_id where entry.subject_id = ${subject}))`;

/** Whether there are articles in a language. */
export const hasArticlesIn = async (db: Database, language: Language): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('article')
      .where('language', '=', language)
      .where('publishedAt', 'is not', null)
      .select('id')
      .limit(1)
      .executeTakeFirst(),
  );
