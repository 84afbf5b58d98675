import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { entryId } from '../../src/rules/entry-ids.ts';
import { languages, languageTag } from '../../src/rules/languages.ts';
import { ask, type Answer } from './ask.ts';

const tags = (name: string, html: string) => DomUtils.getElementsByTagName(name, parseDocument(html));

test('one entry can be read in five languages by its five addresses alone, without cookies or script', async () => {
  const names = { zh: '秦始皇', en: 'Qin Shi Huang', fr: 'Qin Shi Huang', es: 'Qin Shi Huang', jp: '始皇帝' };
  for (const language of languages) {
    const { status, headers, text } = await ask(`/detail/${entryId('qin-shi-huang', language)}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language === 'jp' ? 'ja' : language,
    });
    expect(text).toContain(`<html lang="${languageTag(language)}"`);
    expect(DomUtils.textContent(tags('h1', text))).toContain(names[language]);
    expect(DomUtils.textContent(tags('article', text)).length).toBeGreaterThan(1000);
  }
});

test('K01 the language of a page: cookie, then host name, then query, then the address, then Chinese', async () => {
  const languageOf = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, { headers })).headers['content-language'];
  const cookie = 'sys_lang=fr',
    host = 'es.stele.example';
  for (const language of languages)
    await expect(languageOf('/', { cookie: `sys_lang=${language}` })).resolves.toBe(
      language === 'jp' ? 'ja' : language,
    );
  await expect(languageOf('/detail/augustus-jp?lang=en', { cookie, host })).resolves.toBe('fr');
  await expect(languageOf('/detail/augustus-jp?lang=en', { host })).resolves.toBe('es');
  await expect(languageOf('/detail/augustus-jp?lang=en')).resolves.toBe('en');
  await expect(languageOf('/detail/augustus-jp')).resolves.toBe('ja');
  await expect(languageOf('/')).resolves.toBe('zh');
  await expect(
    languageOf('/?lang=tlh', { cookie: 'sys_lang=xx', host: 'www.stele.example', 'accept-language': 'fr' }),
  ).resolves.toBe('zh');
  await expect(languageOf('/?lang=zh', { cookie: 'sys_lang=cn' })).resolves.toBe('zh');
});

test('brotli, gzip and no encoding give the same page, and a refused encoding is not sent', async () => {
  const plain = await ask('/detail/augustus-en');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const opened: Record<string, (answer: Answer) => Buffer> = {
    br: ({ body }) => brotliDecompressSync(body),
    gzip: ({ body }) => gunzipSync(body),
  };
  for (const [encoding, open] of Object.entries(opened)) {
    const answer = await ask('/detail/augustus-en', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(open(answer).equals(plain.body)).toBe(true);
    expect(answer.body.length).toBeLessThan(plain.body.length / 2);
  }
  const encodingFor = async (accepted: string) =>
    (await ask('/detail/augustus-en', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  await expect(encodingFor('gzip, deflate, br, zstd')).resolves.toBe('br');
  await expect(encodingFor('gzip, br;q=0')).resolves.toBe('gzip');
  await expect(encodingFor('gzip, br; q=0.0')).resolves.toBe('gzip');
  await expect(encodingFor('GZIP')).resolves.toBe('gzip');
  await expect(encodingFor('identity, gzip;q=0')).resolves.toBeUndefined();
});

test('long props of islands are a separate file, cached permanently by content, and rendered again when it is gone', async () => {
  const { text } = await ask('/detail/augustus-en');
  const [, address = ''] = /"late":"([^"]+)"/.exec(text) ?? [];
  const props = await ask(address);
  expect(props.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(JSON.parse(props.text)).toMatchObject({ family: { name: 'Augustus' }, 'entry-relations': expect.any(Object) });
  const gone = await ask(address.replace(/[\w-]+(?=\.json)/, 'gone'));
  expect(gone.headers['cache-control']).toBe('no-store');
  expect(gone.text).toBe(props.text);
  expect((await ask(address.replace(/of=.*/, 'of=%2Fhelp'))).status).toBe(404);
});

test('a page states how it may be cached, and a client that has it gets 304', async () => {
  const { headers } = await ask('/detail/augustus-en');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    etag: expect.stringMatching(/^"[\w-]{20,}"$/),
    vary: 'accept-encoding, cookie',
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=\d+/),
  });
  const etag = String(headers.etag);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask('/detail/augustus-en', { headers: { 'if-none-match': ifNoneMatch } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding, cookie' });
  }
  await expect(ask('/detail/augustus-en', { headers: { 'if-none-match': '"other"' } })).resolves.toMatchObject({
    status: 200,
  });
  const fr = await ask('/detail/augustus-fr');
  expect(fr.headers.etag).not.toBe(etag);
});

test('HEAD answers as GET does, without the body', async () => {
  const { status, headers, body } = await ask('/detail/augustus-en', { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', etag: expect.any(String) });
  expect(body).toHaveLength(0);
});

test('strict CSP: one static policy for every page; scripts are files of ours, and inline content is data', async () => {
  const policies = new Set<string>();
  for (const path of ['/', '/detail/augustus-en', '/category/person', '/help', '/staticpage/cookie', '/nothing-here']) {
    const { text, headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    policies.add(policy);
    expect(/script-src ([^;]*)/.exec(policy)![1]).toBe(`'self'`);
    expect(policy).toMatch(/default-src 'self'.*object-src 'none'.*base-uri 'none'/);
    expect(text).not.toMatch(/\bnonce\b/);
    expect(text).not.toMatch(/<[^>]+\son\w+=/i);
    const scripts = tags('script', text);
    expect(scripts.length).toBeGreaterThan(0);
    for (const { attribs } of scripts) {
      if (attribs.src) expect(attribs.src).toMatch(/^\/assets\//);
      else expect(attribs.type).toMatch(/^application\/(?:ld\+)?json$/);
    }
  }
  expect(policies.size).toBe(1);
});

test('every answer says who may frame it: calls, files and refusals only our own pages, embeds everyone', async () => {
  const script = readdirSync('build/client/assets').find((name) => name.endsWith('.js'))!;
  for (const path of [
    '/',
    '/nothing-here',
    `/assets/${script}`,
    '/assets/nothing.js',
    '/home/Index/userInfo',
    '/data/account/passkeys',
    '/api/openapi.json',
    '/api/docs',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/media/nothing.webp',
    '/language/en',
    '/%0d',
  ]) {
    const policies = String((await ask(path)).headers['content-security-policy']);
    expect(policies.match(/frame-ancestors [^;]*/g), path).toEqual([`frame-ancestors 'self'`]);
  }
  expect(String((await ask('/embed/timeline')).headers['content-security-policy'])).toMatch(/frame-ancestors \*$/);
});

test('assets are immutable and encoded once, and a missing one is 404', async () => {
  const script = readdirSync('build/client/assets').find((name) => name.endsWith('.js'))!;
  const plain = await ask(`/assets/${script}`);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });
  const br = await ask(`/assets/${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  await expect(ask('/assets/nothing.js')).resolves.toMatchObject({ status: 404 });
});

test('no path leaves the folder of assets', async () => {
  for (const path of [
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    '/assets/....//....//package.json',
    '/assets//etc/passwd',
    '/assets/.',
    '/assets/',
  ]) {
    const { status, text } = await ask(path);
    expect(status, path).toBe(404);
    expect(text).not.toContain('"name": "stele"');
  }
});

test('an unknown address is a page with 404 that is not cached, in the requested language', async () => {
  for (const path of [
    '/nothing-here',
    '/detail/nobody-at-all',
    '/help/no-such-question',
    '/category/nothing',
    '/category/person?page=9999',
    '/api-docs',
    '/detail/',
    '/detail/a/b',
    '/detail/%E0%A4%A',
    '/detail/%',
    '/book/%FF',
    '/assets/%E0%A4%A',
    '/media/%E0%A4%A',
    '/%00',
    `/${'x'.repeat(10_000)}`,
    '//',
    '//example.com',
    '/detail//augustus-en',
    '/..;/detail/augustus-en',
    '/dev',
  ]) {
    const { status, headers, text } = await ask(`${path}${path.includes('?') ? '&' : '?'}lang=es`);
    expect(status, path).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': 'es',
    });
    expect(text).toContain('Ir al inicio');
  }
});

test('a page is read-only: any other method is 405 and lists the allowed ones', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await ask('/detail/augustus-en', { method });
    expect(status, method).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  }
});

test('no address of a page, however odd, makes it fail with 500', async () => {
  const odd = [
    'x'.repeat(10_000),
    'x'.repeat(500),
    '%00',
    '%E0%A4%A',
    '%',
    '%FF',
    '%ED%A0%80',
    '..%2F..',
    '__proto__',
    '%5C',
    '?id=%00',
    '?lang=%00',
    '?lang=%E0%A4%A',
    '?%',
    '?page=1e99',
    '?page=-1',
    '?page=99999999999999999999',
  ];
  for (const start of [
    '/',
    '/detail/',
    '/category/',
    '/category/person',
    '/help/',
    '/staticpage/',
    '/dev/',
    '/texts/',
    '/detail/augustus/cite.bib',
    '/language/',
    '/language/en?from=/detail/',
    '/sitemap-',
    '/feed.atom',
  ]) {
    for (const path of odd) {
      const { status } = await ask(start + path);
      expect(status, `${start}${path.slice(0, 40)}`).toBeLessThan(500);
    }
  }
});

test('T07 switching language leads back to the same page and never off the site', async () => {
  const switchTo = (from: string, code: string, { method = 'POST', ...headers }: Record<string, string> = {}) =>
    ask(`/language/${code}?from=${encodeURIComponent(from)}`, {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const to = async (from: string, code = 'en') => {
    const { status, headers } = await switchTo(from, code);
    expect(status).toBe(303);
    expect(headers['set-cookie']?.join() ?? '').toMatch(
      code === 'en' ? /^sys_lang=en; Max-Age=315360000; Path=\/; SameSite=Lax$/ : /^$/,
    );
    return headers.location;
  };
  await expect(to('/detail/augustus')).resolves.toBe('/detail/augustus-en');
  await expect(to('/category/person?page=2&lang=fr')).resolves.toBe('/category/person?page=2');
  // security H6: requests from a link, a picture or another site save nothing.
  const led = await switchTo('/detail/augustus?lang=es', 'jp', { method: 'GET' });
  expect(led).toMatchObject({ status: 303, headers: { location: '/detail/augustus-jp?lang=ja' } });
  expect(led.headers['set-cookie']).toBeUndefined();
  for (const [name, value] of [
    ['origin', 'http://evil.example'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ] as const) {
    const refused = await switchTo('/', 'jp', { [name]: value });
    expect(refused.status).toBe(403);
    expect(refused.headers['set-cookie']).toBeUndefined();
  }
  for (const from of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/\r\nSet-Cookie: x=y',
  ]) {
    for (const code of ['en', 'nothing']) {
      const location = await to(from, code);
      expect(new URL(location!, 'http://stele.example').host, `${from}: ${location}`).toBe('stele.example');
    }
  }
});
