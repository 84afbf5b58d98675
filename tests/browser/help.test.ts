import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { sayFor } from '../../src/texts.server.ts';
import { openPage, visit } from './open.ts';

test.for(languages)('R23 every question of the help centre opens and has its answer, in %s', async (language) => {
  const page = await openPage({ language, javaScriptEnabled: false });
  const say = sayFor(language);
  await page.goto('/help');
  await page.getByRole('heading', { level: 1, name: say('help.title') }).waitFor();
  const questions = await page.locator('.help-list a').evaluateAll((links) => links.map((link) => ({ address: link.getAttribute('href')!, question: link.textContent })));
  expect(questions.length).toBeGreaterThan(5);
  expect(await page.locator('main h2').count()).toBeGreaterThan(1);

  const answers = new Set<string>();
  for (const { address, question } of questions) {
    await page.goto(address);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(question);
    const paragraphs = await page.getByRole('article').locator('h1 ~ p').allInnerTexts();
    expect(paragraphs.join('').length, address).toBeGreaterThan(30);
    answers.add(paragraphs.join());
  }
  expect(answers.size).toBe(questions.length);
});

test('R23 a reader goes from the footer to a question, on to the next, and back to all of them', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  const list = page.locator('.help-list a');
  for (const one of [0, 1]) {
    const question = await list.nth(one).innerText();
    await list.nth(one).click();
    await page.getByRole('heading', { level: 1, name: question, exact: true }).waitFor();
    expect(await page.locator('.help-list [aria-current="page"]').innerText()).toBe(question);
  }
  await page.getByRole('link', { name: 'All questions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help centre' }).waitFor();
});

test.for(languages)('R18 the cookie statement names every cookie, its purpose and how long it stays, in %s', async (language) => {
  const page = await openPage({ language });
  const say = sayFor(language);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: say('site.cookies') }).click();
  await page.getByRole('heading', { level: 1, name: say('site.cookies') }).waitFor();
  expect(await page.locator('main p').count()).toBeGreaterThan(0);
  const rows = await page.getByRole('row').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(['sys_lang', 'cookie_ok', 'bearer']));
  expect(rows.every((cells) => cells.length === 3 && cells.every(Boolean))).toBe(true);
});

test('R18 the cookie statement is written anew in each language', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const statements = new Set<string>();
  for (const language of languages) {
    await page.goto(`/staticpage/cookie?lang=${language}`);
    statements.add(await page.getByRole('article').innerText());
  }
  expect(statements.size).toBe(languages.length);
});
