import type pg from 'pg';
import { holdRunnerLock } from '../database/locks.server.ts';

/** Wait before a broken connection is replaced, in milliseconds. */
const againMs = 1_000;

/**
 * Holds the lock of this process on a connection of its own, so that it goes when the process dies. `onAlive` is called
 * whenever it is held, also after the database was away.
 */
export function giveSignOfLife(pool: pg.Pool, runner: string, onAlive: () => void) {
  let client: pg.PoolClient | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The lock goes with the connection. */
  function letGo() {
    client?.release(true);
    client = undefined;
  }
  async function hold() {
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      letGo();
      if (!stopped) timer = setTimeout(() => void hold(), againMs).unref();
    };
    try {
      client = await pool.connect();
      client.once('error', again);
      await holdRunnerLock(client, runner);
      onAlive();
    } catch {
      again();
    }
  }
  const holding = hold();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await holding;
      letGo();
    },
  };
}
