import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { withProductDatabase } from '../browser/accounts.ts';

const at = (path: string, options: RequestInit = {}) =>
  fetch(inject('product') + path, { redirect: 'manual', ...options });
const identity = '/dev/identity';
const json = async (path: string) => (await at(`${identity}${path}`)).json() as Promise<Record<string, unknown>>;
const createQuery = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    appid: 'stele-dev',
    redirect_uri: `${inject('product')}/login?from=%2Fsearch`,
    response_type: 'code',
    scope: 'snsapi_login',
    state: 'st<a>te',
    ...more,
  });

test('the outbox shows waiting messages, the latest first, and markup in a message does nothing', async () => {
  const id = randomUUID();
  onTestFinished(() =>
    withProductDatabase((db) => db.deleteFrom('outbox').where('id', 'like', `${id}%`).execute()).then(() => {}),
  );
  await withProductDatabase((db) =>
    db
      .insertInto('outbox')
      .values([
        {
          id: `${id}1`,
          kind: 'sms',
          target: '+8613800138000',
          body: 'code 123456',
          createdAt: new Date(Date.now() + 1000),
        },
        {
          id: `${id}2`,
          kind: 'mail',
          target: 'a@example.org',
          subject: '<b>"hello"</b>',
          body: `<script>alert('x')</script>`,
          createdAt: new Date(Date.now() + 2000),
        },
      ])
      .execute(),
  );
  const response = await at('/dev/outbox'),
    page = await response.text();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining(`default-src 'none'`),
  });
  expect(page).not.toMatch(/<script|<b>"/);
  expect(page.indexOf('&#60;script')).toBeGreaterThan(0);
  expect(page.indexOf('&#60;script')).toBeLessThan(page.indexOf('code 123456'));
});

test('X05 the local messaging app follows WeChat’s contract: a one-time code, a token, an identity; errors have WeChat’s numbers', async () => {
  const consent = await at(`${identity}/connect/qrconnect?${createQuery()}`),
    page = await consent.text();
  expect(consent.status).toBe(200);
  expect(page).toContain('value="st&#60;a&#62;te"');
  const response = await at(`${identity}/connect/qrconnect?${createQuery({ name: '杜甫' })}`);
  expect(response.status).toBe(302);
  const back = new URL(response.headers.get('location')!);
  expect(back.origin + back.pathname).toBe(`${inject('product')}/login`);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    from: '/search',
    state: 'st<a>te',
    code: expect.stringMatching(/^[0-9a-f]{32}$/),
  });

  const exchange = (code: string, more = {}) =>
    json(
      `/sns/oauth2/access_token?${new URLSearchParams({ appid: 'stele-dev', secret: 'stele-dev', grant_type: 'authorization_code', code, ...more })}`,
    );
  expect(await exchange('wrong')).toMatchObject({ errcode: 40029 });
  expect(await exchange('x', { appid: 'other' })).toMatchObject({ errcode: 40013 });
  expect(await exchange('x', { secret: 'other' })).toMatchObject({ errcode: 40125 });
  const code = back.searchParams.get('code')!;
  const token = (await exchange(code)) as { access_token: string; openid: string };
  expect(token).toMatchObject({ expires_in: 7200, openid: expect.any(String), unionid: expect.any(String) });
  expect(await exchange(code), 'once').toMatchObject({ errcode: 40029 });
  expect(await json(`/sns/userinfo?access_token=${token.access_token}&openid=${token.openid}`)).toMatchObject({
    nickname: '杜甫',
    openid: token.openid,
  });
  expect(await json(`/sns/userinfo?access_token=nothing&openid=${token.openid}`)).toMatchObject({ errcode: 40001 });
});

test('the local messaging app redirects to no other host, and a refusal returns without a code', async () => {
  const away = await at(
    `${identity}/connect/qrconnect?${createQuery({ redirect_uri: 'https://elsewhere.example/', name: 'x' })}`,
  );
  expect(away.status).toBe(400);
  const refused = await at(`${identity}/connect/qrconnect?${createQuery({ refused: '1' })}`);
  expect(Object.fromEntries(new URL(refused.headers.get('location')!).searchParams)).toEqual({
    from: '/search',
    state: 'st<a>te',
  });
});
