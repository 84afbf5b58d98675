import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.server.ts';

/**
 * Every advisory lock of the product. A transaction that takes several takes them in the order of this list, so that no
 * two wait for each other; all but `reindex`, `backups`, `log` and `jobRunners` are held until the transaction ends.
 *
 *     lock               taken by                                          before
 *     attempts           kit/calls/rate-limit, in a transaction of its own nothing
 *     migrations         kit/database/migrations, kit/jobs/queue           whatever a migration changes
 *     jobRunners         kit/jobs/liveness-lock, by its session             nothing
 *     backups            kit/backups/back-up, by its session               nothing
 *     log                kit/backups/wal-archive, by its session          nothing
 *     reindex            features/search/reindex, held by its session      searchIndex, a batch at a time
 *     imports            importers/import-lock, kit/database/deferred-indexes  publications, eventCells, searchIndex
 *     quotas             kit/database/quota                                parts
 *     parts              editing/revisions/face/submit                     publications, messages
 *     publications       SQL: one_publication_at_a_time(), called by
 *                        publishAtOnce and when a revision passes          eventCells, searchIndex, messages
 *     eventCells         SQL: keep_event_cells(), trigger of `event`       searchIndex
 *     pageDays           SQL: make_page_event_days(), a job of tracking    nothing
 *     searchIndex        features/search/face/index                        messages
 *     administrators     features/accounts/face/administrators             messages
 *     messages           kit/notifications/notify, the last of all          nothing
 *
 * PostgreSQL has two separate key spaces, one number or a pair. `quotas` and `attempts` have no number: their key is a
 * 64-bit hash of a text that begins with their name.
 */
export const locks = {
  migrations: 7_205_761,
  reindex: 7_205_764,
  /** First number of a pair: the second is a hash of the process. */
  jobRunners: 7_205_768,
  backups: 7_205_770,
  log: 7_205_771,
  imports: 7_205_762,
  /** First number of a pair: the second is a hash of the part. */
  parts: 7_205_765,
  publications: 7_205_766,
  eventCells: 7_205_767,
  pageDays: 7_205_769,
  searchIndex: 7_205_763,
  administrators: 7_205_772,
  /** First number of a pair: the second is one of `messageLockCount`. */
  messages: 6_251_011,
} as const;

/** Number of locks shared by all members: enough that they seldom wait, few enough for PostgreSQL's lock table. */
const messageLockCount = 1024;

/** Waits for a lock and holds it until the transaction ends. */
export async function holdLock(
  tx: Database,
  lock: 'migrations' | 'imports' | 'searchIndex' | 'administrators',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(tx);
}

/** Waits for the lock on a part of a subject, and holds it until the transaction ends. */
export async function holdPartLock(tx: Database, part: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.parts}, hashtext(${part}))`.execute(tx);
}

/** Locks the messages of members, always in the same order, so that two writers to the same members take turns. */
export async function holdMessageLocks(tx: Database, memberIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${locks.messages}, place)
    from (select distinct hashtext(id) & ${messageLockCount - 1} as place from unnest(${memberIds}::text[]) id order by place) places`.execute(
    tx,
  );
}

/** Locks a count of a subject, such as `drafts sima-qian`. Callers with several keys must sort them. */
export async function holdCountLock(tx: Database, counted: 'quotas' | 'attempts', key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} ${key}`}, 1))`.execute(tx);
}

/** Takes, for this connection, the lock for rebuilding the search index; false if another process has it. */
export async function tryReindexLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_lock(${locks.reindex}) as "isMine"`.execute(
    connection,
  );
  return rows[0]!.isMine;
}

export async function releaseReindexLock(connection: Database): Promise<void> {
  await sql`select pg_advisory_unlock(${locks.reindex})`.execute(connection);
}

/** Takes, for this connection, the lock that shows that a job-running process is alive. */
export async function holdRunnerLock(connection: pg.ClientBase, runner: string): Promise<void> {
  await connection.query('select pg_try_advisory_lock($1, hashtext($2))', [locks.jobRunners, runner]);
}

/** The processes among these that are no longer alive. */
export async function findDeadRunners(tx: Database, runners: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ runner: string }>`
    select runner from unnest(${runners}::text[]) runner where pg_try_advisory_xact_lock(${locks.jobRunners}, hashtext(runner))`.execute(
    tx,
  );
  return rows.map(({ runner }) => runner);
}

/** Takes, for this connection, the lock for taking a backup; false if another process has it. */
export async function tryBackupLock(connection: pg.ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
    locks.backups,
  ]);
  return rows[0]!.isMine;
}

/** Takes, for this connection, the lock for copying the bundled database's log; false if another process has it. */
export async function tryWalLock(connection: pg.ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
    locks.log,
  ]);
  return rows[0]!.isMine;
}

export async function releaseWalLock(connection: pg.ClientBase): Promise<void> {
  await connection.query('select pg_advisory_unlock($1)', [locks.log]);
}
