import type { Generated } from 'kysely';

/** A source that a published part has cited. */
export interface SourceTable {
  /** Of title, author and year, folded: one row a source, however often it is cited. */
  id: string;
  title: string;
  author: string | null;
  year: string | null;
  url: string | null;
  /** `isbn:9787101003048`, `doi:10.1038/171737a0`. */
  identifier: string | null;
  /** Title and author as search compares texts. */
  folded: string;
  citedAt: Generated<Date>;
}
