import type { Database } from './database.server.ts';
import { notifyChannel, everything, listen, type Listener } from './listen.server.ts';

export const publishedChannel = 'published';

/** Tells every process which subjects' pages are stale. */
export const notifyPublication = (db: Database, subjectIds: readonly string[]): Promise<void> =>
  notifyChannel(db, publishedChannel, [...new Set(subjectIds), 'lists']);

/**
 * After a broken connection everything may have changed: `onLost`, where that is something else than everything being
 * published.
 */
export const publicationListener = (
  onPublished: (tags: string[]) => void,
  onLost = () => onPublished([everything]),
): Listener => ({ onNames: onPublished, onLost: onLost });

/** Hears what any process publishes, and nothing else. */
export const listenForPublications = (url: string, onPublished: (tags: string[]) => void) =>
  listen(url, { [publishedChannel]: publicationListener(onPublished) });
