import { pathToFileURL } from 'node:url';
import type { Kind, Region, TimeRole } from '../../rules/kinds.ts';
import type { InLanguages } from '../../rules/languages.ts';
import type { RelationType } from '../../rules/relation-types.ts';
import type { Citation, Place } from '../../rules/schemas.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import { sourceFile } from '../source-file.server.ts';

/** A relation that an item states; `to` is another item. */
interface ItemRelation {
  to: string;
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  sentence?: InLanguages | null;
  /** The property, if only an import that contains it knows its words. */
  lateWords?: string;
  time: TimeRecord | null;
  place: Place | null;
  description: InLanguages | null;
  attributes?: Record<string, string>;
  source: Citation | null;
}

/** What an item of Wikidata states about a subject. */
export interface ItemReading {
  /** The item; of a merged one, that into which it was merged. */
  item: string;
  /** The kinds that its classes name, the likeliest first: an item may be two things. */
  kinds: Kind[];
  region: Region | null;
  names: InLanguages;
  otherNames: InLanguages<string[]>;
  readings: InLanguages;
  summary: InLanguages;
  /** A few words that distinguish it from others of its name. */
  distinction: InLanguages;
  times: (TimeRecord & { role: TimeRole; source: Citation | null })[];
  place: Place | null;
  same: Record<string, string>;
  relations: readonly ItemRelation[];
  /** The file of its picture on Commons, if it has one. */
  picture: string | null;
  /** Dated events, whose names are those of other items. */
  events: { item: string; time: TimeRecord; source: Citation }[];
}

/** `importers/wikidata-proposal.ts`. */
interface ItemReader {
  /** Reads an item; null if it describes no subject of history. */
  readItem(entity: Record<string, unknown>): ItemReading | null;
  /** Names of an item in the languages that it has. */
  namesOf(entity: Record<string, unknown>): InLanguages;
}

/** The reader of items, which importers use too: it runs from its source, as every part of an import does. */
export const loadItemReader = async (): Promise<ItemReader> =>
  (await import(/* @vite-ignore */ pathToFileURL(sourceFile('importers/wikidata-proposal.ts')).href)) as ItemReader;
