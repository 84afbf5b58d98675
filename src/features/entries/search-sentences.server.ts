import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { SearchSentence } from '../../kit/search-document.ts';
import { languages, type InLanguages } from '../../rules/languages.ts';
import { formatYears } from '../../rules/time/historical-time-format.ts';

/** The years and the place of subjects, in every language. */
export async function loadFactSentences(db: Database, thingIds: readonly string[]): Promise<SearchSentence[]> {
  const { rows } = await sql<Parameters<typeof timeOf>[0] & { thingId: string; placeName: InLanguages | null }>`
    select s.id as thing_id, s.place_name, t.start_time, t.end_time, t.start_note, t.end_note
    from subject s left join subject_time t on t.subject_id = s.id and t.position = 0
    where s.id = any(${[...thingIds]})`.execute(db);
  return rows.flatMap(({ thingId, placeName, ...row }) => {
    const time = timeOf(row);
    return languages.flatMap((language): SearchSentence[] => {
      const text = [time && formatYears(time, language), placeName?.[language]].filter(Boolean).join(', ');
      return text ? [{ thingId, language, text }] : [];
    });
  });
}
