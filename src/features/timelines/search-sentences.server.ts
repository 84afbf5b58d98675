import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { SearchSentence } from '../../kit/search-document.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';

/** Most events of a subject that search reads: the most important ones. */
const maxEvents = 60;

/** The titles of subjects' own events, in every language. */
export async function loadEventSentences(db: Database, thingIds: readonly string[]): Promise<SearchSentence[]> {
  const { rows } = await sql<{ thingId: string; title: InLanguages }>`
    select thing_id, title from unnest(${[...thingIds]}::text[]) thing_id
      cross join lateral (
        select title from event where subject_id = thing_id order by weight desc, earliest, id limit ${maxEvents}
      ) e`.execute(db);
  return rows.flatMap(({ thingId, title }) =>
    Object.entries(title).map(([language, text]) => ({ thingId, language: language as Language, text })),
  );
}
