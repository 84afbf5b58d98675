import { expect, test } from 'vitest';
import { createSignedInMember, withProductDatabase } from '../browser/accounts.ts';
import * as limits from '../../src/rules/limits.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { ask } from './ask.ts';

useWorkshopProduct();

/** A member with a token, created over HTTP. */
async function createMemberWithToken() {
  const member = await createSignedInMember();
  const cookie = `bearer=${member.cookies.bearer}; free=1`;
  const { envelope } = await ask('/data/account/token/add', {
    body: { name: 'Helper', days: 30 },
    headers: { cookie },
  });
  const { secret, tokens } = envelope.data as { secret: string; tokens: { id: string }[] };
  return { ...member, cookie, secret, tokenId: tokens[0]!.id };
}
const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const mcp = (body: object, headers: Record<string, string> = {}) =>
  ask('/mcp', { body, headers: { accept: 'application/json, text/event-stream', ...headers } });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const propose = (name: string) =>
  rpc('tools/call', { name: 'propose_entry', arguments: { kind: 'person', name, summary: 'Somebody.' } });

test('issue 42 with a token /mcp lists the tools that propose, and saves a draft of its member', async () => {
  const { id, name, secret } = await createMemberWithToken();
  const toolsOf = (text: string) => [...text.matchAll(/"name":"(propose_\w+|my_proposals)"/g)].map(([, tool]) => tool);
  expect(toolsOf((await mcp(rpc('tools/list'))).text)).toEqual([]);
  expect(toolsOf((await mcp(rpc('tools/list'), bearer(secret))).text)).toEqual([
    'propose_entry',
    'propose_text',
    'my_proposals',
  ]);
  expect((await mcp(propose(`Draft ${name}`))).text).toContain('create a token in the user centre');
  expect((await mcp(propose(`Draft ${name}`), bearer(secret))).text).toContain('\\"state\\":\\"draft\\"');
  await withProductDatabase(async (db) => {
    const rows = await db
      .selectFrom('revision')
      .where('authorId', '=', id)
      .select(['state', 'withAssistant'])
      .execute();
    expect(rows).toEqual(Array(2).fill({ state: 'draft', withAssistant: true }));
  });
});

test('issue 42 a wrong, expired or revoked token, and one of a banned member, get 401 as RFC 6750 says', async () => {
  const { id, cookie, secret, tokenId } = await createMemberWithToken();
  const expectRefusal = async (token: string) => {
    const { status, headers, text } = await mcp(rpc('tools/list'), bearer(token));
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="stele", error="invalid_token"']);
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', error: { message: /user centre/ } as unknown });
    expect(text).not.toContain('stele_');
  };
  expect((await mcp(rpc('ping'), bearer(secret))).status).toBe(200);
  for (const wrong of ['', 'x', `${secret}x`, `stele_${'A'.repeat(43)}`]) await expectRefusal(wrong);
  // Another scheme is not ours: a proxy in front of the site may use it.
  expect((await mcp(rpc('ping'), { authorization: 'Basic eDp5' })).status).toBe(200);

  const change = (work: (table: 'member' | 'accessToken') => object, table: 'member' | 'accessToken') =>
    withProductDatabase((db) =>
      db
        .updateTable(table)
        .set(work(table))
        .where('id', '=', table === 'member' ? id : tokenId)
        .execute(),
    );
  await change(() => ({ status: 'ban', bannedUntil: new Date(Date.now() + 86_400_000) }), 'member');
  await expectRefusal(secret);
  await change(() => ({ status: 'normal', bannedUntil: null }), 'member');
  expect((await mcp(rpc('ping'), bearer(secret))).status).toBe(200);
  await change(() => ({ expiresAt: new Date(Date.now() - 1000) }), 'accessToken');
  await expectRefusal(secret);
  await change(() => ({ expiresAt: new Date(Date.now() + 86_400_000) }), 'accessToken');
  await ask('/data/account/token/revoke', { body: { id: tokenId }, headers: { cookie } });
  await expectRefusal(secret);
});

test('issue 42 a token gives rights at /mcp alone, and a session gives none there', async () => {
  const { secret, cookie } = await createMemberWithToken();
  for (const path of ['/api/user/item/list/en/0/1/20', '/data/account/tokens', '/api/auth/w1/y/profile/en'])
    expect((await ask(path, { headers: bearer(secret) })).status, path).toBe(401);
  const draft = { facts: {}, text: {}, draft: true };
  expect((await ask('/api/item/save', { body: draft, headers: bearer(secret) })).status).toBe(401);
  // As a cookie, it is no session.
  expect((await ask('/data/account/tokens', { headers: { cookie: `bearer=${secret}; free=1` } })).status).toBe(401);
  expect((await mcp(propose('x'), { cookie })).text).toContain('create a token in the user centre');
});

test('issue 42 an assistant that loops is slowed down', async () => {
  const { id, secret } = await createMemberWithToken();
  await withProductDatabase((db) =>
    db
      .insertInto('attempt')
      .values(Array.from({ length: limits.assistantDraftsPerHour }, () => ({ key: `assistant member ${id}` })))
      .execute(),
  );
  expect((await mcp(propose('x'), bearer(secret))).text).toMatch(/tryLater.*seconds/);
});
