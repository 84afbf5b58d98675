import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { entryId } from '../../src/rules/entry-ids.ts';
import { hreflang, languages, languageTag, type Language } from '../../src/rules/languages.ts';
import { sayFor } from '../../src/texts.server.ts';
import { readPage } from '../http/ask.ts';
import { everyPage, notFound, openPage } from './open.ts';

const href = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('href');
const content = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');
const alternates = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('head link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang')!, link.getAttribute('href')!])),
  );
const names: Record<Language, string> = {
  zh: '奥古斯都',
  en: 'Augustus',
  fr: 'Auguste',
  es: 'Augusto',
  jp: 'アウグストゥス',
};

test.for(languages)('K02 the head of an entry in %s', async (language) => {
  const page = await openPage({ language, javaScriptEnabled: false });
  const product = inject('product');
  const address = (one: Language) => `${product}/detail/${entryId('augustus', one)}`;
  await page.goto(address(language));

  expect(await page.title()).toBe(`${names[language]}_${sayFor(language)('site.name')}`);
  expect(await href(page, 'link[rel=canonical]')).toBe(address(language));
  expect(await alternates(page)).toEqual({
    ...Object.fromEntries(languages.map((one) => [hreflang(one), address(one)])),
    'x-default': address('en'),
  });
  expect(await content(page, 'og:title')).toBe(names[language]);
  expect(await content(page, 'og:type')).toBe('article');
  expect(await content(page, 'og:url')).toBe(address(language));
  expect(await content(page, 'og:site_name')).toBe(sayFor(language)('site.name'));
  expect(await content(page, 'og:description')).toBe(await content(page, 'description'));
  expect(await page.locator('head meta[property="og:locale:alternate"]').count()).toBe(4);

  const ld = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as Record<
    string,
    unknown
  >;
  expect(ld).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: names[language],
    inLanguage: languageTag(language),
    url: address(language),
    birthDate: '-0062-09-23',
    deathDate: '0014-08-19',
  });
});

test('K02 a title joins its parts by underscores and ends with the site’s name', async () => {
  const titleOf = async (address: string) => (await readPage(address, 'en')).texts('title').join();
  expect(await titleOf('/detail/alexandria-en')).toBe('Alexandria_Egypt_Stele');
  for (const [name, address] of Object.entries(everyPage('en')).filter(([name]) => name !== 'widgets')) {
    const parts = (await titleOf(address)).split('_');
    expect(parts.length, name).toBeGreaterThan(1);
    expect(parts.at(-1), name).toBe('Stele');
    expect(
      parts.every((part) => part.trim()),
      name,
    ).toBe(true);
  }
});

test('K02 a description is one line of at most 180 characters on every page', async () => {
  for (const language of languages) {
    for (const [name, address] of Object.entries({
      ...everyPage(language),
      longest: `/detail/${entryId('augustus', language)}`,
    })) {
      if (['not found', 'widgets'].includes(name) || address.includes('#')) continue;
      const description = (await readPage(address, language)).meta('description') ?? '';
      expect(description.length, `${name}, ${language}`).toBeGreaterThan(0);
      expect([...description].length, `${name}, ${language}`).toBeLessThanOrEqual(180);
      expect(description, `${name}, ${language}`).not.toMatch(/\n|<|dict missed/);
    }
  }
});

test('K02 pages that are no entries name themselves and their address in each language', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  const product = inject('product');
  for (const address of ['/', '/category/war', '/help', '/staticpage/cookie']) {
    await page.goto(address);
    expect(await href(page, 'link[rel=canonical]'), address).toBe(product + address);
    expect(await alternates(page), address).toEqual({
      ...Object.fromEntries(languages.map((one) => [hreflang(one), `${product}${address}?lang=${hreflang(one)}`])),
      'x-default': `${product}${address}?lang=en`,
    });
    expect(await content(page, 'og:type'), address).toBe('website');
  }
});

test('K02 the address of a page in each language answers in that language', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const address of ['/', '/help', '/detail/augustus']) {
    await page.goto(address);
    for (const [tag, other] of Object.entries(await alternates(page))) {
      await page.goto(other);
      expect(await page.locator('html').getAttribute('lang'), other).toBe(
        tag === 'x-default' ? 'en' : tag === 'zh' ? 'zh-Hans' : tag,
      );
    }
  }
});

test('K02 robots may read everything but what leads nowhere; what is not there is not listed', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false, expects: notFound });
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /\n');
  expect(robots).toContain('Disallow: /language/\n');
  expect(robots).toContain(`Sitemap: ${inject('product')}/sitemap.xml`);
  await page.goto('/detail/augustus-en');
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await page.goto('/nowhere');
  expect(await content(page, 'robots')).toBe('noindex');
});
