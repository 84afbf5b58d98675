import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { memberOf, tokenHash } from './session.server.ts';

test('a session whose token is known makes a member, until it ends; only the hash of the token is kept', async () => {
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
    status: 'normal',
    days: 0,
    confirmed: true,
    sessionId: expect.any(String) as string,
  });
  for (const token of ['token-3', 'token', '', undefined, tokenHash('token-1').toString('hex'), 'x\0y'])
    await expect(memberOf(db, token), String(token)).resolves.toBeNull();
});
