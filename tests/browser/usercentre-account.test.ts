import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashPassword } from '../../src/features/accounts/methods/passwords.server.ts';
import {
  createSignedInMember,
  randomName,
  randomPhone,
  codeSentTo,
  withProductDatabase,
  signInAs,
} from './accounts.ts';
import { chooseOption, expectNoAxeViolations, openPage, visit } from './open.ts';

const safe = '/user/usercenter#/account-security/safe';

/** Opens account and security for a new member. */
async function openSafe({
  fields,
  ...options
}: Parameters<typeof openPage>[0] & { fields?: Parameters<typeof createSignedInMember>[0] } = {}) {
  const member = await createSignedInMember(fields);
  const page = await openPage({ language: 'en', ...options });
  await signInAs(page, member);
  await visit(page, safe);
  await page.getByRole('heading', { name: 'Account and security' }).waitFor();
  return { page, member };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
const row = (id: string) =>
  withProductDatabase((db) => db.selectFrom('member').where('id', '=', id).selectAll().executeTakeFirstOrThrow());

test('issue 42 a token for an assistant is created, shown once, listed and revoked', async () => {
  const { page, member } = await openSafe();
  const tokens = page.getByRole('region', { name: 'Tokens for assistants' });
  await tokens.getByRole('button', { name: 'Create a token' }).click();
  await tokens.getByRole('button', { name: 'Create', exact: true }).click();
  await tokens.getByText('Please enter a name').waitFor();
  await tokens.getByRole('textbox', { name: 'Name, such as that of the program' }).fill('Claude');
  await tokens.getByRole('combobox', { name: 'Valid for' }).selectOption('30 days');
  await expectNoAxeViolations(page);
  await tokens.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const secret = await dialog.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
  expect(secret).toMatch(/^stele_[\w-]{43}$/);
  expect(await dialog.getByRole('textbox', { name: /^Address/ }).inputValue()).toMatch(/^http.*\/mcp$/);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await page.reload();
  const item = tokens.getByRole('listitem');
  await item.filter({ hasText: 'Claude' }).waitFor();
  expect(await item.innerText()).toMatch(/valid until .* · not used yet/);
  expect(await page.content()).not.toContain(secret);
  await item.getByRole('button', { name: 'Revoke Claude' }).click();
  await confirm(page);
  await expect.poll(() => item.count()).toBe(0);
  expect(await countTokens(member.id)).toBe(0);
});
const countTokens = (id: string) =>
  withProductDatabase(
    async (db) => (await db.selectFrom('accessToken').where('memberId', '=', id).select('id').execute()).length,
  );

test('R11 sessions are listed by device; one is ended, then all others', async () => {
  const { page, member } = await openSafe();
  await withProductDatabase((db) =>
    db
      .insertInto('session')
      .values(
        [
          'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1',
          '',
        ].map((agent, at) => ({
          tokenHash: Buffer.from(member.id + at),
          memberId: member.id,
          agent,
          network: '203.0.113.9',
          expiresAt: new Date(Date.now() + 1e6),
        })),
      )
      .execute(),
  );
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(4);
  expect(await sessions.filter({ hasText: 'Firefox · Linux' }).innerText()).toContain('203.0.113.*');
  await sessions.filter({ hasText: 'Firefox · Linux' }).getByRole('button').click();
  await expect.poll(() => sessions.count()).toBe(3);
  await button(page, 'End all others').click();
  await confirm(page);
  await expect.poll(() => sessions.count()).toBe(1);
  expect(await sessions.innerText()).toContain('This device');
  expect(
    await withProductDatabase((db) =>
      db.selectFrom('session').where('memberId', '=', member.id).select('id').execute(),
    ),
  ).toHaveLength(1);
});

test('R11 a mail address is confirmed by its code, and removed', async () => {
  const { page, member } = await openSafe({ expects: /400/ });
  const mail = `${randomName()}@example.org`,
    form = group(page, 'E-mail');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  await form.getByLabel('E-mail', { exact: true }).fill('nonsense');
  await button(page, 'Send a code').click();
  await form.getByText('This is not a valid e-mail address').waitFor();
  await form.getByLabel('E-mail', { exact: true }).fill(mail);
  await button(page, 'Send a code').click();
  await form.getByText('The code is on its way').waitFor();
  expect(await form.getByRole('button', { name: /^Send again in \d+ s$/ }).isDisabled()).toBe(true);
  await expectNoAxeViolations(page, 'mail form', { within: 'main' });
  await form.getByLabel('Code').fill(await codeSentTo(mail));
  await page.keyboard.press('Enter');
  await form.getByText(/^t\*\*\*.@example\.org$/).waitFor();
  expect((await row(member.id)).mail).toBe(mail);
  await form.getByRole('button', { name: 'Remove' }).click();
  await confirm(page);
  await form.getByText('None yet').waitFor();
  expect((await row(member.id)).mail).toBeNull();
});

test('security H7 changes to account safety require a confirmed identity: by code if there is no password; refusing changes nothing', async () => {
  const { page, member } = await openSafe({ expects: /403/ });
  await withProductDatabase((db) =>
    db
      .updateTable('session')
      .set({ confirmedAt: new Date(0) })
      .where('memberId', '=', member.id)
      .execute(),
  );
  await visit(page, '/user/usercenter#/account-security/safe/set-password');
  const who = page.getByRole('dialog', { name: 'Confirm that it is you' });
  for (const field of ['New password', 'New password again'])
    await page.getByLabel(field, { exact: true }).fill('zizhitongjian1084');
  await button(page, 'Save').click();
  await who.getByRole('button', { name: 'Cancel' }).click();
  await who.waitFor({ state: 'hidden' });
  expect((await row(member.id)).passwordHash).toBeNull();
  await button(page, 'Save').click();
  await who.getByRole('button', { name: 'Send a code' }).click();
  await who.getByText('The code is on its way').waitFor();
  await who.getByLabel('Code', { exact: true }).fill(await codeSentTo((await row(member.id)).phone!));
  await page.keyboard.press('Enter');
  await group(page, 'Password').getByText('Set', { exact: true }).waitFor();
  expect((await row(member.id)).passwordHash).toMatch(/^\$argon2id/);
});

test('R11 another phone replaces the bound one; the only way to sign in is not removed', async () => {
  const { page, member } = await openSafe({ expects: /409/ });
  const { mobile, e164 } = randomPhone(),
    form = group(page, 'Phone');
  await form.getByRole('button', { name: 'Remove' }).click();
  await confirm(page);
  await page.getByText('This is your only way to log in: it cannot be removed').waitFor();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Change' }).click();
  await chooseOption(form.getByLabel('Country or region'), 'CN');
  await form.getByLabel('Phone number').fill(mobile);
  await button(page, 'Send a code').click();
  await form.getByText('The code is on its way').waitFor();
  await form.getByLabel('Code', { exact: true }).fill(await codeSentTo(e164));
  await page.keyboard.press('Enter');
  await form.getByText(`****${mobile.slice(-4)}`).waitFor();
  expect((await row(member.id)).phone).toBe(e164);
});

test('T09 R11 the messaging app is bound through its own page, and unbound', async () => {
  const { page, member } = await openSafe();
  const app = group(page, 'WeChat');
  await app.getByRole('button', { name: 'Link', exact: true }).click();
  await page.waitForURL('**/dev/identity/connect/qrconnect**');
  const name = randomName();
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByLabel('Somebody else').fill(name);
  await button(page, 'Sign in').click();
  // Specification 8: the place in the user centre survives the round trip, and the reload after the notice.
  await page.waitForURL((url) => url.hash === '#/account-security/safe' && !url.search.includes('code='));
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(2);
  await page.getByRole('heading', { name: 'Account and security' }).waitFor();
  await expect
    .poll(() =>
      withProductDatabase((db) => db.selectFrom('identity').where('memberId', '=', member.id).select('name').execute()),
    )
    .toEqual([{ name }]);
  await visit(page, '/');
  await visit(page, safe);
  await app.getByText(name).waitFor();
  // Specification 9: UNBIND shows its message, and after 1 s the page is reloaded.
  await page.clock.install();
  await app.getByRole('button', { name: 'Remove' }).click();
  let isReloaded = false;
  page.once('load', () => (isReloaded = true));
  await page.clock.pauseAt(Date.now() + 60_000);
  await confirm(page);
  await page.getByText('WeChat is no longer linked to your account').waitFor();
  await page.clock.runFor(900);
  expect(isReloaded).toBe(false);
  const load = page.waitForEvent('load');
  await page.clock.runFor(200);
  await load;
  await page.clock.resume();
  expect(new URL(page.url()).hash).toBe('#/account-security/safe');
  await app.getByText('None yet').waitFor();
});

test('specification 8 a member who declines the messaging app returns to account and security, with a message', async () => {
  const { page } = await openSafe({ expects: /4\d\d/ });
  await group(page, 'WeChat').getByRole('button', { name: 'Link', exact: true }).click();
  await page.waitForURL('**/dev/identity/connect/qrconnect**');
  await button(page, 'Refuse').click();
  await page.waitForURL((url) => url.hash === '#/account-security/safe');
  await page.getByRole('status', { name: 'Notices' }).getByText('WeChat was not linked').waitFor();
  await page.getByRole('heading', { name: 'Account and security' }).waitFor();
});

/** A browser with an authenticator that always verifies its user. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('S03 R11 a passkey is created, named, signs in without a password, and is removed if another way remains', async () => {
  const { page, member } = await openSafe({ expects: /40[09]/ });
  await withAuthenticator(page);
  await page.getByText('With one you log in by fingerprint').waitFor();
  await button(page, 'Add a passkey').click();
  const keys = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  await keys.locator('b', { hasText: 'Chrome · Linux' }).waitFor();
  await keys.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the passkey').fill('石渠 <laptop>');
  await page.keyboard.press('Enter');
  await keys.locator('b', { hasText: '石渠 <laptop>' }).waitFor();
  await button(page, 'Add a passkey').click();
  await page.getByText('You already have a passkey on this device').waitFor();

  const context = page.context();
  await context.clearCookies({ name: 'bearer' });
  await context.clearCookies({ name: 'free' });
  await visit(page, `/login?from=${encodeURIComponent('/help')}`);
  await button(page, 'Log in with a passkey').click();
  await page.waitForURL('**/help');
  await page.locator('.site-header').getByText(member.name).waitFor();
  expect(
    await withProductDatabase((db) =>
      db.selectFrom('passkey').where('memberId', '=', member.id).select(['counter', 'usedAt']).execute(),
    ),
  ).toEqual([{ counter: expect.any(Number), usedAt: expect.any(Date) }]);

  await withProductDatabase((db) =>
    db.updateTable('member').set({ phone: null }).where('id', '=', member.id).execute(),
  );
  await visit(page, safe);
  await page.getByRole('dialog', { name: 'Link your phone' }).waitFor();
  await page.keyboard.press('Escape');
  await keys.getByRole('button', { name: /^Remove/ }).click();
  await confirm(page);
  await page.getByText('This is your only way to log in: it cannot be removed').waitFor();
  await withProductDatabase((db) =>
    db.updateTable('member').set({ passwordHash: 'x' }).where('id', '=', member.id).execute(),
  );
  await confirm(page);
  await page.getByText('With one you log in by fingerprint').waitFor();

  // A passkey that only the authenticator still has is rejected.
  await context.clearCookies({ name: 'bearer' });
  await context.clearCookies({ name: 'free' });
  await visit(page, '/login');
  await button(page, 'Log in with a passkey').click();
  await page.getByText('The passkey was not accepted').waitFor();
});

test('two-step login is turned on with passkeys after one of them was used', async () => {
  const { page, member } = await openSafe({ expects: /403/ });
  await withAuthenticator(page);
  await page.getByText('Text messages can be intercepted and numbers taken over').waitFor();
  await button(page, 'Add a passkey').click();
  await page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem').waitFor();
  await withProductDatabase((db) =>
    db.updateTable('session').set({ passkeyAt: null }).where('memberId', '=', member.id).execute(),
  );
  await button(page, 'Use my passkeys').click();
  await page.getByRole('alertdialog', { name: 'Your recovery codes' }).waitFor();
  const [session] = await withProductDatabase((db) =>
    db.selectFrom('session').where('memberId', '=', member.id).select(['passkeyAt', 'secondFactorAt']).execute(),
  );
  expect(session).toEqual({ passkeyAt: expect.any(Date), secondFactorAt: expect.any(Date) });
});

test('R11 my data download as one file; the account is deleted after confirming the identity, and the page leads home', async () => {
  const { page, member } = await openSafe({
    fields: { passwordHash: await hashPassword('shiji130chapters'), signature: '究天人之際' },
    expects: /40[013]|WebSocket/,
  });
  const stale = () =>
    withProductDatabase((db) =>
      db
        .updateTable('session')
        .set({ confirmedAt: new Date(0) })
        .where('memberId', '=', member.id)
        .execute(),
    );
  const who = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const arriving = page.waitForEvent('download');
  await stale();
  await button(page, 'Download').click();
  await who.getByRole('textbox', { name: 'Password' }).fill('shiji130chapters');
  await page.keyboard.press('Enter');
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^stele-${member.name}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  expect(JSON.parse(await text(await download.createReadStream()))).toMatchObject({
    profile: { id: member.id, signature: '究天人之際', hasPassword: true },
  });

  await button(page, 'Delete my account').click();
  await page.getByText('Kept: published contributions').waitFor();
  await expectNoAxeViolations(page, 'deleting', { within: 'main' });
  await stale();
  await button(page, 'Delete the account').click();
  await confirm(page);
  await who.waitFor();
  await expectNoAxeViolations(page, 'confirming', { within: 'dialog[open]' });
  await who.getByRole('textbox', { name: 'Password' }).fill('wrong1234');
  await page.keyboard.press('Enter');
  await who.locator('.fault').waitFor();
  expect((await row(member.id)).deletedAt).toBeNull();
  await who.getByRole('textbox', { name: 'Password' }).fill('shiji130chapters');
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  expect(await row(member.id)).toMatchObject({
    name: expect.stringMatching(/^former-member-/),
    phone: null,
    signature: '',
    deletedAt: expect.any(Date),
  });
  await page.locator('.login-link').waitFor();
});
