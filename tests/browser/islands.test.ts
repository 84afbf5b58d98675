import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { openPage, visit } from './open.ts';

const alive = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-alive]`);
/** Error message of a broken island. */
const brokenLine = (page: Page, name: string) => page.locator(`[data-island="${name}"] .island-failed`);
/** Names of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}
const failToLoad = (page: Page, name: RegExp) => page.route(name, (route) => route.fulfill({ status: 404 }));
const onBroken = { language: 'en', expects: /404|dynamically imported module/ } as const;

test('a page that is only read loads its own script and the encryption of requests, without React', async () => {
  // A new browser: in a used one the pointer may be over an island.
  const page = await openPage({ language: 'en', cookies: {}, userAgent: 'Mozilla/5.0 Reader/1.0' });
  for (const [address, own] of [
    ['/search?q=rome', []],
    ['/detail/augustus-en', ['open-section']], // opens the section of the hash before the first paint
    ['/help', []],
  ] as const) {
    const scripts = scriptsOf(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    // React and the islands are separate files.
    const names = scripts.map((url) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? url);
    expect(names.sort(), address).toEqual(['client', 'body-encryption', 'rolldown-runtime', ...own].sort());
    page.removeAllListeners('request');
  }
});

test('the home page moves its map without React, with at most 30 kB of script, compressed', async () => {
  const page = await openPage({ language: 'en', cookies: {}, userAgent: 'Mozilla/5.0 Reader/1.0' });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('.living-map button[data-play]').waitFor();
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
});

test('the first press on an island that needs its code is not lost, however long the code takes', async () => {
  const page = await openPage({ language: 'en' });
  let load = () => {};
  const gate = new Promise<void>((held) => {
    load = held;
  });
  await page.route(/\/assets\/frame-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: translateFor('en')('timeline.explore') }).click();
  expect(await alive(page, 'home-stage').count()).toBe(0);
  load();
  await page.getByRole('button', { name: translateFor('en')('timeline.stopExploring') }).waitFor();
});

test('text typed before the boxes of a path are hydrated stays, and is searched', async () => {
  const page = await openPage({ language: 'en' });
  await page.goto('/relation/atobPath');
  await page.getByLabel(translateFor('en')('search.start'), { exact: true }).fill('Augus');
  await page
    .getByRole('option', { name: /Augustus/ })
    .first()
    .waitFor();
  expect(await page.getByRole('combobox', { name: translateFor('en')('search.start') }).inputValue()).toBe('Augus');
});

test('a member’s header is hydrated without a touch, and so are the account dialogs', async () => {
  const page = await openPage({ language: 'en', cookies: { cookie_ok: '1', free: 'x' } });
  await page.goto('/help');
  await alive(page, 'header').waitFor({ state: 'attached' });
  await alive(page, 'account-host').waitFor({ state: 'attached' });
});

test.for(languages)('an island that cannot be loaded says so in %s, the rest of the page works', async (language) => {
  const t = translateFor(language);
  const page = await openPage({ ...onBroken, language });
  await failToLoad(page, /\/assets\/cite-this-.*\.js/);
  await page.goto('/detail/augustus');
  await page.getByText(t('entry.cite'), { exact: true }).click();
  const line = brokenLine(page, 'cite-this');
  await line.getByText(t('island.failed')).waitFor();
  // The server's content is still there, and other islands hydrate.
  await page.getByText('GB/T 7714').waitFor();
  await page.locator('header nav:not(.site-ways) summary').focus();
  await alive(page, 'header').waitFor({ state: 'attached' });

  await page.unroute(/\/assets\/cite-this-.*\.js/);
  await line.getByRole('button', { name: t('error.again') }).click();
  await alive(page, 'cite-this').waitFor({ state: 'attached' });
  expect(await line.count()).toBe(0);
});

test('an island that throws shows the server’s rendering again, and can be retried', async () => {
  const page = await openPage({ language: 'en', expects: /TypeError/ });
  await page.route('**/detail/augustus-en', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"citations":[', '"citations":null,"sent":[') });
  });
  await page.goto('/detail/augustus-en');
  const styles = page.locator('.cite dt');
  const before = await styles.allTextContents();
  await page.getByText(translateFor('en')('entry.cite'), { exact: true }).click();
  await brokenLine(page, 'cite-this').waitFor();
  expect(await styles.allTextContents()).toEqual(before);
  expect(before.length).toBeGreaterThan(2);

  await brokenLine(page, 'cite-this').getByRole('button').click();
  await brokenLine(page, 'cite-this').waitFor();
  await visit(page, '/help');
});
