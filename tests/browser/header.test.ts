import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { createSignedInMember, signInAs } from './accounts.ts';
import { openPage, visit } from './open.ts';

const widths = [360, 390, 820, 1024, 1280, 1366, 1440, 1600, 1920];
/** Width in px from which the header offers the app: below, the reader already uses a mobile device. */
const desktopWidth = 1024;
/** Minimum width in px of a name in the fields for two entries. */
const fieldWidth = 200;

/** Layout of the header and its panel at the window's width. */
const measureHeader = (page: Page) =>
  page.locator('.site-header').evaluate((header) => {
    const width = document.documentElement.clientWidth;
    // Elements that leave the window sideways, or wrap to two lines.
    const misplaced = [...header.querySelectorAll<HTMLElement>(':is(a, button, summary, input, label)')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .flatMap((target) => {
        const box = target.getBoundingClientRect();
        // The open account menu is below the header; elements clipped to a pixel are for screen readers.
        if (box.width <= 1 || target.closest('details > ul')) return [];
        const lines: number[] = [],
          walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement } = walker.currentNode;
          if (parentElement!.closest('.unseen') || parentElement!.getBoundingClientRect().width <= 1) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          lines.push(...[...range.getClientRects()].filter((rect) => rect.width > 1).map((rect) => rect.bottom));
        }
        const isWrapped = lines.length > 1 && Math.max(...lines) - Math.min(...lines) > 12;
        const isOutside = box.left < 0 || box.right > width + 0.5;
        return isWrapped || isOutside ? [`${isWrapped ? 'wrapped' : 'outside'}: ${target.outerHTML.slice(0, 90)}`] : [];
      });
    return {
      misplaced,
      height: header.getBoundingClientRect().height,
      fields: [...header.querySelectorAll('.two-ends input[type=text]')].map(
        (input) => input.getBoundingClientRect().width,
      ),
      sideways: document.documentElement.scrollWidth - width,
    };
  });

async function openHeader(language: Language, isMember: boolean, reader: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language, ...reader });
  // The longest name that an account may have.
  if (isMember)
    await signInAs(page, await createSignedInMember({ name: `seedtester_${crypto.randomUUID().slice(0, 19)}` }));
  await visit(page, '/help');
  if (isMember) await page.locator('.avatar-menu summary').waitFor();
  return page;
}

const readers = languages.flatMap((language) => [
  { language, isMember: false, who: 'a stranger' },
  { language, isMember: true, who: 'a member' },
]);

test.for(readers)('R27 for $who in $language the box for two entries fits at every width', async (reader) => {
  const { language, isMember } = reader;
  const page = await openHeader(language, isMember);
  await page.getByRole('button', { name: translateFor(language)('search.two') }).click();
  await page.locator('.two-ends input[type=text]').first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${width} px`,
      { misplaced, height, fields, sideways } = await measureHeader(page);
    expect.soft(fields.length).toBe(2);
    expect.soft(Math.min(...fields), `field at ${at}`).toBeGreaterThanOrEqual(fieldWidth);
    expect.soft(height, `header at ${at}`).toBeLessThan(64);
    expect.soft(misplaced, at).toEqual([]);
    expect.soft(sideways, `sideways at ${at}`).toBeLessThanOrEqual(0);
  }
});

test.for([360, 820, 1280])('R27 at %i px suggestions for two entries are as wide as their field', async (width) => {
  const page = await openHeader('en', true, { width, height: 800 });
  // On a phone the field and its button appear after a press on the magnifier.
  if (width < 768) await page.locator('.of-header input[name=q]').click();
  await page.getByRole('button', { name: translateFor('en')('search.two') }).click();
  const start = page.getByRole('combobox', { name: 'Start', exact: true });
  await start.fill('Alexander');
  await page.getByRole('option').first().waitFor();
  const [box, list] = await Promise.all([
    page.locator('.two-ends .entry-box').first().boundingBox(),
    page.locator('.two-ends .suggestions').boundingBox(),
  ]);
  expect(list!.width).toBeGreaterThanOrEqual(box!.width - 2);
  expect(list!.width).toBeGreaterThan(270);
  const overlapping = await page.getByRole('option').evaluateAll((options) =>
    options.filter((option) => {
      const [names, kind] = [option.querySelector('.names'), option.querySelector('.kind')];
      return names && kind && names.getBoundingClientRect().right > kind.getBoundingClientRect().left + 0.5;
    }),
  );
  expect(overlapping.length).toBe(0);
});

test.for(languages)('S01 in %s the app link and its QR code are offered at every desktop width', async (language) => {
  const page = await openHeader(language, false);
  const link = page.locator('.app-link > a'),
    code = page.locator('.app-scan');
  for (const width of widths.filter((candidate) => candidate >= desktopWidth)) {
    await page.setViewportSize({ width, height: 800 });
    await link.hover();
    const box = (await code.boundingBox())!;
    expect.soft(box.width, `${width} px`).toBeGreaterThan(150);
    expect.soft(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width);
    expect.soft((await code.getByRole('img').boundingBox())!.width).toBeGreaterThanOrEqual(120);
    await page.mouse.move(0, 700);
    await code.waitFor({ state: 'hidden' });
  }
});

/** A page whose header cannot hydrate before `load` is called. */
async function openAsleep(reader: Parameters<typeof openPage>[0]) {
  const page = await openPage({ language: 'en', ...reader });
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/frame-/, async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto('/help');
  return { page, load };
}
const asleep = (page: Page) => page.locator('[data-island="header"]:not([data-alive])');

test.for([390, 1440])(
  'at %i px an open menu of sections is below the header’s links, which stay in place',
  async (width) => {
    const page = await openHeader('fr', false, { width });
    const menus = page.locator('.site-ways').filter({ visible: true }).locator('summary');
    const placesOf = () =>
      menus.evaluateAll((summaries) => summaries.map((summary) => summary.getBoundingClientRect().x));
    const closed = await placesOf();
    expect(closed.length).toBeGreaterThan(1);
    await menus.first().click();
    const links = page.locator('.site-ways [open] .section-links');
    await links.waitFor();
    expect(await placesOf()).toEqual(closed);
    const [menu, summary] = [(await links.boundingBox())!, (await menus.first().boundingBox())!];
    expect(menu.y).toBeGreaterThanOrEqual(summary.y + summary.height - 1);
  },
);

test('T03 the first tap on “Write an entry” alerts that the account expired and opens the login box', async () => {
  const { page, load } = await openAsleep({ hasTouch: true, width: 390, height: 844 });
  await asleep(page).waitFor({ state: 'attached' });
  await page.locator('.create-link').tap();
  load();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await page.getByRole('alert').getByText('Account expired, please log in again').waitFor();
  expect(new URL(page.url()).pathname).toBe('/help');
});

test('T03 an early first click on “Write an entry” does what the second does', async () => {
  const { page, load } = await openAsleep({});
  await page.locator('.create-link').click();
  load();
  await page.getByRole('alert').getByText('Account expired, please log in again').waitFor();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
});

test.for([
  ['the login link', 'a.login-link', '[role=dialog], dialog[open]'],
  ['the box for two entries', 'button.to-two', '.two-ends'],
])('S01 the first tap on %s works before the header is hydrated', async ([, target, opened]) => {
  const { page, load } = await openAsleep({ hasTouch: true, width: 1024 });
  await page.locator(target!).tap();
  load();
  await page.locator(opened!).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/help');
});

test('S01 the first choice of a language keeps the hash, even before the header is hydrated', async () => {
  const { page, load } = await openAsleep({});
  await page.goto('/detail/augustus-en#/timeline');
  await page
    .locator('.site-header nav:not(.site-ways) details summary')
    .evaluate((summary: HTMLElement) => summary.click());
  await page.getByRole('button', { name: 'Français' }).evaluate((choice: HTMLElement) => choice.click());
  load();
  await page.waitForURL('**/detail/augustus-fr#/timeline');
});

test.for(['at once', 'after its failure notice'])(
  'S01 when the header cannot be hydrated, its links lead to their pages at the first key, pressed %s',
  async (moment) => {
    const page = await openPage({ language: 'en', expects: /404|dynamically imported module/ });
    await page.route(/\/assets\/frame-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/help');
    const link = page.locator('.login-link');
    await link.focus();
    if (moment !== 'at once') await page.locator('.site-header .island-failed').waitFor();
    await link.press('Enter'); // the notice moves the link under a pointer
    await page.waitForURL('**/login?from=%2Fhelp');
  },
);
