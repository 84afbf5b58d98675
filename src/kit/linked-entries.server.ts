import { sql } from 'kysely';
import { fallbackOrder, type Language } from '../rules/languages.ts';
import type { LinkedEntry } from '../rules/schemas.ts';
import type { Database } from './database/database.server.ts';

/** What each subject is called for a reader of a language, by subject id; a subject without any entry is missing. */
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
