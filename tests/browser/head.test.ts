import { expect, inject, test } from 'vitest';
import { entryId } from '../../src/rules/entry-ids.ts';
import { hreflang, languages, languageTag, type Language } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { ask, readPage } from '../http/ask.ts';
import { pagesOfEveryKind } from './open.ts';

type Read = Awaited<ReturnType<typeof readPage>>;
const canonical = ({ findElements }: Read) =>
  findElements('link', { rel: 'canonical' }).map(({ attribs }) => attribs.href);
const property = ({ findElements }: Read, name: string) =>
  findElements('meta', { property: name }).map(({ attribs }) => attribs.content);
const alternates = ({ findElements }: Read) =>
  Object.fromEntries(
    findElements('link', { rel: 'alternate' }).flatMap(({ attribs: { hreflang: tag, href } }) =>
      tag ? [[tag, href!]] : [],
    ),
  );
const names: Record<Language, string> = {
  zh: '奥古斯都',
  en: 'Augustus',
  fr: 'Auguste',
  es: 'Augusto',
  jp: 'アウグストゥス',
};

test.for(languages)('K02 the head of an entry in %s', async (language) => {
  const address = (pageLanguage: Language) => `${inject('product')}/detail/${entryId('augustus', pageLanguage)}`;
  const page = await readPage(`/detail/${entryId('augustus', language)}`, language);
  const siteName = translateFor(language)('site.name');

  expect(page.texts('title')).toEqual([`${names[language]}_${siteName}`]);
  expect(canonical(page)).toEqual([address(language)]);
  expect(alternates(page)).toEqual({
    ...Object.fromEntries(languages.map((pageLanguage) => [hreflang(pageLanguage), address(pageLanguage)])),
    'x-default': address('en'),
  });
  expect(property(page, 'og:title')).toEqual([names[language]]);
  expect(property(page, 'og:type')).toEqual(['article']);
  expect(property(page, 'og:url')).toEqual([address(language)]);
  expect(property(page, 'og:site_name')).toEqual([siteName]);
  expect(property(page, 'og:description')).toEqual([page.meta('description')]);
  expect(property(page, 'og:locale:alternate')).toHaveLength(4);

  expect(JSON.parse(page.texts('script', { type: 'application/ld+json' }).join())).toMatchObject({
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
  const titleOf = async (address: string) => (await readPage(address, 'en')).texts('title')[0]!;
  expect(await titleOf('/detail/alexandria-en')).toBe('Alexandria_Egypt_Stele');
  for (const [name, address] of Object.entries(pagesOfEveryKind('en')).filter(([name]) => name !== 'widgets')) {
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
      ...pagesOfEveryKind(language),
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

test('K02 pages other than entries state their title and their address in each language', async () => {
  const product = inject('product');
  for (const address of ['/', '/category/war', '/help', '/staticpage/cookie']) {
    const page = await readPage(address, 'en');
    // files-field 19: an alternate that is not canonical would be ignored.
    expect(canonical(page), address).toEqual([`${product}${address}?lang=en`]);
    expect(alternates(page), address).toEqual({
      ...Object.fromEntries(
        languages.map((pageLanguage) => [
          hreflang(pageLanguage),
          `${product}${address}?lang=${hreflang(pageLanguage)}`,
        ]),
      ),
      'x-default': `${product}${address}?lang=en`,
    });
    expect(property(page, 'og:type'), address).toEqual(['website']);
  }
});

test('K02 the address of a page in each language answers in that language', async () => {
  for (const address of ['/', '/help', '/detail/augustus']) {
    const alternateLinks = Object.entries(alternates(await readPage(address, null)));
    expect(alternateLinks).toHaveLength(languages.length + 1);
    for (const [tag, other] of alternateLinks) {
      const { pathname, search } = new URL(other);
      const [html] = (await readPage(pathname + search, null)).findElements('html');
      expect(html!.attribs.lang, other).toBe(tag === 'x-default' ? 'en' : tag === 'zh' ? 'zh-Hans' : tag);
    }
  }
});

test('K02 robots may read everything except dead ends; missing pages are not indexed', async () => {
  const { text: robots } = await ask('/robots.txt');
  expect(robots).toContain('Allow: /\n');
  expect(robots).toContain('Disallow: /language/\n');
  expect(robots).toContain(`Sitemap: ${inject('product')}/sitemap.xml`);
  expect((await readPage('/detail/augustus-en', 'en')).meta('robots')).toBe(undefined);
  expect((await readPage('/nowhere', 'en')).meta('robots')).toBe('noindex');
});
