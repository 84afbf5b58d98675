import type { Language } from '../../rules/languages.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { MadeKind } from '../../rules/search-types.ts';
import type { Database } from '../database/database.server.ts';
import type { SearchDocument } from '../search-document.ts';

/** How readers of a language meet a thing. */
export interface ThingShown {
  thingId: string;
  /** The id in its address. */
  id: string;
  name: string;
  disambiguation: string | null;
  /** Of the name: the reader's where there is one, else the nearest. */
  language: Language;
  /** Of a subject; null for what is none. */
  kind: Kind | null;
  /** Of what readers make. */
  made?: MadeKind;
  /** Its page: a path of this site. */
  href: string;
}

/** A page for sitemaps and feeds. */
export interface ListedPage {
  thingId: string;
  language: Language;
  href: string;
  name: string;
  summary: string;
  createdAt: Date;
  changedAt: Date;
}

/**
 * A type of thing: whatever has an address, revisions, reviewers and reporters. Adding one is its feature's folder, with
 * such a value in it, named in its manifest (`feature.server.ts`).
 */
export interface ThingType {
  /** As it stands in the table `thing`. */
  type: string;
  /** The thing that an id of an address names; null for none, or one that nobody has published yet. */
  find(db: Database, id: string): Promise<string | null>;
  /** The id that an address in a language has, published or not. */
  idIn(thingId: string, language: Language): string;
  /** Those of some things that are published, as readers of a language meet them. */
  shown(db: Database, thingIds: readonly string[], language: Language): Promise<ReadonlyMap<string, ThingShown>>;
  /** What search finds of some things; absent where nothing is searched. */
  documents?(db: Database, thingIds: readonly string[]): Promise<SearchDocument[]>;
  /** Absent where search engines and feeds are told of nothing. */
  listed?: {
    /** How many things there are, for the number of sitemap files. */
    count(db: Database): Promise<number>;
    /** The pages of some of them, in the order of their ids; those of one thing together. */
    pages(db: Database, range: { limit: number; offset: number }): Promise<ListedPage[]>;
    /** New and changed pages in a language, the newest first. */
    newest(db: Database, language: Language, limit: number): Promise<ListedPage[]>;
  };
  /**
   * Takes one out of the readers' sight at once, for things that nobody reviews before they are seen; in the caller's
   * transaction. False where there is none.
   */
  hide?(tx: Database, thingId: string, by: { by: string; reason: string }): Promise<boolean>;
  /** Of things that belong to a member beside their revisions: groups, articles. */
  owned?: {
    /** What a member's own data hold of it. */
    exported(db: Database, memberId: string): Promise<object[]>;
    /** When the account is deleted; in its transaction. */
    forget(tx: Database, memberId: string): Promise<void>;
  };
}
