import { statfs } from 'node:fs/promises';
import { hostname, loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { sql } from 'kysely';
import { backupJob, nightlyBackupJob } from '../backups/job-names.server.ts';
import { reasonOf } from '../database/database-errors.server.ts';
import type { Connection } from '../database/database.server.ts';
import type { Health } from '../database/health.server.ts';
import type { Drivers } from '../drivers.server.ts';
import type { Settings } from '../settings.server.ts';
import { walSlot } from '../own-postgres/wal-slot.server.ts';
import { counts } from './counts.server.ts';
import { listSlowStatements, type SlowStatement } from './slow-statements.server.ts';

/** A replica as seen by this process. */
interface ReplicaReport {
  /** Host and port. */
  name: string;
  /** Whether reads are sent there now. */
  isUsed: boolean;
  /** How far it is behind, in seconds; null while it does not answer. */
  lagSeconds: number | null;
}
interface CacheReport {
  name: 'pages' | 'replies';
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}
interface GatewayReport {
  name: 'sms' | 'mail' | 'weixin' | 'push';
  kind: 'gateway' | 'outbox' | 'none';
  done: number;
  failed: number;
}
interface DatabaseFigures {
  version: string;
  bytes: number;
  connections: number;
  mostConnections: number;
  /** Duration of the longest-running statement, in seconds. */
  longestSeconds: number;
  /** Number of Stele processes connected to it. */
  processes: number;
  /** Bytes of the log not copied to the place of backups yet; null if the log is not copied. */
  logWaitingBytes: number | null;
  /** Seconds since the last backup, or since the first could have been taken; null if backups are off. */
  backupAgeSeconds: number | null;
  jobs: {
    running: number;
    waiting: number;
    failed: number;
    /** How long the job that has been due longest has waited, in seconds. */
    lateSeconds: number;
  };
}

/** Status of the server, as seen by one process. Bytes and counts; counts since this process started. */
export interface SystemStatus {
  at: Date;
  process: {
    host: string;
    pid: number;
    node: string;
    upSeconds: number;
    memoryBytes: number;
    heapBytes: number;
    heapLimitBytes: number;
    /** 99th percentile of the event loop delay, in milliseconds. */
    delayMs: number;
    load: number;
  };
  health: Health;
  /** Null while the database does not answer. */
  database: (DatabaseFigures & { waiting: number }) | null;
  replicas: ReplicaReport[];
  disk: { freeBytes: number; totalBytes: number } | null;
  media: { kind: 'folder' | 's3'; reason: string | null; answerMs: number };
  caches: CacheReport[];
  gateways: GatewayReport[];
  slow: SlowStatement[];
}

interface Cache {
  size: number;
  bytes: number;
  counts: { hits: number; misses: number };
}
interface StatusSources {
  connection: Connection;
  settings: Settings;
  drivers: Drivers;
  caches: { pages: Cache; replies: Cache };
  replicas(): ReplicaReport[];
  health(): Promise<Health>;
}

/** Maximal age of a report, in milliseconds: `/metrics` and the health page may request it any number of times. */
const maxAgeMs = 5_000;
/** Timeout for the database's figures, in milliseconds. */
const databaseTimeoutMs = 3_000;
const maxSlowStatements = 20;
/** A name without a file. */
const missingFileName = `health/${'0'.repeat(43)}.webp`;

export function createSystemStatus(house: StatusSources): () => Promise<SystemStatus> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let last: Promise<SystemStatus> | undefined,
    askedAt = 0;
  return () => {
    if (last && performance.now() - askedAt < maxAgeMs) return last;
    askedAt = performance.now();
    return (last = report());
  };

  async function report(): Promise<SystemStatus> {
    const [health, database, disk, media, gateways] = await Promise.all([
      house.health(),
      loadDatabaseFigures(house.connection, house.settings),
      readDiskSpace(house.settings.STELE_DATA),
      probeMediaStore(house),
      readGateways(house.drivers),
    ]);
    const { rss, heapUsed } = process.memoryUsage();
    const delayMs = Math.round(delay.percentile(99) / 1e6);
    delay.reset();
    return {
      at: new Date(),
      process: {
        host: hostname(),
        pid: process.pid,
        node: process.version,
        upSeconds: Math.round(process.uptime()),
        memoryBytes: rss,
        heapBytes: heapUsed,
        heapLimitBytes: getHeapStatistics().heap_size_limit,
        delayMs,
        load: loadavg()[0]!,
      },
      health,
      database: database && { ...database, waiting: house.connection.pool.waitingCount },
      replicas: house.replicas(),
      disk,
      media,
      caches: (['pages', 'replies'] as const).map((name) => {
        const { size, bytes, counts: counted } = house.caches[name];
        return { name, entries: size, bytes, ...counted };
      }),
      gateways,
      slow: listSlowStatements(maxSlowStatements),
    };
  }
}

async function loadDatabaseFigures({ db }: Connection, { BACKUP_TO }: Settings): Promise<DatabaseFigures | null> {
  const late = new Promise<null>((done) => setTimeout(done, databaseTimeoutMs, null).unref());
  // Statistics of activities that this user may not see are null.
  const pendingFigures = sql<Omit<DatabaseFigures, 'jobs'> & DatabaseFigures['jobs']>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
           a.connections, current_setting('max_connections')::int as most_connections,
           coalesce(a.longest, 0)::float as longest_seconds, a.processes, j.*,
           (select coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 'infinity')::float8
            from pg_replication_slots where slot_name = ${walSlot} and not pg_is_in_recovery()) as log_waiting_bytes,
           (select extract(epoch from now() - coalesce(
              max(ended_at) filter (where job = ${backupJob} and outcome = 'done'),
              min(started_at) filter (where job = ${nightlyBackupJob})))::float8
            from job_run where ${BACKUP_TO !== undefined} and job in (${backupJob}, ${nightlyBackupJob})) as backup_age_seconds
    from (select count(*) as connections,
                 max(extract(epoch from clock_timestamp() - query_start)) filter (where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend') as longest,
                 count(*) filter (where application_name = 'stele listener') as processes
          from pg_stat_activity where datname = current_database()) a,
         (select count(*) filter (where locked_at is not null) as running,
                 count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
                 count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
                 greatest(0, coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts)), 0))::float as late_seconds
          from graphile_worker.jobs) j`
    .execute(db)
    .then(({ rows: [row] }) => {
      const { running, waiting, failed, lateSeconds, ...figures } = row!;
      return { ...figures, jobs: { running, waiting, failed, lateSeconds } };
    })
    .catch(() => null);
  return Promise.race([pendingFigures, late]);
}

async function readDiskSpace(folder: string) {
  const stats = await statfs(folder).catch(() => null);
  return stats && { freeBytes: stats.bavail * stats.bsize, totalBytes: stats.blocks * stats.bsize };
}

/** Probes the media store by asking for a missing file. */
async function probeMediaStore({ settings, drivers }: StatusSources): Promise<SystemStatus['media']> {
  const began = performance.now();
  const reason = await drivers.media.sizeOf(missingFileName).then(
    () => null,
    (error: unknown) => reasonOf(Object(error).cause ?? error).slice(0, 200),
  );
  return { kind: settings.S3_ENDPOINT ? 's3' : 'folder', reason, answerMs: Math.round(performance.now() - began) };
}

async function readGateways({ sms, mail, weixin, push }: Drivers): Promise<GatewayReport[]> {
  const { values } = await counts.gateways.get();
  const count = (name: string, result: string) =>
    values.find(({ labels }) => labels.gateway === name && labels.result === result)?.value ?? 0;
  const kinds = {
    sms: sms.kind,
    mail: mail?.kind ?? 'none',
    weixin: weixin ? 'gateway' : 'none',
    push: push ? 'gateway' : 'none',
  } as const;
  return (['sms', 'mail', 'weixin', 'push'] as const).map((name) => ({
    name,
    kind: kinds[name],
    done: count(name, 'done'),
    failed: count(name, 'failed'),
  }));
}
