import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { implementations } from '../../src/calls.server.ts';
import { splitRoute } from '../../src/kit/calls/endpoint.ts';
import { dictionaryFor } from '../../src/kit/registry/texts.server.ts';
import { apiCode, languages, type Language } from '../../src/rules/languages.ts';
import { ask } from './ask.ts';

const lines = implementations
  .flat()
  .flatMap(({ endpoint }) => endpoint.routes.map((line) => ({ endpoint, ...splitRoute(line) })));
const endpoints = implementations.flat().map(({ endpoint }) => endpoint);
/** A text in each language. */
const inFive = (key: string) =>
  Object.fromEntries(languages.map((language) => [language, dictionaryFor(language)[key]!])) as Record<
    Language,
    string
  >;
const badRequest = inFive('error.badInput');
const accountExpired = inFive('error.accountExpired');

test('X01 a successful call answers 200 in the envelope { code, data } and is not cached', async () => {
  const { status, headers, envelope } = await ask('/api/item/intro/en/augustus');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(envelope).toMatchObject({ code: 200, data: { id: 'augustus-en', name: 'Augustus' } });
  expect(Object.keys(envelope)).toEqual(['code', 'data']);
});

test('a long answer is compressed as the caller accepts', async () => {
  const plain = await ask('/data/timemap/nodes');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await ask('/data/timemap/nodes', { headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    });
    expect(unpack(body).toString()).toBe(plain.text);
    expect(body.length).toBeLessThan(plain.body.length / 3);
  }
});

test.for([
  ['no JSON', '{"id":', 'body'],
  ['an array', [], 'body'],
  ['a text', '"what-is-stele"', 'body'],
  ['null', 'null', 'body'],
  ['a field of the wrong type', { id: 1 }, 'id'],
  ['a field missing', {}, 'id'],
  ['a field too long', { id: 'x'.repeat(121) }, 'id'],
] as const)(
  'X04 a body that is %s answers 400 “Bad Request!” in the language asked for and names the field',
  async ([, body, field]) => {
    for (const language of languages) {
      const { status, envelope } = await ask(`/api/help/questionContent?lang=${apiCode(language)}`, { body });
      expect(status).toBe(400);
      expect(envelope).toMatchObject({ code: 400, message: badRequest[language], data: { error: 'badInput', field } });
    }
    expect(badRequest.en).toBe('Bad Request!');
  },
);

test('X04 a body in another format than JSON answers 4xx, one that is too large 413', async () => {
  const form = await ask('/api/help/questionContent', {
    body: 'id=what-is-stele',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(form.envelope).toMatchObject({ code: 400, data: { error: 'badInput' } });
  const large = await ask('/api/help/questionContent', {
    body: JSON.stringify({ id: 'x'.repeat(9 * 1024 * 1024) }),
  }).catch(() => null); // the connection may be cut during the upload
  if (large) expect(large.envelope).toMatchObject({ code: 413, data: { error: 'tooLarge' } });
  await expect(ask('/api/help/questionContent', { body: { id: 'what-is-stele' } })).resolves.toMatchObject({
    status: 200,
  });
});

test('an unknown call answers 404 in the envelope', async () => {
  for (const path of ['/api/nothing', '/api/item']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, envelope } = await ask(path, { method });
      expect(status, `${method} ${path}`).toBe(404);
      expect(envelope).toMatchObject({ code: 404, data: { error: 'pageNotFound' }, message: expect.any(String) });
    }
  }
});

test('an unknown entry answers 404 with its own message in five languages', async () => {
  for (const language of languages) {
    const { status, envelope } = await ask(`/api/item/intro/${apiCode(language)}/nobody-at-all`);
    expect(status).toBe(404);
    expect(envelope).toEqual({
      code: 404,
      message: inFive('error.entryNotFound')[language],
      data: { error: 'entryNotFound' },
    });
  }
});

test('C03 {lang} is cn (or zh), en, fr, es, jp, each with its own entry', async () => {
  const names = { cn: '奥古斯都', zh: '奥古斯都', en: 'Augustus', fr: 'Auguste', es: 'Augusto', jp: 'アウグストゥス' };
  for (const [code, name] of Object.entries(names)) {
    await expect(ask(`/api/item/intro/${code}/augustus`)).resolves.toMatchObject({
      envelope: { code: 200, data: { name } },
    });
  }
});

test('C03 a language code is never mistaken for an entry, nor an entry for a language', async () => {
  for (const id of ['en', 'cn', 'zh', 'fr', 'es', 'jp']) {
    await expect(ask(`/api/item/intro/en/${id}`)).resolves.toMatchObject({
      status: 404,
      envelope: { data: { error: 'entryNotFound' } },
    });
    await expect(ask(`/detail/${id}`)).resolves.toMatchObject({ status: 404 });
  }
  await expect(ask('/api/item/intro/augustus/en')).resolves.toMatchObject({
    status: 404,
    envelope: { data: { error: 'pageNotFound' } },
  });
  await expect(ask('/api/item/intro/ja/augustus')).resolves.toMatchObject({
    status: 404,
    envelope: { data: { error: 'pageNotFound' } },
  });
});

test('C01 the language in a POST body decides, before the cookie and the address', async () => {
  const questions = new Map<string, unknown>();
  for (const language of languages.map(apiCode)) {
    const { envelope } = await ask('/api/help/questionContent?lang=fr', {
      body: { id: 'what-is-stele', language },
      headers: { cookie: 'sys_lang=es' },
    });
    expect(envelope.code).toBe(200);
    questions.set(language, envelope.data.question);
  }
  expect(questions.get('cn')).toMatch(/[\u4e00-\u9fff]/);
  expect(questions.get('jp')).toMatch(/[\u3040-\u30ff]/);
  expect(questions.get('en')).toMatch(/^What/);
  expect(new Set(questions.values()).size).toBe(5);
});

test('a call whose route ends in a slash answers with and without it', async () => {
  const withSlash = await ask('/api/rankBoard/item/en/augustus/'),
    without = await ask('/api/rankBoard/item/en/augustus');
  expect(withSlash.envelope).toMatchObject({ code: 200, data: [{ rank: 1, name: 'Stele' }] });
  expect(without.envelope).toEqual(withSlash.envelope);
});

test('X01 P01 every member call answers a stranger 401 “account expired” in five languages', async () => {
  const forMembers = lines.filter(({ endpoint }) => endpoint.for !== 'anyone');
  expect(forMembers.length).toBeGreaterThan(0);
  for (const { endpoint, method, path } of forMembers) {
    const address = path
      .replace('{lang}', 'en')
      .replace(/\{(\w+)\}/g, (_, name: string) => String(endpoint.example[name]));
    for (const language of languages) {
      const { status, envelope } = await ask(`${address}?lang=${apiCode(language)}`, {
        ...(method === 'POST' && { body: endpoint.example }),
        headers: { cookie: 'bearer=no-such-session' },
      });
      expect(status).toBe(401);
      expect(envelope).toMatchObject({ code: 401, data: { error: 'accountExpired' } });
      // A call that states a language is answered in that language.
      if (!path.includes('{lang}') && !('language' in endpoint.example))
        expect(envelope.message).toBe(accountExpired[language]);
    }
  }
});

test('security L1 an address with a line break, or of another host, is a bad request and not a server error', async () => {
  const odd = [
    '/iiif/3/%0d%0aX',
    '/detail/a%0D%0Ab',
    '/data/entry%0a',
    'http://any/',
    'http://any/detail/augustus',
    '*',
  ];
  for (const address of odd) {
    const { status, headers, envelope } = await ask(address);
    expect([status, headers.location], address).toEqual([400, undefined]);
    expect(envelope.data, address).toMatchObject({ error: 'badInput', field: 'path' });
  }
  expect((await ask('/search?q=%0d%0a')).status).toBe(200); // a reader's input may have line breaks
});

/** Invalid ids: too long, with a zero byte, a path, a statement. */
const hostile = [
  'x'.repeat(10_000),
  'x'.repeat(500),
  '%00',
  'a%00b',
  '..%2F..%2Fetc%2Fpasswd',
  '%27%3B%20drop%20table%20entry',
  '💥'.repeat(100).replace(/./gu, encodeURIComponent),
  '__proto__',
];

test('no id in the path of any call, however odd, makes it fail with 500', async () => {
  for (const { endpoint, method, path } of lines) {
    const [name] = /\{(?!lang)\w+\}/.exec(path) ?? [];
    if (!name) continue;
    for (const id of hostile) {
      const address = path
        .replace('{lang}', 'en')
        .replace(name, () => id)
        .replace(/\{(\w+)\}/g, (_, other: string) => String(endpoint.example[other]));
      const { status, envelope } = await ask(address, { method });
      expect([400, 401, 404, 414], `${method} ${path} with ${id.slice(0, 40)}: ${status}`).toContain(status);
      expect(envelope).toMatchObject({
        code: status,
        message: expect.any(String),
        data: { error: expect.any(String) },
      });
    }
  }
});

test('a path with a broken percent sign answers 400 “Bad Request!” in the envelope', async () => {
  for (const id of ['%E0%A4%A', '%', '%FF%FE', '%ED%A0%80']) {
    const { status, envelope } = await ask(`/api/item/intro/en/${id}`);
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ code: 400, message: expect.any(String), data: { error: 'badInput' } });
  }
});

test('X06 an unknown call says so in the language of the caller', async () => {
  for (const path of ['/api/nothing', '/data/%E0%A4%A', '/home//', `/api/${'x'.repeat(3000)}`, '/api/..;/x']) {
    const { status, envelope } = await ask(`${path}?lang=es`);
    expect([status, envelope]).toEqual([
      404,
      { code: 404, message: 'La página no existe', data: { error: 'pageNotFound' } },
    ]);
  }
});

test('no value in the query or the body of any call, however odd, makes it fail with 500', async () => {
  for (const { endpoint, method, path } of lines) {
    const address = path
      .replace('{lang}', 'en')
      .replace(/\{(\w+)\}/g, (_, name: string) => String(endpoint.example[name]));
    for (const field of Object.keys(endpoint.input.shape)) {
      if (path.includes(`{${field}}`)) continue;
      for (const value of [...hostile, '%E0%A4%A', '%', '%FF%FE']) {
        const answer =
          method === 'GET'
            ? await ask(`${address}?${field}=${value}&${field}=again`)
            : await ask(address, { body: { ...endpoint.example, [field]: value.replaceAll('%00', '\0') } });
        expect(answer.status, `${method} ${path} ${field}=${value.slice(0, 40)}`).toBeLessThan(500);
        expect(answer.envelope.code).toBe(answer.status);
      }
    }
  }
});

test('where the specified route contains a language code, any code works: GET /home/Book/getBookIndexList/cn/{id}', async () => {
  for (const [code, title] of [
    ['cn', '第一章'],
    ['en', 'Chapter 1'],
  ]) {
    const { envelope } = await ask(`/home/Book/getBookIndexList/${code}/book-laozi`);
    expect(JSON.stringify(envelope.data)).toContain(`"text":"${title}"`);
  }
});

/** Calls with large bodies, and uploads: a visitor is refused before the body is read. */
const savingCalls = endpoints.filter(
  ({ carries, routes }) => carries !== undefined && /^POST [^{]*$/.test(routes[0] ?? ''),
);

test('X01 a caller refused before a large body is read is told so in the language that the body names', async () => {
  expect(savingCalls.length).toBeGreaterThan(12);
  for (const { routes } of savingCalls) {
    const { path } = splitRoute(routes[0]!);
    for (const language of ['en', 'fr', 'jp'] as const) {
      const json = { filler: 'x'.repeat(50_000), language: apiCode(language) };
      const { status, envelope } = await ask(path, { body: json });
      expect.soft([status, envelope.message], `${path} ${language}`).toEqual([401, accountExpired[language]]);
    }
  }
});

test('X01 the language of a refusal may come first in the body, in a form, in the address or in a header', async () => {
  const path = splitRoute(savingCalls.find(({ carries }) => carries === 'file')!.routes[0]!).path;
  const form = [
    '--limit',
    'content-disposition: form-data; name="input"',
    '',
    JSON.stringify({ title: { en: 'A' }, language: 'es' }),
    '--limit',
    'content-disposition: form-data; name="file"; filename="a.png"',
    '',
    'x'.repeat(90_000),
    '--limit--',
    '',
  ].join('\r\n');
  const multipart = { 'content-type': 'multipart/form-data; boundary=limit' };
  const answers = {
    es: await ask(path, { body: form, headers: multipart }),
    fr: await ask(path, { body: JSON.stringify({ language: 'fr', filler: 'x'.repeat(90_000) }) }),
    jp: await ask(`${path}?lang=jp`, { body: { filler: 'x' } }),
    en: await ask(path, { body: { filler: 'x' }, headers: { 'content-language': 'en' } }),
  };
  for (const language of ['es', 'fr', 'jp', 'en'] as const)
    expect.soft(answers[language].envelope.message, language).toBe(accountExpired[language]);
});

test('X04 JSON that is invalid or too large is refused in the language that it names', async () => {
  const broken = await ask('/api/help/questionContent', { body: '{"language":"fr","id":' });
  expect(broken.envelope).toMatchObject({ code: 400, message: badRequest.fr });
  const deep = await ask('/api/help/questionContent', {
    body: `{"id":${'['.repeat(300)}${']'.repeat(300)},"language":"en"}`,
  });
  expect(deep.envelope).toMatchObject({ code: 413, message: inFive('error.tooLarge').en });
});

test('§9 the last part of an address may be left out where the contract has a default: ten of a category', async () => {
  const { envelope } = await ask('/api/homepage/list/person');
  expect((envelope.data.entries as unknown[]).length).toBe(10);
  expect((await ask('/api/homepage/list/person/3')).envelope.data.entries).toHaveLength(3);
});
