import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { readPage } from '../http/ask.ts';
import { openPage, visit } from './open.ts';

test.for(languages)('R23 every question of the help centre opens and has its answer, in %s', async (language) => {
  const { findElements, texts } = await readPage('/help', language);
  expect(texts('h1')).toEqual([translateFor(language)('help.title')]);
  const questions = findElements('ul', { class: 'bare help-list' })
    .flatMap((list) => DomUtils.getElementsByTagName('a', list))
    .map((link) => ({ address: link.attribs.href!, question: DomUtils.textContent(link) }));
  expect(questions.length).toBeGreaterThan(5);
  expect(texts('h2').length).toBeGreaterThan(1);

  const answers = new Set<string>();
  for (const { address, question } of questions) {
    const answered = await readPage(address, language);
    expect(answered.status, address).toBe(200);
    expect(answered.texts('h1')).toEqual([question]);
    const [article] = answered.findElements('article');
    const answer = DomUtils.textContent(
      DomUtils.getElementsByTagName('p', article!).filter(({ attribs }) => !attribs.class),
    );
    expect(answer.length, address).toBeGreaterThan(30);
    answers.add(answer);
  }
  expect(answers.size).toBe(questions.length);
});

test('issue 38 the help centre is searched in questions and answers, without accents or case, also without script', async () => {
  const { findElements } = await readPage('/help?q=CITER', 'fr');
  const found = findElements('ul', { class: 'bare help-list' }).flatMap((list) =>
    DomUtils.getElementsByTagName('a', list).map(({ attribs }) => attribs.href),
  );
  expect(found).toContain('/help/sources-and-citation');
  expect(found.length).toBeLessThan(6);
  const nothing = await readPage('/help?q=zzzz', 'fr');
  expect(nothing.texts('p', { class: 'nothing' })).toEqual([translateFor('fr')('help.none')]);
});

test('R23 a reader goes from the footer to a question, on to the next, and back to all of them', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  const list = page.locator('.help-list a');
  for (const index of [0, 1]) {
    const question = await list.nth(index).innerText();
    await list.nth(index).click();
    await page.getByRole('heading', { level: 1, name: question, exact: true }).waitFor();
    expect(await page.locator('.help-list [aria-current="page"]').innerText()).toBe(question);
  }
  await page.getByRole('link', { name: 'All questions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help centre' }).waitFor();
});

test.for(languages)(
  'R18 the cookie statement names every cookie, its purpose and its lifetime, in %s',
  async (language) => {
    const title = translateFor(language)('site.cookies');
    const { texts, findElements } = await readPage('/staticpage/cookie', language);
    expect(texts('h1')).toEqual([title]);
    expect(texts('a', { href: '/staticpage/cookie' })).toContain(title);
    expect(texts('p').length).toBeGreaterThan(0);
    const rows = findElements('tr').map((row) =>
      DomUtils.getChildren(row).map((cell) => DomUtils.textContent(cell).trim()),
    );
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(['sys_lang', 'cookie_ok', 'bearer']));
    expect(rows.every((cells) => cells.length === 3 && cells.every(Boolean))).toBe(true);
  },
);

test('R18 the cookie statement is one click away, in the footer', async () => {
  const page = await openPage({ language: 'fr' });
  await visit(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translateFor('fr')('site.cookies') })
    .click();
  await page.getByRole('heading', { level: 1, name: translateFor('fr')('site.cookies') }).waitFor();
  await page.getByRole('row').nth(2).waitFor();
});

test('R18 the cookie statement has its own text in each language', async () => {
  const statements = await Promise.all(
    languages.map(async (language) => (await readPage('/staticpage/cookie', language)).texts('article').join()),
  );
  expect(new Set(statements).size).toBe(languages.length);
});
