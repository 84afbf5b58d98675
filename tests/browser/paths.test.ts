import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { waitForHydration, notFound, openPage, visit } from './open.ts';

const pair = '/relation/atobPath?id=qin-shi-huang&to=augustus';

/** Waits for the suggestions of the fields; before that they are plain inputs. */
async function openBoxes(page: Page, address: string) {
  await visit(page, address);
  await page.locator('.path-boxes [role=combobox]').first().waitFor();
}
const box = (page: Page, label: string, form = 'Find a path') =>
  page.getByRole('search', { name: form }).getByLabel(label, { exact: true });
async function choose(page: Page, label: string, typed: string, form?: string) {
  await box(page, label, form).fill(typed);
  await page.locator('[role=option]', { hasText: typed }).first().waitFor();
  await page.keyboard.press('Enter');
}
/** The visible sentences of the path. */
const sentences = (page: Page) => page.locator('.path-list .says').allInnerTexts();
const stations = (page: Page) => page.locator('.path-list .station .linked').allInnerTexts();

test.for(languages)(
  'R09 a path has its own address, without script, in %s: sentences from start to end with time and source',
  async (language) => {
    const page = await openPage({ language, javaScriptEnabled: false });
    await page.goto(pair);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const [from, to] = title.split(' → ');
    expect(await page.title()).toBe(`${title}_${translateFor(language)('site.name')}`);
    const names = await stations(page);
    expect([names[0], names.at(-1)]).toEqual([from, to]);
    const hopSentences = await sentences(page);
    expect(hopSentences).toHaveLength(names.length - 1);
    for (const [hop, sentence] of hopSentences.entries()) {
      expect(sentence).toMatch(/[.。]$/);
      for (const name of [names[hop]!, names[hop + 1]!]) expect(sentence.toLowerCase()).toContain(name.toLowerCase());
    }
    expect(await page.locator('.path-list .source').count()).toBeGreaterThan(0);
    expect(await page.locator('.path-list .about .when').count()).toBeGreaterThan(0);
  },
);

test('R09 the same path is a graph, a text, and places on a timeline', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, pair);
  const names = await stations(page);
  const graph = page.getByRole('region', { name: 'The paths as a graph' });
  expect(await graph.locator('li.chosen a').allInnerTexts()).toEqual(names);
  const times = page.getByRole('figure', { name: 'Timeline' });
  expect(await times.locator('li b').allInnerTexts()).toEqual(names);
  await graph.getByRole('link', { name: names[1], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: names[1] }).waitFor();
});

test('R09 alternatives of the same length are chosen by link', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, pair);
  const ways = page.getByRole('navigation', { name: 'Paths of this length' }).getByRole('link');
  expect(await ways.count()).toBeGreaterThan(2);
  const inner = await ways.nth(2).locator('span').allInnerTexts();
  await ways.nth(2).click();
  await page.waitForURL(`${pair}&choice=3`);
  expect((await stations(page)).slice(1, -1)).toEqual(inner);
  expect(await page.locator('head meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('R09 start and end are chosen from suggestions by keyboard, and swapped', async () => {
  const page = await openPage({ language: 'en' });
  await openBoxes(page, '/relation/atobPath');
  await choose(page, 'Start', 'Homer');
  await choose(page, 'End', 'Hokusai');
  await page.getByRole('button', { name: 'Swap start and end' }).click();
  expect(await box(page, 'Start').inputValue()).toBe('Hokusai');
  await box(page, 'End').press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hokusai → Homer' }).waitFor();
  expect(new URL(page.url()).search).toBe('?id=hokusai-en&to=homer-en');
});

test('V01 a missing end flashes for a second and nothing is searched', async () => {
  const page = await openPage({ language: 'en' });
  await openBoxes(page, '/relation/atobPath');
  await page.clock.install();
  await choose(page, 'Start', 'Homer');
  await page.getByRole('button', { name: 'Find the path' }).click();
  const end = box(page, 'End');
  await page.getByText('No entry chosen for “End”').waitFor();
  expect(await end.getAttribute('aria-invalid')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await page.clock.fastForward(1000);
  await expect.poll(() => end.getAttribute('aria-invalid')).toBeNull();
  expect(new URL(page.url()).search).toBe('');
});

test('R20 stops of a path are added, ordered and removed', async () => {
  const page = await openPage({ language: 'en' });
  await openBoxes(page, pair);
  const add = page.getByRole('button', { name: 'Add a stop' });
  await add.click();
  await choose(page, 'Via', 'Muhammad');
  await add.click();
  await choose(page, 'Via (2)', 'Hokusai');
  await page.getByRole('button', { name: 'Move “Via (2)” earlier' }).click();
  await page.getByRole('button', { name: 'Find the path' }).click();
  await page.waitForURL(/pass=hokusai-en,muhammad-en/);
  const names = await stations(page);
  expect(names.indexOf('Hokusai')).toBeGreaterThan(0);
  expect(names.indexOf('Muhammad')).toBeGreaterThan(names.indexOf('Hokusai'));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove “Via (1)”' }).click();
  await page.getByRole('button', { name: 'Find the path' }).click();
  await page.waitForURL(/pass=muhammad-en$/);
});

test('R20 conditions are ticked, appear in the address, and can be removed when they leave no path', async () => {
  const page = await openPage({ language: 'en' });
  await openBoxes(page, '/relation/atobPath?id=plato&to=alexander-the-great');
  await page.getByText('Filters').click();
  await page.getByRole('checkbox', { name: 'Teachers and pupils' }).check();
  await page.getByRole('checkbox', { name: 'People', exact: true }).check();
  await page.getByRole('button', { name: 'Find the path' }).click();
  await page.waitForURL('/relation/atobPath?id=plato-en&to=alexander-the-great-en&types=teach&kinds=person');
  expect(await stations(page)).toEqual(['Plato', 'Aristotle', 'Alexander the Great']);
  await visit(page, `${pair}&types=love&year=-221`);
  await page.getByRole('heading', { name: 'No path found' }).waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.waitForURL(pair);
  expect((await sentences(page)).length).toBeGreaterThan(1);
});

test('R20 without script stops are added by link, names are understood, and the conditions are a form', async () => {
  const page = await openPage({ language: 'fr', javaScriptEnabled: false });
  await page.goto('/relation/atobPath');
  await page.getByRole('textbox', { name: 'Départ' }).fill('qin shi huang');
  await page.getByRole('textbox', { name: 'Arrivée' }).fill('Auguste');
  await page.getByRole('button', { name: 'Trouver le chemin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Qin Shi Huang → Auguste' }).waitFor();
  await page.getByRole('link', { name: 'Ajouter une étape' }).click();
  await page.getByRole('textbox', { name: 'Étape', exact: true }).fill('Mahomet');
  await page.getByText('Filtres').click();
  await page.getByLabel('Influence').check();
  await page.getByLabel('Lieux').first().check();
  await page.getByLabel('Conquête et chute').check();
  await page.getByRole('button', { name: 'Trouver le chemin' }).click();
  const searchParams = new URL(page.url()).searchParams;
  expect([searchParams.get('pass'), searchParams.get('types')?.split(',').toSorted()]).toEqual([
    'muhammad-fr',
    ['destroy', 'influence', 'location'],
  ]);
  await page.getByRole('link', { name: 'Échanger départ et arrivée' }).click();
  await page.getByRole('heading', { level: 1, name: 'Auguste → Qin Shi Huang' }).waitFor();
});

test('R09 a missing path is reported in place, with what to do about it', async () => {
  const page = await openPage({ language: 'en', expects: notFound });
  expect((await visit(page, '/relation/atobPath?id=homer&to=homer-fr'))?.status()).toBe(200);
  await page.getByRole('heading', { name: 'Start and end are the same entry' }).waitFor();
  expect(await box(page, 'Start').inputValue()).toBe('Homer');
  expect((await visit(page, '/relation/atobPath?id=homer&to=nobody-at-all'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'There is no entry “nobody-at-all”.' }).waitFor();
  await page.getByRole('link', { name: 'Search for “nobody-at-all”' }).waitFor();
  expect((await visit(page, '/relation/atobPath?id=homer&to='))?.status()).toBe(200);
  await page.getByText('One end is missing: choose an entry for “End”.').waitFor();
  expect((await visit(page, '/relation/atobPath?id=homer&to=hokusai&pass=napoleon&hops=3'))?.status()).toBe(200);
  await page.getByRole('link', { name: 'Remove the stops' }).waitFor();
});

test('R20 an empty page says what it does, gives examples, and links to a pair to try', async () => {
  const page = await openPage({ language: 'zh' });
  await visit(page, '/relation/atobPath');
  expect(await page.locator('.path-examples li').count()).toBe(3);
  await page.getByRole('link', { name: '随便看一对' }).click();
  await page.waitForURL(/atobPath\?id=.+&to=.+/);
  expect((await sentences(page)).length).toBeGreaterThanOrEqual(3);
});

test('R09 the header’s box for two entries leads to the path', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  await page.getByRole('button', { name: 'How are two entries connected?' }).click();
  const form = 'How are two entries connected?';
  await choose(page, 'Start', 'Plato', form);
  await choose(page, 'End', 'Aristotle', form);
  await page.getByRole('search', { name: form }).getByRole('button', { name: 'Find the path' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plato → Aristotle' }).waitFor();
  expect(await sentences(page)).toEqual(['Plato taught Aristotle.']);
});
