import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { readSearchPath, searchPath } from '../../src/features/search/rules.ts';
import * as limits from '../../src/rules/limits.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { expectNoAxeViolations, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

const suggestions = '**/api/search/getSuggestion*';
const field = (page: Page) => page.locator('.of-header input[name=q]');
const options = (page: Page) => page.getByRole('option').filter({ visible: true });
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const path = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);

/** An entry in the form of the call's reply. */
const entry = (name: string) => ({
  itemId: name,
  id: `${name}-en`,
  name,
  disambiguation: null,
  language: 'en',
  kind: 'person',
  found: null,
  marks: [[0, 1]],
});
const answer = (route: Route, names: string[], more = false) =>
  route.fulfill({ json: { code: 200, data: { sugNodes: names.map(entry), more } } });
const keywordOf = (url: string) => new URL(url).searchParams.get('keyword')!;

/** Keywords requested from now on, in order. */
function keywordsAsked(page: Page): string[] {
  const keywords: string[] = [];
  page.on('request', (request) => request.url().includes('/getSuggestion') && keywords.push(keywordOf(request.url())));
  return keywords;
}

/** A page in English whose search box is active. */
async function openSearch({
  address = '/help',
  ...reader
}: Parameters<typeof openPage>[0] & { address?: string } = {}) {
  const page = await openPage({ language: 'en', ...reader });
  await visit(page, address);
  await field(page).focus();
  await page.getByRole('combobox').and(field(page)).waitFor();
  return page;
}

/** A page whose search box is active and empty. Tests type different texts, because replies are cached. */
const search = sharedPage(
  { language: 'en', expects: /ERR_INTERNET_DISCONNECTED/ },
  {
    async begin(page) {
      await visit(page, '/help');
      await field(page).focus();
      await page.getByRole('combobox').and(field(page)).waitFor();
    },
    async tidy(page) {
      await page.unrouteAll();
      await field(page).fill('');
      await field(page).focus();
    },
  },
);

test('R27 the arrow keys move through the suggestions, Enter opens the entry', async () => {
  const page = await openSearch();
  await page.keyboard.type('alexander');
  await options(page).first().waitFor();
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();

  const names = await options(page).allInnerTexts();
  const index = names.findIndex((name) => name.startsWith('Alexander the Great'));
  for (let at = 0; at <= index; at++) await page.keyboard.press('ArrowDown');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'));
  expect(await page.evaluate(() => document.activeElement!.getAttribute('name'))).toBe('q');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Alexander the Great' }).waitFor();
});

test('R27 Home, End and both arrows cycle through the list and back into the field', async () => {
  const page = await search();
  await page.route(suggestions, (route) => answer(route, ['one', 'two', 'three']));
  await page.keyboard.type('x');
  await options(page).first().waitFor();
  const walked: string[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
    await page.keyboard.press(key);
    walked.push((await active(page).locator('.names').allInnerTexts()).join());
  }
  expect(walked).toEqual(['one', 'two', 'three', '', 'three', 'one', '']);
});

test('R27 Escape closes the list and keeps the typed text, Tab closes it and moves on', async () => {
  const page = await search();
  await page.route(suggestions, (route) => answer(route, ['one']));
  await page.keyboard.type('y');
  await options(page).first().waitFor();
  await page.keyboard.press('Escape');
  expect(await options(page).count()).toBe(0);
  expect(await field(page).inputValue()).toBe('y');
  await field(page).press('ArrowDown');
  await options(page).first().waitFor();
  await page.keyboard.press('Tab');
  expect(await options(page).count()).toBe(0);
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
});

test('R27 a suggestion is chosen with a press, on a wide screen and on a narrow one', async () => {
  for (const width of [1440, 390]) {
    const page = await openSearch({ width });
    await page.keyboard.type('augustus');
    await options(page).filter({ hasText: 'Augustus' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Augustus' }).waitFor();
  }
});

test('R27 Enter without a selection searches for the typed text', async () => {
  const page = await openSearch();
  await page.keyboard.type('great wall');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${searchPath('great wall')}`);
  await page.getByRole('heading', { level: 1, name: 'great wall' }).waitFor();
  expect(await field(page).inputValue(), 'the term stays in the field').toBe('great wall');
});

test('R27 more suggestions are added below the existing ones', async () => {
  const page = await search();
  await page.route(suggestions, (route) => {
    const first = new URL(route.request().url()).searchParams.get('page') === '1';
    return answer(route, first ? ['one', 'two'] : ['three'], first);
  });
  await page.keyboard.type('z');
  await page.getByRole('option', { name: 'More' }).click();
  await expect.poll(() => page.locator('.suggestions .names').allInnerTexts()).toEqual(['one', 'two', 'three']);
  expect(await active(page).innerText()).toContain('three');
});

test('R27 during a composition nothing is requested and Enter selects nothing; its end sends a request at once', async () => {
  const page = await search();
  const keywords = keywordsAsked(page);
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['c', 'ch', 'chang', 'chang cheng'])
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await field(page).evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
  });
  expect(path(page)).toBe('/help');
  await devtools.send('Input.insertText', { text: '长城' });
  await options(page).first().waitFor();
  expect(keywords).toEqual(['长城']);
});

test('R27 a late answer to an earlier input is not shown for a later one', async () => {
  const page = await search();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(suggestions, async (route) => {
    if (keywordOf(route.request().url()) !== 'a') return answer(route, ['second']);
    await held;
    return answer(route, ['first']).catch(() => {}); // the request was aborted
  });
  const aborted = page.waitForEvent('requestfailed', (request) => keywordOf(request.url()) === 'a');
  const pendingRequest = page.waitForRequest((request) => request.url().includes('/getSuggestion'));
  await page.keyboard.type('a');
  await pendingRequest;
  await page.keyboard.type('b');
  await options(page).filter({ hasText: 'second' }).waitFor();
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
  release();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await options(page).locator('.names').allInnerTexts()).toEqual(['second']);
});

test('R27 text typed while the suggestions load is not lost', async () => {
  const page = await openPage({ language: 'en' });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/live-search-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/help');
  await field(page).click();
  await page.keyboard.type('alexander');
  expect(await field(page).getAttribute('role')).toBeNull();
  release();
  await options(page).filter({ hasText: 'Alexander the Great' }).first().waitFor();
  expect(await field(page).inputValue()).toBe('alexander');
});

test('R27 a call that fails during typing is reported quietly', async () => {
  const page = await search();
  await page.context().setOffline(true);
  await page.keyboard.type('alex');
  await page.locator('.suggestions').getByText('No suggestions at the moment').waitFor();
  expect(await page.locator('.notice').count()).toBe(0);
  await page.context().setOffline(false);
  await page.keyboard.type('ander');
  await options(page).first().waitFor();
});

test('R27 / focuses the search from anywhere except a field', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/augustus-en');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement!.getAttribute('name'))).toBe('q');
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.press('/');
  expect(await field(page).inputValue()).toBe('/');
});

test('X06 without suggestions a line says so for the term, in the language of the page', async () => {
  const page = await openSearch({ language: 'fr' });
  await page.keyboard.type('zzzzzzzzzz');
  await page
    .locator('.suggestions')
    .getByText(translateFor('fr')('search.noEntry', { term: 'zzzzzzzzzz' }))
    .waitFor();
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
});

test('T15 the latest terms are listed under the empty field; each can be removed, and all', async () => {
  const page = await openPage({ language: 'en' });
  const terms = () => page.locator('.suggestions .term').allInnerTexts();
  for (const term of ['great wall', 'Alexander', 'great wall', 'Rome']) {
    await visit(page, '/help');
    await field(page).fill(term);
    await page.locator('.of-header [role=combobox]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/*/1');
  }
  await visit(page, '/help');
  await field(page).click();
  await expect.poll(terms).toEqual(['Rome', 'great wall', 'Alexander']);
  await expectNoAxeViolations(page, 'the history', { within: '.site-header' });

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  expect(await terms()).toEqual(['great wall', 'Alexander']);
  await page.locator('.suggestions .forget').last().click();
  expect(await terms()).toEqual(['great wall']);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Clear all' }).click();
  expect(await options(page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('search_history'))).toBe('[]');
});

test('T15 a term of the history is searched again; another tab has its own history', async () => {
  const page = await openSearch();
  await page.keyboard.type('Rome');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${searchPath('Rome')}`);
  await visit(page, '/help');
  await field(page).click();
  await page.getByRole('option', { name: 'Rome' }).click();
  await page.waitForURL(`**${searchPath('Rome')}`);

  const other = await page.context().newPage();
  await visit(other, '/help');
  await field(other).click();
  await other.getByRole('combobox').and(field(other)).waitFor();
  expect(await options(other).count()).toBe(0);
});

test('T15 search works when the browser stores nothing', async () => {
  const page = await openPage({ language: 'en' });
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
  });
  await visit(page, '/help');
  await field(page).click();
  await page.keyboard.type('augustus');
  await options(page).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${searchPath('augustus')}`);
});

test('R27 on a phone the header is one line; a tap opens the field over its whole width', async () => {
  const page = await openPage({ language: 'fr', width: 390 });
  await visit(page, '/detail/augustus-fr');
  const { height } = (await page.locator('.site-header').boundingBox())!;
  expect(height).toBeLessThan(60);
  const closed = (await field(page).boundingBox())!;
  expect(closed).toMatchObject({ width: 44, height: 44 });
  await page.mouse.click(closed.x + 22, closed.y + 22);
  await page.getByRole('button', { name: 'Fermer la recherche' }).waitFor();
  expect((await page.locator('.search-box.of-header').boundingBox())!.width).toBe(390);
  expect((await page.locator('.site-header').boundingBox())!.height).toBe(height);
  await page.keyboard.type('auguste');
  await options(page).first().waitFor();
  for (const target of await page.locator('.of-header :is(button, [role=option])').filter({ visible: true }).all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  await expectNoAxeViolations(page, 'the open field on a phone', { within: '.site-header' });
  await page.getByRole('button', { name: 'Fermer la recherche' }).click();
  expect((await field(page).boundingBox())!.width).toBe(44);
});

test('the open list stays inside the page at every width; axe finds nothing, in light and dark mode', async () => {
  const page = await openSearch({ address: '/' });
  await page.keyboard.type('a');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  for (const width of [360, 768, 1440, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysOverflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    const box = (await page.locator('.suggestions').boundingBox())!;
    expect.soft(box.x >= 0 && box.x + box.width <= width, `${width} px`).toBe(true);
  }
  await expectNoAxeViolations(page, 'by day', { within: '.site-header' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'by night', { within: '.site-header', at: 'colours' });
});

test('V02 a term is cut to 58 characters before it is sent', async () => {
  const page = await openSearch();
  const long = '长'.repeat(30) + '😀'.repeat(40);
  await field(page).fill(long);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/*/1');
  const [, , segment] = new URL(page.url()).pathname.split('/');
  expect([...readSearchPath(decodeURIComponent(segment!))!]).toEqual([...long].slice(0, limits.searchTermLength));
});
