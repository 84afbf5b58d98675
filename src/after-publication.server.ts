import type { Part } from './features/revisions/face/part.server.ts';
import { listTouched } from './kit/listed-subjects.server.ts';
import { indexPublished } from './features/search/face/index.server.ts';
import { keepSources } from './features/sources/face/keep-sources.server.ts';
import type { Database } from './kit/database/database.server.ts';

/** A revision that was published just now. */
export interface Published {
  part: Part;
  thingId: string;
  content: unknown;
}

/**
 * What follows a publication, in its transaction: a line each. `touched` are the things that it speaks of, too. Apart
 * from the parts, which worker threads load too.
 */
export const afterPublication: ((
  db: Database,
  published: readonly Published[],
  touched: readonly string[],
) => Promise<void>)[] = [indexPublished, keepSources, listTouched];
