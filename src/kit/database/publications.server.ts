import type { Database } from './database.server.ts';
import { announce, everything, hear, type Listener } from './hear.server.ts';

export const published = 'published';

/** Tells every process which subjects' pages are stale. */
export const announcePublication = (db: Database, subjectIds: readonly string[]): Promise<void> =>
  announce(db, published, [...new Set(subjectIds), 'lists']);

/**
 * After a broken connection everything may have changed: `onLost`, where that is something else than everything being
 * published.
 */
export const publicationListener = (
  onPublished: (tags: string[]) => void,
  onLost = () => onPublished([everything]),
): Listener => ({ heard: onPublished, lost: onLost });

/** Hears what any process publishes, and nothing else. */
export const hearPublications = (url: string, onPublished: (tags: string[]) => void) =>
  hear(url, { [published]: publicationListener(onPublished) });
