import { monitorEventLoopDelay } from 'node:perf_hooks';
import { verify } from '@node-rs/argon2';
import { implementations } from '../src/calls.server.ts';
import { signIn } from '../src/features/accounts/contract.ts';
import { hashPassword } from '../src/features/accounts/methods/passwords.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { testContext, createVisitor } from '../tests/visitor.ts';
import { rounds, type EngineFigure, type Row } from './figure.ts';
import { withDatabase } from './own-database.ts';

/** Number of concurrent sign-ins, and of sign-ins per round. */
const concurrency = 8,
  signInsPerRound = 80;
const password = 'shiji130chapters';

/** Sign-ins by password through calls, and the delay of the event loop during them; compared with the bare hash. */
export const signIns: EngineFigure = () =>
  withDatabase(async ({ db }) => {
    const passwordHash = await hashPassword(password);
    const names = Array.from({ length: signInsPerRound }, (_, number) => `member-${number}`);
    await db
      .insertInto('member')
      .values(names.map((name) => ({ id: name, name, passwordHash })))
      .execute();
    const api = createApi(implementations),
      context = testContext(db);
    const enter = (username: string) =>
      api.callFor({ ...context, visitor: createVisitor(), language: 'en' })(signIn, { username, password });
    await Promise.all(names.slice(0, concurrency).map(enter));

    const ownSpeeds: number[] = [],
      bare: number[] = [],
      delays: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      ownSpeeds.push(await measurePerSecond(names, enter));
      delay.disable();
      delays.push(delay.percentile(95) / 1e6);
      bare.push(await measurePerSecond(names, () => verify(passwordHash, password)));
    }
    return [
      {
        what: `sign-ins by password, ${concurrency} at once, argon2id 19 MiB × 2`,
        unit: '/s',
        values: ownSpeeds,
        peer: { name: 'the bare hash', values: bare },
      },
      { what: 'the event loop waits meanwhile, p95', unit: 'ms', values: delays },
    ] satisfies Row[];
  });

/** Number per second, with several at once. */
async function measurePerSecond(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<number> {
  const waiting = [...names];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let name = waiting.pop(); name; name = waiting.pop()) await work(name);
    }),
  );
  return names.length / ((performance.now() - began) / 1000);
}
