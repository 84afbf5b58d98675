import { sql, type RawBuilder } from 'kysely';
import { hasArticles } from './features/articles/face/entry-views.server.ts';
import { hasBooks, isQuoted } from './features/books/face/entry-views.server.ts';
import { hasFamily } from './features/families/face/entry-views.server.ts';
import { hasGroups } from './features/groups/face/entry-views.server.ts';
import { hasPictures, hasRecordings } from './features/media/face/entry-views.server.ts';

/**
 * What few entries have, a line each: by its name a condition in SQL on an expression for the subject's id. One
 * statement asks all of them, so that a page calls only for what is there.
 */
const views: Record<string, (subject: RawBuilder<unknown>) => RawBuilder<boolean>> = {
  articles: hasArticles,
  family: hasFamily,
  gallery: hasPictures,
  recordings: hasRecordings,
  groups: hasGroups,
  library: hasBooks,
  quoted: isQuoted,
};

/** The names of those views in which a subject has something, as an array. */
export const filledViews = (subject: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array_remove(array[${sql.join(
    Object.entries(views).map(([name, has]) => sql`case when ${has(subject)} then ${sql.lit(name)} end`),
  )}]::text[], null)`;
