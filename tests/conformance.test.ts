import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { implementations } from '../src/calls.server.ts';
import { socketPath } from '../src/features/messages/socket.server.ts';
import type { Access, Endpoint } from '../src/kit/calls/endpoint.ts';
import { asFailure } from '../src/kit/calls/api.server.ts';
import { errors, type ErrorName } from '../src/rules/errors.ts';
import { accountExamples } from './examples/accounts.ts';
import { articleExamples } from './examples/articles.ts';
import { bookExamples } from './examples/books.ts';
import { jobExamples } from './examples/jobs.ts';
import { userContentExamples } from './examples/user-content.ts';
import { paintingExamples } from './examples/paintings.ts';
import { possessionExamples } from './examples/possessions.ts';
import { recordingExamples } from './examples/recordings.ts';
import { askExample, prepareWorld } from './examples/prepared-world.ts';
import { socialExamples } from './examples/social.ts';
import { wikimediaExamples } from './examples/wikimedia.ts';
import { writingExamples } from './examples/writing.ts';
import { openWorld, openReadOnlyWorld, type TestMember } from './world.ts';

const endpoints = implementations.flat().map(({ endpoint }) => endpoint);
const nameOf = ({ routes, summary }: Endpoint) => routes[0] ?? summary;
const examples = [
  ...accountExamples,
  ...writingExamples,
  ...possessionExamples,
  ...jobExamples,
  ...bookExamples,
  ...paintingExamples,
  ...articleExamples,
  ...socialExamples,
  ...userContentExamples,
  ...wikimediaExamples,
  ...recordingExamples,
];
/** Calls whose example needs data that the built-in world does not have. */
const prepared = new Map(examples.map((example) => [example.endpoint, example]));

/** Failed calls with their reason, so that one run reports all. */
async function failing(calls: readonly Endpoint[], ask: (endpoint: Endpoint) => Promise<unknown>) {
  const failed: Record<string, string> = {};
  for (const endpoint of calls) {
    await ask(endpoint).then(
      (reply) => {
        if (reply === undefined) failed[nameOf(endpoint)] = 'no reply';
      },
      (error: unknown) => {
        const { failure, isKnown } = asFailure(error);
        failed[nameOf(endpoint)] = isKnown
          ? `${failure.errorName} ${JSON.stringify(failure.details)}`
          : String((error as Error).stack);
      },
    );
  }
  return failed;
}

test('every call answers its example as its contract promises, in the built-in world', async () => {
  const { as, db } = await openWorld();
  await db.insertInto('member').values({ id: 'liu-xiang', name: 'Liu Xiang', role: 'reviewer' }).execute(); // the audit log names them
  expect(
    await failing(
      endpoints.filter((endpoint) => !prepared.has(endpoint)),
      (endpoint) => as(endpoint.for === 'anyone' ? null : 'liu-xiang', 'en')(endpoint, endpoint.example),
    ),
  ).toEqual({});
});

test('calls that need earlier actions answer their example after those actions', async () => {
  expect([...prepared.keys()].filter((endpoint) => !endpoints.includes(endpoint)).map(nameOf)).toEqual([]);
  const world = await prepareWorld();
  expect(await failing([...prepared.keys()], (endpoint) => askExample(world, prepared.get(endpoint)!))).toEqual({});
});

/** For each access level, a member just below it, and the error they receive. */
const doors: Record<Exclude<Access, 'anyone'>, readonly [TestMember, ErrorName] | null> = {
  member: null,
  'member with phone': ['ban-zhao', 'phoneNeeded'],
  reviewer: ['sima-qian', 'notAllowed'],
  administrator: ['liu-xiang', 'notAllowed'],
};

test('member calls ask strangers to sign in (P01, X01), reviewer and administrator calls refuse others, phone calls ask for one (P02)', async () => {
  const { as } = openReadOnlyWorld();
  expect([errors.accountExpired, errors.notAllowed, errors.phoneNeeded]).toEqual([401, 403, 403]);
  for (const endpoint of endpoints) {
    if (endpoint.for === 'anyone') continue;
    const ask = (who: TestMember | null) => expect(as(who)(endpoint, endpoint.example), nameOf(endpoint)).rejects;
    await ask(null).toMatchObject({ errorName: 'accountExpired' });
    const door = doors[endpoint.for];
    if (door) await ask(door[0]).toMatchObject({ errorName: door[1] });
  }
});

/** Every route of the specification: method, path, and for unimplemented ones the issue that will add it. */
const specified = readFileSync('tests/specified-lines.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [method: string, path: string, issue?: string]);
const lineOf = ([method, path]: readonly (string | undefined)[]) => `${method} ${path}`;
/** Names of placeholders may differ; where the specification writes `cn`, any language code is accepted. */
const shapeOf = (line: string) =>
  line
    .replace('/cn/', '/{}/')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/$/, '');

test('every route of the specification is a call or listed as planned; every other call is one of our own under /data', () => {
  const ownLines = [...endpoints.flatMap(({ routes }) => routes), `WS ${socketPath}`]
    .filter((line) => !line.includes(' /data/'))
    .map(shapeOf);
  const built = specified.filter(([, , issue]) => issue === undefined);
  expect(ownLines.sort()).toEqual(built.map((row) => shapeOf(lineOf(row))).sort());
  const toCome = specified.filter(([, , issue]) => issue !== undefined);
  expect(toCome.filter(([, , issue]) => !/^1[3-9]$|^20$/.test(issue!))).toEqual([]);
});

const table = '../shared/spec/endpoints.tsv';
test.skipIf(!existsSync(table))(
  'the list of specified routes equals the specification’s (needs ../shared/spec)',
  () => {
    const rows = readFileSync(table, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => lineOf(line.split('\t')));
    expect(specified.map((row) => lineOf(row))).toEqual(rows);
  },
);
