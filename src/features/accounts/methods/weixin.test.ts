import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSession } from '../../../kit/calls/session.server.ts';
import { aVisitor, type TestVisitor } from '../../../../tests/visitor.ts';
import { openWorld } from '../../../../tests/world.ts';
import * as contract from '../contract.ts';

/** WeChat's API on a port of its own: codes are names, each good once; some answer as a provider must not. */
async function aProvider() {
  const used = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    const json = (body: unknown) => response.setHeader('content-type', 'text/plain').end(JSON.stringify(body));
    const code = searchParams.get('code') ?? '';
    if (code === 'cut') return void response.destroy();
    if (code === 'nonsense') return void response.end('<html>');
    if (code === 'strange') return json(['no', 'object']);
    if (pathname === '/sns/oauth2/access_token') {
      if (searchParams.get('secret') !== 'secret' || searchParams.get('appid') !== 'app')
        return json({ errcode: 40125, errmsg: 'invalid appsecret' });
      if (used.has(code) || code === 'bad') return json({ errcode: 40029, errmsg: 'invalid code' });
      used.add(code);
      return json({ access_token: `token-${code}`, openid: code.split('-')[0], expires_in: 7200 });
    }
    return json({ openid: searchParams.get('openid'), nickname: `微信${searchParams.get('openid')}` });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = await openWorld({
    WEIXIN_APP_ID: 'app',
    WEIXIN_SECRET: 'secret',
    WEIXIN_API_URL: address,
    WEIXIN_CONSENT_URL: `${address}/connect/qrconnect`,
  });
  /** Goes there and comes back with a code. */
  const come = async (
    visitor: TestVisitor,
    code: string,
    module: 'LOGIN' | 'BIND' | 'UNBIND' = 'LOGIN',
    from = '/detail/kongzi',
  ) => {
    const { url } = await world.by(visitor)(contract.startWeixin, { from });
    const asked = new URL(url);
    expect(asked.searchParams.get('redirect_uri')).toBe(`http://stele.test${from}`);
    return world.by(visitor)(contract.weixin, { code, state: asked.searchParams.get('state')!, module });
  };
  return { ...world, come };
}

test('S03 T09 LOGIN makes an account the first time and finds it the second; without a phone it is only bound by one', async () => {
  const { come, by } = await aProvider();
  const visitor = aVisitor();
  const first = await come(visitor, 'alice-1');
  expect(first).toMatchObject({
    isNew: true,
    userProfile: { weixin: '微信alice', phoneBound: false, hasPassword: false },
  });
  expect(await by(visitor)(contract.userInfo, {})).toMatchObject({ id: first.userProfile.id });
  expect(await come(aVisitor(), 'alice-2')).toMatchObject({ isNew: false, userProfile: { id: first.userProfile.id } });
  expect((await come(aVisitor(), 'bob-1')).userProfile.id).not.toBe(first.userProfile.id);
});

test('T09 BIND and UNBIND: to the account that is signed in, to one only, and never the last way in', async () => {
  const { come, db } = await aProvider();
  await db.insertInto('member').values({ id: 'zhuangzi', name: 'zhuangzi', phone: '+8613800138000' }).execute();
  const visitor = aVisitor();
  await expect(come(visitor, 'carol-0', 'BIND')).rejects.toMatchObject({ errorName: 'accountExpired' });
  await openSession(db, visitor, 'zhuangzi');
  expect(await come(visitor, 'carol-1', 'BIND')).toMatchObject({
    userProfile: { id: 'zhuangzi', weixin: '微信carol' },
  });
  await come(visitor, 'carol-2', 'BIND'); // once more changes nothing
  await expect(come(visitor, 'dave-1', 'BIND')).rejects.toMatchObject({ errorName: 'thirdPartyTaken' });
  const other = aVisitor();
  await come(other, 'dave-2');
  await expect(come(other, 'carol-3', 'BIND')).rejects.toMatchObject({ errorName: 'thirdPartyTaken' });
  await expect(come(other, 'carol-4', 'UNBIND')).rejects.toMatchObject({ errorName: 'bindingNotFound' });
  await expect(come(other, 'dave-3', 'UNBIND')).rejects.toMatchObject({ errorName: 'lastWayIn' });
  expect(await come(visitor, 'carol-5', 'UNBIND')).toMatchObject({ userProfile: { weixin: null } });
});

test('security H7 T09 an old session binds no messaging app; whoever shows who they are does, and may take a while at the app', async () => {
  const { come, by, db } = await aProvider();
  await db.insertInto('member').values({ id: 'zhuangzi', name: 'zhuangzi', phone: '+8613800138000' }).execute();
  const visitor = aVisitor();
  await openSession(db, visitor, 'zhuangzi');
  const shown = (confirmedAt: Date) => db.updateTable('session').set({ confirmedAt }).execute();
  await shown(new Date(0));
  await expect(come(visitor, 'thief-1', 'BIND')).rejects.toMatchObject({ errorName: 'confirmNeeded' });
  await expect(by(visitor)(contract.startWeixin, { from: '/', module: 'BIND' })).rejects.toMatchObject({
    errorName: 'confirmNeeded',
  });
  expect(await db.selectFrom('identity').selectAll().execute()).toEqual([]);

  await shown(new Date());
  const state = new URL((await by(visitor)(contract.startWeixin, { from: '/', module: 'BIND' })).url).searchParams.get(
    'state',
  )!;
  await shown(new Date(0));
  expect(await by(visitor)(contract.weixin, { code: 'owner-1', state, module: 'BIND' })).toMatchObject({
    userProfile: { weixin: '微信owner' },
  });
  await expect(come(visitor, 'owner-2', 'UNBIND')).rejects.toMatchObject({ errorName: 'confirmNeeded' });
});

test('R25 X05 a forged, borrowed or used state lets nobody in; what the provider says is passed on', async () => {
  const { come, by } = await aProvider();
  const visitor = aVisitor(),
    other = aVisitor();
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
    await expect(come(aVisitor(), code)).rejects.toMatchObject({ errorName: 'gatewayFailed' });
  expect(other.cookies.has('bearer')).toBe(false);
});

test('without settings of the app the way is closed', async () => {
  const { by } = await openWorld({ STELE_DEV: 'off' });
  await expect(by(aVisitor())(contract.startWeixin, { from: '/' })).rejects.toMatchObject({ errorName: 'wayClosed' });
  expect(await by(aVisitor())(contract.signInMethods, {})).toMatchObject({
    weixin: false,
    phone: 'outbox',
    outbox: null,
  });
});
