import { sql } from 'kysely';
import { fallbackOrder, type InLanguages, type Language } from '../rules/languages.ts';
import type { LinkedEntry } from '../rules/schemas.ts';
import type { Database } from './database/database.server.ts';

/**
 * The entry of each subject in the reader's language, or in the next best, by subject id (`itemId` on the wire);
 * subjects without an entry are missing.
 */
export async function linkedEntries(
  db: Database,
  subjectIds: readonly string[],
  language: Language,
): Promise<Map<string, LinkedEntry>> {
  const ids = [...new Set(subjectIds)];
  if (!ids.length) return new Map();
  const { rows } = await sql<LinkedEntry>`
    select distinct on (entry.subject_id) entry.subject_id as item_id, entry.id, entry.name, entry.disambiguation, entry.language, subject.kind
    from entry join subject on subject.id = entry.subject_id
    where entry.subject_id = any(${ids})
    order by entry.subject_id, array_position(${[...fallbackOrder(language)]}::text[], entry.language)`.execute(db);
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** The id of a subject's entry in each language it is written in. */
export async function entriesInLanguages(db: Database, subjectId: string): Promise<InLanguages> {
  const rows = await db.selectFrom('entry').where('subjectId', '=', subjectId).select(['language', 'id']).execute();
  return Object.fromEntries(rows.map(({ language, id }) => [language, id]));
}
