import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, openPage } from './open.ts';

/** A kiosk at an address, whose clock the test moves. */
async function openKiosk(address: string) {
  const page = await openPage({ language: 'en' });
  await page.clock.install();
  await page.goto(address);
  await page.locator('.kiosk-bar').waitFor();
  return page;
}
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.kiosk);

test('issue 38 a kiosk invites, keeps its links to kiosk pages, and returns to its first page when it is left', async () => {
  const page = await openKiosk('/tours?kiosk');
  expect(await state(page)).toBe('idle');
  await page.mouse.click(2, 300);
  expect(await state(page)).toBe('');
  await expectNoAxeViolations(page, 'a kiosk');
  await page.getByRole('link', { name: 'Waterloo, hour by hour' }).click();
  await page.waitForURL('**/tour/tour-waterloo?kiosk=');
  await page.locator('.kiosk-bar').waitFor();
  expect(await page.locator('.site-header').count()).toBe(0);
  await page.clock.runFor(119_000);
  expect(new URL(page.url()).pathname).toBe('/tour/tour-waterloo');
  await page.clock.runFor(2000);
  await page.waitForURL('**/tours?kiosk*');
});

test('issue 38 an idle kiosk on the map walks through the centuries until it is touched', async () => {
  const page = await openKiosk('/timemap?kiosk&year=100');
  const year = () => new URL(page.url()).searchParams.get('year');
  await page.clock.runFor(4400);
  expect(year()).toBe('200');
  await page.clock.runFor(4000);
  expect(year()).toBe('300');
  await page.mouse.click(2, 2);
  await page.clock.runFor(9000);
  expect(year()).toBe('300');
});
