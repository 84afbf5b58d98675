import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { fail } from '../../rules/errors.ts';
import { tryWalLock } from '../database/locks.server.ts';
import { databaseFolder } from '../own-postgres/folder.server.ts';
import { walSlot } from '../own-postgres/wal-slot.server.ts';
import type { Settings } from '../settings.server.ts';
import { positionOf, readSegment, segmentAt, segmentBytes, segmentName, walPath } from './wal-segments.server.ts';
import { openBackupLocation, writeSigned, type BackupLocation } from './location.server.ts';
import { writeFile } from './stored-file.server.ts';

/** How often whole segments are copied, and how often a segment is closed before it is full, in milliseconds. */
const pollMs = 5_000,
  closeMs = 60_000;
/** Delay before a retry if the place or the database does not answer or another process copies, in milliseconds. */
const retryMs = 30_000;

/** The database's system identifier, in hexadecimal digits: the first eight bytes of its control file. */
async function readSystemId(dataFolder: string): Promise<string> {
  const file = await open(join(dataFolder, 'global/pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.readBigUInt64LE().toString(16).padStart(16, '0');
  } finally {
    await file.close();
  }
}

/** The connection of a process that reads the folder of its database. */
export interface WalSource {
  client: pg.Client;
  /** The database's own folder, and its system identifier. */
  folder: string;
  system: string;
}

/** Fails if the database does not keep its data in this folder, or its log in segments of the expected size. */
export async function openWalSource(databaseUrl: string, steleData: string): Promise<WalSource> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'stele log' });
  client.on('error', () => {}); // the next query reports the failure
  await client.connect();
  try {
    const folder = databaseFolder(steleData),
      system = await readSystemId(folder);
    const {
      rows: [databaseInfo],
    } = await client.query<{ system: string; segment: number }>(
      `select lpad(to_hex(system_identifier), 16, '0') as system,
         (select setting::int8 from pg_settings where name = 'wal_segment_size') as segment from pg_control_system()`,
    );
    if (databaseInfo!.system !== system || Number(databaseInfo!.segment) !== segmentBytes)
      throw new Error('BACKUP_LOG keeps the log of the database of STELE_DATA alone');
    return { client, folder, system };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Makes the server retain the log until it is copied; true if it was not retained before, or some of it was lost. */
export async function startWalRetention({ client }: WalSource): Promise<boolean> {
  const { rows } = await client.query<{ status: string | null }>(
    'select wal_status as status from pg_replication_slots where slot_name = $1',
    [walSlot],
  );
  if (rows[0] && !['lost', 'unreserved'].includes(rows[0].status ?? '')) return false;
  if (rows[0]) await client.query('select pg_drop_replication_slot($1)', [walSlot]);
  await client.query('checkpoint'); // the retained log begins at the latest checkpoint
  await client.query('select pg_create_physical_replication_slot($1, true)', [walSlot]);
  return true;
}

/** Stops retaining the log if it is not archived any more: it would fill the disk. */
export async function stopWalRetention(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
    [walSlot],
  );
}

/**
 * Copies all whole segments, and lets the database remove them. With `close` the current segment is closed first, so
 * that the copy contains everything committed before. Nothing is ever overwritten. Fails with `logOfAnother` if a
 * segment of this name with other content is there.
 */
export async function archiveWal(place: BackupLocation, source: WalSource, { close = false } = {}): Promise<number> {
  const { client, system } = source;
  const reachesTo = close ? await closeSegment(client) : null;
  const {
    rows: [at],
  } = await client.query<{ timeline: string; from: number; to: number }>(
    `select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline,
       pg_wal_lsn_diff(restart_lsn, '0/0')::float8 as from, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as to
     from pg_replication_slots where slot_name = $1`,
    [walSlot],
  );
  if (!at) throw new Error('The log is not being kept');
  const timeline = Number.parseInt(at.timeline, 16);
  const [first, last] = [segmentAt(at.from), segmentAt(at.to) - 1];
  for (let number = first; number <= last; number++)
    await copySegment(place, source, segmentName(timeline, number), number === last ? reachesTo : null);
  if (last < first) return 0;
  await client.query('select pg_replication_slot_advance($1, $2)', [walSlot, positionOf((last + 1) * segmentBytes)]);
  return last - first + 1;

  async function copySegment(to: BackupLocation, { folder }: WalSource, name: string, reaches: string | null) {
    const content = await readFile(join(folder, 'pg_wal', name));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const existingSegment = await readSegment(to, system, name);
    if (existingSegment) {
      if (existingSegment.sha256 !== sha256) fail('logOfAnother', { name });
      return;
    }
    const file = await writeFile(to, walPath(system, name), Readable.from([content]));
    await to.flush();
    await writeSigned(to.store, `${walPath(system, name)}.json`, { sha256, reachesTo: reaches, file }, to.key);
    await to.flush();
  }
}

/**
 * Closes the current segment, and returns a time: everything committed before it is in the segment. An empty
 * transaction is committed after that time, so that a restoration finds where to stop.
 */
async function closeSegment(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  await client.query('select pg_current_xact_id()');
  await client.query('select pg_switch_wal()');
  return rows[0]!.now.toISOString();
}

/** The next transaction number: it stays the same while nothing is written. */
async function nextTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return rows[0]!.next;
}

interface WalArchiverOptions {
  databaseUrl: string;
  settings: Settings;
  /** The log is retained from now on: a copy of the whole folder is needed, on which to replay it. */
  onBegin(): Promise<void>;
  onTrouble(error: unknown): void;
}

/**
 * Continuously copies the log of the bundled database to the place of backups, in one of the processes that use it.
 * Failures are reported and retried; until then the database retains the uncopied log.
 */
export function startWalArchiver({ databaseUrl, settings, onBegin, onTrouble }: WalArchiverOptions) {
  const ending = new AbortController();
  const rest = (ms: number) => pause(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function keep() {
    const source = await openWalSource(databaseUrl, settings.STELE_DATA);
    try {
      if (!(await tryWalLock(source.client))) return;
      const place = await openBackupLocation(settings.BACKUP_TO ?? fail('backupNotSet'), settings, { toWrite: true });
      if (await startWalRetention(source)) await onBegin();
      let closedAt = 0,
        written: string | null = null;
      while (!ending.signal.aborted) {
        const isDue = Date.now() - closedAt >= closeMs || Date.now() < closedAt;
        const isWritten = isDue && (await nextTransaction(source.client)) !== written;
        await archiveWal(place, source, { close: isWritten });
        if (isWritten) {
          closedAt = Date.now();
          written = await nextTransaction(source.client);
        }
        await rest(pollMs);
      }
    } finally {
      await source.client.end().catch(() => {});
    }
  }

  const ended = (async () => {
    while (!ending.signal.aborted) {
      await keep().catch((error: unknown) => {
        if (!ending.signal.aborted) onTrouble(error);
      });
      await rest(retryMs);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
