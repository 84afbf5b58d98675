import { expect, test } from 'vitest';
import { implementations } from '../src/calls.server.ts';
import { accountCalls } from '../src/features/accounts/account-calls.ts';
import { connect } from '../src/kit/database/database.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { writesOfCalls, writesOfFunction } from './handler-writes.ts';
import { testContext } from './visitor.ts';
import { openDatabase } from './world.ts';

const endpoints = implementations.flat().map(({ endpoint }) => endpoint);
const accountTables = [
  'member',
  'session',
  'identity',
  'passkey',
  'accessToken',
  'secondFactor',
  'recoveryCode',
  'knownDevice',
  '?',
];
const writes = await writesOfCalls();

test('security H7 every call that writes to an account table is listed, and requires a confirmed identity where the list says so', () => {
  expect([...writes.keys()].filter((line) => line.includes(' ')).sort()).toEqual(
    endpoints.flatMap(({ routes }) => routes.slice(0, 1)).sort(),
  );
  const lines = [...writes]
    .filter(([, tables]) => accountTables.some((table) => tables.has(table)))
    .map(([line]) => line);
  expect(lines.sort()).toEqual(Object.keys(accountCalls).sort());
  for (const [line, asks] of Object.entries(accountCalls)) {
    expect(Boolean(endpoints.find(({ routes }) => routes[0] === line)?.confirmed), line).toBe(asks === 'asks');
  }
});

test('the search for writes follows helpers of other files, conditionals, spreads and SQL text', () => {
  expect([...writes.get('POST /api/auth/w1/n/weixin')!]).toEqual(
    expect.arrayContaining(['identity', 'member', 'session']),
  );
  expect([...writes.get('POST /data/account/passkey/sign-in')!]).toEqual(
    expect.arrayContaining(['passkey', 'session', 'knownDevice']),
  );
  expect([...writes.get('POST /data/review/act')!]).toEqual(
    expect.arrayContaining(['revision', 'entry', 'searchPassage', 'edge', 'source']),
  );
  expect(writes.get('POST /api/timeaxis/list')).toEqual(new Set());
});

/** GETs that write nevertheless, and what they write: being led to one harms no one. */
const writingGets = {
  'GET /api/auth/logout': 'ends the session, for scripts of this house alone (security M6)',
  'GET /api/auth/w1/n/getKaptcha': 'a captcha, counted by network',
  'GET /data/account/export': 'counts exports',
  'GET /data/source/find': 'counts look-ups',
  'GET /data/source/book': 'counts look-ups',
  'GET /data/wikidata/items': 'counts look-ups',
  'GET /data/wikidata/item': 'counts look-ups',
  'GET /data/comments/members': 'counts look-ups',
  'GET /api/user/getInvitationCode': 'makes the code when it is first looked at; always the same afterwards',
  'GET /api/mapscript/v1/draft/commitaudit/{id}': 'commits a draft, for scripts of this house alone',
  'GET /api/mapscript/v1/draft/delete/{id}': 'deletes a draft, for scripts of this house alone',
  'GET /api/mapscript/v1/audit/delete/{id}': 'deletes what was committed, for scripts of this house alone',
  'GET /data/seal/key': 'makes the key of the day',
};

test('security M6 no GET writes anything except those listed, according to the code and to a read-only database', async () => {
  const lines = [...writes].filter(([line, tables]) => line.startsWith('GET') && tables.size).map(([line]) => line);
  expect(lines.sort()).toEqual(Object.keys(writingGets).sort());
  const doors = {
    mountRandomPair: 'src/features/relations/paths/random-pair.server.ts',
    mountMachineEndpoints: 'src/features/entries/machine-endpoints.server.ts',
    mountLanguageSwitch: 'src/features/entries/language-switch.server.ts',
    mountWatchFeed: 'src/features/social/watching/feed.server.ts',
    mountPages: 'src/kit/pages/pages.server.ts',
  };
  for (const [name, file] of Object.entries(doors)) expect(writesOfFunction(file, name), name).toEqual(new Set());
  const { url } = await openDatabase();
  const { db } = connect(`${url}&options=-c%20default_transaction_read_only%3Don`, 4);
  const standing = {
    phoneBound: true,
    role: 'administrator',
    assignedRole: 'administrator',
    hasShownSecondFactor: false,
    status: 'normal',
    days: 0,
    confirmed: true,
    sessionId: 'test',
  } as const;
  const call = createApi(implementations).callFor({
    ...testContext(db),
    language: 'en',
    member: { id: 'liu-xiang', name: 'Liu Xiang', ...standing },
  });
  for (const endpoint of endpoints.filter(
    ({ routes }) => routes[0]?.startsWith('GET') && !(routes[0] in writingGets),
  )) {
    const { code } = await call(endpoint, endpoint.example).then(
      () => ({ code: null }),
      (error: { code?: string }) => error,
    );
    expect(code, endpoint.routes[0]).not.toBe('25006'); // read_only_sql_transaction
  }
  await expect(db.insertInto('attempt').values({ key: 'x' }).execute()).rejects.toMatchObject({ code: '25006' });
  await db.destroy();
});
