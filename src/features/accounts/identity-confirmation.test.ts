import { expect, test } from 'vitest';
import { openSession } from '../../kit/calls/session.server.ts';
import * as limits from '../../rules/limits.ts';
import { randomPhone, lastCode, advanceTime, password, registerMember, type World } from '../../../tests/sign-up.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import { confirmMail, exportData } from '../user-centre/contract.ts';
import * as contract from './contract.ts';
import { addPasskey, startPasskey } from './methods/passkey-contract.ts';
import { userInfo } from '../../kit/member/contract.ts';

/** As if every session's identity confirmation were a quarter of an hour old. */
const goStale = ({ db }: World) =>
  db
    .updateTable('session')
    .set({ confirmedAt: new Date(Date.now() - limits.confirmationMs) })
    .execute();

test('actions that could take over an account require confirming identity by password or phone', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { visitor, mobile } = await registerMember(world, { username: 'mozi-the-builder' });
  await db
    .updateTable('session')
    .set({ confirmedAt: new Date(Date.now() - limits.confirmationMs) })
    .execute();
  const remove = () => by(visitor)(contract.removeBinding, { type: 'phone' });
  await expect(remove()).rejects.toMatchObject({ errorName: 'confirmNeeded' });
  await expect(by(visitor)(contract.confirmIdentity, { password: 'wrongwrong' })).rejects.toMatchObject({
    errorName: 'signInWrong',
  });
  await expect(by(visitor)(contract.confirmIdentity, {})).rejects.toMatchObject({ errorName: 'signInWrong' });
  await advanceTime(db, 61_000);
  expect((await by(visitor)(contract.sendConfirmation, {})).phone).toBe(`+86138****${mobile.slice(-4)}`);
  await by(visitor)(contract.confirmIdentity, { message: await lastCode(db, mobile) });
  expect(await remove()).toMatchObject({ phone: null });
  await db
    .updateTable('session')
    .set({ confirmedAt: new Date(Date.now() - limits.confirmationMs) })
    .execute();
  await by(visitor)(contract.confirmIdentity, { password });
  await expect(remove()).rejects.toMatchObject({ errorName: 'bindingNotFound' });
});

test('confirming identity issues a new token, so a token stolen before becomes useless', async () => {
  const world = await openWorld();
  const { by } = world;
  const { visitor } = await registerMember(world, { username: 'mozi-the-scout' });
  const thief = createVisitor();
  for (const [name, value] of visitor.cookies) thief.setCookie(name, value, { maxAgeMs: 1000 });
  expect(await by(thief)(userInfo, {})).toMatchObject({ username: 'mozi-the-scout' });
  await goStale(world);
  await by(visitor)(contract.confirmIdentity, { password });
  expect(await by(visitor)(userInfo, {})).toMatchObject({ username: 'mozi-the-scout' });
  expect(await by(thief)(userInfo, {})).toBeNull();
});

test('security H7 an old stolen session can neither add a way to sign in nor export the member’s data', async () => {
  const world = await openWorld();
  const { by, db } = world;
  await db
    .insertInto('member')
    .values([
      { id: 'owner', name: 'owner-1', phone: '+8613800138000' },
      { id: 'unbound', name: 'unbound' },
    ])
    .execute();
  const thief = createVisitor(),
    second = createVisitor(),
    mobile = randomPhone();
  await openSession(db, thief, 'owner');
  await openSession(db, second, 'unbound');
  await goStale(world);
  await by(thief)(contract.sendCode, { mobile });
  const message = await lastCode(db, mobile);
  for (const act of [
    () => by(thief)(contract.addPassword, { password: 'thief12345678' }),
    () => by(thief)(contract.changeBinding, { mobile, message }),
    () => by(second)(contract.addBinding, { mobile, message }),
    () => by(thief)(confirmMail, { mail: 'thief@example.org', code: '000000' }),
    () => by(thief)(contract.setUsername, { username: 'thiefs-name' }),
    () => by(thief)(contract.saveUserInfo, { username: 'thiefs-name' }),
    () => by(thief)(startPasskey, {}),
    () => by(thief)(exportData, {}),
  ])
    await expect(act(), String(act)).rejects.toMatchObject({ errorName: 'confirmNeeded' });
  expect(await by(thief)(contract.saveUserInfo, { signature: 'still free', username: 'owner-1' })).toMatchObject({
    signature: 'still free',
  });

  // The owner of the phone confirms by a code, and continues.
  await by(thief)(contract.sendConfirmation, {});
  await by(thief)(contract.confirmIdentity, { message: await lastCode(db, '13800138000') });
  expect(await by(thief)(contract.addPassword, { password })).toMatchObject({ hasPassword: true });
});

test('security Low a passkey challenge accepts one answer, right or wrong', async () => {
  const { by, db } = await openWorld();
  await db.insertInto('member').values({ id: 'owner', name: 'owner-2' }).execute();
  const visitor = createVisitor();
  await openSession(db, visitor, 'owner');
  await by(visitor)(startPasskey, {});
  const credential = { id: 'AA', rawId: 'AA', type: 'public-key', response: {}, clientExtensionResults: {} } as const;
  await expect(by(visitor)(addPasskey, { credential })).rejects.toMatchObject({ errorName: 'passkeyWrong' });
  expect(await db.selectFrom('pending').where('kind', '=', 'passkey').select('kind').execute()).toEqual([]);
});
