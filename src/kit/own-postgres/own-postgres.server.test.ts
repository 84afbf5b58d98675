import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { awaitStatus } from './own-postgres.server.ts';

const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

test('a keeper whose connection breaks, before or after its first message, stops no process', async () => {
  const silent = new PassThrough();
  const silentStatus = awaitStatus(silent as unknown as Socket, Date.now() + 60_000);
  silent.destroy(reset());
  expect(await silentStatus).toBeNull();

  const speaking = new PassThrough();
  const status = { state: 'ready', keeper: 1, pid: 2, full: false };
  const ready = awaitStatus(speaking as unknown as Socket, Date.now() + 60_000);
  speaking.write(`${JSON.stringify(status)}\n`);
  expect(await ready).toMatchObject({ status });
  const closed = new Promise((done) => speaking.once('close', done));
  speaking.destroy(reset()); // unhandled, the error would end this process
  await closed;
});
