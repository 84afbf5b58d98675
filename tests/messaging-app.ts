import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * WeChat's API on a separate port, until the end of the test: codes are names, each valid once; some trigger faulty
 * replies. Returns the settings for it.
 */
export async function startMessagingApp(): Promise<NodeJS.ProcessEnv> {
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
  return {
    WEIXIN_APP_ID: 'app',
    WEIXIN_SECRET: 'secret',
    WEIXIN_API_URL: address,
    WEIXIN_CONSENT_URL: `${address}/connect/qrconnect`,
  };
}
