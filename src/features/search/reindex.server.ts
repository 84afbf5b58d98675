import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { indexSubjects, indexVersion } from './face/index.server.ts';

/** Subjects of one transaction: short enough that a publication which waits for it is hardly noticed. */
const batchSize = 200;
/** Any number; the same in every process, so that only one of them rebuilds. */
const reindexLock = 7_205_764;

/**
 * Whether the index was made by another way of folding and cutting than today's, was left unfinished, or lacks entries
 * from before there was one.
 */
export async function isIndexStale(db: Database): Promise<boolean> {
  const state = await db.selectFrom('searchIndex').select(['version', 'reached']).executeTakeFirst();
  if (state) return state.version !== indexVersion || state.reached !== null;
  const {
    rows: [found],
  } = await sql<{
    missing: boolean;
  }>`select exists (select from entry e where not exists (select from search_passage p where p.subject_id = e.subject_id)) as missing`.execute(
    db,
  );
  if (!found!.missing) await setState(db, null);
  return found!.missing;
}

const setState = (db: Database, reached: string | null) =>
  sql`insert into search_index (version, reached) values (${indexVersion}, ${reached}) on conflict (one) do update set version = ${indexVersion}, reached = ${reached}`.execute(
    db,
  );

interface Reindexing {
  onProgress?(done: number, total: number): void;
  /** Asked between batches; true stops there, and the next run goes on. */
  stopped?(): boolean;
  /** From the beginning, whatever an earlier run has done. */
  fromScratch?: boolean;
}

/**
 * Makes the index anew, subject by subject, while readers search and editors publish; goes on where a run was stopped.
 * Returns how many subjects it did, null where another process is at it.
 */
export async function reindex(
  pool: Database,
  { onProgress, stopped, fromScratch: anew = false }: Reindexing = {},
): Promise<number | null> {
  return pool.connection().execute(async (db) => {
    const {
      rows: [lock],
    } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${reindexLock}) as mine`.execute(db);
    if (!lock!.mine) return null;
    try {
      const state = await db.selectFrom('searchIndex').select(['version', 'reached']).executeTakeFirst();
      let after = !anew && state?.version === indexVersion ? (state.reached ?? '') : '';
      const { total, before } = await db
        .selectFrom('subject')
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn.countAll<number>().filterWhere('id', '<=', after).as('before'),
        ])
        .executeTakeFirstOrThrow();
      let done = before;
      await setState(db, after);
      while (!stopped?.()) {
        const batch = (
          await db.selectFrom('subject').where('id', '>', after).orderBy('id').limit(batchSize).select('id').execute()
        ).map(({ id }) => id);
        if (!batch.length) {
          await sql`analyze search_passage, search_name`.execute(db);
          await setState(db, null);
          break;
        }
        after = batch.at(-1)!;
        await db.transaction().execute(async (tx) => {
          await indexSubjects(tx, batch);
          await setState(tx, after);
        });
        done += batch.length;
        onProgress?.(done, total);
      }
      return done - before;
    } finally {
      await sql`select pg_advisory_unlock(${reindexLock})`.execute(db);
    }
  });
}
