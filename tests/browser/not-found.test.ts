import { expect, test } from 'vitest';
import { languages, languageTag } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { readPage } from '../http/ask.ts';
import { pagesOfEveryKind, notFound, openPage, visit } from './open.ts';

const lost = {
  entryNotFound: '/detail/nobody',
  pageNotFound: '/no/such/page',
  questionNotFound: '/help/no-such-question',
  categoryNotFound: '/category/dragons',
} as const;

test.for(languages)('X07 a missing page says so and links home, in %s', async (language) => {
  const t = translateFor(language);
  for (const [error, address] of Object.entries(lost) as [keyof typeof lost, string][]) {
    const { status, findElements, texts, meta } = await readPage(address, language);
    expect(status, address).toBe(404);
    expect(findElements('html')[0]!.attribs.lang).toBe(languageTag(language));
    expect(texts('h1')).toEqual([t(`error.${error}`)]);
    expect(texts('title')).toEqual([`${t(`error.${error}`)}_${t('site.name')}`]);
    expect(meta('robots')).toBe('noindex');
  }
  const page = await openPage({ language, expects: notFound });
  await visit(page, lost.entryNotFound);
  await page.getByRole('heading', { level: 1, name: t('error.entryNotFound'), exact: true }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('error.home') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('site.claim') }).waitFor();
});

test.for(['/category/person?page=99', '/category/person?page=0', '/category/person?page=x'])(
  'X07 %s, a missing page of a category, says so',
  async (address) => {
    const page = await openPage({ language: 'en', expects: notFound });
    expect((await visit(page, address))!.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'does not exist' }).waitFor();
  },
);

test('X07 an address with odd letters is refused without an error', async () => {
  const page = await openPage({ language: 'en', expects: /status of 40[04]/ });
  for (const [address, answer] of Object.entries({
    '/detail/%E7%A7%A6': 'Entry does not exist',
    '/detail/a%2Fb': 'Entry does not exist',
    '/%3Cscript%3E': 'Page does not exist',
    [`/detail/${'x'.repeat(1500)}`]: 'Bad Request!',
  })) {
    expect((await visit(page, address))!.status(), address).toBe(answer === 'Bad Request!' ? 400 : 404);
    await page.getByRole('heading', { level: 1, name: answer }).waitFor();
  }
});

test('X07 the link home from an unknown entry works without script', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false, expects: notFound });
  await page.goto(lost.entryNotFound);
  await page.getByRole('heading', { level: 1, name: 'Entry does not exist' }).waitFor();
  await page.getByRole('link', { name: 'To the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Five thousand years' }).waitFor();
});

test('S01 every page has a title, one main heading and the logo as a link home', async () => {
  for (const [name, address] of Object.entries(pagesOfEveryKind('en'))) {
    const { findElements, texts } = await readPage(address, 'en');
    expect(texts('title').join(), name).not.toBe('');
    expect(texts('h1'), name).toHaveLength(1);
    expect(findElements('a', { class: 'logo', href: '/' }), name).toHaveLength(1);
  }
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/sima-qian-en');
  await page.getByRole('banner').getByRole('link', { name: 'Stele' }).click();
  await page.getByRole('heading', { level: 1, name: 'Five thousand years' }).waitFor();
});
