import { anyListTag } from '../list-tags.ts';
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
): Promise<void> => notifyChannel(db, publishedChannel, [...new Set([...subjectIds, ...lists])]);

/**
 * Notifies every process that anything may have changed: after subjects were deleted, caches are emptied and the
 * in-memory graph is reloaded from the database.
 */
export const notifyEverything = (db: Database): Promise<void> => notifyChannel(db, publishedChannel, [wildcard]);

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
