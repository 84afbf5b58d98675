import { tellCitedBooks } from './features/books/beside/claims.server.ts';
import { keepMentions } from './features/books/mentions/propose.server.ts';
import { forgetBooks, indexBooks } from './features/books/search/index.server.ts';
import type { Part } from './features/revisions/face/part.server.ts';
import { indexPictures } from './features/search/face/index-pictures.server.ts';
import { indexPublished, indexThings } from './features/search/face/index.server.ts';
import { keepWatchers } from './features/social/watching/tell-watchers.server.ts';
import { keepSources } from './features/sources/face/keep-sources.server.ts';
import { settleTasks } from './features/tasks/done-tasks.server.ts';
import type { Database } from './kit/database/database.server.ts';
import type { SearchDocument } from './kit/search-document.ts';

/** A revision that was published just now. */
export interface Published {
  part: Part;
  thingId: string;
  /** Which of many: a chapter of a book. */
  key: string;
  content: unknown;
  /** What search finds of the thing, where it was made by this publication and can tell by itself; else it is read. */
  documents?: readonly SearchDocument[];
}

/** What follows a publication, in its transaction: a line each. Apart from the parts, which worker threads load too. */
export const afterPublication: ((db: Database, published: readonly Published[]) => Promise<void>)[] = [
  indexPublished,
  indexBooks,
  indexPictures,
  keepMentions,
  keepSources,
  tellCitedBooks,
  keepWatchers,
  settleTasks,
];

/** What follows when something is taken away from the readers, in its transaction. */
export const afterWithdrawal: ((db: Database, thingIds: readonly string[]) => Promise<void>)[] = [
  indexThings,
  forgetBooks,
];
