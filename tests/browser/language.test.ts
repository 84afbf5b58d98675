import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { languageNames, languages, languageTag, type Language } from '../../src/rules/languages.ts';
import { openPage, visit } from './open.ts';

const pageLanguage = (page: Page) => page.locator('html').getAttribute('lang');
const choice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'sys_lang');
const menu = (page: Page) => page.locator('header nav:not(.site-ways) summary');
const option = (page: Page, language: Language) =>
  page.locator('header').getByRole('button', { name: languageNames[language] });
const path = (page: Page) => new URL(page.url()).pathname;

test('R04 T07 switching language on an entry rewrites the id and keeps the choice', async () => {
  const page = await openPage();
  await visit(page, '/detail/augustus');
  await page.getByRole('heading', { level: 1, name: '奥古斯都' }).waitFor();

  await menu(page).click();
  await option(page, 'fr').click();
  await page.getByRole('heading', { level: 1, name: 'Auguste' }).waitFor();
  expect(path(page)).toBe('/detail/augustus-fr');
  expect(await pageLanguage(page)).toBe('fr');

  await page.goto('/');
  expect(await pageLanguage(page)).toBe('fr');
});

test.for(languages)('T07 S01 the language menu saves %s permanently in the cookie sys_lang', async (language) => {
  const page = await openPage({ language: language === 'en' ? 'fr' : 'en' });
  await visit(page, '/');
  await menu(page).click();
  await option(page, language).click();
  await page.waitForURL('/');
  await expect.poll(() => pageLanguage(page)).toBe(languageTag(language));
  const { value, expires } = (await choice(page))!;
  expect(value).toBe(language);
  expect(expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
  expect((await menu(page).innerText()).trim()).toContain(languageNames[language]);
});

test('T07 a page that is not an entry reloads at its own address, without the language in the query', async () => {
  const page = await openPage();
  await visit(page, '/category/war?lang=en');
  await page.getByRole('heading', { level: 1, name: 'Wars' }).waitFor();
  await menu(page).click();
  await option(page, 'es').click();
  await page.getByRole('heading', { level: 1, name: 'Guerras' }).waitFor();
  expect(page.url()).toBe(`${inject('product')}/category/war`);
});

test('T07 the language menu works with the keyboard alone', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/augustus-en');
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  for (const _ of [
    'skip',
    'logo',
    'explore',
    'read',
    'connect',
    'learn',
    'search',
    'find',
    'two ends',
    'new entry',
    'help',
    'app',
    'menu',
  ])
    await page.keyboard.press('Tab');
  expect(await focused()).toContain('Language: English');

  await page.keyboard.press('Enter');
  await option(page, 'zh').waitFor();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('中文');
  await page.keyboard.press('Escape');
  await option(page, 'zh').waitFor({ state: 'hidden' });
  expect(await focused()).toContain('Language: English');

  await page.keyboard.press('Enter');
  for (const _ of ['zh', 'en', 'fr']) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Français');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Auguste' }).waitFor();
  expect(path(page)).toBe('/detail/augustus-fr');
});

test('S01 the language menu marks the page’s language and closes when the reader clicks elsewhere', async () => {
  const page = await openPage({ language: 'jp' });
  await visit(page, '/');
  await menu(page).click();
  expect(await option(page, 'jp').getAttribute('aria-current')).toBe('true');
  expect(await page.locator('header [aria-current]').count()).toBe(1);
  await page.getByRole('heading', { level: 1 }).click();
  await option(page, 'zh').waitFor({ state: 'hidden' });
});

test('R04 T07 the language switch works without script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/detail/augustus');
  await menu(page).click();
  await option(page, 'jp').click();
  await page.getByRole('heading', { level: 1, name: 'アウグストゥス' }).waitFor();
  expect(path(page)).toBe('/detail/augustus-jp');
  expect(await pageLanguage(page)).toBe('ja');
  expect((await choice(page))!.value).toBe('jp');
});

test('K01 an entry in another language than the reader’s says so and links to theirs', async () => {
  const page = await openPage({ language: 'fr' });
  await visit(page, '/detail/augustus-en');
  await page.getByRole('heading', { level: 1, name: 'Augustus' }).waitFor();
  expect(await pageLanguage(page)).toBe('fr');
  expect(await page.locator('.text').first().getAttribute('lang')).toBe('en');
  await page.getByRole('note').getByRole('link', { name: 'Auguste' }).click();
  await page.getByRole('heading', { level: 1, name: 'Auguste' }).waitFor();
  expect(path(page)).toBe('/detail/augustus-fr');
  expect(await page.getByRole('note').count()).toBe(0);
});

test('K01 a newcomer is offered the language of their browser, until they choose', async () => {
  const page = await openPage({ locale: 'es-MX' });
  await visit(page, '/detail/augustus');
  expect(await pageLanguage(page)).toBe('zh-Hans');
  await page.getByRole('button', { name: 'Leer Estela en español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Augusto' }).waitFor();
  await visit(page, '/detail/augustus');
  expect(await page.getByRole('button', { name: 'Leer Estela en español' }).count()).toBe(0);
});
