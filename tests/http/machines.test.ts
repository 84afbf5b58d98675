import { execFile } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, onTestFinished, test } from 'vitest';
import { implementations } from '../../src/calls.server.ts';
import { splitRoute } from '../../src/kit/calls/endpoint.ts';
import { openPack } from '../../src/kit/packs/read-pack.server.ts';
import { entryId } from '../../src/rules/entry-ids.ts';
import { languages } from '../../src/rules/languages.ts';
import { productUrl } from '../product-under-test.ts';
import { ask } from './ask.ts';
import { metricsHeaders } from '../run-product.ts';

const xml = (text: string) => parseDocument(text, { xmlMode: true });
const elements = (
  name: string,
  within: ReturnType<typeof xml> | ReturnType<typeof DomUtils.getElementsByTagName>[number],
) => DomUtils.getElementsByTagName(name, within.children);
const textOf = (
  name: string,
  within: ReturnType<typeof xml> | ReturnType<typeof DomUtils.getElementsByTagName>[number],
) => elements(name, within).map((element) => DomUtils.textContent(element));
const subjects = readdirSync('content/subjects');

test('robots.txt allows everyone to read and names the sitemap', async () => {
  const { status, headers, text } = await ask('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toContain(`Sitemap: ${inject('product')}/sitemap.xml`);
  expect(text).toMatch(/^Crawl-delay: \d+$/m);
  for (const closed of ['/*/history', '/data/', '/*?*year=']) expect(text).toContain(`\nDisallow: ${closed}\n`);
});

const pageOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

test('an entry is exported as a pack that another Stele reads, and pages link to it', async () => {
  const pack = await fetch(`${inject('product')}/pack/entry.zip?of=augustus-fr`);
  expect([pack.status, pack.headers.get('content-type'), pack.headers.get('content-disposition')]).toEqual([
    200,
    'application/zip',
    `attachment; filename*=UTF-8''stele-augustus-fr.zip`,
  ]);
  const path = join(tmpdir(), `stele-pack-${process.pid}.zip`);
  writeFileSync(path, Buffer.from(await pack.arrayBuffer()));
  onTestFinished(() => rmSync(path));
  const { manifest, close } = await openPack(path);
  close();
  expect(manifest).toMatchObject({
    selection: 'entry:augustus-fr',
    counts: { entries: 1 },
    site: { url: inject('product') },
  });
  expect((await ask('/detail/augustus-fr')).text).toContain('href="/pack/entry.zip?of=augustus-fr"');
  expect((await ask('/pack/entry.zip?of=nobody-at-all')).status).toBe(404);
  expect((await ask('/pack/all.zip?of=all')).status).toBe(404);
});

test('K01 the sitemap lists every entry, each in five languages', async () => {
  const index = xml((await ask('/sitemap.xml')).text);
  const files = textOf('loc', index);
  expect(files.length).toBeGreaterThan(0);
  const urls = [];
  for (const file of files) {
    const { status, headers, text } = await ask(new URL(file).pathname);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    urls.push(...elements('url', xml(text)));
  }
  const addresses = new Set(urls.map((url) => pageOf(textOf('loc', url)[0]!)));
  expect(addresses.size).toBe(urls.length);
  const worldEntries = new Set(
    subjects.flatMap((id) => languages.map((language) => `/detail/${entryId(id, language)}`)),
  );
  expect([...worldEntries].filter((address) => !addresses.has(address))).toEqual([]);
  for (const url of urls) {
    const alternates = elements('xhtml:link', url).map(({ attribs }) => [attribs.hreflang, pageOf(attribs.href!)]);
    // An article or a member's text may be in one language only, the world is in five.
    if (worldEntries.has(pageOf(textOf('loc', url)[0]!)))
      expect(alternates.map(([tag]) => tag).sort()).toEqual(['en', 'es', 'fr', 'ja', 'zh']);
    expect(alternates.length).toBeGreaterThan(0);
    for (const [, address] of alternates) expect(addresses.has(address!)).toBe(true);
    expect(textOf('lastmod', url)[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
  }
});

test('a missing sitemap file is 404', async () => {
  for (const page of ['0', '9999', '999999', '99999999999999999999999'])
    await expect(ask(`/sitemap-${page}.xml`), page).resolves.toMatchObject({ status: 404 });
});

test('the Atom feed of each language is valid for a parser: RFC 4287', async () => {
  for (const [code, language] of [
    ['zh', 'zh-Hans'],
    ['en', 'en'],
    ['fr', 'fr'],
    ['es', 'es'],
    ['ja', 'ja'],
  ] as const) {
    const { status, headers, text } = await ask(`/feed.atom?lang=${code}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/atom\+xml/);
    const document = xml(text),
      [feed] = elements('feed', document);
    expect(feed!.attribs).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language });
    const entries = elements('entry', document);
    expect(entries).toHaveLength(50);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'summary']) expect(textOf(name, entry)[0], name).toMatch(/\S/);
      expect(Date.parse(textOf('updated', entry)[0]!)).not.toBeNaN();
    }
    expect(new Set(entries.map((entry) => textOf('id', entry)[0])).size).toBe(50);
    const first = await ask(pageOf(textOf('id', entries[0]!)[0]!));
    expect(first.status).toBe(200);
    expect(first.text).toContain(language === 'zh-Hans' ? 'lang="zh-Hans"' : `lang="${language}"`);
  }
});

test('K01 the feed’s language follows the host name too', async () => {
  const { text } = await ask('/feed.atom', { headers: { host: 'fr.stele.example' } });
  expect(text).toContain('xml:lang="fr"');
});

test('an entry is available as BibTeX, in its language', async () => {
  const { status, headers, text } = await ask('/detail/augustus-fr/cite.bib');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/x-bibtex/);
  expect(text).toMatch(/^@\w+\{/);
  expect(text).toContain('Auguste');
  expect(text).toMatch(/\/detail\/augustus-fr/);
  const unknown = await ask('/detail/nobody-at-all/cite.bib');
  expect(unknown.status).toBe(404);
});

test('the seal is the icon, under both its names', async () => {
  await expect(ask('/favicon.svg')).resolves.toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringMatching(/^image\/svg\+xml/) },
  });
  await expect(ask('/favicon.ico')).resolves.toMatchObject({ status: 301, headers: { location: '/favicon.svg' } });
});

test('K02 hreflang on a page and in the sitemap uses zh and ja, never cn and jp', async () => {
  const { text } = await ask('/detail/augustus-en');
  const links = DomUtils.getElementsByTagName('link', parseDocument(text)).filter(
    ({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang,
  );
  expect(links.map(({ attribs }) => attribs.hreflang).sort()).toEqual(['en', 'es', 'fr', 'ja', 'x-default', 'zh']);
  for (const { attribs } of links)
    await expect(ask(new URL(attribs.href!).pathname)).resolves.toMatchObject({ status: 200 });
});

test('/metrics is in Prometheus format: requests with their durations, page cache, pool, event loop', async () => {
  await ask('/detail/augustus-en');
  await ask('/detail/augustus-en');
  await ask('/api/item/intro/en/augustus');
  expect((await ask('/metrics')).status).toBe(401); // as a reader, through the proxy
  expect((await fetch(`${inject('product')}/metrics`)).status).toBe(401); // it trusts a proxy on this machine
  const metrics = await fetch(`${inject('product')}/metrics`, { headers: metricsHeaders }),
    text = await metrics.text();
  expect(metrics.status).toBe(200);
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
  const value = (name: string) =>
    Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} ([\\d.e+-]+)$`, 'm').exec(text)?.[1]);
  expect(value('stele_request_seconds_count{kind="page",status="200"}')).toBeGreaterThanOrEqual(2);
  expect(value('stele_request_seconds_count{kind="call",status="200"}')).toBeGreaterThanOrEqual(1);
  expect(value('stele_request_seconds_sum{kind="page",status="200"}')).toBeGreaterThan(0);
  expect(value('stele_page_cache_total{result="hit"}')).toBeGreaterThanOrEqual(1);
  expect(value('stele_page_cache_total{result="miss"}')).toBeGreaterThanOrEqual(1);
  expect(value('stele_pool_connections{state="total"}')).toBeGreaterThanOrEqual(1);
  expect(value('stele_nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('stele_process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('/api/openapi.json is an OpenAPI 3.1 document with every call, its input and its reply', async () => {
  const { status, headers, text } = await ask('/api/openapi.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  const document = JSON.parse(text) as {
    openapi: string;
    info: object;
    paths: Record<
      string,
      Record<
        string,
        {
          summary: string;
          parameters?: { name: string; in: string }[];
          requestBody?: object;
          responses: Record<string, { description: string }>;
        }
      >
    >;
  };
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  for (const { endpoint } of implementations.flat()) {
    for (const line of endpoint.routes) {
      const { method, path } = splitRoute(line);
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation, line).toBeDefined();
      expect(operation!.summary).toBe(endpoint.summary);
      expect(operation!.responses['200']).toHaveProperty('content');
      expect(
        (operation!.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      expect(operation!.requestBody !== undefined).toBe(method === 'POST');
    }
  }
});

test('/api/docs describes every call for people, each example a working link, without script', async () => {
  const { status, headers, text } = await ask('/api/docs');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  const document = parseDocument(text);
  expect(DomUtils.getElementsByTagName('script', document)).toEqual([]);
  const headings = DomUtils.getElementsByTagName('section', document).flatMap((section) =>
    DomUtils.textContent(DomUtils.getElementsByTagName('h3', section)).split('\n'),
  );
  expect(headings.sort()).toEqual(
    implementations
      .flat()
      .flatMap(({ endpoint }) => endpoint.routes)
      .sort(),
  );
  const examples = DomUtils.getElementsByTagName('section', document).flatMap((section) =>
    DomUtils.textContent(section).includes('For anyone') ? DomUtils.getElementsByTagName('a', section) : [],
  );
  for (const { attribs } of examples)
    await expect(ask(attribs.href!), attribs.href).resolves.toMatchObject({ status: 200 });
});

test('issue 42 /api/docs begins with tasks, whose curl, JavaScript and Python examples work as they are copied', async () => {
  const document = parseDocument((await ask('/api/docs')).text);
  const tasks = DomUtils.getElementsByTagName('article', document);
  expect(tasks.length).toBeGreaterThan(8);
  const codeOf = (task: (typeof tasks)[number], language: string) => {
    const block = DomUtils.getElementsByTagName('pre', task).find(({ attribs }) => attribs['aria-label'] === language);
    return block && DomUtils.textContent(block);
  };
  const run = async (command: string, ...options: string[]) =>
    (await promisify(execFile)(command, options, { maxBuffer: 50_000_000 })).stdout;
  for (const task of tasks) {
    const title = DomUtils.textContent(DomUtils.getElementsByTagName('h3', task));
    const html = codeOf(task, 'HTML');
    if (html) {
      const frames = [...html.matchAll(/src="([^"]+)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&'));
      expect(frames).toHaveLength(3);
      for (const address of frames) expect((await fetch(address)).status, address).toBe(200);
      continue;
    }
    const configuration = codeOf(task, 'JSON');
    if (configuration) {
      const { mcpServers } = JSON.parse(configuration) as { mcpServers: { stele: { url: string } } };
      // A GET would open a stream, which this server without sessions has not.
      expect((await fetch(mcpServers.stele.url)).status).toBe(405);
      continue;
    }
    const words = title.endsWith('1453') ? 'Ottoman Empire' : title.includes('passage') ? '道可道' : /\w{3}|\d{4}/;
    for (const [command, ...options] of [
      ['bash', '-c', codeOf(task, 'curl')!],
      [process.execPath, '--input-type=module', '-e', codeOf(task, 'JavaScript')!],
      ['python3', '-c', codeOf(task, 'Python')!],
    ] as const)
      expect(await run(command, ...options), `${title}: ${command}`).toMatch(words);
    expect(codeOf(task, 'R')).toContain(productUrl());
  }
});
