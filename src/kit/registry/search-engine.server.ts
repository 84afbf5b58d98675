import type { RawBuilder } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { SearchType } from '../../rules/search/search-types.ts';
import type { Database } from '../database/database.server.ts';
import type { SearchDocument, SearchSentence } from '../search-document.ts';

export interface NamedDocument {
  /** The name as the caller wrote it. */
  requestedName: string;
  type: SearchType;
  ref: string;
  thingId: string;
  language: Language;
  /** Whether it is the document's own name or another one. */
  own: boolean;
}

/** Restricts documents found by name; what is absent makes no difference. */
interface NameFilter {
  type?: SearchType;
  language?: Language;
  own?: boolean;
}

/** An entry whose name fits a typed text. */
export interface SuggestedName {
  thingId: string;
  name: string;
  language: Language;
  /** Whether the typed text is spelt as in the name, or matches its reading, pinyin or initials. */
  form: 'name' | 'reading' | 'pinyin' | 'initials';
}

/** Start and exclusive end in a text, in UTF-16 units. */
type TextRange = [number, number];

/** A search result. */
export interface FoundThing {
  type: SearchType;
  thingId: string;
  /** All languages with a match. */
  languages: ReadonlySet<Language>;
  /** The matched name; null if only texts matched. */
  name: Omit<SuggestedName, 'thingId'> | null;
  /** What results are narrowed by; null for things that are not subjects. */
  facts: { kind: Kind; region: Region | null; year: number | null; century: number | null } | null;
}

/** Why a thing was found, as a results page shows it. */
export interface Excerpt {
  /** An excerpt of a text around the match. */
  snippet: { text: string; language: Language; marks: TextRange[] } | null;
  /** The positions of the match in a displayed name, and the matched name if it is another one. */
  markName(
    name: string,
    language: Language,
  ): { found: { name: string; language: Language } | null; nameMarks: TextRange[] };
}

/** Turns texts into vectors; those of texts that say nearly the same point in nearly the same direction. */
export interface TextModel {
  /** Identifies the model: vectors of two models cannot be compared. */
  readonly name: string;
  /** A vector for each text, all of one length. Fails if the model does not answer in time, or gives no such vectors. */
  embed(texts: readonly string[], timeoutMs: number): Promise<Float32Array[]>;
}

export interface SearchFindings {
  /** The best first. */
  matches: readonly FoundThing[];
  /** Ids of the entries that say most nearly what the keyword says, if nothing matches and a text model is given. */
  nearest: readonly string[];
  /** Whether the text model took part in the order of the matches. */
  isByMeaning: boolean;
  /** Whether there may be more matches. */
  capped: boolean;
  /** A name that may have been meant; null if there were enough matches. */
  near: string | null;
  /** The excerpts of some of the matches. */
  loadExcerpts(matches: readonly FoundThing[]): Promise<ReadonlyMap<FoundThing, Excerpt>>;
}

/**
 * What stores and finds search documents. The feature `search` implements it with tables in PostgreSQL; other features
 * ask it instead of reading those tables. An engine normalizes names itself: case, accents, width and punctuation make
 * no difference.
 */
export interface SearchEngine {
  /** Adds documents that are not in the index yet. In the caller's transaction. */
  index(db: Database, documents: readonly SearchDocument[]): Promise<void>;
  /** Replaces the sentences from data of things that have documents. In the caller's transaction. */
  indexSentences(db: Database, thingIds: readonly string[], sentences: readonly SearchSentence[]): Promise<void>;
  /** Removes all documents of things. In the caller's transaction. */
  forget(db: Database, thingIds: readonly string[]): Promise<void>;
  /** Entries whose name begins with the typed text in any language, one name per entry, the best first. */
  suggest(db: Database, typed: string, language: Language, options: { linked: boolean }): Promise<SuggestedName[]>;
  /** Things whose names or texts match the keyword, and those that mean the same to a text model. */
  search(
    db: Database,
    keyword: string,
    language: Language,
    options?: { textModel?: TextModel | null },
  ): Promise<SearchFindings>;
  /** The documents with each of the names, in no order. A document with a name twice may occur twice. */
  findByName(db: Database, names: readonly string[], filter?: NameFilter): Promise<NamedDocument[]>;
  /** The things among some that have a name that contains the text anywhere. */
  filterByName(db: Database, thingIds: readonly string[], text: string): Promise<Set<string>>;
  /**
   * The ids of all things with a name, or a later word of a name, that begins with the text: as SQL for `id in (…)`,
   * because they may be many. An engine outside the database looks them up and returns a list of values.
   */
  namesStartingWith(db: Database, text: string): Promise<RawBuilder<unknown>>;
}

let registered: SearchEngine | null = null;

/** Sets the engine of this process. Called by `registerFeatures`. */
export function registerSearchEngine(engine: SearchEngine): void {
  if (registered && registered !== engine) throw new Error('Two features register a search engine.');
  registered = engine;
}

/** The search engine. Fails if no feature has registered one. */
export function getSearchEngine(): SearchEngine {
  if (!registered) throw new Error('The registry is empty: import src/features.server.ts where the process starts.');
  return registered;
}
