import { expect, test } from 'vitest';
import { openSession } from '../../kit/calls/session.server.ts';
import * as limits from '../../rules/limits.ts';
import { randomPhone, requestCode, advanceTime, password, registerMember } from '../../../tests/sign-up.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import * as contract from './contract.ts';
import { userInfo } from '../../kit/member/contract.ts';

test('invitations are required if the setting says so, and each member has ten', async () => {
  const world = await openWorld({ INVITATION: 'needed' });
  const { by, db } = world;
  await db.insertInto('member').values({ id: 'host', name: 'host', phone: '+8613900139000' }).execute();
  const host = createVisitor();
  await openSession(db, host, 'host');
  const { invitationCode, left } = await by(host)(contract.invitationCode, {});
  expect(left).toBe(10);
  expect((await by(host)(contract.invitationCode, {})).invitationCode).toBe(invitationCode);
  const visitor = createVisitor(),
    mobile = randomPhone(),
    message = await requestCode(world, visitor, mobile);
  await expect(by(visitor)(contract.register, { mobile, message, username: 'guest', password })).rejects.toMatchObject({
    errorName: 'invitationNeeded',
  });
  await expect(by(visitor)(contract.signIn, { mobile, message })).rejects.toMatchObject({
    errorName: 'invitationNeeded',
  });
  expect(await by(visitor)(contract.checkInvitation, { invitationCode: invitationCode.toUpperCase() })).toEqual({
    good: true,
  });
  await by(visitor)(contract.register, { mobile, message, username: 'guest', password, invitationCode });
  expect((await by(host)(contract.invitationCode, {})).left).toBe(9);
});

test('security Low when twenty-five people use one invitation at the same time, ten are admitted', async () => {
  const { by, db } = await openWorld();
  await db
    .insertInto('member')
    .values({ id: 'host', name: 'host', phone: '+8613900139000', invitationCode: 'comeandsee' })
    .execute();
  const { sendCode } = await import('./face/codes.server.ts');
  const guests = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const visitor = createVisitor(),
        mobile = randomPhone();
      let message = '';
      await sendCode(db, visitor, `+86${mobile}`, async (code) => void (message = code));
      return () => by(visitor)(contract.signIn, { mobile, message, invitationCode: 'comeandsee' });
    }),
  );
  const came = await Promise.allSettled(guests.map((come) => come()));
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await db.selectFrom('member').where('invitedBy', '=', 'host').select('id').execute()).toHaveLength(10);
});

test('security Low V13 a code that was checked expires after five minutes all the same', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const visitor = createVisitor(),
    mobile = randomPhone();
  await by(visitor)(contract.checkCode, { mobile, message: await requestCode(world, visitor, mobile) });
  await advanceTime(db, limits.oneTimeCode.livesMs);
  await expect(by(visitor)(contract.register, { mobile, username: 'too-late', password })).rejects.toMatchObject({
    errorName: 'codeWrong',
  });
});

test('security Low V12 a common password, or one containing an account’s name, is refused by error name wherever one is chosen', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const newcomer = createVisitor(),
    mobile = randomPhone(),
    message = await requestCode(world, newcomer, mobile);
  for (const common of [
    '12345678',
    'password',
    'PASSWORD',
    'Qwertyuiop',
    'aaaaaaaa',
    '1q2w3e4r',
    'siguang1084',
    mobile,
    mobile.slice(-8),
    // The site's name, and its host (http://stele.test).
    'stele1984',
    'Estela2026',
    'steletest',
    'shiquge1984',
  ]) {
    await expect(
      by(newcomer)(contract.register, { mobile, message, username: 'si_guang-1084', password: common }),
      common,
    ).rejects.toMatchObject({ errorName: 'passwordCommon' });
  }
  const { visitor } = await registerMember(world, { username: 'sima-guang' });
  const elsewhere = Object.assign(createVisitor(), { origin: 'https://www.annals-of-bronze.example' });
  for (const common of ['annalsofbronze', 'AnnalsBronze99', 'annals2026'])
    await expect(
      by(elsewhere)(contract.register, { mobile, message, username: 'si_guang-1084', password: common }),
      common,
    ).rejects.toMatchObject({ errorName: 'passwordCommon' });
  await expect(
    by(visitor)(contract.changePassword, { oldPassword: password, newPassword: 'SimaGuang' }),
  ).rejects.toMatchObject({ errorName: 'passwordCommon' });
  await db.updateTable('member').set({ passwordHash: null }).where('name', '=', 'sima-guang').execute();
  await expect(by(visitor)(contract.addPassword, { password: 'iloveyou' })).rejects.toMatchObject({
    errorName: 'passwordCommon',
  });
});

test('security M6 GET logout signs out only for a script of this site', async () => {
  const { by, db } = await openWorld();
  await db.insertInto('member').values({ id: 'reader', name: 'somebody' }).execute();
  const image = createVisitor({ byOwnScript: false });
  await openSession(db, image, 'reader');
  await expect(by(image)(contract.logout, {})).rejects.toMatchObject({ errorName: 'originRefused' });
  expect(await by(image)(userInfo, {})).toMatchObject({ id: 'reader' });
});
