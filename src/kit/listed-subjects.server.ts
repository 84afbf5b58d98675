import { sql } from 'kysely';
import type { Published } from '../after-publication.server.ts';
import type { Database } from './database/database.server.ts';
import { regions, type Region } from '../rules/kinds.ts';
import { languages, type Language } from '../rules/languages.ts';

/** Refreshes what lists know of subjects that a publication touched; of all, each is sorted by its relations. */
export async function listTouched(
  db: Database,
  _published: readonly Published[],
  touched: readonly string[],
): Promise<void> {
  await sql`select refresh_listed_subjects(${[...new Set(touched)]}::text[])`.execute(db);
}

/** Classes of subjects in lists, as `lane` counts them. */
export const listClasses = { personWithLife: 0, person: 1, polity: 2, other: 3 } as const;

/** `listed_subject.lane` of a class and a region. */
export const laneOf = (kind: keyof typeof listClasses, region: Region | null): number =>
  8 * listClasses[kind] + regionCode(region);
export const regionCode = (region: Region | null): number => (region ? regions.indexOf(region) : regions.length);

/** The bit of a language in `languages` and `wanting`. */
export const languageBit = (language: Language): number => 1 << languages.indexOf(language);
