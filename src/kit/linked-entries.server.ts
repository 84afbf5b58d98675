import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import { fallbackOrder, type InLanguages, type Language } from '../rules/languages.ts';
import type { LinkedEntry } from '../rules/schemas.ts';
import type { Database } from './database/database.server.ts';
import { anyOf } from './database/prepared.server.ts';
import { memoizePerRequest } from './database/request-cache.server.ts';
import { loadMergeTargets } from './find-subject.server.ts';

/**
 * The entry of each subject in the reader's language, or in the next best, by subject id (`itemId` on the wire); for a
 * merged subject, the entry of the subject it was merged into. Subjects without an entry are missing.
 */
export async function loadLinkedEntries(
  db: Database,
  subjectIds: readonly string[],
  language: Language,
): Promise<Map<string, LinkedEntry>> {
  const ids = [...new Set(subjectIds)];
  if (!ids.length) return new Map();
  const loader = memoizePerRequest(
    db,
    `entries in ${language}`,
    () => new DataLoader((batch: readonly string[]) => queryEntries(db, batch, language)),
  );
  const entries = await Promise.all(ids.map((id) => loader.load(id)));
  return new Map(entries.flatMap((entry, at) => (entry ? [[ids[at]!, entry]] : [])));
}

async function queryEntries(db: Database, subjectIds: readonly string[], language: Language) {
  const { rows } = await sql<LinkedEntry>`
    select subject.id as item_id, subject.kind, entry.* from subject
      join lateral (${nearestEntryQuery(sql`subject.id`, language)}) as entry on true
    where subject.id = ${anyOf(subjectIds)}`.execute(db);
  const bySubject = new Map(rows.map((row) => [row.itemId, row]));
  const missing = subjectIds.filter((id) => !bySubject.has(id));
  const merged = missing.length ? await loadMergeTargets(db, missing) : new Map<string, string>();
  const now = merged.size ? await loadLinkedEntries(db, [...merged.values()], language) : bySubject;
  return subjectIds.map((id) => bySubject.get(id) ?? now.get(merged.get(id) ?? ''));
}

/** A subquery for the entry that `linkedEntries` chooses for a subject: its id, name, disambiguation and language. */
export const nearestEntryQuery = (subject: RawBuilder<unknown>, language: Language) => sql`
  select id, name, disambiguation, language from entry where subject_id = ${subject} order by ${languageOrder(language)} limit 1`;

/** `linkedEntries` of one subject, as a column of another query; null without an entry. */
export const linkedEntryColumn = (subject: RawBuilder<unknown>, language: Language) => sql<LinkedEntry | null>`(
  select json_build_object('itemId', linked.id, 'kind', linked.kind, 'id', nearest.id, 'name', nearest.name,
    'disambiguation', nearest.disambiguation, 'language', nearest.language)
  from subject linked join lateral (${nearestEntryQuery(sql`linked.id`, language)}) nearest on true where linked.id = ${subject})`;

/** Orders entries of a subject: the reader's language first, then the next best. */
export const languageOrder = (language: Language) =>
  sql`array_position(${[...fallbackOrder(language)]}::text[], entry.language)`;
/** The id of a subject's entry in each language it is written in. */
export async function loadEntryIds(db: Database, subjectId: string): Promise<InLanguages> {
  const rows = await db.selectFrom('entry').where('subjectId', '=', subjectId).select(['language', 'id']).execute();
  return Object.fromEntries(rows.map(({ language, id }) => [language, id]));
}
