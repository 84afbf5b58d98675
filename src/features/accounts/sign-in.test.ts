import { expect, test } from 'vitest';
import { tokenHash } from '../../kit/calls/session.server.ts';
import * as limits from '../../rules/limits.ts';
import {
  answerKaptcha,
  randomPhone,
  requestCode,
  lastCode,
  advanceTime,
  password,
  registerMember,
} from '../../../tests/sign-up.ts';
import { createVisitor, type TestVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import * as contract from './contract.ts';
import { userInfo } from '../../kit/member/contract.ts';

test('S03 R24 P02 a user registers by phone, code, username and password, is signed in, and can sign in again both ways', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { visitor, mobile, profile } = await registerMember(world, { username: '太史公_sima' });
  expect(profile).toMatchObject({
    username: '太史公_sima',
    phoneBound: true,
    status: 'NORMAL',
    days: 0,
    hasPassword: true,
    role: 'member',
  });
  expect(profile.phone).toMatch(/^\+86138\*{4}\d{4}$/);
  expect([...visitor.cookies.keys()]).toEqual(expect.arrayContaining(['bearer', 'free']));
  expect(await by(visitor)(userInfo, {})).toEqual(profile);
  expect(await by(visitor)(contract.userProfile, {})).toEqual(profile);

  const elsewhere = createVisitor();
  expect(await by(elsewhere)(contract.signIn, { username: '太史公_SIMA', password })).toMatchObject({
    userProfile: { id: profile.id },
    isNew: false,
  });
  expect(await by(createVisitor())(contract.signIn, { username: mobile, password })).toMatchObject({
    userProfile: { id: profile.id },
  });
  await advanceTime(db, 61_000);
  const third = createVisitor();
  expect(await by(third)(contract.signIn, { mobile, message: await requestCode(world, third, mobile) })).toMatchObject({
    userProfile: { id: profile.id },
    isNew: false,
  });
  const { passwordHash } = await db
    .selectFrom('member')
    .where('id', '=', profile.id)
    .select('passwordHash')
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('S03 the three generations of sign-in routes share one endpoint', () => {
  expect(contract.signIn.routes).toEqual([
    'POST /api/auth',
    'POST /user/doLogin',
    'POST /api/auth/w1/n/login',
    'POST /api/auth/loginByPhone',
  ]);
  expect(contract.sendCode.routes).toHaveLength(3);
});

test('S03 a phone without an account gets one with its first code, and a name that is free can be chosen', async () => {
  const world = await openWorld();
  const { by } = world;
  const visitor = createVisitor(),
    mobile = randomPhone();
  const { userProfile, isNew } = await by(visitor)(contract.signIn, {
    mobile,
    message: await requestCode(world, visitor, mobile),
  });
  expect(isNew).toBe(true);
  expect(userProfile).toMatchObject({ hasPassword: false, phoneBound: true });
  await registerMember(world, { username: 'ban-zhao' });
  expect(await by(visitor)(contract.checkUsername, { username: 'Ban-Zhao' })).toEqual({ valid: true, free: false });
  await expect(by(visitor)(contract.setUsername, { username: 'BAN-ZHAO' })).rejects.toMatchObject({
    errorName: 'usernameTaken',
  });
  expect(await by(visitor)(contract.setUsername, { username: 'ban-gu' })).toMatchObject({ username: 'ban-gu' });
  expect(await by(visitor)(contract.setInterests, { interests: ['war', 'war', 'east-asia'] })).toMatchObject({
    interests: ['war', 'east-asia'],
  });
});

test('V13 a code needs a captcha, works once, lasts five minutes, allows five tries; only the newest is valid', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const visitor = createVisitor(),
    mobile = randomPhone();
  await expect(by(visitor)(contract.sendCode, { mobile })).rejects.toMatchObject({ errorName: 'kaptchaNeeded' });
  await expect(by(visitor)(contract.sendCode, { mobile, kaptcha: 'wrong' })).rejects.toMatchObject({
    errorName: 'kaptchaWrong',
  });
  await expect(
    by(visitor)(contract.sendCode, { mobile: '12345', kaptcha: await answerKaptcha(world, visitor) }),
  ).rejects.toMatchObject({ errorName: 'phoneShape' });

  // Answered beforehand, as the second generation of the form does.
  await by(visitor)(contract.checkKaptcha, { kaptcha: await answerKaptcha(world, visitor) });
  expect(await by(visitor)(contract.sendCode, { mobile })).toEqual({ waitSeconds: 60 });
  await expect(by(visitor)(contract.sendCode, { mobile })).rejects.toMatchObject({ errorName: 'kaptchaNeeded' });
  await expect(requestCode(world, visitor, mobile)).rejects.toMatchObject({
    errorName: 'tryLater',
    details: { seconds: expect.any(Number) as number },
  });

  const first = await lastCode(db, mobile);
  await advanceTime(db, 61_000);
  let second = await requestCode(world, visitor, mobile);
  while (second === first) {
    await advanceTime(db, 61_000);
    second = await requestCode(world, visitor, mobile);
  }
  await expect(by(visitor)(contract.checkCode, { mobile, message: first })).rejects.toMatchObject({
    errorName: 'codeWrong',
  });
  const fullWidth = second.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  expect(await by(visitor)(contract.checkCode, { mobile, message: fullWidth })).toEqual({ good: true });
  for (let wrong = 0; wrong < 4; wrong++)
    await expect(by(visitor)(contract.checkCode, { mobile, message: 'no' })).rejects.toMatchObject({
      errorName: 'codeWrong',
    });
  await expect(by(visitor)(contract.checkCode, { mobile, message: second })).rejects.toMatchObject({
    errorName: 'codeWrong',
  });

  await advanceTime(db, 61_000);
  const third = await requestCode(world, visitor, mobile);
  await advanceTime(db, limits.oneTimeCode.livesMs);
  await expect(by(visitor)(contract.signIn, { mobile, message: third })).rejects.toMatchObject({
    errorName: 'codeWrong',
  });

  const fourth = await requestCode(world, visitor, mobile);
  await by(visitor)(contract.signIn, { mobile, message: fourth });
  await expect(by(createVisitor())(contract.signIn, { mobile, message: fourth })).rejects.toMatchObject({
    errorName: 'codeWrong',
  });
});

test('guessing a code a thousand times fails, and of two simultaneous uses one succeeds', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const visitor = createVisitor(),
    mobile = randomPhone();
  const message = await requestCode(world, visitor, mobile);
  const tries = await Promise.allSettled(
    Array.from({ length: 1000 }, (_, guess) =>
      by(createVisitor())(contract.checkCode, { mobile, message: String(guess).padStart(6, '0') }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  await expect(by(visitor)(contract.checkCode, { mobile, message })).rejects.toMatchObject({ errorName: 'codeWrong' });

  await advanceTime(db, 61_000);
  const again = await requestCode(world, visitor, mobile);
  const both = await Promise.allSettled(
    [1, 2].map(() => by(createVisitor())(contract.signIn, { mobile, message: again })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('registering without a code uses the one that this browser has just checked, and no other', async () => {
  const world = await openWorld();
  const { by } = world;
  const visitor = createVisitor(),
    mobile = randomPhone();
  const message = await requestCode(world, visitor, mobile);
  await by(visitor)(contract.checkCode, { mobile, message });
  await expect(
    by(createVisitor())(contract.register, { mobile, username: 'intruder', password }),
  ).rejects.toMatchObject({
    errorName: 'codeWrong',
  });
  expect(await by(visitor)(contract.register, { mobile, username: 'liu-xin', password })).toMatchObject({
    userProfile: { username: 'liu-xin' },
  });
});

test('V11 V12 V13 each mistake in a registration is reported by error name, and nothing is half done', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { mobile: taken } = await registerMember(world, { username: 'zuo-qiuming' });
  await advanceTime(db, 61_000);
  const visitor = createVisitor(),
    mobile = randomPhone();
  const message = await requestCode(world, visitor, mobile);
  const before = await db
    .selectFrom('member')
    .select((from) => from.fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  const wrong = (what: object, errorName: string) =>
    expect(
      by(visitor)(contract.register, { mobile, message, username: 'guo-pu', password, ...what }),
    ).rejects.toMatchObject({ errorName });
  await wrong({ username: 'a b' }, 'usernameShape');
  await wrong({ username: 'Zuo-Qiuming' }, 'usernameTaken');
  await wrong({ password: 'short' }, 'passwordShape');
  await wrong({ password: 'with space 1' }, 'passwordLetters');
  await wrong({ message: '0' }, 'codeWrong');
  await wrong({ mobile: '1' }, 'phoneShape');
  await wrong({ invitationCode: 'nobodys' }, 'invitationWrong');
  expect(
    await db
      .selectFrom('member')
      .select((from) => from.fn.countAll().as('all'))
      .executeTakeFirstOrThrow(),
  ).toEqual(before);
  expect(visitor.cookies.has('bearer')).toBe(false);
  await by(visitor)(contract.register, { mobile, message, username: 'guo-pu', password }); // the failure consumed no code

  const other = createVisitor();
  const otherCode = await requestCode(world, other, taken);
  await expect(
    by(other)(contract.register, { mobile: taken, message: otherCode, username: 'second-account', password }),
  ).rejects.toMatchObject({ errorName: 'phoneTaken' });
});

test('S03 wrong name and wrong password look alike; after three tries a captcha, after ten a wait in words; success resets both', async () => {
  const world = await openWorld();
  const { by, db } = world;
  await registerMember(world, { username: 'han-feizi' });
  const wrong = (visitor: TestVisitor, username: string, kaptcha?: string) =>
    by(visitor)(contract.signIn, { username, password: 'wrongwrong', kaptcha });
  for (const username of ['han-feizi', 'nobody-of-that-name']) {
    for (let tries = 0; tries < 3; tries++)
      await expect(wrong(createVisitor(), username)).rejects.toMatchObject({ errorName: 'signInWrong', details: {} });
    await expect(wrong(createVisitor(), username)).rejects.toMatchObject({ errorName: 'kaptchaNeeded' });
  }
  const visitor = createVisitor();
  for (let tries = 3; tries < 10; tries++)
    await expect(wrong(visitor, 'han-feizi', await answerKaptcha(world, visitor))).rejects.toMatchObject({
      errorName: 'signInWrong',
    });
  await expect(
    by(visitor)(contract.signIn, { username: 'han-feizi', password, kaptcha: await answerKaptcha(world, visitor) }),
  ).rejects.toMatchObject({ errorName: 'tryLater' });
  await advanceTime(db, 15 * 60_000);
  await by(visitor)(contract.signIn, { username: 'han-feizi', password });
  await expect(wrong(visitor, 'han-feizi')).rejects.toMatchObject({ errorName: 'signInWrong' });
});

test('a network that tries many names is rate limited', async () => {
  const world = await openWorld();
  const visitor = createVisitor();
  const tries = [];
  for (let name = 0; name < 40; name++)
    tries.push(await world.by(visitor)(contract.checkUsername, { username: `name-${name}` }));
  expect(tries).toHaveLength(40);
  const rest = await Promise.allSettled(
    Array.from({ length: 30 }, () => world.by(visitor)(contract.phoneRegistered, { mobile: '13800138000' })),
  );
  expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

test('a session is a random token stored as a hash; each sign-in and password change replaces it', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { visitor, mobile, profile } = await registerMember(world, { username: 'shang-yang' });
  const first = visitor.cookie('bearer')!;
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await db.selectFrom('session').selectAll().execute())).not.toContain(first);
  await by(visitor)(contract.signIn, { username: 'shang-yang', password });
  expect(visitor.cookie('bearer')).not.toBe(first);
  expect(await db.selectFrom('session').where('tokenHash', '=', tokenHash(first)).select('id').execute()).toEqual([]);

  const elsewhere = createVisitor();
  await by(elsewhere)(contract.signIn, { username: 'shang-yang', password });
  const before = visitor.cookie('bearer');
  await expect(
    by(visitor)(contract.changePassword, { oldPassword: 'wrong', newPassword: 'another12345' }),
  ).rejects.toMatchObject({ errorName: 'passwordWrong' });
  await expect(
    by(visitor)(contract.changePassword, { oldPassword: password, newPassword: password }),
  ).rejects.toMatchObject({ errorName: 'passwordSame' });
  await by(visitor)(contract.changePassword, { oldPassword: password, newPassword: 'another12345' });
  expect(visitor.cookie('bearer')).not.toBe(before);
  expect(await by(visitor)(userInfo, {})).toMatchObject({ id: profile.id });
  expect(await by(elsewhere)(userInfo, {})).toBeNull();

  await advanceTime(db, 61_000);
  await by(visitor)(contract.sendCode, { mobile });
  await by(visitor)(contract.changePassword, { message: await lastCode(db, mobile), newPassword: 'byphone12345' });
  await expect(
    by(createVisitor())(contract.signIn, { username: 'shang-yang', password: 'another12345' }),
  ).rejects.toMatchObject({ errorName: 'signInWrong' });
  await by(createVisitor())(contract.signIn, { username: 'shang-yang', password: 'byphone12345' });
});

test('a forgotten password is reset by phone; an unknown phone is reported as such', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { mobile } = await registerMember(world, { username: 'li-kui-law' });
  await advanceTime(db, 61_000);
  const visitor = createVisitor();
  const message = await requestCode(world, visitor, mobile);
  await expect(by(visitor)(contract.resetPassword, { mobile, message, password })).rejects.toMatchObject({
    errorName: 'passwordSame',
  });
  expect(await by(visitor)(contract.resetPassword, { mobile, message, password: 'forgotten123' })).toMatchObject({
    userProfile: { username: 'li-kui-law' },
  });
  await by(createVisitor())(contract.signIn, { username: 'li-kui-law', password: 'forgotten123' });
  const nobody = randomPhone();
  const unknownPhoneCode = await requestCode(world, visitor, nobody);
  await expect(
    by(visitor)(contract.resetPassword, { mobile: nobody, message: unknownPhoneCode, password: 'forgotten123' }),
  ).rejects.toMatchObject({ errorName: 'phoneUnknown' });
});

test('T04 logout ends the session and clears both cookies, signed in or not', async () => {
  const world = await openWorld();
  const { visitor } = await registerMember(world, { username: 'gongsun-long' });
  const token = visitor.cookie('bearer')!;
  await world.by(visitor)(contract.logout, {});
  expect(visitor.cookies.has('bearer') || visitor.cookies.has('free')).toBe(false);
  visitor.cookies.set('bearer', token);
  expect(await world.by(visitor)(userInfo, {})).toBeNull();
  await world.by(createVisitor())(contract.logout, {});
});

test('T02 V13 without a phone a member is read-only; they can bind and change one, and always keep a way to sign in', async () => {
  const world = await openWorld();
  const { by, db } = world;
  await db.insertInto('member').values({ id: 'hui-shi', name: 'hui-shi' }).execute();
  const visitor = createVisitor();
  const { openSession } = await import('../../kit/calls/session.server.ts');
  await openSession(db, visitor, 'hui-shi');
  expect(await by(visitor)(userInfo, {})).toMatchObject({ phone: null, phoneBound: false });
  await expect(by(visitor)(contract.addPassword, { password })).rejects.toMatchObject({
    errorName: 'phoneNeededForPassword',
  });
  const [mobile, second] = [randomPhone(), randomPhone()];
  await by(visitor)(contract.sendCode, { mobile }); // no captcha for signed-in members
  expect(await by(visitor)(contract.addBinding, { mobile, message: await lastCode(db, mobile) })).toMatchObject({
    phoneBound: true,
  });
  await by(visitor)(contract.sendCode, { mobile: second });
  const code = await lastCode(db, second);
  await expect(by(visitor)(contract.addBinding, { mobile: second, message: code })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  expect((await by(visitor)(contract.changeBinding, { mobile: second, message: code })).phone).toBe(
    `+86138****${second.slice(-4)}`,
  );
  await expect(by(visitor)(contract.removeBinding, { type: 'phone' })).rejects.toMatchObject({
    errorName: 'lastWayIn',
  });
  await expect(by(visitor)(contract.removeBinding, { type: 'weixin' })).rejects.toMatchObject({
    errorName: 'bindingNotFound',
  });
  expect(await by(visitor)(contract.addPassword, { password })).toMatchObject({ hasPassword: true });
  await expect(by(visitor)(contract.addPassword, { password })).rejects.toMatchObject({ errorName: 'notAllowed' });
  expect(await by(visitor)(contract.removeBinding, { type: 'phone' })).toMatchObject({
    phone: null,
    phoneBound: false,
  });
  expect(
    (
      await db.selectFrom('message').where('memberId', '=', 'hui-shi').orderBy('number').select('content').execute()
    ).map(({ content }) => content.kind),
  ).toEqual(['phoneBound', 'phoneChanged', 'passwordSet', 'phoneRemoved']);
});

test('P02 V11 a profile is changed field by field; a picture can only be uploaded', async () => {
  const world = await openWorld();
  const { by } = world;
  const { visitor } = await registerMember(world, { username: 'ouyang-xiu' });
  expect(
    await by(visitor)(contract.saveUserInfo, {
      signature: '醉翁之意不在酒',
      company: 'Hanlin',
      address: '滁州',
      occupation: 'historian',
      position: '学士',
    }),
  ).toMatchObject({
    signature: '醉翁之意不在酒',
    company: 'Hanlin',
    address: '滁州',
    occupation: 'historian',
    position: '学士',
    username: 'ouyang-xiu',
  });
  expect(await by(visitor)(contract.saveUserInfo, { username: 'zuiweng', company: '' })).toMatchObject({
    username: 'zuiweng',
    company: '',
    address: '滁州',
  });
  await expect(by(visitor)(contract.saveUserInfo, { avatar: 'https://elsewhere.example/a.png' })).rejects.toMatchObject(
    { errorName: 'pictureUnreadable' },
  );
  await expect(by(visitor)(contract.saveUserInfo, { signature: 'x'.repeat(241) })).rejects.toMatchObject({
    errorName: 'badInput',
    details: { field: 'signature' },
  });
  await expect(by(createVisitor())(contract.saveUserInfo, { signature: 'x' })).rejects.toMatchObject({
    errorName: 'accountExpired',
  });
});

test('a cookie of a deleted member, of no member, or with nonsense counts as signed out', async () => {
  const world = await openWorld();
  const { visitor, profile } = await registerMember(world, { username: 'left-this-house' });
  await world.db.updateTable('member').set({ deletedAt: new Date() }).where('id', '=', profile.id).execute();
  expect(await world.by(visitor)(userInfo, {})).toBeNull();
  for (const token of ['x', '\0', 'a'.repeat(5000), "' or 1=1 --"]) {
    visitor.cookies.set('bearer', token);
    expect(await world.by(visitor)(userInfo, {})).toBeNull();
    // The answer may arrive after that of a new login, whose cookies it must not clear.
    expect(visitor.cookies.get('bearer')).toBe(token);
  }
});
