import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../../tests/review-fixture.ts';
import { openSession } from '../../../kit/calls/session.server.ts';
import * as limits from '../../../rules/limits.ts';
import { advanceTime, password } from '../../../../tests/sign-up.ts';
import { createVisitor } from '../../../../tests/visitor.ts';
import { auditLog } from '../../operations/contract.ts';
import { deleteAccount, exportData } from '../../user-centre/contract.ts';
import { ban, changePassword } from '../contract.ts';
import { deleteExpired } from '../delete-expired.server.ts';
import { endSessionsOfMember } from '../face/end-sessions.server.ts';
import { memberOfAccessToken } from '../face/access-tokens.server.ts';
import { hashPassword } from '../methods/passwords.server.ts';
import { resetSecondFactor } from '../second-factor/reset.server.ts';
import { accessTokens, addAccessToken, revokeAccessToken } from './contract.ts';

async function openSite() {
  const site = await createReviewFixture({}, 'tables');
  const author = site.by('author');
  const create = async (name = 'Helper') => (await author(addAccessToken, { name, days: 30 })).secret;
  const memberOf = (secret: string) => memberOfAccessToken(site.db, secret, { phoneOptional: false });
  return { ...site, author, create, memberOf };
}

test('issue 42 a member creates a token, sees its secret once and its last use, and revokes it', async () => {
  const { author, by, create, memberOf, db } = await openSite();
  const secret = await create();
  expect(secret).toMatch(/^stele_[\w-]{43}$/);
  const [token] = await author(accessTokens, {});
  expect(token).toMatchObject({ name: 'Helper', usedAt: null });
  expect(Date.parse(token!.expiresAt) - Date.parse(token!.since)).toBe(30 * 86_400_000);
  // Neither the list nor the database nor the export nor the audit log has it.
  const stored = JSON.stringify([
    await db.selectFrom('accessToken').selectAll().execute(),
    await db.selectFrom('auditLog').selectAll().execute(),
    await author(exportData, {}),
    await author(accessTokens, {}),
  ]);
  expect(stored).not.toContain(secret.slice(6));
  expect(stored).toContain('Helper');

  expect(await memberOf(secret)).toMatchObject({
    id: 'author',
    role: 'member',
    confirmed: false,
    accessTokenId: token!.id,
  });
  expect((await author(accessTokens, {}))[0]!.usedAt).not.toBeNull();
  await expect(by('other')(revokeAccessToken, { id: token!.id })).rejects.toMatchObject({ errorName: 'tokenNotFound' });
  expect(await author(revokeAccessToken, { id: token!.id })).toEqual([]);
  expect(await memberOf(secret)).toBeNull();
  expect((await by('boss')(auditLog, { by: 'author' })).items.map(({ act, role }) => [act, role])).toEqual([
    ['account/token/revoke', 'member'],
    ['account/token/add', 'member'],
  ]);
});

test('issue 42 a token of a reviewer has no rights of a reviewer; a made-up one has none', async () => {
  const { by, memberOf } = await openSite();
  const { secret } = await by('boss')(addAccessToken, { name: 'x', days: 365 });
  expect(await memberOf(secret)).toMatchObject({ id: 'boss', role: 'member', assignedRole: 'member' });
  for (const wrong of [
    '',
    'stele_',
    secret.slice(6),
    `${secret}x`,
    `${secret.slice(0, -1)}=`,
    'stele_' + 'a'.repeat(43),
  ])
    expect(await memberOf(wrong), wrong).toBeNull();
});

test('issue 42 a token ends with its time, a ban, another password, a reset, an end of all sessions, and the account', async () => {
  const { author, by, create, memberOf, db, visitors } = await openSite();
  await db
    .updateTable('member')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', 'author')
    .execute();
  const expectEnd = async (name: string, end: () => Promise<unknown>) => {
    const secret = await create(name);
    expect(await memberOf(secret), name).not.toBeNull();
    await end();
    expect(await memberOf(secret), name).toBeNull();
    await openSession(db, visitors.author, 'author');
  };
  await expectEnd('time', () => sql`update access_token set expires_at = now()`.execute(db));
  expect(await author(accessTokens, {})).toEqual([]);
  await deleteExpired(db);
  expect(await db.selectFrom('accessToken').selectAll().execute()).toEqual([]);
  await expectEnd('ban', () => by('reviewer')(ban, { username: 'author', days: 1, reason: 'x' }));
  await by('reviewer')(ban, { username: 'author', days: 0, reason: '' });
  await expectEnd('password', () =>
    author(changePassword, { oldPassword: password, newPassword: 'zizhitongjian1084' }),
  );
  await expectEnd('reset', () => resetSecondFactor(db, 'author'));
  await expectEnd('sessions', () => endSessionsOfMember(db, 'author'));
  await expectEnd('account', () => author(deleteAccount, {}));
});

test('issue 42 tokens are bounded in number and rate, and need a confirmed identity and a phone', async () => {
  const { author, create, db, byVisitor } = await openSite();
  for (let count = 0; count < limits.quota.tokens; count++) await create(`${count}`);
  await expect(create()).rejects.toMatchObject({ errorName: 'quotaReached', details: { what: 'tokens' } });
  for (const { id } of (await author(accessTokens, {})).slice(1)) await author(revokeAccessToken, { id });
  for (let count = limits.quota.tokens + 1; count < limits.accessTokens.newADay; count++) {
    await create(`${count}`);
    await author(revokeAccessToken, { id: (await author(accessTokens, {})).at(-1)!.id });
  }
  for (let count = 0; count < 5; count++) await expect(create()).rejects.toMatchObject({ errorName: 'tryLater' });
  // The audit log counts them, by the minute.
  const refusals = await db.selectFrom('auditLog').where('error', '=', 'tryLater').select(['act', 'times']).execute();
  expect(refusals.length).toBeLessThanOrEqual(2);
  expect(refusals.reduce((sum, { times }) => sum + times, 0)).toBe(5);
  await advanceTime(db, 86_400_000);
  await create();

  await sql`update session set confirmed_at = now() - interval '1 day'`.execute(db);
  await expect(create()).rejects.toMatchObject({ errorName: 'confirmNeeded' });
  const visitor = createVisitor();
  await db.updateTable('member').set({ phone: null }).where('id', '=', 'other').execute();
  await openSession(db, visitor, 'other');
  await expect(byVisitor(visitor)(addAccessToken, { name: 'x', days: 30 })).rejects.toMatchObject({
    errorName: 'phoneNeeded',
  });
});
