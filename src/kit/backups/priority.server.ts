import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/** The value of `nice`: requests of readers come first. */
const niceness = 10;

/** Lowers this process's priority below that of readers. */
export const lowerPriority = (): void => setPriority(niceness);

/**
 * Also lowers the priority of a bundled database's process for a connection: compression is half of a backup's work,
 * COPY the other half. A bundled database has its socket in its folder; other servers' processes are not ours.
 */
export async function lowerQueryPriority(client: pg.Client): Promise<void> {
  if (!existsSync(join(client.host, 'postmaster.pid'))) return;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    setPriority(rows[0]!.pid, niceness);
  } catch {
    // Without the permission the backup is taken all the same.
  }
}
