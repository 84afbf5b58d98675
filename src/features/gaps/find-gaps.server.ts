import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLastReport } from '../../kit/jobs/job-runs.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import { loadItemReader } from '../../kit/wikimedia/item-reader.server.ts';
import type { Wikimedia } from '../../kit/wikimedia/wikimedia.server.ts';
import { kinds } from '../../rules/kinds.ts';
import type { InLanguages } from '../../rules/languages.ts';

/** Entries whose items are read, the most linked first; items in memory at once; missing subjects that are listed. */
const maxEntries = 500,
  groupSize = 50,
  maxGaps = 100;
/** Entries that must lead to a missing subject: one alone is chance. */
const minEntries = 2;

/** A missing subject in the report of the job. */
const Gap = z.object({
  item: z.string(),
  names: z.custom<InLanguages>((value) => typeof value === 'object' && value !== null),
  kind: z.enum(kinds),
  entries: z.number().int(),
});
export type Gap = z.output<typeof Gap>;
const GapReport = z.object({ gaps: z.array(Gap) });

/** Counts to which missing subjects the items of our entries lead. Its report is the ranking that /review/gaps shows. */
export const findGapsJob = job({
  name: 'findingGaps',
  schema: z.object({}),
  every: 'week',
  retries: 3,
  run: async (_, { db, drivers, signal, progress }) =>
    drivers.wikimedia ? { gaps: await findGaps(db, drivers.wikimedia, { signal, progress }) } : undefined,
});

export async function findGaps(
  db: Database,
  wikimedia: Wikimedia,
  { signal, progress }: { signal: AbortSignal; progress(done: number, total?: number): void },
): Promise<Gap[]> {
  const { readItem } = await loadItemReader();
  const { rows } = await sql<{ value: string }>`
    select same_as.value from same_as join listed_subject on listed_subject.subject_id = same_as.subject_id
    where scheme = 'wikidata' and value ~ '^Q[1-9][0-9]{0,11}$' order by rank limit ${maxEntries}`.execute(db);
  const counts = new Map<string, number>();
  for (let from = 0; from < rows.length; from += groupSize) {
    const group = rows.slice(from, from + groupSize).map(({ value }) => value);
    for (const [, entity] of await wikimedia.entities(group, { signal })) {
      const reading = entity && readItem(entity);
      for (const to of new Set(reading?.relations.map((relation) => relation.to)))
        counts.set(to, (counts.get(to) ?? 0) + 1);
    }
    progress(Math.min(from + groupSize, rows.length), rows.length);
  }
  const missing = await withoutEntries(
    db,
    [...counts].filter(([, count]) => count >= minEntries),
  );
  const ranked = missing.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 2 * maxGaps),
    entities = await wikimedia.entities(
      ranked.map(([id]) => id),
      { signal },
    );
  return ranked
    .flatMap(([id, count]): Gap[] => {
      const entity = entities.get(id),
        reading = entity && readItem(entity);
      // Countries, offices and the like are what an entry may describe; pages of Wikimedia and names are not.
      return reading ? [{ item: reading.item, names: reading.names, kind: reading.kinds[0]!, entries: count }] : [];
    })
    .slice(0, maxGaps);
}

/** The items that no entry describes. */
async function withoutEntries(
  db: Database,
  items: [id: string, count: number][],
): Promise<[id: string, count: number][]> {
  const { rows } = await sql<{ value: string }>`
    select value from same_as where scheme = 'wikidata' and value = any(${items.map(([id]) => id)})`.execute(db);
  const describedItems = new Set(rows.map(({ value }) => value));
  return items.filter(([id]) => !describedItems.has(id));
}

/** The ranking of the last run, without the subjects that have an entry since. */
export async function loadGaps(db: Database): Promise<{ countedAt: Date; gaps: Gap[] } | null> {
  const last = await loadLastReport(db, findGapsJob, GapReport);
  if (!last) return null;
  const byItem = new Map(last.report.gaps.map((gap) => [gap.item, gap]));
  const open = await withoutEntries(
    db,
    [...byItem].map(([item, { entries }]) => [item, entries]),
  );
  return { countedAt: last.endedAt, gaps: open.map(([item]) => byItem.get(item)!) };
}
