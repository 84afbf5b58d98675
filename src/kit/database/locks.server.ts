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
 *     jobRunners         kit/jobs/sign-of-life, by its session             nothing
 *     backups            kit/backups/back-up, by its session               nothing
 *     log                kit/backups/log-archive, by its session          nothing
 *     reindex            features/search/reindex, held by its session      searchIndex, a batch at a time
 *     imports            importers/import-lock, kit/database/owed-indexes  publications, eventCells, searchIndex
 *     quotas             kit/database/quota                                parts
 *     parts              features/revisions/face/submit                    publications, messages
 *     publications       SQL: one_publication_at_a_time(), called by
 *                        publishAtOnce and when a revision passes          eventCells, searchIndex, messages
 *     eventCells         SQL: keep_event_cells(), trigger of `event`       searchIndex
 *     pageDays           SQL: make_page_event_days(), a job of tracking    nothing
 *     searchIndex        features/search/face/index                        messages
 *     administrators     features/accounts/face/administrators             messages
 *     messages           features/messages/face/notify, the last of all    nothing
 *
 * PostgreSQL knows two spaces of keys, one number or a pair, which never meet. `quotas` and `attempts` have no number:
 * their key is a hash of 64 bits of what they count, which begins with their name.
 */
export const locks = {
  migrations: 7_205_761,
  reindex: 7_205_764,
  /** Of pairs: the second is a hash of the process. */
  jobRunners: 7_205_768,
  backups: 7_205_770,
  log: 7_205_771,
  imports: 7_205_762,
  /** Of pairs: the second is a hash of the part. */
  parts: 7_205_765,
  publications: 7_205_766,
  eventCells: 7_205_767,
  pageDays: 7_205_769,
  searchIndex: 7_205_763,
  administrators: 7_205_772,
  /** Of pairs: the second is one of `messagePlaces`. */
  messages: 6_251_011,
} as const;

/** Members share this many places: enough that they seldom wait for others, few enough for PostgreSQL's lock table. */
const messagePlaces = 1024;

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

/** The same for the messages of members: always in the same order, so that two who write to the same ones take turns. */
export async function holdMessageLocks(tx: Database, memberIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${locks.messages}, place)
    from (select distinct hashtext(id) & ${messagePlaces - 1} as place from unnest(${memberIds}::text[]) id order by place) places`.execute(
    tx,
  );
}

/** The same for what is counted of somebody: `drafts sima-qian`. Several keys have to be sorted by the caller. */
export async function holdCountLock(tx: Database, counted: 'quotas' | 'attempts', key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} ${key}`}, 1))`.execute(tx);
}

/** Takes the lock of whoever rebuilds the search index, for this connection; false where another process has it. */
export async function tryReindexLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${locks.reindex}) as mine`.execute(
    connection,
  );
  return rows[0]!.mine;
}

export async function releaseReindexLock(connection: Database): Promise<void> {
  await sql`select pg_advisory_unlock(${locks.reindex})`.execute(connection);
}

/** Takes, for this connection, the lock that says that a process which runs jobs lives. */
export async function holdRunnerLock(connection: pg.ClientBase, runner: string): Promise<void> {
  await connection.query('select pg_try_advisory_lock($1, hashtext($2))', [locks.jobRunners, runner]);
}

/** Those of these processes that live no longer. */
export async function deadRunners(tx: Database, runners: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ runner: string }>`
    select runner from unnest(${runners}::text[]) runner where pg_try_advisory_xact_lock(${locks.jobRunners}, hashtext(runner))`.execute(
    tx,
  );
  return rows.map(({ runner }) => runner);
}

/** Takes, for this connection, the lock of whoever takes a backup; false where another process has it. */
export async function tryBackupLock(connection: pg.ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    locks.backups,
  ]);
  return rows[0]!.mine;
}

/** Takes, for this connection, the lock of whoever copies the log of the own database; false where another has it. */
export async function tryLogLock(connection: pg.ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [locks.log]);
  return rows[0]!.mine;
}

export async function releaseLogLock(connection: pg.ClientBase): Promise<void> {
  await connection.query('select pg_advisory_unlock($1)', [locks.log]);
}
