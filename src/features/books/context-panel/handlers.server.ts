import { sql } from 'kysely';
import { implement } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { yearOfSecond } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { loadClaims } from './claims.server.ts';
import * as contract from './contract.ts';

/** Most entries listed per chapter; the rest is left out. */
const maxEntries = 200;

type Row = Parameters<typeof timeOf>[0] & {
  id: string;
  latitude: number | null;
  longitude: number | null;
  earliest: string | null;
  latest: string | null;
};

/** Places and times of the entities mentioned in a chapter. */
async function loadPlacesAndTimes(db: Database, bookId: string, chapter: string, language: Language) {
  const { rows } = await sql<Row>`
    select s.id, s.latitude, s.longitude, t.start_time, t.end_time, t.start_note, t.end_note, t.earliest, t.latest
    from (
      select subject_id as id, count(*) as often from book_mention
      where book_id = ${bookId} and chapter = ${chapter} and state = 'passed' group by 1 order by 2 desc, 1 limit ${maxEntries}
    ) m join subject s on s.id = m.id left join subject_time t on t.subject_id = s.id and t.position = 0
    order by m.often desc, s.id`.execute(db);
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ id }) => id),
    language,
  );
  const mentionedEntries = rows.flatMap((row) => {
    const entry = entries.get(row.id);
    return entry
      ? [
          {
            row,
            called: {
              name: entry.name,
              lang: languageTag(entry.language),
              kind: entry.kind,
              href: entryAddress(entry.id),
            },
          },
        ]
      : [];
  });
  return {
    subjects: rows.map(({ id }) => id),
    places: mentionedEntries.flatMap(({ row: { latitude, longitude }, called }) =>
      latitude === null || longitude === null ? [] : [{ ...called, latitude, longitude }],
    ),
    times: mentionedEntries.flatMap(({ row, called }) => {
      const time = row.earliest === null ? null : timeOf(row);
      return time
        ? [
            {
              ...called,
              from: yearOfSecond(Number(row.earliest)),
              until: yearOfSecond(Number(row.latest)),
              time: writeRecord(time, language),
            },
          ]
        : [];
    }),
  };
}

export const bookContext = implement(contract, {
  async chapterContext({ id, chapter }, { db, language, cacheTags }) {
    const [{ claims, subjects: claiming }, { places, times, subjects }] = await Promise.all([
      loadClaims(db, id, chapter, language),
      loadPlacesAndTimes(db, id, chapter, language),
    ]);
    cacheTags(id, ...new Set([...claiming, ...subjects]));
    return { claims, places, times };
  },
});
