import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from './open.ts';

let script: string;
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, lib: { entry: 'tests/browser/saved-input-form.tsx', formats: ['es'] } },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  script = output[0]!.code;
});

/** A page of this site with only the form of saved-input-form.tsx. */
async function openForm(): Promise<Page> {
  const page = await openPage();
  await page.route('**/saved-input-form*', (route) =>
    new URL(route.request().url()).pathname.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Form</title><div id="root"></div><script type="module" src="/saved-input-form.js"></script>',
        }),
  );
  await page.goto('/saved-input-form');
  await field(page).waitFor();
  return page;
}
const field = (page: Page) => page.getByLabel('Words');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const answer = (page: Page, isAccepted: boolean) => page.evaluate((is) => window.answer(is), isAccepted);
const saved = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('typed ') ? [(JSON.parse(String(value)) as { value: string }).value] : [],
    ),
  );

test('issue 33 sent text is cleared; text typed during sending stays, is saved and can be sent', async () => {
  const page = await openForm();
  await field(page).fill('first');
  await press(page, 'Send');
  await field(page).fill('first, and more');
  await answer(page, true);
  expect(await field(page).inputValue()).toBe('first, and more');
  await page.reload();
  expect(await field(page).inputValue()).toBe('first, and more');
  await press(page, 'Send');
  await answer(page, false);
  expect(await field(page).inputValue()).toBe('first, and more');
  await press(page, 'Send');
  await answer(page, true);
  await expect.poll(() => field(page).inputValue()).toBe('initial');
  expect(await saved(page)).toEqual([]);
});

test('issue 33 text that is sent or cleared before it was saved is not saved afterwards', async () => {
  const page = await openForm();
  await field(page).fill('sent at once');
  await press(page, 'Send');
  await answer(page, true);
  await expect.poll(() => field(page).inputValue()).toBe('initial');
  await field(page).fill('given up');
  await press(page, 'Clear');
  await press(page, 'Close');
  expect(await saved(page)).toEqual([]);
});

test('issue 33 a dialog closed while sending takes nothing from the same dialog opened again', async () => {
  const page = await openForm();
  await field(page).fill('first');
  await press(page, 'Send');
  await press(page, 'Close');
  await press(page, 'Open');
  await field(page).fill('second');
  await expect.poll(() => saved(page)).toEqual(['second']);
  await answer(page, true);
  await page.reload();
  expect(await field(page).inputValue()).toBe('second');
});
