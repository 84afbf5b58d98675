import type pg from 'pg';
import { expect, test } from 'vitest';
import { withCopySupport } from './copy-pool.server.ts';

test('a connection that refuses a write is discarded, as it may reach a former primary; after any other failure it is kept', async () => {
  const released: unknown[] = [];
  const failing = (code: string) =>
    withCopySupport({
      connect: async () => ({
        query: () => Promise.reject(Object.assign(new Error('refused'), { code })),
        release: (destroy?: boolean) => released.push(Boolean(destroy)),
      }),
    } as unknown as pg.Pool);
  for (const code of ['25006', '23505']) {
    const client = await failing(code).connect();
    await expect(client.query('insert into published values (1)', [])).rejects.toMatchObject({ code });
    client.release();
  }
  expect(released).toEqual([true, false]);
});
