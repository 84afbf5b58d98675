import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

const start = (page: Page) => page.getByRole('combobox', { name: 'Start', exact: true });
const end = (page: Page) => page.getByRole('combobox', { name: 'End', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const invalid = (page: Page) => page.locator('.two-ends [aria-invalid=true]');

/** The search for two ends, in English; the page it leads to is only recorded. */
async function openTwoEnds({ width, clock = 'runs' }: { width?: number; clock?: 'runs' | 'stands' } = {}) {
  const page = await openPage({ language: 'en', width });
  if (clock === 'stands') await page.clock.install();
  await page.route('**/relation/atobPath*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Path</title>' }),
  );
  await visit(page, '/detail/augustus-en');
  if (width && width < 768) await page.locator('.of-header input').click();
  await page.getByRole('button', { name: 'How are two entries connected?' }).click();
  await start(page).and(page.locator(':focus')).waitFor();
  if (clock === 'stands') await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Types a name and selects the first suggested entry. */
async function choose(page: Page, box: ReturnType<typeof start>, name: string) {
  await box.fill(name);
  await page.getByRole('option').filter({ hasText: name, visible: true }).first().click();
  await expect.poll(() => box.inputValue()).toBe(name);
}

test('R27 with two ends the search box leads to the path between them', async () => {
  const page = await openTwoEnds();
  expect(
    await page.evaluate(() => document.activeElement!.closest('.entry-box')?.querySelector('label')?.textContent),
  ).toBe('Start');
  await choose(page, start(page), 'Alexander the Great');
  await choose(page, end(page), 'Augustus');
  await button(page, 'Find the path').click();
  await page.waitForURL('**/relation/atobPath?id=alexander-the-great-en&to=augustus-en');
});

test('R27 two ends work by keyboard alone: Enter takes the first entry, even before it has loaded', async () => {
  const page = await openTwoEnds();
  await page.keyboard.type('augustus');
  await page.keyboard.press('Enter');
  await expect.poll(() => start(page).inputValue()).toBe('Augustus');
  await page.keyboard.press('Tab');
  await page.keyboard.type('alexander the great');
  await page.keyboard.press('Enter');
  await expect.poll(() => end(page).inputValue()).toBe('Alexander the Great');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/relation/atobPath?id=augustus-en&to=alexander-the-great-en');
});

test('R27 fast input is understood too: name, Enter, Tab, name, Enter, Enter', async () => {
  const page = await openTwoEnds();
  await page.keyboard.type('augustus');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('alexander the great');
  await page.keyboard.press('Enter');
  await expect.poll(() => start(page).inputValue()).toBe('Augustus');
  await expect.poll(() => end(page).inputValue()).toBe('Alexander the Great');
});

test('R27 a name typed in full and left selects that entry', async () => {
  const page = await openTwoEnds();
  await page.keyboard.type('AUGUSTUS');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => start(page).inputValue()).toBe('Augustus');
});

test('R27 a letter typed while a render is pending stays', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/augustus-en');
  await page.evaluate(() => {
    const port = MessagePort.prototype; // React's scheduler uses it
    const post = Reflect.get(port, 'postMessage');
    const wait = ({ target }: FocusEvent) => {
      if (!(target as Element).matches('.two-ends input')) return;
      port.postMessage = function (...message: unknown[]) {
        document.title = 'A render waits';
        document.addEventListener('keyup', () => Reflect.apply(post, this, message), { once: true });
      };
    };
    document.addEventListener('focusin', wait, { capture: true });
  });
  await page.getByRole('button', { name: 'How are two entries connected?' }).click();
  await expect.poll(() => page.title()).toBe('A render waits');
  await page.keyboard.press('A');
  expect(await start(page).inputValue()).toBe('A');
});

test('R27 swap exchanges the ends, also text that is only typed', async () => {
  const page = await openTwoEnds();
  await choose(page, start(page), 'Augustus');
  await end(page).fill('Alex');
  await button(page, 'Swap start and end').click();
  expect(await start(page).inputValue()).toBe('Alex');
  expect(await end(page).inputValue()).toBe('Augustus');
  await choose(page, start(page), 'Alexander the Great');
  await button(page, 'Find the path').click();
  await page.waitForURL('**/relation/atobPath?id=alexander-the-great-en&to=augustus-en');
});

test('V01 K07 a missing end flashes for one second and says so; nothing is searched', async () => {
  const page = await openTwoEnds({ clock: 'stands' });
  await button(page, 'Find the path').click();
  expect(await invalid(page).count()).toBe(2);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([
    translateFor('en')('search.missing', { label: 'Start' }),
    translateFor('en')('search.missing', { label: 'End' }),
  ]);
  expect(
    await page.evaluate(() => document.activeElement!.closest('.entry-box')?.querySelector('label')?.textContent),
  ).toBe('Start');
  await page.clock.runFor(999);
  expect(await invalid(page).count()).toBe(2);
  await page.clock.runFor(1);
  await expect.poll(() => invalid(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/detail/augustus-en');
});

test('V01 only the missing end flashes, each time it is missing; a text that is no entry counts as missing', async () => {
  const page = await openTwoEnds();
  await choose(page, start(page), 'Augustus');
  await end(page).fill('nobody of that name');
  for (const _ of ['once', 'again']) {
    await button(page, 'Find the path').click();
    await expect.poll(() => invalid(page).count()).toBe(1);
    expect(await end(page).getAttribute('aria-invalid')).toBe('true');
    await expectNoAxeViolations(page, 'a missing end');
    await expect.poll(() => invalid(page).count()).toBe(0);
  }
});

test('V01 an entry whose name is edited is no longer selected', async () => {
  const page = await openTwoEnds();
  await choose(page, start(page), 'Augustus');
  await choose(page, end(page), 'Alexander the Great');
  await end(page).press('Backspace');
  await button(page, 'Find the path').click();
  await expect.poll(() => end(page).getAttribute('aria-invalid')).toBe('true');
});

test('R27 the simple search returns and has the focus again', async () => {
  const page = await openTwoEnds();
  await button(page, 'Back to simple search').click();
  await expect.poll(() => page.evaluate(() => document.activeElement!.getAttribute('name'))).toBe('q');
  expect(await start(page).count()).toBe(0);
});

test('R27 two ends on a phone: inside the page, 44 px high, axe finds nothing', async () => {
  const page = await openTwoEnds({ width: 390 });
  for (const width of [360, 390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const target of await page.locator('.two-ends :is(input, button)').filter({ visible: true }).all()) {
      const box = (await target.boundingBox())!;
      expect.soft(box.height, `${width} px`).toBeGreaterThanOrEqual(44);
      expect.soft(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width);
    }
    expect
      .soft(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${width} px`,
      )
      .toBeLessThanOrEqual(0);
    if (width === 390 || width === 1440) await expectNoAxeViolations(page, `${width} px`);
  }
  await choose(page, start(page), 'Augustus');
});

test('R27 without script the button for two ends leads to the page that asks for them', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.route('**/relation/atobPath*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Path</title>' }),
  );
  await page.goto('/help');
  await page.getByRole('button', { name: 'How are two entries connected?' }).click();
  await page.waitForURL('**/relation/atobPath*');
});
