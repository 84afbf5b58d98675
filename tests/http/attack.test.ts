import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callsOf } from '../../scripts/attack/calls.ts';
import { createClient } from '../../scripts/attack/client.ts';
import { createOwnedThings } from '../../scripts/attack/owned-things.ts';
import { createPeople, prepareInDatabase } from '../../scripts/attack/own-site.ts';
import { runAttack } from '../../scripts/attack/run-attack.ts';
import { implementations } from '../../src/calls.server.ts';
import { endpoint } from '../../src/kit/calls/endpoint.ts';
import { connect } from '../../src/kit/database/database.server.ts';
import { productDatabase, productUrl, useWorkshopProduct } from '../product-under-test.ts';
import { randomNetwork } from '../visitor.ts';

useWorkshopProduct();

/** Calls that read, change and delete things of most kinds, and calls of reviewers and administrators. */
const slice = [
  'GET /api/user/version/{vId}',
  'POST /api/user/draft/delete',
  'POST /data/revision/withdraw',
  'POST /api/special/group/detail',
  'POST /api/special/content/delete',
  'POST /data/graph/remove',
  'GET /data/mapscript/open/{id}',
  'POST /data/tour/delete',
  'GET /data/article/part/{articleId}',
  'POST /api/book/delete',
  'GET /api/media/image/{lang}/{id}',
  'POST /data/recording/delete',
  'POST /data/comments/delete',
  'POST /data/account/passkey/remove',
  'POST /data/account/token/revoke',
  'POST /data/account/sessions/end',
  'POST /api/message/read/one',
  'POST /data/reports/close',
  'POST /data/jobs/giveup',
  'POST /data/terms/remove',
  'POST /data/members/role',
];

test('npm run attack: in a sample of calls and kinds no one else’s data are shown or changed, and nothing fails with 5xx', async () => {
  const { db } = connect(productDatabase(), 2);
  onTestFinished(() => db.destroy());
  const { cookies, names } = await createPeople(db);
  const prepared = await prepareInDatabase(db, names);
  const client = (token: string | null) =>
    createClient(productUrl(), token, { headers: { 'x-forwarded-for': randomNetwork() } });
  const owner = client(cookies.owner);
  const things = await createOwnedThings(owner);
  expect(things.missing).toEqual([]);
  things.targets.push(...prepared.targets!);
  things.secrets.push(...prepared.secrets!);
  const { findings, tallies } = await runAttack({
    calls: callsOf(implementations.flat().map((feature) => feature.endpoint)).filter(({ line }) =>
      slice.includes(line),
    ),
    pages: ['/group/:id', '/review/:id', '/iiif/3/:id/info.json'],
    owner,
    attackers: {
      stranger: client(null),
      member: client(cookies.member),
      'banned member': client(cookies.banned),
      reviewer: client(cookies.reviewer),
    },
    things,
  });
  expect(findings).toEqual([]);
  expect(tallies.member!.held).toBeGreaterThan(slice.length * 30);
});

const input = z.object({ id: z.string() });
const call = { summary: '', input, reply: z.unknown(), example: { id: 's0' } };

test('the attack finds a secret that is shown, a thing that is changed, a failure, and a call that refuses nobody', async () => {
  const calls = callsOf([
    endpoint('GET /data/shown/{id}', { ...call, for: 'anyone' }),
    endpoint('POST /data/renamed', { ...call, for: 'member' }),
    endpoint('GET /data/broken/{id}', { ...call, for: 'anyone' }),
    endpoint('GET /data/refusing', { ...call, for: 'administrator' }),
  ]);
  let name = 'Qin';
  const app = fastify();
  onTestFinished(() => app.close());
  const data = (value: unknown) => ({ code: 200, data: value });
  app.get('/data/mine', () => data({ name }));
  app.get('/data/shown/:id', () => data({ note: 'CanaryWord' }));
  app.post('/data/renamed', () => data({ name: (name = 'Han') }));
  app.get('/data/broken/:id', (_, reply) => reply.code(500).send(''));
  app.get('/data/refusing', () => data(null));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { findings, tallies } = await runAttack({
    calls,
    pages: [],
    owner: createClient(address, 'owner'),
    attackers: { member: createClient(address, 'member') },
    things: {
      targets: [{ kind: 'draft', id: 's1' }],
      secrets: [{ kind: 'note', text: 'canaryword', isForReviewers: false }],
      readings: [{ line: 'GET /data/mine', input: {} }],
      missing: [],
    },
  });
  expect(findings).toEqual([
    'member: GET /data/shown/{id} with id of draft (s1) shows the note of somebody else (answered 200)',
    'member: POST /data/renamed changed what the owner reads by GET /data/mine {}',
    'member: GET /data/broken/{id} with id of draft (s1) answered 500',
    'member: GET /data/refusing with id of draft (s1) must be refused, but answered 200',
  ]);
  expect(tallies.member).toEqual({ tried: 4, held: 1, failed: 3, limited: 0, statuses: { 200: 3, 500: 1 } });
});
