import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import { oncePerBundle } from '../../editing/revisions/face/submissions.server.ts';
import { reviewStates, waitingStates } from '../../rules/revision-states.ts';

/** Number of waiting submissions per language, and the oldest date. */
export async function countWaitingByLanguage(db: Database) {
  const rows = await db
    .selectFrom('revision')
    .where('state', 'in', [...waitingStates])
    .where(oncePerBundle)
    .groupBy('language')
    .select((from) => ['language', from.fn.countAll<number>().as('count'), from.fn.min('submittedAt').as('oldest')])
    .orderBy('oldest')
    .execute();
  return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest!.toISOString() }));
}

/** Review times of the last hundred decisions on submissions. */
export async function loadReviewPace(db: Database) {
  const { rows } = await sql<{ language: Language | null; hours: number }>`
    select language, (extract(epoch from decided_at - submitted_at) / 3600)::float8 as hours from revision
    where submitted_at is not null and decided_at is not null order by decided_at desc limit 100`.execute(db);
  const waiting = await db
    .selectFrom('revision')
    .where('state', 'in', reviewStates)
    .groupBy('language')
    .select((from) => ['language', from.fn.countAll<number>().as('count')])
    .select(sql<number>`extract(epoch from now() - min(submitted_at))::float8 / 86400`.as('days'))
    .execute();
  const share = (values: number[], at: number) =>
    values.length
      ? values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))]!
      : null;
  const spoken = [...new Set([...rows, ...waiting].map(({ language }) => language))];
  return {
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    oldestDays: waiting.length ? Math.max(...waiting.map(({ days }) => days)) : null,
    medianHours: share(
      rows.map(({ hours }) => hours),
      0.5,
    ),
    p90Hours: share(
      rows.map(({ hours }) => hours),
      0.9,
    ),
    byLanguage: spoken.map((language) => ({
      language,
      waiting: waiting.find((row) => row.language === language)?.count ?? 0,
      medianHours: share(
        rows.filter((row) => row.language === language).map(({ hours }) => hours),
        0.5,
      ),
    })),
  };
}
