import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/** The value of `nice`: requests of readers come first. */
const behindReaders = 10;

/** Lowers this process's priority below that of readers. */
export const standBehindReaders = (): void => setPriority(behindReaders);

/**
 * Also lowers the priority of a bundled database's process for a connection: compression is half of a backup's work,
 * COPY the other half. A bundled database has its socket in its folder; other servers' processes are not ours.
 */
export async function workBehindReaders(client: pg.Client): Promise<void> {
  if (!existsSync(join(client.host, 'postmaster.pid'))) return;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    setPriority(rows[0]!.pid, behindReaders);
  } catch {
    // Without the permission the backup is taken all the same.
  }
}
