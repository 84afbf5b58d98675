import type pg from 'pg';
import { holdRunnerLock } from '../database/locks.server.ts';

/** Delay before a broken connection is replaced, in milliseconds. */
const retryMs = 1_000;

/**
 * Holds this process's liveness lock on a separate connection, so that the lock ends with the process. `onAlive` is
 * called whenever the lock is taken, also after the database was away.
 */
export function startLivenessLock(pool: pg.Pool, runner: string, onAlive: () => void) {
  let client: pg.PoolClient | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The lock ends with the connection. */
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
      if (!stopped) timer = setTimeout(() => void hold(), retryMs).unref();
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
