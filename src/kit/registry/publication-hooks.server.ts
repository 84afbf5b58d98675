import type { Database } from '../database/database.server.ts';
import type { SearchDocument } from '../search-document.ts';
import type { Part } from './part.server.ts';

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

export type PublicationHook = (db: Database, published: readonly Published[]) => Promise<void>;
export type WithdrawalHook = (db: Database, thingIds: readonly string[]) => Promise<void>;

/** What follows a publication, in its transaction. Filled by `registerFeatures`. */
export const afterPublication: PublicationHook[] = [];

/** What follows when something is taken away from the readers, in its transaction. Filled by `registerFeatures`. */
export const afterWithdrawal: WithdrawalHook[] = [];
