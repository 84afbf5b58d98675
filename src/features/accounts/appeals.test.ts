import { expect, test } from 'vitest';
import { registerMember } from '../../../tests/sign-up.ts';
import { openWorld } from '../../../tests/world.ts';
import * as contract from './contract.ts';
import { userInfo } from '../../kit/member/contract.ts';

test('T08 P03 a banned member can read, sees the remaining days and can appeal; a reviewer decides, but never on their own appeal', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { visitor, profile } = await registerMember(world, { username: 'su-dongpo' });
  const reviewer = await registerMember(world, { username: 'wang-anshi' });
  await db.updateTable('member').set({ role: 'reviewer' }).where('id', '=', reviewer.profile.id).execute();
  const judge = by(reviewer.visitor);

  await expect(by(visitor)(contract.appeal, { reason: 'why' })).rejects.toMatchObject({ errorName: 'notBanned' });
  await expect(by(visitor)(contract.ban, { username: 'wang-anshi', days: 3 })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  await expect(judge(contract.ban, { username: 'wang-anshi', days: 3 })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  await judge(contract.ban, { username: 'Su-Dongpo', days: 7, reason: 'poems' });
  expect(await by(visitor)(userInfo, {})).toMatchObject({ status: 'BAN', days: 7, banReason: 'poems' });
  await expect(by(visitor)(contract.setInterests, { interests: ['war'] })).rejects.toMatchObject({
    errorName: 'accountBanned',
    details: { days: 7 },
  });
  await expect(by(visitor)(contract.saveUserInfo, { signature: 'x' })).rejects.toMatchObject({
    errorName: 'accountBanned',
  });
  expect(await by(visitor)(contract.checkUsername, { username: 'free-name' })).toMatchObject({ free: true });

  expect(await by(visitor)(contract.appeal, { reason: 'They are quotations.' })).toMatchObject({ status: 'APPEAL' });
  await expect(by(visitor)(contract.appeal, { reason: 'again' })).rejects.toMatchObject({
    errorName: 'accountAppealing',
  });
  await expect(by(visitor)(contract.setInterests, { interests: ['war'] })).rejects.toMatchObject({
    errorName: 'accountAppealing',
  });
  const [filed] = await judge(contract.appeals, {});
  expect(filed).toMatchObject({ userName: 'su-dongpo', reason: 'They are quotations.', banReason: 'poems', days: 7 });
  await judge(contract.decideAppeal, { id: filed!.id, granted: false, answer: 'They are yours.' });
  expect(await by(visitor)(userInfo, {})).toMatchObject({ status: 'BAN' });
  await expect(judge(contract.decideAppeal, { id: filed!.id, granted: true })).rejects.toMatchObject({
    errorName: 'appealNotFound',
  });
  await by(visitor)(contract.appeal, { reason: 'Please look again.' });
  const [again] = await judge(contract.appeals, {});
  await judge(contract.decideAppeal, { id: again!.id, granted: true, answer: 'So they are.' });
  expect(await by(visitor)(contract.setInterests, { interests: ['war'] })).toMatchObject({ status: 'NORMAL', days: 0 });
  const messages = await db
    .selectFrom('message')
    .where('memberId', '=', profile.id)
    .orderBy('number')
    .select('content')
    .execute();
  expect(messages.map(({ content }) => content.kind)).toEqual(['welcome', 'banned', 'appealRefused', 'appealGranted']);

  await judge(contract.ban, { username: 'su-dongpo', days: 1 });
  await db
    .updateTable('member')
    .set({ bannedUntil: new Date(Date.now() - 1000) })
    .where('id', '=', profile.id)
    .execute();
  expect(await by(visitor)(userInfo, {})).toMatchObject({ status: 'NORMAL', days: 0 }); // it expires by itself
});

test('security M4 the reviewer who imposed a ban decides its appeal only if no other reviewer can', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { visitor, profile } = await registerMember(world, { username: 'su-dongpo' });
  const banner = await registerMember(world, { username: 'wang-anshi' }),
    other = await registerMember(world, { username: 'sima-guang' });
  const roles = (role: 'member' | 'reviewer' | 'administrator', id: string) =>
    db.updateTable('member').set({ role }).where('id', '=', id).execute();
  await roles('reviewer', banner.profile.id);
  await roles('administrator', other.profile.id);
  await by(banner.visitor)(contract.ban, { username: 'su-dongpo', days: 7 });
  await by(visitor)(contract.appeal, { reason: 'They are quotations.' });
  const [filed] = await by(banner.visitor)(contract.appeals, {});
  expect(filed).toMatchObject({ ownBan: true });
  await expect(by(banner.visitor)(contract.decideAppeal, { id: filed!.id, granted: false })).rejects.toMatchObject({
    errorName: 'appealOfOwnBan',
  });
  expect(await by(other.visitor)(contract.appeals, {})).toMatchObject([{ ownBan: false }]);

  // A banned or demoted reviewer, or the appellant, does not count as another judge.
  for (const change of [
    { status: 'ban', bannedUntil: new Date(Date.now() + 1e9) },
    { status: 'normal', bannedUntil: null, role: 'member' },
  ] as const) {
    await db.updateTable('member').set(change).where('id', '=', other.profile.id).execute();
    expect(await by(banner.visitor)(contract.appeals, {})).toMatchObject([{ ownBan: false }]);
  }
  await roles('reviewer', profile.id);
  await by(banner.visitor)(contract.decideAppeal, { id: filed!.id, granted: true });
  expect(
    await db.selectFrom('member').where('id', '=', profile.id).select(['status', 'bannedBy']).executeTakeFirst(),
  ).toEqual({ status: 'normal', bannedBy: null });
});
