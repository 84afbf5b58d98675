import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import { refreshListedNames } from '../../kit/listed-subjects.server.ts';
import { releaseReindexLock, tryReindexLock } from '../../kit/database/locks.server.ts';
import { indexThings, indexVersion } from './face/index.server.ts';
import { indexNewSentences } from './sentences.server.ts';

/** Things per transaction: small enough that a waiting publication is hardly delayed. */
const batchSize = 200;

/** Rebuilds a search index made by an older Stele, while the site serves. */
export const reindexJob = job({
  name: 'reindexing',
  schema: z.object({}),
  every: 'start',
  retries: 10,
  async run(_, { db, progress, signal, logLine: log }) {
    if (!(await isIndexStale(db))) {
      await indexNewSentences(db, () => signal.aborted);
      return {};
    }
    log('making the search index anew');
    const done = await reindex(db, { onProgress: progress, isStopped: () => signal.aborted });
    if (done !== null) log(`search index: ${done} subjects${signal.aborted ? ', the rest after the next start' : ''}`);
    signal.throwIfAborted();
    return { subjects: done };
  },
});

/** Indexes the sentences of things that imports created. */
export const indexSentencesJob = job({
  name: 'indexingSentences',
  schema: z.object({}),
  every: 'hour',
  retries: 3,
  run: async (_, { db, signal }) => void (await indexNewSentences(db, () => signal.aborted)),
});

/**
 * Whether the index was built with another version of folding and cutting, is incomplete, or lacks entries from before
 * it existed.
 */
export async function isIndexStale(db: Database): Promise<boolean> {
  const state = await db.selectFrom('searchIndex').select(['version', 'reached']).executeTakeFirst();
  if (state) return state.version !== indexVersion || state.reached !== null;
  const {
    rows: [row],
  } = await sql<{
    missing: boolean;
  }>`select exists (select from entry e where not exists (select from search_passage p where p.thing_id = e.subject_id)) as missing`.execute(
    db,
  );
  if (!row!.missing) await setState(db, null);
  return row!.missing;
}

const setState = (db: Database, reached: string | null) =>
  sql`insert into search_index (version, reached) values (${indexVersion}, ${reached}) on conflict (one) do update set version = ${indexVersion}, reached = ${reached}`.execute(
    db,
  );

interface ReindexOptions {
  onProgress?(done: number, total: number): void;
  /** Polled between batches; true stops, and the next run continues. */
  isStopped?(): boolean;
  /** Start from the beginning instead of continuing an earlier run. */
  fromScratch?: boolean;
}

/**
 * Rebuilds the index, thing by thing, while readers search and editors publish; continues an interrupted run. Returns
 * the number of things indexed, null if another process is rebuilding.
 */
export const reindex = async (
  pool: Database,
  { onProgress, isStopped, fromScratch: isFromScratch = false }: ReindexOptions = {},
): Promise<number | null> =>
  pool.connection().execute(async (db) => {
    if (!(await tryReindexLock(db))) return null;
    try {
      const state = await db.selectFrom('searchIndex').select(['version', 'reached']).executeTakeFirst();
      let after = !isFromScratch && state?.version === indexVersion ? (state.reached ?? '') : '';
      const { total, before } = await db
        .selectFrom('thing')
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn.countAll<number>().filterWhere('id', '<=', after).as('before'),
        ])
        .executeTakeFirstOrThrow();
      let done = before;
      await setState(db, after);
      while (!isStopped?.()) {
        const batch = (
          await db.selectFrom('thing').where('id', '>', after).orderBy('id').limit(batchSize).select('id').execute()
        ).map(({ id }) => id);
        if (!batch.length) {
          await sql`analyze search_passage, search_name`.execute(db);
          await setState(db, null);
          await sql`update search_index set sentences_to = coalesce((select max(id) from search_passage), 0)`.execute(
            db,
          );
          break;
        }
        after = batch.at(-1)!;
        await db.transaction().execute(async (tx) => {
          await indexThings(tx, batch);
          await refreshListedNames(tx, batch);
          await setState(tx, after);
        });
        done += batch.length;
        onProgress?.(done, total);
      }
      return done - before;
    } finally {
      await releaseReindexLock(db);
    }
  });
