import { expect, test } from 'vitest';
import { openSession } from '../../../kit/calls/session.server.ts';
import * as limits from '../../../rules/limits.ts';
import { createAuthenticator } from '../../../../tests/authenticator.ts';
import { startMessagingApp } from '../../../../tests/messaging-app.ts';
import { codeOfApp, nextCode, setUpApp, wrongCode } from '../../../../tests/second-factor.ts';
import { requestCode, advanceTime, password } from '../../../../tests/sign-up.ts';
import { createVisitor, type TestVisitor } from '../../../../tests/visitor.ts';
import { openWorld } from '../../../../tests/world.ts';
import { exportData } from '../../user-centre/contract.ts';
import * as account from '../contract.ts';
import * as passkey from '../methods/passkey-contract.ts';
import { hashPassword } from '../methods/passwords.server.ts';
import * as contract from './contract.ts';
import { resetSecondFactor } from './reset.server.ts';
import { userInfo } from '../../../kit/member/contract.ts';

const mobile = '13800138000';
const failure = (errorName: string) => expect.objectContaining({ errorName }) as Error;
const passwordHash = hashPassword(password);

/** A site with a signed-in member, and functions to sign in from other browsers. */
async function aSite(environment: NodeJS.ProcessEnv = {}, role: 'member' | 'reviewer' | 'administrator' = 'member') {
  const world = await openWorld(
    { SECOND_FACTOR_KEY: Buffer.alloc(32, 1).toString('base64'), ...environment },
    'tables',
  );
  const { db, by } = world;
  await db
    .insertInto('member')
    .values({ id: 'ban-zhao', name: 'ban-zhao', phone: `+86${mobile}`, role, passwordHash: await passwordHash })
    .execute();
  const visitor = createVisitor();
  await by(visitor)(account.signIn, { username: 'ban-zhao', password });
  const firstStep = (elsewhere: TestVisitor) => by(elsewhere)(account.signIn, { username: 'ban-zhao', password });
  const secondStep = (elsewhere: TestVisitor, code: string) => by(elsewhere)(contract.secondStep, { code });
  /** Both steps, in a browser that was never used before. */
  const signIn = async (code: string, elsewhere = createVisitor()) => {
    await expect(firstStep(elsewhere)).rejects.toEqual(failure('secondStepNeeded'));
    await secondStep(elsewhere, code);
    return elsewhere;
  };
  const goStale = () =>
    db
      .updateTable('session')
      .set({ confirmedAt: new Date(Date.now() - limits.confirmationMs) })
      .execute();
  const notices = async () =>
    (
      await db.selectFrom('message').where('memberId', '=', 'ban-zhao').orderBy('number').select('content').execute()
    ).map(({ content }) => content);
  return { ...world, visitor, call: by(visitor), firstStep, secondStep, signIn, goStale, notices };
}
type Site = Awaited<ReturnType<typeof aSite>>;

async function addPasskey({ by }: Site, visitor: TestVisitor) {
  const authenticator = createAuthenticator();
  const { options } = await by(visitor)(passkey.startPasskey, {});
  const [added] = await by(visitor)(passkey.addPasskey, { credential: authenticator.create(options, visitor) });
  return { ...authenticator, id: added!.id };
}
async function signInByPasskey(
  { by }: Site,
  { get }: ReturnType<typeof createAuthenticator>,
  visitor = createVisitor(),
) {
  const { options } = await by(visitor)(passkey.startPasskeySignIn, {});
  await by(visitor)(passkey.passkeySignIn, { credential: get(options, visitor) });
  return visitor;
}

test('adding an app takes one of its codes, ends every other session, shows ten recovery codes and notifies the account', async () => {
  const site = await aSite();
  const { db, by, call, visitor, notices } = site;
  const other = createVisitor();
  await openSession(db, other, 'ban-zhao');
  const { secret } = await call(contract.startApp, {});
  await expect(call(contract.addApp, { code: wrongCode(secret) })).rejects.toEqual(failure('codeWrong'));
  expect(await call(contract.secondFactor, {})).toMatchObject({ isAsked: false, since: null, hasApp: false });
  const { recoveryCodes } = await call(contract.addApp, { code: codeOfApp(secret) });
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  expect(await call(contract.secondFactor, {})).toEqual({
    isAsked: true,
    since: expect.any(String) as string,
    hasApp: true,
    passkeys: 0,
    recoveryCodes: 10,
    isRequired: false,
  });
  expect(await by(other)(userInfo, {})).toBeNull();
  expect(await by(visitor)(userInfo, {})).toMatchObject({ secondFactor: true });
  expect(await notices()).toContainEqual({ kind: 'secondFactorAdded' });
  await expect(call(contract.addApp, { code: codeOfApp(secret) })).rejects.toEqual(failure('secondStepExpired'));

  // The database stores no usable secret or code, and the export only their existence.
  const row = await db.selectFrom('secondFactor').selectAll().executeTakeFirstOrThrow();
  const { Secret } = await import('otpauth');
  expect(row.secret!.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  const hashes = await db.selectFrom('recoveryCode').select('codeHash').execute();
  expect(hashes.map(({ codeHash }) => codeHash.length)).toEqual(Array.from({ length: 10 }, () => 32));
  const exported = await call(exportData, {});
  expect(exported.secondFactor).toEqual({ since: expect.any(String) as string, app: true, recoveryCodes: 10 });
  expect(JSON.stringify(exported)).not.toContain(secret);
});

test('sign-in by password, SMS code or messaging app asks for a second step, and is complete only after it', async () => {
  const site = await aSite(await startMessagingApp());
  const { by, call, db, firstStep, secondStep } = site;
  const bind = await call(account.startWeixin, { from: '/', module: 'BIND' });
  const stateIn = ({ url }: { url: string }) => new URL(url).searchParams.get('state')!;
  await call(account.weixin, { code: 'zhao-1', state: stateIn(bind), module: 'BIND' });
  const { secret } = await setUpApp(call);

  const byPhone = createVisitor(),
    byApp = createVisitor(),
    byPassword = createVisitor();
  const message = await requestCode(site, byPhone, mobile);
  await expect(by(byPhone)(account.signIn, { mobile, message })).rejects.toEqual(failure('secondStepNeeded'));
  await expect(by(createVisitor())(account.signIn, { mobile, message })).rejects.toEqual(failure('codeWrong'));
  const login = await by(byApp)(account.startWeixin, { from: '/' });
  await expect(by(byApp)(account.weixin, { code: 'zhao-2', state: stateIn(login), module: 'LOGIN' })).rejects.toEqual(
    failure('secondStepNeeded'),
  );
  await expect(firstStep(byPassword)).rejects.toEqual(failure('secondStepNeeded'));
  for (const visitor of [byPhone, byApp, byPassword]) {
    expect(visitor.cookies.has('bearer')).toBe(false);
    await expect(by(visitor)(account.userProfile, {})).rejects.toEqual(failure('accountExpired'));
    await nextCode(db);
    expect(await secondStep(visitor, codeOfApp(secret))).toMatchObject({ userProfile: { id: 'ban-zhao' } });
    expect(await by(visitor)(account.userProfile, {})).toMatchObject({ id: 'ban-zhao' });
  }
});

test('resetting a forgotten password by SMS still requires the second step', async () => {
  const site = await aSite();
  const { by, call } = site;
  const { recoveryCodes } = await setUpApp(call);
  const thief = createVisitor();
  const message = await requestCode(site, thief, mobile);
  await expect(by(thief)(account.resetPassword, { mobile, message, password: 'zizhitongjian1084' })).rejects.toEqual(
    failure('secondStepNeeded'),
  );
  expect(await by(thief)(userInfo, {})).toBeNull();
  expect(await site.secondStep(thief, recoveryCodes[0]!)).toMatchObject({ userProfile: { id: 'ban-zhao' } });
});

test('a passkey counts as both steps', async () => {
  const site = await aSite();
  const key = await addPasskey(site, site.visitor);
  await setUpApp(site.call);
  const elsewhere = await signInByPasskey(site, key);
  expect(await site.by(elsewhere)(account.userProfile, {})).toMatchObject({ id: 'ban-zhao' });
  // Also at the second step: the pending sign-in then needs no code.
  const second = createVisitor();
  await expect(site.firstStep(second)).rejects.toEqual(failure('secondStepNeeded'));
  await signInByPasskey(site, key, second);
  expect(await site.by(second)(account.userProfile, {})).toMatchObject({ id: 'ban-zhao' });
});

test('attack: an app code is accepted once and no older code after it; of two simultaneous uses one succeeds', async () => {
  const { call, db, firstStep, secondStep, signIn, visitor, by, goStale } = await aSite();
  const { secret, used } = await setUpApp(call);
  const replaying = createVisitor();
  await expect(signIn(used, replaying)).rejects.toEqual(failure('codeWrong'));
  const next = codeOfApp(secret, 1);
  await secondStep(replaying, next);
  await goStale();
  for (const code of [next, used])
    await expect(by(visitor)(account.confirmIdentity, { code })).rejects.toEqual(failure('codeWrong'));

  await nextCode(db);
  const code = codeOfApp(secret);
  const two = [createVisitor(), createVisitor()];
  for (const newVisitor of two) await expect(firstStep(newVisitor)).rejects.toEqual(failure('secondStepNeeded'));
  const results = await Promise.allSettled(two.map((newVisitor) => secondStep(newVisitor, code)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a recovery code signs in once, however it is typed; the account is notified, and new codes void the old', async () => {
  const { call, signIn, notices, secondStep } = await aSite();
  const { recoveryCodes } = await setUpApp(call);
  const [first, second, third] = recoveryCodes as [string, string, string];
  await signIn(` ${first.toUpperCase().replaceAll('-', ' ')} `);
  expect(await notices()).toContainEqual({ kind: 'recoveryCodeUsed', count: 9 });
  const again = createVisitor();
  await expect(signIn(first, again)).rejects.toEqual(failure('codeWrong'));
  await secondStep(again, second);
  const renewed = await call(contract.renewCodes, {});
  expect(renewed.recoveryCodes).toHaveLength(10);
  await expect(signIn(third)).rejects.toEqual(failure('codeWrong'));
  await signIn(renewed.recoveryCodes[0]!);
  expect(await notices()).toContainEqual({ kind: 'recoveryCodesRenewed' });
  expect(await call(contract.secondFactor, {})).toMatchObject({ recoveryCodes: 9 });
});

test('attack: guesses are limited to five a quarter of an hour and thirty a day; the owner’s own browser is counted separately', async () => {
  const { call, by, db, firstStep, secondStep, visitor, goStale } = await aSite();
  const { secret, recoveryCodes } = await setUpApp(call);
  let tries = 0;
  for (let quarter = 0; quarter < 6; quarter++) {
    const thief = createVisitor();
    await expect(firstStep(thief)).rejects.toEqual(failure('secondStepNeeded'));
    for (let at = 0; at < limits.secondFactor.triesAQuarter; at++, tries++)
      await expect(secondStep(thief, at % 2 ? 'abcd-efgh-jkmn' : wrongCode(secret))).rejects.toEqual(
        failure('codeWrong'),
      );
    await expect(secondStep(thief, recoveryCodes[0]!)).rejects.toEqual(failure('tryLater'));
    await advanceTime(db, 16 * 60_000);
  }
  expect(tries).toBe(limits.secondFactor.triesADay);
  const thief = createVisitor();
  await expect(firstStep(thief)).rejects.toEqual(failure('secondStepNeeded'));
  await nextCode(db);
  await expect(secondStep(thief, codeOfApp(secret))).rejects.toEqual(failure('tryLater'));

  await goStale();
  expect(await by(visitor)(account.confirmIdentity, { code: codeOfApp(secret) })).toEqual({ good: true });
  await expect(firstStep(visitor)).rejects.toEqual(failure('secondStepNeeded'));
  await secondStep(visitor, recoveryCodes[1]!);
});

test('attack: the second step belongs to the browser that made the first, is valid for ten minutes and works once', async () => {
  const { call, db, firstStep, secondStep } = await aSite();
  const { recoveryCodes } = await setUpApp(call);
  const [first, second, third] = recoveryCodes as [string, string, string];
  await expect(secondStep(createVisitor(), first)).rejects.toEqual(failure('secondStepExpired'));
  const slow = createVisitor();
  await expect(firstStep(slow)).rejects.toEqual(failure('secondStepNeeded'));
  await db.updateTable('pending').set({ expiresAt: new Date() }).execute();
  await expect(secondStep(slow, first)).rejects.toEqual(failure('secondStepExpired'));
  const visitor = createVisitor();
  await expect(firstStep(visitor)).rejects.toEqual(failure('secondStepNeeded'));
  const cookie = visitor.cookie('pending_second_step')!;
  await secondStep(visitor, second);
  visitor.setCookie('pending_second_step', cookie, { maxAgeMs: 1000 });
  await expect(secondStep(visitor, third)).rejects.toEqual(failure('secondStepExpired'));
});

test('security H7 with a second factor, the password alone neither confirms identity nor changes the password', async () => {
  const { call, db, goStale, visitor } = await aSite();
  const { secret } = await setUpApp(call);
  await goStale();
  const change = () => call(account.changePassword, { oldPassword: password, newPassword: 'zizhitongjian1084' });
  await expect(call(account.confirmIdentity, { password })).rejects.toEqual(failure('secondStepNeeded'));
  for (const act of [
    change,
    () => call(contract.startApp, {}),
    () => call(contract.renewCodes, {}),
    () => call(contract.removeSecondFactor, {}),
  ])
    await expect(act(), String(act)).rejects.toEqual(failure('confirmNeeded'));
  await nextCode(db);
  const before = visitor.cookie('bearer');
  await call(account.confirmIdentity, { code: codeOfApp(secret) });
  expect(visitor.cookie('bearer')).not.toBe(before);
  await change();
});

test('SECOND_FACTOR: a reviewer without a second factor has only a member’s rights until one is added', async () => {
  const site = await aSite({ SECOND_FACTOR: 'reviewers' }, 'reviewer');
  const { call, by, visitor } = site;
  expect(await call(userInfo, {})).toMatchObject({
    role: 'member',
    waitingRole: 'reviewer',
    secondFactor: false,
  });
  expect(await call(account.saveUserInfo, { signature: 'still mine' })).toMatchObject({ signature: 'still mine' });
  await expect(call(account.appeals, {})).rejects.toEqual(failure('secondFactorNeeded'));
  await expect(call(account.ban, { username: 'nobody', days: 1 })).rejects.toEqual(failure('secondFactorNeeded'));
  await setUpApp(call);
  expect(await by(visitor)(userInfo, {})).toMatchObject({ role: 'reviewer', waitingRole: null });
  expect(await call(account.appeals, {})).toEqual([]);
});

test('SECOND_FACTOR: adding or signing in with a passkey also grants the rights of the role', async () => {
  const site = await aSite({ SECOND_FACTOR: 'reviewers' }, 'reviewer');
  const key = await addPasskey(site, site.visitor);
  expect(await site.call(account.appeals, {})).toEqual([]);
  const elsewhere = await signInByPasskey(site, key);
  expect(await site.by(elsewhere)(account.appeals, {})).toEqual([]);
  await expect(site.firstStep(createVisitor())).rejects.toEqual(failure('secondStepNeeded'));
});

test('SECOND_FACTOR=administrators does not apply to reviewers; off applies to no role', async () => {
  const reviewer = await aSite({ SECOND_FACTOR: 'administrators' }, 'reviewer');
  expect(await reviewer.call(account.appeals, {})).toEqual([]);
  const administrator = await aSite({ SECOND_FACTOR: 'administrators' }, 'administrator');
  await expect(administrator.call(account.appeals, {})).rejects.toEqual(failure('secondFactorNeeded'));
  const free = await aSite({}, 'administrator');
  expect(await free.call(userInfo, {})).toMatchObject({ role: 'administrator', waitingRole: null });
});

test('attack: an older session, or one that knows only the password, neither adds nor removes a factor', async () => {
  const site = await aSite({ SECOND_FACTOR: 'reviewers' }, 'reviewer');
  const { by, db, visitor } = site;
  const key = await addPasskey(site, visitor);
  const before = createVisitor();
  await openSession(db, before, 'ban-zhao'); // identity just confirmed, second factor not shown
  for (const act of [
    () => by(before)(account.appeals, {}),
    () => by(before)(contract.startApp, {}),
    () => by(before)(contract.addApp, { code: '000000' }),
    () => by(before)(contract.usePasskeys, {}),
    () => by(before)(passkey.startPasskey, {}),
    () => by(before)(passkey.removePasskey, { id: key.id }),
  ])
    await expect(act(), String(act)).rejects.toEqual(failure('secondFactorNeeded'));
  await signInByPasskey(site, key, before);
  expect(await by(before)(account.appeals, {})).toEqual([]);
});

test('attack: knowing only the password of a member with passkeys is not enough to turn on the second factor', async () => {
  const site = await aSite();
  const { by, db, call, visitor } = site;
  const key = await addPasskey(site, visitor);
  const thief = createVisitor();
  await site.firstStep(thief);
  const ways = [
    () => by(thief)(contract.usePasskeys, {}),
    () => by(thief)(contract.startApp, {}),
    () => by(thief)(contract.addApp, { code: '000000' }),
  ];
  for (const way of ways) await expect(way(), String(way)).rejects.toEqual(failure('passkeyNeeded'));
  // A passkey that the thief adds is not proof of the member's.
  await addPasskey(site, thief);
  for (const way of ways) await expect(way(), String(way)).rejects.toEqual(failure('passkeyNeeded'));
  expect(await by(thief)(userInfo, {})).toMatchObject({ secondFactor: false });
  expect(await call(contract.secondFactor, {})).toMatchObject({ since: null, recoveryCodes: 0 });

  // A passkey that the session showed earlier does not count, either.
  await db
    .updateTable('session')
    .set({ passkeyAt: new Date(Date.now() - limits.confirmationMs - 1000) })
    .execute();
  for (const way of [() => call(contract.usePasskeys, {}), () => call(contract.startApp, {})])
    await expect(way(), String(way)).rejects.toEqual(failure('passkeyNeeded'));
  await signInByPasskey(site, key, visitor);
  expect((await call(contract.usePasskeys, {})).recoveryCodes).toHaveLength(10);
  expect(await by(thief)(userInfo, {})).toBeNull();
});

test('the last second factor cannot be removed while the role needs one, but can be replaced', async () => {
  const site = await aSite({ SECOND_FACTOR: 'reviewers' }, 'reviewer');
  const { call, notices, visitor } = site;
  await setUpApp(call);
  await expect(call(contract.removeSecondFactor, {})).rejects.toEqual(failure('lastSecondFactor'));
  const key = await addPasskey(site, visitor);
  expect(await call(contract.removeSecondFactor, {})).toMatchObject({ since: null, hasApp: false, isAsked: true });
  expect((await notices()).at(-1)).toEqual({ kind: 'secondFactorRemoved' });
  await expect(call(passkey.removePasskey, { id: key.id })).rejects.toEqual(failure('lastSecondFactor'));
  await setUpApp(call);
  expect(await call(passkey.removePasskey, { id: key.id })).toEqual([]);
  await expect(call(contract.removeSecondFactor, {})).rejects.toEqual(failure('lastSecondFactor'));
});

test('a member turns it on with passkeys alone, replaces the app, and turns it off where it is optional', async () => {
  const site = await aSite();
  const { call, db, signIn, visitor, firstStep } = site;
  await expect(call(contract.usePasskeys, {})).rejects.toEqual(failure('bindingNotFound'));
  const key = await addPasskey(site, visitor);
  await site.by(createVisitor())(account.signIn, { username: 'ban-zhao', password }); // a passkey alone changes nothing
  const { recoveryCodes } = await call(contract.usePasskeys, {});
  expect(recoveryCodes).toHaveLength(10);
  await expect(call(passkey.removePasskey, { id: key.id })).rejects.toEqual(failure('lastSecondFactor'));
  await signIn(recoveryCodes[0]!);
  const first = await setUpApp(call);
  expect(first.recoveryCodes).toEqual([]); // the existing ones stay valid
  const { secret } = await setUpApp(call);
  await nextCode(db);
  const elsewhere = createVisitor();
  await expect(signIn(codeOfApp(first.secret), elsewhere)).rejects.toEqual(failure('codeWrong'));
  await site.secondStep(elsewhere, codeOfApp(secret));
  expect(await call(contract.removeSecondFactor, {})).toMatchObject({ isAsked: false, recoveryCodes: 0 });
  await expect(call(contract.removeSecondFactor, {})).rejects.toEqual(failure('secondFactorOff'));
  await expect(call(contract.renewCodes, {})).rejects.toEqual(failure('secondFactorOff'));
  expect(await firstStep(createVisitor())).toMatchObject({ userProfile: { secondFactor: false } });
});

test('the operator can reset the factors of a member who lost them all: sessions end, and the role is suspended until new ones', async () => {
  const site = await aSite({ SECOND_FACTOR: 'reviewers' }, 'reviewer');
  const { db, by, call, notices, firstStep, visitor } = site;
  await addPasskey(site, visitor);
  await setUpApp(call);
  await db.transaction().execute((tx) => resetSecondFactor(tx, 'BAN-zhao'));
  expect(await by(visitor)(userInfo, {})).toBeNull();
  for (const table of ['secondFactor', 'recoveryCode', 'passkey'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect((await notices()).at(-1)).toEqual({ kind: 'secondFactorReset' });
  const back = createVisitor();
  expect(await firstStep(back)).toMatchObject({ userProfile: { role: 'member', waitingRole: 'reviewer' } });
  await setUpApp(by(back));
  expect(await by(back)(account.appeals, {})).toEqual([]);

  await db.insertInto('member').values({ id: 'keyed', name: 'keyed' }).execute();
  const keyed = createVisitor();
  await openSession(db, keyed, 'keyed');
  await addPasskey(site, keyed);
  await expect(resetSecondFactor(db, 'keyed')).rejects.toEqual(failure('lastWayIn'));
  await expect(resetSecondFactor(db, 'nobody')).rejects.toEqual(failure('memberNotFound'));
});
