import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashPassword } from '../../src/features/accounts/methods/passwords.server.ts';
import { codeOfApp, nextCode } from '../second-factor.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

const password = 'shiji130chapters';
const safe = '/user/usercenter#/account-security/safe';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Ends the session, and signs in by password up to the second step. */
async function signInAgain(page: Page, name: string): Promise<void> {
  await page.context().clearCookies({ name: 'bearer' });
  await page.context().clearCookies({ name: 'free' });
  await visit(page, `/login?from=${encodeURIComponent('/help')}`);
  await page.getByRole('tab', { name: 'Password', exact: true }).click();
  await page.getByLabel('Username or phone number', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code or recovery code').waitFor();
}

test('R11 at 390 px an authenticator app is set up; signing in then asks for its code, or for a recovery code, and a used code is refused', async () => {
  const member = await createSignedInMember({ name: randomName(), passwordHash: await hashPassword(password) });
  const page = await openPage({ language: 'en', width: 390, height: 844, expects: /40[013]|WebSocket/ });
  await signInAs(page, member);
  await visit(page, safe);
  await group(page, 'Authenticator app').getByRole('button', { name: 'Set up an app' }).click();
  const setup = page.getByRole('dialog', { name: 'Authenticator app' });
  await setup.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  await expectNoAxeViolations(page, 'setting up an app', { within: 'dialog[open]' });
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '');
  expect(await setup.getByRole('link').getAttribute('href')).toContain(`secret=${secret}`);
  const field = setup.getByLabel('The six digits that the app shows');
  await field.fill('12');
  await page.keyboard.press('Enter');
  await setup.getByText('The code is wrong or no longer valid').waitFor();
  await field.fill(codeOfApp(secret));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  await expectNoAxeViolations(page, 'recovery codes', { within: 'dialog[open]' });
  const recoveryCodes = await dialog.locator('code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await button(page, 'I have saved them').click();
  await group(page, 'Recovery codes').getByText('10 left').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await signInAgain(page, member.name);
  await expectNoAxeViolations(page, 'the second step', { within: 'main' });
  await withProductDatabase(nextCode);
  await page.getByLabel('Code or recovery code').fill(codeOfApp(secret));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/help');

  await signInAgain(page, member.name);
  await page.getByLabel('Code or recovery code').fill(recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/help');
  await signInAgain(page, member.name);
  await page.getByLabel('Code or recovery code').fill(recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  await page.getByText('The code is wrong or no longer valid').waitFor();
  await page.getByLabel('Code or recovery code').fill(recoveryCodes[1]!);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/help');

  // Account settings ask for a code, not for the password.
  await withProductDatabase((db) =>
    db
      .updateTable('session')
      .set({ confirmedAt: new Date(0) })
      .where('memberId', '=', member.id)
      .execute(),
  );
  await visit(page, safe);
  await group(page, 'Recovery codes').getByText('8 left').waitFor();
  await button(page, 'Turn off').click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const who = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await who.getByLabel('Code or recovery code').fill(recoveryCodes[2]!);
  await expectNoAxeViolations(page, 'confirming by a code', { within: 'dialog[open]' });
  await page.keyboard.press('Enter');
  await group(page, 'Authenticator app').getByText('Not set up').waitFor();
});
