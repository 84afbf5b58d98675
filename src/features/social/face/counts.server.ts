import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';

/** Number of likes, favourites and comments. */
export interface Counts {
  like: number;
  favour: number;
  comment: number;
}
const noCounts: Counts = { like: 0, favour: 0, comment: 0 };

/** The counts of some things, by id. */
export async function countsOf(db: Database, thingIds: readonly string[]): Promise<(thingId: string) => Counts> {
  const { rows } = await sql<{ thingId: string; what: keyof Counts; count: number }>`
    select thing_id, what, sum(count)::int as count from social_count
    where thing_id = any(${[...thingIds]}) group by thing_id, what`.execute(db);
  const byThing = Map.groupBy(rows, ({ thingId }) => thingId);
  return (thingId) => ({
    ...noCounts,
    ...Object.fromEntries((byThing.get(thingId) ?? []).map(({ what, count }) => [what, count])),
  });
}
