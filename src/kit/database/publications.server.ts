import { anyListTag, anyPublicationTag } from '../list-tags.ts';
import type { Database } from './database.server.ts';
import { notifyChannel, wildcard, listen, type Listener } from './listen.server.ts';

export const publishedChannel = 'published';

/**
 * Notifies every process of published subjects, so that pages showing them are dropped from caches, and of the lists
 * that they may change: all lists by default (kit/list-tags.ts).
 */
export const notifyPublication = (
  db: Database,
  subjectIds: readonly string[],
  lists: readonly string[] = [anyListTag],
): Promise<void> => notifyTags(db, [...new Set([...subjectIds, ...lists])]);

/**
 * Notifies every process that anything may have changed: after subjects were deleted, caches are emptied and the
 * in-memory graph is reloaded from the database.
 */
export const notifyEverything = (db: Database): Promise<void> => notifyTags(db, [wildcard]);

/** Most tags recorded for copies of pages; a larger publication outdates all of them. */
const maxRecordedTags = 1000;

/** Notifies, and records in the same transaction which copies of pages are outdated (kit/pages/page-copies.server.ts). */
export async function notifyTags(db: Database, tags: readonly string[]): Promise<void> {
  const recorded = tags.length > maxRecordedTags ? [wildcard] : [...tags, anyPublicationTag];
  await db.insertInto('publishedTags').values({ tags: recorded }).execute();
  await notifyChannel(db, publishedChannel, tags);
}

/**
 * A listener for publications. After a broken connection anything may have changed: by default `onPublished` is then
 * called with `everything`.
 */
export const publicationListener = (
  onPublished: (tags: string[]) => void,
  onLost = () => onPublished([wildcard]),
): Listener => ({ onNames: onPublished, onLost });

/** Listens only for publications, of any process. */
export const listenForPublications = (url: string, onPublished: (tags: string[]) => void) =>
  listen(url, { [publishedChannel]: publicationListener(onPublished) });
