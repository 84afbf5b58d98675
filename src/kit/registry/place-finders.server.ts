import type { Language } from '../../rules/languages.ts';
import type { Database } from '../database/database.server.ts';

/** A place that a search term names exactly, such as a segment of a book. */
export interface FoundPlace {
  /** The thing it is in. */
  thingId: string;
  name: string;
  href: string;
  /** Its text, and the tag of its language. */
  text: string;
  lang: string;
}

/** Finds the places that a search term names; none for most terms. */
export type PlaceFinder = (db: Database, keyword: string, language: Language) => Promise<FoundPlace[]>;

/** Filled by `registerFeatures`. */
export const placeFinders: PlaceFinder[] = [];

export const findPlaces: PlaceFinder = async (db, keyword, language) =>
  (await Promise.all(placeFinders.map((find) => find(db, keyword, language)))).flat();
