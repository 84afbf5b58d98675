import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { mountLanguageSwitch } from './language-switch.server.ts';

test.for([
  ['https://stele.example', true],
  ['http://localhost:3000', false],
] as const)('the language cookie is sent over HTTPS only if the site is %s: %s', async ([origin, secure]) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  mountLanguageSwitch(app, { db: undefined as never, originOf: () => origin });
  const { headers, statusCode } = await app.inject({
    method: 'POST',
    url: '/language/fr?from=/help',
    headers: { origin },
  });
  expect([statusCode, headers.location]).toEqual([303, '/help']);
  const set = String(headers['set-cookie']);
  expect(set).toMatch(/^sys_lang=fr;/);
  expect(/; Secure\b/.test(set)).toBe(secure);
});
