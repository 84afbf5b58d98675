import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, sharedPage, visit } from './open.ts';

const lines = (page: Page) => page.getByRole('status', { name: 'log' }).getByRole('listitem').allInnerTexts();
/** Number of log lines from earlier tests. */
let earlier = 0;
const log = async (page: Page) => (await lines(page)).slice(earlier);
/** The widgets in English. */
const widgets = sharedPage(
  { language: 'en' },
  {
    begin: (page) => visit(page, '/dev/widgets'),
    async tidy(page) {
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      earlier = (await lines(page)).length;
    },
  },
);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent);
/** Stops the clock in the page until the test advances it. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** The dialog that waits for its submit handler. */
async function openAsyncDialog(page: Page) {
  await button(page, 'Confirm, async').click();
  const dialog = page.getByRole('dialog', { name: 'Really?' });
  await dialog.waitFor();
  return dialog;
}

test('T06 S02 an async confirm dialog stays open until its submit handler succeeds', async () => {
  const page = await widgets(),
    dialog = await openAsyncDialog(page);
  await button(page, 'OK').click();
  await expect.poll(() => log(page)).toEqual(['refused']);
  await dialog.waitFor();
  expect(await focused(page), 'ready to try again').toBe('OK');

  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await log(page)).toEqual(['refused', 'done']);
  await expect.poll(() => focused(page)).toBe('Confirm, async');
});

test('T06 while the submit handler runs nothing closes the dialog and nothing is sent twice', async () => {
  const page = await openPage({ language: 'en' });
  await page.clock.install();
  await visit(page, '/dev/widgets');
  await holdTime(page);
  earlier = 0;
  const dialog = await openAsyncDialog(page);
  await button(page, 'OK').click();
  await page.locator('dialog button[aria-busy="true"]').waitFor();
  expect(await button(page, 'OK').isDisabled()).toBe(true);
  expect(await button(page, 'Cancel').isDisabled()).toBe(true);
  await button(page, 'OK').click({ force: true });
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.runFor(300);
  await expect.poll(() => log(page)).toEqual(['refused']);
  expect(await dialog.isVisible()).toBe(true);
});

test.for(['Escape', 'Cancel'])(
  'T06 %s closes a confirm dialog, submits nothing, and the focus returns',
  async (way) => {
    const page = await widgets(),
      dialog = await openAsyncDialog(page);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await button(page, 'Cancel').click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Confirm, async');
    expect(await log(page)).toEqual([]);
  },
);

test('S02 a synchronous confirm dialog closes at once; the keyboard alone is enough', async () => {
  const page = await widgets();
  await button(page, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Really?' }).waitFor();
  expect(await focused(page)).toBe('Cancel');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('OK');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await log(page)).toEqual(['confirmed']);
  await expect.poll(() => focused(page)).toBe('Confirm');
});

test('S02 while a dialog is open the page behind it is out of reach', async () => {
  const page = await widgets();
  await openAsyncDialog(page);
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
});

test('S02 a second dialog opens after the first was closed', async () => {
  const page = await widgets();
  for (const name of ['Confirm', 'Confirm, async', 'Confirm']) {
    await button(page, name).click();
    await page.getByRole('dialog', { name: 'Really?' }).waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});
