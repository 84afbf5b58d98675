import { expect, test } from 'vitest';
import { openSession } from '../../../kit/calls/session.server.ts';
import { startMessagingApp } from '../../../../tests/messaging-app.ts';
import { createVisitor, type TestVisitor } from '../../../../tests/visitor.ts';
import { openWorld } from '../../../../tests/world.ts';
import * as contract from '../contract.ts';
import { userInfo } from '../../../kit/member/contract.ts';

/** A world with the app's API (tests/messaging-app.ts). */
async function aProvider() {
  const world = await openWorld(await startMessagingApp());
  /** Completes the round trip with a code. */
  const come = async (
    visitor: TestVisitor,
    code: string,
    module: 'LOGIN' | 'BIND' | 'UNBIND' = 'LOGIN',
    from = '/detail/kongzi',
  ) => {
    const { url } = await world.by(visitor)(contract.startWeixin, { from });
    const authorizeUrl = new URL(url);
    expect(authorizeUrl.searchParams.get('redirect_uri')).toBe(`http://stele.test${from}`);
    return world.by(visitor)(contract.weixin, { code, state: authorizeUrl.searchParams.get('state')!, module });
  };
  return { ...world, come };
}

test('S03 T09 LOGIN creates an account the first time and finds it the second time; the account has no phone yet', async () => {
  const { come, by } = await aProvider();
  const visitor = createVisitor();
  const first = await come(visitor, 'alice-1');
  expect(first).toMatchObject({
    isNew: true,
    userProfile: { weixin: '微信alice', phoneBound: false, hasPassword: false },
  });
  expect(await by(visitor)(userInfo, {})).toMatchObject({ id: first.userProfile.id });
  expect(await come(createVisitor(), 'alice-2')).toMatchObject({
    isNew: false,
    userProfile: { id: first.userProfile.id },
  });
  expect((await come(createVisitor(), 'bob-1')).userProfile.id).not.toBe(first.userProfile.id);
});

test('T09 BIND and UNBIND act on the signed-in account, bind an app to one account, and never remove the last way to sign in', async () => {
  const { come, db } = await aProvider();
  await db.insertInto('member').values({ id: 'zhuangzi', name: 'zhuangzi', phone: '+8613800138000' }).execute();
  const visitor = createVisitor();
  await expect(come(visitor, 'carol-0', 'BIND')).rejects.toMatchObject({ errorName: 'accountExpired' });
  await openSession(db, visitor, 'zhuangzi');
  expect(await come(visitor, 'carol-1', 'BIND')).toMatchObject({
    userProfile: { id: 'zhuangzi', weixin: '微信carol' },
  });
  await come(visitor, 'carol-2', 'BIND'); // repeating it changes nothing
  await expect(come(visitor, 'dave-1', 'BIND')).rejects.toMatchObject({ errorName: 'thirdPartyTaken' });
  const other = createVisitor();
  await come(other, 'dave-2');
  await expect(come(other, 'carol-3', 'BIND')).rejects.toMatchObject({ errorName: 'thirdPartyTaken' });
  await expect(come(other, 'carol-4', 'UNBIND')).rejects.toMatchObject({ errorName: 'bindingNotFound' });
  await expect(come(other, 'dave-3', 'UNBIND')).rejects.toMatchObject({ errorName: 'lastWayIn' });
  expect(await come(visitor, 'carol-5', 'UNBIND')).toMatchObject({ userProfile: { weixin: null } });
});

test('security H7 T09 an old session cannot bind a messaging app; confirmation before the round trip is enough', async () => {
  const { come, by, db } = await aProvider();
  await db.insertInto('member').values({ id: 'zhuangzi', name: 'zhuangzi', phone: '+8613800138000' }).execute();
  const visitor = createVisitor();
  await openSession(db, visitor, 'zhuangzi');
  const setConfirmedAt = (confirmedAt: Date) => db.updateTable('session').set({ confirmedAt }).execute();
  await setConfirmedAt(new Date(0));
  await expect(come(visitor, 'thief-1', 'BIND')).rejects.toMatchObject({ errorName: 'confirmNeeded' });
  await expect(by(visitor)(contract.startWeixin, { from: '/', module: 'BIND' })).rejects.toMatchObject({
    errorName: 'confirmNeeded',
  });
  expect(await db.selectFrom('identity').selectAll().execute()).toEqual([]);

  await setConfirmedAt(new Date());
  const state = new URL((await by(visitor)(contract.startWeixin, { from: '/', module: 'BIND' })).url).searchParams.get(
    'state',
  )!;
  await setConfirmedAt(new Date(0));
  expect(await by(visitor)(contract.weixin, { code: 'owner-1', state, module: 'BIND' })).toMatchObject({
    userProfile: { weixin: '微信owner' },
  });
  await expect(come(visitor, 'owner-2', 'UNBIND')).rejects.toMatchObject({ errorName: 'confirmNeeded' });
});

test('R25 X05 a forged, borrowed or used state does not sign in; the provider’s error message is passed on', async () => {
  const { come, by } = await aProvider();
  const visitor = createVisitor(),
    other = createVisitor();
  await by(visitor)(contract.startWeixin, { from: '/' });
  await expect(by(visitor)(contract.weixin, { code: 'eve-1', state: 'forged', module: 'LOGIN' })).rejects.toMatchObject(
    { errorName: 'thirdPartyFailed' },
  );
  const { url } = await by(visitor)(contract.startWeixin, { from: '/' });
  const state = new URL(url).searchParams.get('state')!;
  await expect(by(other)(contract.weixin, { code: 'eve-2', state, module: 'LOGIN' })).rejects.toMatchObject({
    errorName: 'thirdPartyFailed',
  });
  await by(visitor)(contract.weixin, { code: 'eve-3', state, module: 'LOGIN' });
  await expect(by(visitor)(contract.weixin, { code: 'eve-4', state, module: 'LOGIN' })).rejects.toMatchObject({
    errorName: 'thirdPartyFailed',
  });
  await expect(come(other, 'bad')).rejects.toMatchObject({
    errorName: 'thirdPartyFailed',
    details: { reason: ': invalid code' },
  });
  for (const code of ['cut', 'nonsense', 'strange'])
    await expect(come(createVisitor(), code)).rejects.toMatchObject({ errorName: 'gatewayFailed' });
  expect(other.cookies.has('bearer')).toBe(false);
});

test('security issue 34: a round trip that one member began binds or unbinds nothing for another member in the same browser', async () => {
  const { by, db, come } = await aProvider();
  const shared = createVisitor();
  for (const [place, id] of ['laozi', 'mozi'].entries())
    await db
      .insertInto('member')
      .values({ id, name: id, phone: `+861380013800${place}` })
      .execute();
  const begin = async (module: 'BIND' | 'UNBIND') =>
    new URL((await by(shared)(contract.startWeixin, { from: '/', module })).url).searchParams.get('state')!;
  await openSession(db, shared, 'laozi');
  await come(shared, 'laozi-1', 'BIND');
  for (const module of ['BIND', 'UNBIND'] as const) {
    await openSession(db, shared, 'laozi');
    const state = await begin(module);
    await openSession(db, shared, 'mozi');
    await db
      .updateTable('session')
      .set({ confirmedAt: new Date(0) })
      .execute();
    await expect(by(shared)(contract.weixin, { code: `thief-${module}`, state, module })).rejects.toMatchObject({
      errorName: 'confirmNeeded',
    });
  }
  // Even with a confirmed identity, a member cannot unbind or take over another member's app.
  await openSession(db, shared, 'mozi');
  await expect(come(shared, 'laozi-2', 'UNBIND')).rejects.toMatchObject({ errorName: 'bindingNotFound' });
  await expect(come(shared, 'laozi-3', 'BIND')).rejects.toMatchObject({ errorName: 'thirdPartyTaken' });
  expect(await db.selectFrom('identity').select(['memberId', 'outsideId']).execute()).toEqual([
    { memberId: 'laozi', outsideId: 'laozi' },
  ]);
});

test('without settings for the messaging app, signing in with it is unavailable', async () => {
  const { by } = await openWorld({ STELE_DEV: 'off' });
  await expect(by(createVisitor())(contract.startWeixin, { from: '/' })).rejects.toMatchObject({
    errorName: 'wayClosed',
  });
  expect(await by(createVisitor())(contract.signInMethods, {})).toMatchObject({
    weixin: false,
    phone: 'outbox',
    outbox: null,
  });
});
