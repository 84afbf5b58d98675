import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/** As `nice`: whoever reads comes first. */
const behindReaders = 10;

/** Has this process work behind readers. */
export const standBehindReaders = (): void => setPriority(behindReaders);

/**
 * Has the own database do a connection's work behind that of readers, too: compressing is half of a backup's work, COPY
 * the other. Its socket lies in its folder, which tells it from a server whose processes are none of ours.
 */
export async function workBehindReaders(client: pg.Client): Promise<void> {
  if (!existsSync(join(client.host, 'postmaster.pid'))) return;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    setPriority(rows[0]!.pid, behindReaders);
  } catch {
    // The system does not let us: the backup is taken all the same.
  }
}
