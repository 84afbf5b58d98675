import type { Database } from '../database/database.server.ts';
import type { SearchDocument } from '../search-document.ts';
import type { Part } from './part.server.ts';

/** A revision that has just been published. */
export interface PublishedRevision {
  part: Part;
  thingId: string;
  /** Identifies one of many, such as a chapter of a book. */
  key: string;
  content: unknown;
  /** The thing's search documents, if this publication created the thing and provides them; else they are read. */
  documents?: readonly SearchDocument[];
}

/** `touched` are all things whose pages change, also those to which a relation has ended. */
export type PublicationHook = (
  db: Database,
  published: readonly PublishedRevision[],
  touched: readonly string[],
) => Promise<void>;
export type WithdrawalHook = (db: Database, thingIds: readonly string[], touched: readonly string[]) => Promise<void>;

/** Hooks after a publication, in its transaction. Filled by `registerFeatures`. */
export const afterPublication: PublicationHook[] = [];

/** Hooks after a withdrawal from publication, in its transaction. Filled by `registerFeatures`. */
export const afterWithdrawal: WithdrawalHook[] = [];
