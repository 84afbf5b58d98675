import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as limits from '../../src/rules/limits.ts';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import {
  createSignedInMember,
  randomPhone,
  codeSentTo,
  withProductDatabase,
  signInAs,
  type SignedInMember,
} from './accounts.ts';
import { chooseOption, expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

const refused = /the server responded with a status of (400|401|403)|net::ERR_FAILED|webSocket' failed/;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('status', { name: 'log' }).getByRole('listitem').allInnerTexts();
const menu = (page: Page) => page.locator('.avatar-menu summary');
const loginLink = (page: Page) => page.getByRole('link', { name: 'Log in' });

/** A page for a member, in English. */
async function openFor(member: SignedInMember, address: string, reader: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language: 'en', expects: refused, ...reader });
  await signInAs(page, member);
  await visit(page, address);
  await menu(page).waitFor();
  return page;
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000);

test('S01 a stranger sees the login link, and no account code is loaded or called', async () => {
  const page = await openPage({ language: 'en' }),
    loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visit(page, '/detail/augustus-en');
  expect(await loginLink(page).getAttribute('href')).toBe('/login?from=%2Fdetail%2Faugustus-en');
  expect(
    loaded.filter((path) => /userInfo|message|account\/|member-corner|sign-in-box|account-dialog|stomp/.test(path)),
  ).toEqual([]);
  expect(await page.locator('.message-bell, .avatar-menu').count()).toBe(0);
});

test('S01 K08 a member sees bell and name, or the picture if there is one, and a menu that opens, moves and closes by keyboard', async () => {
  const member = await createSignedInMember(),
    page = await openFor(member, '/help');
  expect(await loginLink(page).count()).toBe(0);
  expect(await menu(page).innerText()).toContain(member.name);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  const links = page.locator('.avatar-menu li a');
  expect(
    await links.evaluateAll((elements) => elements.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['User centre', '/user/usercenter'],
    ['Profile', '/user/usercenter#/profile'],
    ['My contributions', '/user/usercenter#/mycontent'],
    ['Messages', '/user/usercenter#/msgcenter'],
    ['Write an article', '/article/new'],
    ['Account and security', '/user/usercenter#/account-security/safe'],
  ]);
  await expectNoAxeViolations(page, 'the menu', { within: '.site-header' });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('User centre');
  await page.keyboard.press('Escape');
  expect(await page.locator('.avatar-menu').getAttribute('open')).toBeNull();

  await withProductDatabase((db) =>
    db.updateTable('member').set({ avatar: '/favicon.svg' }).where('id', '=', member.id).execute(),
  );
  await visit(page, '/help');
  await menu(page).getByRole('img', { name: member.name }).waitFor();
});

test('T04 signing out clears the cookie and reloads the page; from the user centre it leads home; after a failure the page reloads', async () => {
  const page = await openFor(await createSignedInMember(), '/help');
  const signOut = async () => {
    await menu(page).click();
    await button(page, 'Log out').click();
  };
  await page.route('**/data/session/end', (route) => route.abort(), { times: 1 });
  const afterFailing = page.waitForEvent('load');
  await signOut();
  await afterFailing;
  await menu(page).waitFor();

  const afterwards = page.waitForEvent('load');
  await signOut();
  await afterwards;
  await loginLink(page).waitFor();
  expect(page.url()).toMatch(/\/help$/);
  expect(
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name === 'bearer' || name === 'free'),
  ).toEqual([]);

  await signInAs(page, await createSignedInMember());
  await visit(page, '/user/usercenter');
  await signOut();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await loginLink(page).waitFor();
});

test('S01 two tabs agree on who is signed in', async () => {
  const member = await createSignedInMember(),
    page = await openFor(member, '/help');
  const other = await page.context().newPage();
  await visit(other, '/staticpage/cookie');
  await menu(other).waitFor();
  await menu(page).click();
  await button(page, 'Log out').click();
  await loginLink(page).waitFor();
  await loginLink(other).waitFor();
});

test('X01 after a session ended elsewhere, the next call alerts and the header shows the login link', async () => {
  const member = await createSignedInMember(),
    page = await openFor(member, '/dev/widgets');
  await withProductDatabase((db) => db.deleteFrom('session').where('memberId', '=', member.id).execute());
  await button(page, 'Call as a member').click();
  await page.getByRole('alert').getByText('Account expired, please log in again').waitFor();
  await loginLink(page).waitFor();
  await visit(page, '/help');
  await loginLink(page).waitFor();
  expect(
    (await page.context().cookies()).some(({ name }) => name === 'free'),
    'the mark is gone too',
  ).toBe(false);
});

test('T03 P01 a stranger who acts is alerted for 4 s that the account expired, and gets the sign-in box', async () => {
  const page = await openPage({ language: 'en' });
  await page.clock.install();
  await visit(page, '/dev/widgets');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Act').click();
  const alert = page.getByRole('alert').getByText('Account expired, please log in again');
  await alert.waitFor();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  expect(await log(page)).toEqual(['stopped']);
  await page.clock.runFor(3999);
  expect(await alert.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await alert.waitFor({ state: 'hidden' });
});

test('T02 S02 without a bound phone, a prompt appears once a session and at every action that needs one; Continue binds', async () => {
  const phone = randomPhone(),
    member = await createSignedInMember({ phone: null }),
    page = await openFor(member, '/dev/widgets');
  const prompt = page.getByRole('dialog', { name: 'Link your phone' });
  await prompt.getByText('Without one you can only browse').waitFor();
  await page.keyboard.press('Escape');
  await visit(page, '/dev/widgets');
  await menu(page).waitFor();
  expect(await prompt.count(), 'not again by itself').toBe(0);

  await button(page, 'Act').click();
  await expect.poll(() => log(page)).toEqual(['may act']);
  await button(page, 'Act with a phone').click();
  await prompt.waitFor();
  await expect.poll(() => log(page)).toEqual(['may act', 'stopped']);
  await button(page, 'Continue').click();
  await chooseOption(page.getByLabel('Country or region'), 'CN');
  await page.getByLabel('Phone number').fill(phone.mobile);
  await page.keyboard.press('Enter');
  await page.getByText('The code is on its way').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone.e164));
  await page.keyboard.press('Enter');
  await page.getByText('Your phone is linked').waitFor();
  await button(page, 'Act with a phone').click();
  await expect.poll(() => log(page)).toEqual(['may act', 'stopped', 'may act']);
});

test('T02 the other button of the prompt logs out', async () => {
  const page = await openFor(await createSignedInMember({ phone: null }), '/help');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await loginLink(page).waitFor();
});

test('T08 P03 a ban stops an action, states its days and links to the appeal in a new window; during an appeal the link is absent', async () => {
  const member = await createSignedInMember({ status: 'ban', bannedUntil: inDays(7), banReason: 'Insults' }),
    page = await openFor(member, '/dev/widgets');
  const notice = page.getByRole('dialog', { name: 'Your account is restricted' });
  for (const [way, outcome] of [
    ['Call as a member', 'accountBanned'],
    ['Act', 'stopped'],
  ] as const) {
    await button(page, way).click();
    await notice.getByText('you cannot do this for 7 days').waitFor();
    await expect.poll(async () => (await log(page)).at(-1)).toBe(outcome);
    if (way !== 'Act') await notice.getByRole('button', { name: 'Close' }).click();
  }
  const opened = page.context().waitForEvent('page');
  await notice.getByRole('link', { name: 'Go to the appeal' }).click();
  const appeal = await opened;
  await appeal.getByRole('heading', { name: 'Appeal' }).waitFor();
  expect(new URL(appeal.url()).pathname).toBe('/user/appeal');

  await appeal.getByText('7 more days').waitFor();
  await expectNoAxeViolations(appeal, 'the appeal', { within: 'main' });
  await appeal.getByRole('button', { name: 'Send the appeal' }).click();
  const reason = appeal.getByLabel('Why the restriction is wrong');
  expect(await reason.getAttribute('aria-invalid')).toBe('true');
  await reason.fill('x'.repeat(limits.appealLength + 1));
  await appeal.getByText(`${limits.appealLength} of ${limits.appealLength}`).waitFor();
  await reason.fill('The text that was complained about is a quotation.');
  await appeal.getByRole('button', { name: 'Send the appeal' }).click();
  await appeal.getByText('We have received your appeal').waitFor();
  const appeals = await withProductDatabase((db) =>
    db.selectFrom('appeal').where('memberId', '=', member.id).select('reason').execute(),
  );
  expect(appeals).toEqual([{ reason: 'The text that was complained about is a quotation.' }]);

  await visit(page, '/dev/widgets');
  await menu(page).waitFor();
  await button(page, 'Act').click();
  const appealing = page.getByRole('dialog', { name: 'Account under appeal' });
  await appealing.getByText('Account under appeal, try again later').waitFor();
  expect(await appealing.getByRole('link').count()).toBe(0);
  await appealing.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Call as a member').click();
  await appealing.waitFor();
});

test('R13 the appeal page asks a stranger to sign in, and says so to a member who is not banned', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/user/appeal');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await signInAs(page, await createSignedInMember());
  await visit(page, '/user/appeal');
  await page.getByText('there is nothing to appeal against').waitFor();
  await expectNoAxeViolations(page, 'nothing to appeal against', { within: 'main' });
});

test.for(languages)('S01 T02 T08 in %s header, prompt and notice fit 360 px', async (language) => {
  const t = translateFor(language),
    page = await openPage({ language, width: 360, expects: refused });
  const fits = async () => expect.soft(await sidewaysOverflowOf(page)).toBe(0);
  /** Once for all languages, in light and dark mode. */
  const looks = async (where: string) => {
    if (language !== 'fr') return;
    await expectNoAxeViolations(page, where, { within: 'dialog[open]' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, `${where} by night`, { within: 'dialog[open]', at: 'colours' });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await signInAs(
    page,
    await createSignedInMember({
      phone: null,
      status: 'ban',
      bannedUntil: inDays(1),
      name: `石渠阁的读者${randomPhone().mobile.slice(-6)}`,
    }),
  );
  await visit(page, '/dev/widgets');
  await page.getByRole('dialog', { name: t('bind.title') }).waitFor();
  await fits();
  await looks('prompt');
  await page.keyboard.press('Escape');
  await button(page, 'Act').click();
  await page.getByRole('dialog', { name: t('ban.title') }).waitFor();
  await looks('notice');
  await page.keyboard.press('Escape');
  await menu(page).click();
  await fits();
  const small = await page
    .locator('header :is(a, button, summary)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML),
    );
  expect(small).toEqual([]);
});
