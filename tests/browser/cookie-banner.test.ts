import type { Frame, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { waitForHydration, notFound, openPage, visit } from './open.ts';

/** A reader who has not dismissed it. */
const newcomer = { language: 'en', cookies: {} } as const;
const banner = (page: Page | Frame) => page.getByRole('complementary', { name: 'Cookies' });

test('T05 S02 the cookie banner stays from page to page until it is dismissed, then never comes back', async () => {
  const page = await openPage(newcomer);
  await visit(page, '/');
  await banner(page).waitFor();
  await visit(page, '/detail/augustus-en');
  await banner(page).getByRole('button', { name: 'Got it' }).click();
  await banner(page).waitFor({ state: 'hidden' });

  const flag = (await page.context().cookies()).find(({ name }) => name === 'cookie_ok')!;
  expect(flag.value).toBe('1');
  expect(flag.expires, 'permanent, as far as browsers allow').toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
  for (const address of ['/detail/augustus-en', '/']) {
    await visit(page, address);
    expect(await banner(page).count()).toBe(0);
  }
});

test.for(languages)('T05 R18 the cookie banner speaks %s and leads to the statement', async (language) => {
  const t = translateFor(language);
  const page = await openPage({ language, cookies: {} });
  await visit(page, '/');
  await page.getByText(t('cookie.banner')).waitFor();
  await page.getByRole('link', { name: t('cookie.more') }).click();
  await page.getByRole('heading', { level: 1, name: t('site.cookies') }).waitFor();
});

test('T05 the cookie banner is not shown in a frame', async () => {
  const page = await openPage(newcomer);
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Frame</title><iframe src="/" width="1000" height="700"></iframe></html>',
    }),
  );
  await page.goto('/frame');
  const frame = await page.waitForSelector('iframe').then((element) => element.contentFrame());
  await frame!.waitForURL(`${inject('product')}/`);
  await waitForHydration(frame!);
  expect(await banner(frame!).count()).toBe(0);
});

test('T05 the cookie banner is not shown in the app’s own client', async () => {
  const page = await openPage({ ...newcomer, userAgent: 'Mozilla/5.0 SteleClient/1.0' });
  await visit(page, '/');
  expect(await banner(page).count()).toBe(0);
});

test('T05 the cookie banner is not shown on download pages', async () => {
  const page = await openPage({ ...newcomer, expects: notFound });
  await visit(page, '/download/app');
  expect(await banner(page).count()).toBe(0);
});

test('T05 the cookie banner fits a phone’s width and stays under 300 px high', async () => {
  const page = await openPage({ ...newcomer, width: 390 });
  await visit(page, '/');
  const box = (await banner(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect(box.height).toBeLessThan(300);
});
