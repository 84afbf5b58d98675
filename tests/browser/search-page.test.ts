import { DomUtils } from 'htmlparser2';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { searchPath } from '../../src/features/search/rules.ts';
import { languages } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { readPage } from '../http/ask.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

const names = (page: Page) => page.locator('.hit h2 a').allInnerTexts();
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');
/** All kinds of odd input. */
const odd: Record<string, string> = {
  'five hundred letters': 'x'.repeat(500),
  'five hundred characters': '史'.repeat(500),
  emoji: '👩‍👩‍👧‍👦🏛️',
  'right to left': '‏الإسكندر الأكبر‏',
  'a NUL': 'a\0b',
  'half a letter': '\ud800',
  SQL: `'; drop table entry; -- ") or 1=1 %_\\`,
  HTML: `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`,
  operators: `-"" "- ! & | ( ) :* <-> --`,
  'only a minus': '-',
  'only quotation marks': '""',
  'an address': '../../etc/passwd',
  'line breaks': 'a\r\nb\tc',
};

test('R05 the plain form leads to the specified address, which is the canonical one', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/search?q=Alexander');
  expect(new URL(page.url()).pathname).toBe(searchPath('Alexander'));
  const results = await names(page);
  expect(results[0]).toBe('Alexander the Great');
  await page.goto(searchPath('Alexander'));
  expect(page.url()).toContain(`/search/${btoa('Alexander')}/1`);
  expect(await names(page)).toEqual(results);
  expect(await canonical(page)).toBe(`${inject('product')}${searchPath('Alexander')}`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.title()).toBe('Alexander_Stele');
});

test('R05 use B17 every type has its address, and a tab with its count if there are results', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/search?q=Alexander');
  const tabs = page.getByRole('navigation', { name: 'Types of result' });
  expect((await tabs.innerText()).split(/\s+/).filter((word) => /[A-Z]/.test(word))).toEqual([
    'Entries',
    'Books',
    'Articles',
  ]);
  for (const line of await tabs.locator('> *').allInnerTexts()) expect(line).toMatch(/\d/);
  expect(await tabs.locator('[aria-current=page]').innerText()).toContain('Entries');
  for (const type of ['books', 'articles', 'images'] as const) {
    for (const address of [`/search?q=Alexander&type=${type}`, searchPath('Alexander', type)]) {
      expect((await page.goto(address))!.status(), address).toBe(200);
      expect((await tabs.locator('[aria-current=page]').innerText()).toLowerCase(), address).toContain(type);
      expect(await canonical(page), address).toBe(`${inject('product')}${searchPath('Alexander', type)}`);
    }
  }
});

test('R05 R27 search works without script: the form of the header, then the hit', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/help');
  await page.locator('.of-header input[name=q]').fill('alexander');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${searchPath('alexander')}`);
  expect(await page.locator('.of-header input[name=q]').inputValue()).toBe('alexander');
  await page.getByRole('link', { name: 'Alexander the Great', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Alexander the Great' }).waitFor();
});

test('R05 a facet narrows the results to the number it shows, and can be removed', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/search?q=Alexander');
  const before = await names(page);
  const facet = page.getByRole('complementary', { name: 'Filter' }).getByRole('link', { name: /^People \d/ });
  const count = Number(/\d+/.exec(await facet.innerText())![0]);
  await facet.click();
  await page.waitForURL(`**${searchPath('Alexander')}?kind=person`);
  expect((await names(page)).length).toBe(Math.min(count, 20)); // a page has twenty results
  expect(await page.locator('.hit[data-kind]:not([data-kind=person])').count()).toBe(0);
  await page.getByRole('link', { name: 'Remove “People”' }).click();
  await page.waitForURL(`**${searchPath('Alexander')}`);
  expect(await names(page)).toEqual(before);
});

test('R05 matches are marked, and results in another language say so', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/search?q=亚历山大');
  await page.getByRole('link', { name: 'Alexander the Great', exact: true }).waitFor();
  const marks = page.locator('main mark');
  expect(await marks.first().innerText()).toMatch(/亚历山大/);
  expect(await marks.first().evaluate((mark) => mark.closest('[lang]')!.getAttribute('lang'))).toMatch(/^zh/);
  await page.locator('.hit').getByText('in Chinese').first().waitFor();
});

test('R05 results are paged', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/search?q=the');
  const first = await names(page);
  expect(first).toHaveLength(limits.searchPageSize);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(`**${searchPath('the')}?page=2`);
  expect(await page.title()).toBe('the_2_Stele');
  expect((await names(page)).filter((name) => first.includes(name)).length).toBeLessThan(first.length);
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.waitForURL(`**${searchPath('the')}`);
});

test.for(Object.entries(odd))('R05 %s in the term gives an ordinary page', async ([, term]) => {
  const query = `/search?q=${encodeURIComponent(term.toWellFormed())}`;
  for (const address of [searchPath(term), searchPath(term, 'images')]) {
    const { status, findElements, texts } = await readPage(address, 'en');
    expect(status, address).toBe(200);
    expect(texts('h1')).toHaveLength(1);
    expect(
      findElements('main').flatMap((main) => [
        ...DomUtils.getElementsByTagName('script', main),
        ...DomUtils.getElementsByTagName('img', main),
      ]),
    ).toEqual([]);
    expect([...findElements('input', { name: 'q' })[0]!.attribs.value!].length).toBeLessThanOrEqual(
      limits.searchTermLength,
    );
    expect(findElements('link', { rel: 'canonical' })[0]!.attribs.href).toMatch(/^https?:\/\/[^/]+\/search/);
  }
  const page = await openPage({ language: 'en' });
  await visit(page, query);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('main script, main img').count()).toBe(0);
  expect([...(await page.locator('.of-header input[name=q]').inputValue())].length).toBeLessThanOrEqual(
    limits.searchTermLength,
  );
});

test('R05 broken base64 and unknown parameters give an ordinary page', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  for (const address of [
    '/search/!!!/1',
    '/search/%25E4%25/1',
    '/search/4pyTIMOgIGxhIG1vZGU=/1',
    '/search/YQ/1/videos',
    '/search?q=Rome&page=two&kind=ghost&century=0&in=tlh&type=',
    '/search?q=%00',
    '/search?q=%E4%BD',
    '/search?q=a&q=b',
  ]) {
    expect((await page.goto(address))!.status(), address).toBe(200);
  }
  await page.goto('/search/!!!/1');
  await page.getByText('Nothing was found for “!!!”').waitFor();
});

test('R05 a page after the last one does not exist', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false, expects: /404/ });
  expect((await page.goto('/search?q=Alexander&page=999'))!.status()).toBe(404);
});

test.for(languages)('X06 a search without results says so with its term, in %s', async (language) => {
  const { status, texts } = await readPage(searchPath('zzzzzzzzzz'), language);
  expect(status).toBe(200);
  expect(texts('p')).toContain(translateFor(language)('search.none', { term: 'zzzzzzzzzz' }));
});

test('R05 without a term the page says what can be searched, with examples that have results', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  for (const address of ['/search', '/search?q=', '/search?q=%20%20']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    expect(await canonical(page), address).toBe(`${inject('product')}/search`);
  }
  const examples = await page
    .locator('.search-examples a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const address of examples) {
    await page.goto(address);
    expect((await names(page)).length, decodeURIComponent(address)).toBeGreaterThan(0);
  }
});

test('V02 a term sent without script is cut too', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto(`/search?q=${'a'.repeat(100)}`);
  expect((await page.getByRole('heading', { level: 1 }).innerText()).match(/a+/)![0]).toHaveLength(
    limits.searchTermLength,
  );
});

test('R05 on a phone results and term have room, and facets are tall enough to tap', async () => {
  const page = await openPage({ language: 'fr', width: 390 });
  await visit(page, '/search?q=Alexandre');
  expect(await page.locator('.of-page input[name=q]').inputValue()).toBe('Alexandre');
  expect(await page.locator('.of-header').isVisible()).toBe(false);
  await page
    .locator('.filters details')
    .evaluateAll((elements) => elements.forEach((element) => element.setAttribute('open', '')));
  for (const link of await page.locator('main :is(.search-types a, .filters a, .filters-taken a)').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expectNoAxeViolations(page);
});

test('a browser can add the site’s search', async () => {
  const page = await openPage({ language: 'fr', javaScriptEnabled: false });
  await page.goto('/');
  const address = await page.locator('link[rel=search]').getAttribute('href');
  const response = await page.request.get(address!);
  expect(response.headers()['content-type']).toMatch(/^application\/opensearchdescription\+xml/);
  expect(await response.text()).toContain(`template="${inject('product')}/search?q={searchTerms}"`);
  expect(await response.text()).toContain('<ShortName>Stèle</ShortName>');
});
