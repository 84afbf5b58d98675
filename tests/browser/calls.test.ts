import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { openPage, visit } from './open.ts';

const log = (page: Page) => page.getByRole('status', { name: 'log' }).getByRole('listitem').allInnerTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const call = '**/api/item/**';
const refused = /the server responded with a status of (4\d\d|503)/;

/** The widgets in English, with a stopped clock. */
async function openWidgets({
  answer,
}: { answer?: { code: number; status: number; error: string; message?: string } } = {}) {
  const page = await openPage({ language: 'en', expects: refused });
  if (answer) {
    const { code, status, error, message } = answer;
    await page.route(call, (route) => route.fulfill({ status, json: { code, message, data: { error } } }));
  }
  await page.clock.install();
  await visit(page, '/dev/widgets');
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Checks that a line is visible for exactly this many milliseconds. */
async function expectFor(page: Page, line: string, ms: number) {
  const notice = page.getByText(line, { exact: true });
  await notice.waitFor();
  await page.clock.runFor(ms - 1);
  expect(await notice.isVisible(), `after ${ms - 1} ms`).toBe(true);
  await page.clock.runFor(1);
  await notice.waitFor({ state: 'hidden' });
}

test('C02 X03 a second call to the same address aborts the first', async () => {
  const page = await openWidgets();
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await button(page, 'Call twice').click();
  await expect.poll(() => log(page)).toEqual(['abort', 'found Augustus']);
  expect(requestUrls.length).toBe(2);
  expect(
    (await page.getByRole('alert').count()) + (await page.locator('.notice').count()),
    'an aborted call is nobody’s trouble',
  ).toBe(0);
});

test('C02 consecutive calls are all answered', async () => {
  const page = await openWidgets();
  for (const count of [1, 2, 3]) {
    await button(page, 'Call').click();
    await expect.poll(() => log(page)).toEqual(Array.from({ length: count }, () => 'found Augustus'));
  }
});

test.for(languages)(
  'C03 X01 in %s the browser uses the language code of the calls, and shows alerts in that language',
  async (language) => {
    const page = await openPage({ language, expects: refused });
    await visit(page, '/dev/widgets');
    const request = page.waitForRequest(call);
    await button(page, 'Call').click();
    expect(new URL((await request).url()).pathname).toContain(language === 'zh' ? '/cn/' : `/${language}/`);
    await expect.poll(() => log(page)).toHaveLength(1);
    await button(page, 'Call as a stranger').click();
    await page.getByRole('alert').getByText(translateFor(language)('error.accountExpired')).waitFor();
  },
);

test('X01 K07 a call that needs a member alerts a stranger for 4 s', async () => {
  const page = await openWidgets();
  await button(page, 'Call as a stranger').click();
  await expect.poll(() => log(page)).toEqual(['401']);
  expect(await page.getByRole('alert').innerText()).toBe('Account expired, please log in again');
  await expectFor(page, 'Account expired, please log in again', 4000);
});

test('X02 a call answered with 403 is rejected', async () => {
  const page = await openWidgets({ answer: { code: 403, status: 403, error: 'notAllowed' } });
  await button(page, 'Call').click();
  await expectFor(page, 'This is not allowed', 3000);
  expect(await log(page)).toEqual(['failed']);
});

test('X02 888 opens a dialog with a title that only its button closes', async () => {
  const page = await openWidgets({ answer: { code: 888, status: 503, error: 'serverUpdating' } });
  await button(page, 'Call').click();
  const dialog = page.getByRole('alertdialog', { name: 'Server updating' });
  await dialog.getByText('The server is being updated.').waitFor();
  expect(await log(page)).toEqual(['failed']);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  expect(await dialog.isVisible(), 'after Escape').toBe(true);
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible(), 'after a click beside it').toBe(true);
  await button(page, 'Close').click();
  await dialog.waitFor({ state: 'hidden' });

  await button(page, 'Call').click();
  await dialog.waitFor();
});

test('X02 any other code is rejected with its message', async () => {
  const page = await openWidgets({ answer: { code: 418, status: 418, error: 'teapot', message: 'I’m a teapot' } });
  await button(page, 'Call').click();
  await expectFor(page, 'I’m a teapot', 3000);
  expect(await log(page)).toEqual(['failed']);
});

test('X04 a bad request is reported', async () => {
  const page = await openWidgets({ answer: { code: 400, status: 400, error: 'badInput' } });
  await button(page, 'Call').click();
  await expectFor(page, 'Bad Request!', 3000);
});

test('X07 K07 an unknown entry is reported in a toast for 3 s', async () => {
  const page = await openWidgets();
  await button(page, 'Call for nobody').click();
  await expectFor(page, 'Entry does not exist', 3000);
  expect(await log(page)).toEqual(['failed']);
});

test('X07 a call without an answer reports that the request failed, or when offline that there is no connection', async () => {
  const page = await openPage({ language: 'en', expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
  await visit(page, '/dev/widgets');
  await page.route('**/api/**', (route) => route.abort());
  await button(page, 'Call').click();
  await page.getByText('Request failed', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await button(page, 'Call').click();
  await page.getByText(/^No connection/).waitFor();
});

test('S02 K07 a short toast stays for 1 s, an alert for 4 s', async () => {
  const page = await openWidgets();
  await button(page, 'Toast, 1 s').click();
  await expectFor(page, 'A toast', 1000);
  await button(page, 'Alert, 4 s').click();
  expect(await page.getByRole('alert').innerText()).toBe('An alert');
  await expectFor(page, 'An alert', 4000);
});
