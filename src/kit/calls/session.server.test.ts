import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { memberOf, tokenHash } from './session.server.ts';

test('a known session token identifies a member until the session ends; only the hash of the token is stored', async () => {
  const { db } = await openWorld();
  await db
    .insertInto('member')
    .values([
      { id: 'm1', name: 'Sima Qian', phone: '+86 10' },
      { id: 'm2', name: 'Ban Zhao', phone: null, role: 'reviewer' },
    ])
    .execute();
  const hour = 3_600_000;
  await db
    .insertInto('session')
    .values([
      { tokenHash: tokenHash('token-1'), memberId: 'm1', expiresAt: new Date(Date.now() + hour) },
      { tokenHash: tokenHash('token-2'), memberId: 'm2', expiresAt: new Date(Date.now() + hour) },
      { tokenHash: tokenHash('token-3'), memberId: 'm1', expiresAt: new Date(Date.now() - hour) },
    ])
    .execute();
  await expect(memberOf(db, 'token-1')).resolves.toEqual({
    id: 'm1',
    name: 'Sima Qian',
    phoneBound: true,
    role: 'member',
    assignedRole: 'member',
    hasShownSecondFactor: false,
    status: 'normal',
    days: 0,
    confirmed: true,
    sessionId: expect.any(String) as string,
  });
  await expect(memberOf(db, 'token-2')).resolves.toEqual({
    id: 'm2',
    name: 'Ban Zhao',
    phoneBound: false,
    role: 'reviewer',
    assignedRole: 'reviewer',
    hasShownSecondFactor: false,
    status: 'normal',
    days: 0,
    confirmed: true,
    sessionId: expect.any(String) as string,
  });
  for (const token of ['token-3', 'token', '', undefined, tokenHash('token-1').toString('hex'), 'x\0y'])
    await expect(memberOf(db, token), String(token)).resolves.toBeNull();
});

test('security L4 a session that is used every day ends after ninety days, one that was open before does too', async () => {
  const { db } = await openWorld();
  await db.insertInto('member').values({ id: 'm1', name: 'Sima Qian' }).execute();
  const day = 86_400_000;
  const before = (days: number) => new Date(Date.now() - days * day);
  await db
    .insertInto('session')
    .values({
      tokenHash: tokenHash('token-1'),
      memberId: 'm1',
      createdAt: before(89),
      seenAt: before(1),
      expiresAt: before(-30),
    })
    .execute();
  await expect(memberOf(db, 'token-1')).resolves.toMatchObject({ id: 'm1' });
  const { expiresAt } = await db.selectFrom('session').select('expiresAt').executeTakeFirstOrThrow();
  expect(Math.round((expiresAt.getTime() - Date.now()) / day)).toBe(1);
});
