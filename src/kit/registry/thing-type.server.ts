import type { Language } from '../../rules/languages.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Database } from '../database/database.server.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { SearchDocument } from '../search-document.ts';

/** A thing as displayed to readers of a language. */
export interface ThingSummary {
  thingId: string;
  /** The id in its address. */
  id: string;
  name: string;
  disambiguation: string | null;
  /** Language of the name: the reader's if available, else the nearest. */
  language: Language;
  /** A subject's kind; null for other things. */
  kind: Kind | null;
  /** For things that members create: a key of `ThingView.creations`. */
  madeKind?: string;
  /** Path of its page on this site. */
  href: string;
}

/** What the card of a thing in an article shows besides its summary. */
export interface CardDetails {
  summary: string;
  time: TimeRecord | null;
  /** Address of its picture. */
  picture: string | null;
  /** For things that members create and that can be embedded. */
  live?: {
    /** A key of `ThingView.creations`. */
    what: string;
    /** Number of its parts: stops, shapes, entries. */
    count: number;
    /** A page to embed in a frame. */
    href: string;
  };
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
 * A type of thing: anything that has an address, revisions, reviews and reports. To add a type, make a feature folder
 * with such a value and name it in the manifest (`feature.server.ts`).
 */
export interface ThingType {
  /** Its name in the table `thing`. */
  type: string;
  /** The thing that an id in an address refers to; null for none, or an unpublished one. */
  find(db: Database, id: string): Promise<string | null>;
  /** The id in its address for a language, published or not. */
  addressId(thingId: string, language: Language): string;
  /** The published ones among some things, as displayed to readers of a language. */
  loadPublished(
    db: Database,
    thingIds: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, ThingSummary>>;
  /** Details of the cards of some things, by id; a card without details has only its name. */
  loadCards?(
    db: Database,
    thingIds: readonly string[],
    language: Language,
  ): Promise<(readonly [string, CardDetails])[]>;
  /** Search documents of some things; absent if the type is not searchable. */
  loadSearchDocuments?(db: Database, thingIds: readonly string[]): Promise<SearchDocument[]>;
  /** Absent if the type is in no sitemaps and feeds. */
  listed?: {
    /** Number of things, which determines the number of sitemap files. */
    count(db: Database): Promise<number>;
    /** A range of pages, ordered by id; pages of one thing are consecutive. */
    pages(db: Database, range: { limit: number; offset: number }): Promise<ListedPage[]>;
    /** New and changed pages in a language, newest first. */
    newest(db: Database, language: Language, limit: number): Promise<ListedPage[]>;
  };
  /**
   * Hides a published thing at once, for types that are published without review; in the caller's transaction. False if
   * there is none.
   */
  hide?(tx: Database, thingId: string, by: { by: string; reason: string }): Promise<boolean>;
  /** For things that belong to a member besides their revisions: groups, articles. */
  owned?: {
    /** Its contribution to the export of a member's data. */
    exported(db: Database, memberId: string): Promise<object[]>;
    /** Deletes a member's things with the account; in its transaction. */
    forget(tx: Database, memberId: string): Promise<void>;
  };
}
