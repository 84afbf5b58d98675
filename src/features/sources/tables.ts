import type { Generated } from 'kysely';
import type { Citation } from '../../rules/schemas.ts';

/** A source that a published part has cited. */
export interface SourceTable {
  /** Hash of title, author and year, folded: one row per source, however often it is cited. */
  id: string;
  title: string;
  author: string | null;
  year: string | null;
  url: string | null;
  /** `isbn:9787101003048`, `doi:10.1038/171737a0`. */
  identifier: string | null;
  /** Its forms in other languages, without places in it. */
  forms: Citation['forms'] | null;
  kind: Citation['kind'] | null;
  /** The language it was written in. */
  language: string | null;
  /** Title and author in all forms, folded for search. */
  folded: string;
  citedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    source: SourceTable;
  }
}
