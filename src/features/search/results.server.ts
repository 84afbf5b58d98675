import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import type { FoundThing, SearchFindings } from '../../kit/registry/search-engine.server.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import { mainTimes, timeOf } from '../../kit/database/time-columns.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';
import type { SearchType } from '../../rules/search/search-types.ts';
import type { Hit } from './contract.ts';

/** Converts matches to results of a page, in the given order. Matches without a page are skipped. */
export async function hitsOf(
  db: Database,
  findings: SearchFindings,
  pageMatches: readonly FoundThing[],
  type: SearchType,
  language: Language,
): Promise<Hit[]> {
  const ids = pageMatches.map(({ thingId }) => thingId);
  const [things, excerpts, times, pictures] = await Promise.all([
    loadSummaries(db, ids, language),
    findings.loadExcerpts(pageMatches),
    timesOf(db, ids),
    loadFirstPictures(db, ids),
  ]);
  return pageMatches.flatMap((match): Hit[] => {
    const thing = things.get(match.thingId);
    if (!thing) return [];
    const { thingId, madeKind: made = null, ...entry } = thing;
    const excerpt = excerpts.get(match);
    const { found, nameMarks } = excerpt?.markName(entry.name, entry.language) ?? { found: null, nameMarks: [] };
    return [
      {
        ...entry,
        itemId: thingId,
        type,
        made,
        time: times.get(thingId) ?? null,
        picture: pictures.get(thingId)?.url ?? null,
        found,
        nameMarks,
        snippet: excerpt?.snippet ?? null,
      },
    ];
  });
}

/** The main time of each subject. */
async function timesOf(db: Database, subjectIds: string[]): Promise<Map<string, TimeRecord | null>> {
  const { rows } = await sql<Parameters<typeof timeOf>[0] & { subjectId: string }>`
    select subject_id, start_time, end_time, start_note, end_note from ${mainTimes(sql`t.subject_id = any(${subjectIds})`)} as main`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.subjectId, timeOf(row)]));
}
