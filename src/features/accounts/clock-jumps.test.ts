import { expect, onTestFinished, test, vi } from 'vitest';
import { createAuthenticator } from '../../../tests/authenticator.ts';
import { codeOfApp, setUpApp } from '../../../tests/second-factor.ts';
import { randomPhone, requestCode, password, registerMember } from '../../../tests/sign-up.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import { sealKey } from '../../kit/calls/body-encryption-contract.ts';
import { userProfile } from './contract.ts';
import * as contract from './contract.ts';
import * as passkey from './methods/passkey-contract.ts';
import { deleteExpired } from './delete-expired.server.ts';
import * as factor from './second-factor/contract.ts';

/** Sets this process's clock off the real time by some hours. */
function moveClock(hours: number) {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + hours * 3_600_000);
}

test('security issue 34: while the clock jumps an hour forward and back, sessions last, and each way to sign in works', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const world = await openWorld({}, 'tables');
  const { by } = world;
  const members = new Map<string, Awaited<ReturnType<typeof registerMember>>>();
  for (const [step, hours] of [0, 1, 0, -1, 0].entries()) {
    moveClock(hours);
    const username = `member-${step}`;
    // Registering: a captcha, a code by phone, a session.
    members.set(username, await registerMember(world, { username }));
    for (const [name, { visitor }] of members)
      expect(await by(visitor)(userProfile, {}), `${name} at step ${step}`).toMatchObject({ username: name });
    for (const name of members.keys())
      expect(await by(createVisitor())(contract.signIn, { username: name, password })).toMatchObject({
        userProfile: { username: name },
      });
    const mobile = randomPhone(),
      byCode = createVisitor();
    const message = await requestCode(world, byCode, mobile);
    expect(await by(byCode)(contract.signIn, { mobile, message })).toMatchObject({ isNew: true });

    const { visitor } = members.get(username)!;
    const authenticator = createAuthenticator();
    const { options } = await by(visitor)(passkey.startPasskey, {});
    await by(visitor)(passkey.addPasskey, { credential: authenticator.create(options, visitor) });
    const other = createVisitor();
    const start = await by(other)(passkey.startPasskeySignIn, {});
    expect(
      await by(other)(passkey.passkeySignIn, { credential: authenticator.get(start.options, other) }),
    ).toMatchObject({ userProfile: { username } });
  }
});

test('security issue 34: no authenticator code counts twice, even if the clock is set back; recovery codes still work', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const world = await openWorld({}, 'tables');
  const { by } = world;
  const { visitor } = await registerMember(world, { username: 'zuo-qiuming' });
  moveClock(1);
  const { secret, used, recoveryCodes } = await setUpApp(by(visitor));
  moveClock(0);
  const signIn = async (code: string) => {
    const browser = createVisitor();
    await expect(by(browser)(contract.signIn, { username: 'zuo-qiuming', password })).rejects.toMatchObject({
      errorName: 'secondStepNeeded',
    });
    return by(browser)(factor.secondStep, { code });
  };
  await expect(signIn(used)).rejects.toMatchObject({ errorName: expect.any(String) });
  await expect(signIn(codeOfApp(secret))).rejects.toMatchObject({ errorName: expect.any(String) });
  expect(await signIn(recoveryCodes[0]!)).toMatchObject({ userProfile: { username: 'zuo-qiuming' } });
  moveClock(1);
  await expect(signIn(used)).rejects.toMatchObject({ errorName: expect.any(String) });
  moveClock(2);
  expect(await signIn(codeOfApp(secret))).toMatchObject({ userProfile: { username: 'zuo-qiuming' } });
});

test('security issue 34: processes accept each other’s codes and delete what expired, however far apart their clocks are', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const world = await openWorld({}, 'tables');
  const { by, db } = world;
  for (const hours of [-30, 30]) {
    moveClock(hours);
    const visitor = createVisitor(),
      mobile = randomPhone();
    const message = await requestCode(world, visitor, mobile);
    const { kid } = (await by(visitor)(sealKey, {})).key as { kid: string };
    expect(kid).toBeTruthy();
    moveClock(0);
    await deleteExpired(db); // as the other process does
    await by(visitor)(contract.checkCode, { mobile, message });
    await deleteExpired(db);
    moveClock(-hours);
    expect(await by(visitor)(contract.signIn, { mobile, message })).toMatchObject({ isNew: true });
    moveClock(hours);
    expect(await by(visitor)(userProfile, {})).toMatchObject({ phoneBound: true });
  }
});
