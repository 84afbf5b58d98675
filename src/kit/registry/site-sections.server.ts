import type { Language } from '../../rules/languages.ts';
import type { Database } from '../database/database.server.ts';

/** A section of the site that may have no content in a language; menus then do not offer it. */
export interface SiteSection {
  hasContent(db: Database, language: Language): Promise<boolean>;
  /** Cache tags of the publications that may fill it. */
  tags: readonly string[];
}

/** Sections that may be empty, by name. Filled by `registerFeatures`. */
export const siteSections = new Map<string, SiteSection>();

/**
 * The names of the empty sections. A page without one of them gets its tags, so that it is dropped when the section is
 * filled. When the database fails, every section is offered.
 */
export async function loadEmptySections(
  db: Database,
  language: Language,
  addTags: (...tags: string[]) => void,
): Promise<string[]> {
  const states = await Promise.all(
    [...siteSections].map(async ([name, { hasContent, tags }]) => {
      if (await hasContent(db, language).catch(() => true)) return null;
      addTags(...tags);
      return name;
    }),
  );
  return states.filter((name) => name !== null);
}
