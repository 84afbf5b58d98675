import type pg from 'pg';

/**
 * Counts the statements that a pool sends, from 1, and stops before one of them: the n-th, or the first `commit`. With
 * `sent` it stops after sending the statement, so that its reply is lost. It then calls `stopped`.
 */
export function stopBeforeStatement(
  pool: pg.Pool,
  at: number | 'commit',
  stopped: (client: pg.PoolClient, statement: string) => Promise<void> | void,
  { sent = false } = {},
): void {
  let statements = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const counting = async (...args: unknown[]) => {
      if (++statements !== at && args[0] !== at) return query(...args);
      const answer = sent ? query(...args) : undefined;
      answer?.catch(() => {}); // the reply is not awaited
      await stopped(client, String(args[0]));
      return answer ?? query(...args);
    };
    Object.assign(client, { query: counting });
  });
}
