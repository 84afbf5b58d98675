import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashPassword } from '../../src/features/accounts/methods/passwords.server.ts';
import { languages } from '../../src/rules/languages.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs, notifyMember } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

type Fields = Parameters<typeof createSignedInMember>[0];
type Options = Parameters<typeof openPage>[0];
const centre = '/user/usercenter';

/** Opens the user centre of a new member. */
async function openCentre(hash = '#/profile', { fields, ...options }: Options & { fields?: Fields } = {}) {
  const member = await createSignedInMember(fields);
  const page = await openPage({ language: 'en', ...options });
  await signInAs(page, member);
  await visit(page, centre + hash);
  await page.locator('.usercentre-main section:visible').first().waitFor();
  return { page, member };
}
const title = (page: Page) => page.locator('.usercentre-main h2:visible').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Notices' }).getByText(text).waitFor();
const row = (id: string) =>
  withProductDatabase((db) => db.selectFrom('member').where('id', '=', id).selectAll().executeTakeFirstOrThrow());

test('R10 R11 the user centre has both its addresses, its sections their hashes; an unknown hash leads to the first', async () => {
  const { page } = await openCentre();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toMatch(/noindex/);
  const sections = {
    '': 'Overview',
    '#/start': 'Overview',
    '#/contributions': 'Impact',
    '#/profile': 'Profile',
    '#/account-security/safe': 'Account and security',
    '#/account-security/safe/set-password': 'Set a password',
    '#/msgcenter': 'Messages',
    '#/msgcenter/msgsetting': 'Message settings',
    '#/setting/myself-message': 'Profile',
    '#/mycontent': 'My contributions',
    '#/mycontent/mydrafts': 'My contributions',
    '#/favor': 'Favourites',
    '#/watched': 'Watched',
    '#/nonsense': 'Overview',
  };
  for (const [hash, name] of Object.entries(sections)) {
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await expect.poll(() => title(page), { message: hash }).toBe(name);
  }
  for (const link of [
    'Overview',
    'My contributions',
    'Impact',
    'Account and security',
    'Messages',
    'Message settings',
    'Profile',
  ]) {
    await page.getByRole('navigation', { name: 'User centre' }).getByRole('link', { name: link, exact: true }).click();
    await expect.poll(() => title(page)).toBe(link);
  }
  await visit(page, '/user/userCenter#/msgcenter');
  await expect.poll(() => title(page)).toBe('Messages');
});

test('R10 the frame is the same for every member: the server’s page contains no name', async () => {
  const { page, member } = await openCentre();
  const html = await (await page.request.get(centre)).text();
  expect(html).toContain('<h1>User centre');
  expect(html).not.toContain(member.name);
});

test('P04 X01 a signed-out visitor is sent home after a second', async () => {
  const page = await openPage({ language: 'en' });
  const began = Date.now();
  await visit(page, '/user/userCenter');
  expect(await page.getByText('You are not logged in').isVisible()).toBe(true);
  await page.waitForURL('/');
  expect(Date.now() - began).toBeGreaterThan(1000);
});

test('X01 in the user centre an ended session is reported, and leads home', async () => {
  const { page, member } = await openCentre('#/account-security/safe', { expects: /401|WebSocket/ });
  await page.waitForLoadState('networkidle'); // a pending call of the page itself would otherwise notice it first
  await withProductDatabase((db) => db.deleteFrom('session').where('memberId', '=', member.id).execute());
  const alert = page.getByRole('alert').getByText('Account expired, please log in again').waitFor();
  await button(page, 'Download').click();
  await alert;
  await page.waitForURL('/');
});

test('P02 R11 a profile is changed; errors appear at their fields and no typed text is lost', async () => {
  const other = await createSignedInMember();
  const { page, member } = await openCentre('#/profile', { expects: /40[09]/ });
  await page.getByLabel('Company').fill('Imperial library');
  await page.getByLabel('Signature').fill('究天人之際 <b>&amp;</b>');
  await page.getByLabel('Username').fill('a b');
  await button(page, 'Save').click();
  expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
  await page.getByText('A username has 4 to 30 characters').waitFor();
  await page.getByLabel('Username').fill(other.name);
  await button(page, 'Save').click();
  await page.locator('.fault').getByText('This username is taken').waitFor();
  expect(await page.getByLabel('Company').inputValue()).toBe('Imperial library');
  const name = randomName();
  await page.getByLabel('Username').fill(name);
  await page.keyboard.press('Enter');
  await toast(page, 'Saved');
  expect(await row(member.id)).toMatchObject({
    name,
    company: 'Imperial library',
    signature: '究天人之際 <b>&amp;</b>',
  });
  await page.locator('.site-header').getByText(name).waitFor();
});

test('unsaved input stays while other sections are viewed, and warns before leaving', async () => {
  const { page } = await openCentre();
  await page.getByLabel('Company').fill('Imperial library');
  await page.getByText('There are unsaved changes').waitFor();
  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await expect.poll(() => title(page)).toBe('Messages');
  await page.goBack();
  expect(await page.getByLabel('Company').inputValue()).toBe('Imperial library');
  const pendingDialog = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  const dialog = await pendingDialog;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  expect(await page.getByLabel('Company').inputValue()).toBe('Imperial library');
  await button(page, 'Discard changes').click();
  expect(await page.getByLabel('Company').inputValue()).toBe('');
});

test('V14 a text that is too long is cut at twice its measure with a message, but never during composition', async () => {
  const { page, member } = await openCentre();
  const company = page.getByLabel('Company');
  await company.fill('x'.repeat(198));
  expect(await page.locator('.notice').count()).toBe(0);
  await button(page, 'Save').click();
  await toast(page, 'Saved');
  await company.press('End');
  await page.keyboard.type('y');
  await toast(page, 'At most 198 characters');
  await expect.poll(() => company.inputValue()).toBe('x'.repeat(198));
  await company.fill('石'.repeat(120));
  await expect.poll(() => company.inputValue()).toBe('石'.repeat(99));

  const ime = await page.context().newCDPSession(page);
  await company.press('End');
  await ime.send('Input.imeSetComposition', { text: 'shiqu', selectionStart: 5, selectionEnd: 5 });
  await expect.poll(() => company.inputValue()).toBe(`${'石'.repeat(99)}shiqu`);
  await ime.send('Input.insertText', { text: '石渠' });
  await expect.poll(() => company.inputValue()).toBe('石'.repeat(99));
  await button(page, 'Save').click();
  await expect.poll(async () => (await row(member.id)).company).toBe('石'.repeat(99));
});

const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
/** Colour at the centre of the crop. */
const middle = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.picture-cut canvas')!;
    const [red, green] = canvas.getContext('2d')!.getImageData(canvas.width / 2 - 4, canvas.height / 2, 1, 1).data;
    return red! > green! ? 'red' : 'green';
  });

test('R11 a picture is chosen, cropped by keys and by mouse, and shown; an unreadable one is reported', async () => {
  const { page, member } = await openCentre();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.locator('.fault').getByText('This picture cannot be read').waitFor();

  await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: await halves(400, 200) });
  const stage = page.getByRole('group', { name: 'Visible part' });
  await stage.waitFor();
  await expect.poll(() => middle(page)).toBe('red');
  await stage.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => middle(page)).toBe('green');
  await expectNoAxeViolations(page, 'cutting', { within: 'dialog[open]' });
  const box = (await stage.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, box.y + 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => middle(page)).toBe('red');
  await page.getByLabel('Zoom').fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await toast(page, 'The picture is changed');
  const { avatar } = await row(member.id);
  await page.locator(`.site-header img[src="${avatar}"]`).waitFor();
  const pixels = await sharp(Buffer.from(await (await page.request.get(avatar!)).body()))
    .raw()
    .toBuffer();
  expect(pixels[0]).toBeGreaterThan(200);
  await button(page, 'Remove').click();
  await expect.poll(async () => (await row(member.id)).avatar).toBeNull();
});

test('a picture is enlarged by two fingers', async () => {
  const { page } = await openCentre('#/profile', { width: 390, height: 844 });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: await halves(400, 200) });
  const canvas = page.locator('.picture-cut canvas');
  await canvas.waitFor();
  await expect.poll(() => middle(page)).toBe('red');
  const { x, y, width } = (await canvas.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (spread: number) => [
    { x: x + width / 2 - spread, y: y + 80, id: 1 },
    { x: x + width / 2 + spread, y: y + 80, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(20) });
  for (const spread of [30, 40, 50, 60])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(spread) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.getByLabel('Zoom').inputValue().then(Number)).toBeGreaterThan(2);
});

test('V13 without a bound phone no password can be set', async () => {
  const { page } = await openCentre('#/account-security/safe/set-password', { fields: { phone: null } });
  await page.getByText('For the security of your account, please link a phone number first').waitFor();
  await page.getByRole('dialog', { name: 'Link your phone' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('New password').count()).toBe(0);
});

test('V12 R11 R26 a password is set, then changed with the old one; errors use the specification’s words', async () => {
  const { page, member } = await openCentre('#/account-security/safe/set-password', { expects: /400/ });
  const save = () => button(page, 'Save').click();
  const waitForFault = (words: string) => page.locator('.fault').getByText(words, { exact: false }).waitFor();
  const [fresh, again] = [page.getByLabel('New password', { exact: true }), page.getByLabel('New password again')];
  await save();
  await waitForFault('Enter new password');
  await fresh.fill('abc defg');
  await waitForFault('It contains characters that are not allowed');
  await fresh.fill('abc1');
  await save();
  await waitForFault('Wrong password format');
  await fresh.fill('shiji130chapters');
  await save();
  await waitForFault('Confirm new password');
  await again.fill('shiji131chapters');
  await save();
  await waitForFault('The two passwords do not match');
  await again.fill('shiji130chapters');
  await save();
  await toast(page, 'The password is saved');
  await page.waitForURL('**/user/usercenter#/account-security/safe');
  expect((await row(member.id)).passwordHash).toMatch(/^\$argon2id\$/);

  await page.getByRole('group', { name: 'Password' }).getByRole('link', { name: 'Change' }).click();
  await save();
  await waitForFault('Enter old password');
  await page.getByLabel('Old password').fill('wrong1234');
  await fresh.fill('hanshu100chapters');
  await again.fill('hanshu100chapters');
  await save();
  await waitForFault('Wrong old password');
  await page.getByLabel('Old password').fill('shiji130chapters');
  await fresh.fill('shiji130chapters');
  await save();
  await waitForFault('The new password must differ from the old one');
  await fresh.fill('hanshu100chapters');
  await save();
  await page.waitForURL('**/user/usercenter#/account-security/safe');
  await expect.poll(() => title(page)).toBe('Account and security');
});

test('V12 R11 a password is changed by a code to the bound phone; other sessions end', async () => {
  const { page, member } = await openCentre('#/account-security/safe/set-password', {
    fields: { passwordHash: await hashPassword('shiji130chapters') },
  });
  await withProductDatabase((db) =>
    db
      .insertInto('session')
      .values({ tokenHash: Buffer.from(member.id), memberId: member.id, expiresAt: new Date(Date.now() + 1e6) })
      .execute(),
  );
  await page.getByRole('tab', { name: 'By phone' }).click();
  await button(page, 'Send a code').click();
  await page.getByText('The code is on its way').waitFor();
  const { phone } = await row(member.id);
  const { body } = await withProductDatabase((db) =>
    db.selectFrom('outbox').where('target', '=', phone!).select('body').executeTakeFirstOrThrow(),
  );
  await page.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(body)![0]);
  await page.getByLabel('New password', { exact: true }).fill('hanshu100chapters');
  await page.getByLabel('New password again').fill('hanshu100chapters');
  await button(page, 'Save').click();
  await page.waitForURL('**/user/usercenter#/account-security/safe');
  expect(
    await withProductDatabase((db) =>
      db.selectFrom('session').where('memberId', '=', member.id).select('id').execute(),
    ),
  ).toHaveLength(1);
});

test('R11 K05 messages come twenty per page and by type; pages turn, all are marked read, rejections have reasons, empty types say so', async () => {
  const { page, member } = await openCentre();
  await notifyMember(member.id, {
    kind: 'auditRejected',
    itemId: 'qin-shi-huang',
    itemName: 'Qin Shi Huang',
    modModule: 'timeline',
    rejectReason: 'No source is named.',
  });
  for (let count = 0; count < 21; count++) await notifyMember(member.id, { kind: 'welcome' });
  await page.evaluate(() => {
    location.hash = '#/msgcenter';
  });
  const messages = page.locator('.usercentre .messages > li');
  await expect.poll(() => messages.count()).toBe(20);
  await page.getByText('just now').first().waitFor();
  await page.locator('.pager').getByText('Page 1 of 2').waitFor();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect.poll(() => messages.count()).toBe(2);
  expect(page.url()).toContain('#/msgcenter?page=2');
  await button(page, 'View reason').click();
  await page.getByRole('dialog', { name: 'Rejection reason' }).getByText('No source is named.').waitFor();
  await page.keyboard.press('Escape');
  const unread = () =>
    withProductDatabase((db) =>
      db.selectFrom('message').where('memberId', '=', member.id).where('read', '=', false).select('id').execute(),
    ).then(({ length }) => length);
  await messages.first().getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(unread).toBe(21);
  await messages.first().getByRole('button', { name: 'Mark as unread' }).click();
  await expect.poll(unread).toBe(22);
  await button(page, 'Mark all as read').click();
  await expect.poll(unread).toBe(0);
  await page.getByRole('navigation', { name: 'Kinds of message' }).getByRole('link', { name: 'Comments' }).click();
  await page.getByText('There are no messages yet').waitFor();
});

test('V21 system notices cannot be switched off; the others can, and stay off', async () => {
  const { page } = await openCentre('#/msgcenter/msgsetting');
  const system = page.getByRole('switch', { name: /System notices/ }),
    favor = page.getByRole('switch', { name: /Favourites/ });
  expect([await system.isChecked(), await system.isDisabled(), await favor.isChecked()]).toEqual([true, true, true]);
  await favor.focus();
  await page.keyboard.press('Space');
  await toast(page, 'Saved');
  await page.reload();
  await favor.waitFor();
  expect([await system.isChecked(), await favor.isChecked()]).toEqual([true, false]);
  await page.getByText('Needs a confirmed address').waitFor();
});

test('V21 settings switched one after another while answers are slow are all saved', async () => {
  const { page, member } = await openCentre('#/msgcenter/msgsetting');
  const favor = page.getByRole('switch', { name: /Favourites/ }),
    comment = page.getByRole('switch', { name: /Comments/ });
  await favor.waitFor();
  const waiting: (() => void)[] = [];
  await page.route('**/api/message/setting/send', async (route) => {
    await new Promise<void>((answer) => waiting.push(answer));
    await route.continue();
  });
  await favor.click();
  await expect.poll(() => waiting.length).toBe(1);
  await comment.click();
  await expect.poll(() => waiting.length, { message: 'the second does not wait for the first' }).toBe(2);
  for (const answer of waiting.toReversed()) answer();
  await page.getByRole('status', { name: 'Notices' }).getByText('Saved').first().waitFor();
  const stored = () =>
    withProductDatabase((db) =>
      db.selectFrom('messageSetting').where('memberId', '=', member.id).select(['favor', 'comment']).executeTakeFirst(),
    );
  await expect.poll(stored).toEqual({ favor: false, comment: false });
  expect([await favor.isChecked(), await comment.isChecked()]).toEqual([false, false]);
});

const sections = [
  '#/start',
  '#/contributions',
  '#/profile',
  '#/account-security/safe',
  '#/account-security/safe/set-password',
  '#/msgcenter',
  '#/msgcenter/msgsetting',
];
/** Each section is opened in the language with the longest words, and in one of the others. */
const seconds = languages.filter((language) => language !== 'fr');
test.for(languages)('R10 every section fits phone and desktop: %s', { timeout: 60_000 }, async (language) => {
  const member = await createSignedInMember({ signature: 'x'.repeat(90), company: '石渠閣', passwordHash: 'x' });
  await notifyMember(member.id, {
    kind: 'auditRejected',
    itemId: 'qin-shi-huang',
    itemName: 'Qin Shi Huang',
    modModule: 'timeline',
    rejectReason: 'x',
  });
  await withProductDatabase((db) =>
    db
      .insertInto('passkey')
      .values({ id: member.id, memberId: member.id, publicKey: Buffer.from([1]), counter: 0, name: 'Chrome · Linux' })
      .execute(),
  );
  const page = await openPage({ language, width: 390 });
  await signInAs(page, member);
  for (const [place, hash] of sections.entries()) {
    if (language !== 'fr' && seconds[place % seconds.length] !== language) continue;
    await visit(page, centre + hash);
    await page.locator('.usercentre-main section:visible').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('.usercentre-main [aria-busy="true"]'));
    expect.soft(await page.evaluate(() => document.body.innerText.includes('dict missed')), hash).toBe(false);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysOverflowOf(page), `${hash} at ${width} scrolls sideways`).toBe(0);
      expect.soft(await smallTargets(page), `${hash} at ${width}`).toEqual([]);
    }
    // axe runs once for all languages, in dark mode only for colours.
    if (language !== 'fr') continue;
    await expectNoAxeViolations(page, hash, { within: 'main' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, `${hash} by night`, { within: 'main', at: 'colours' });
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

/** Touch targets in the user centre less than 44 pixels high. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.usercentre :is(a, button, input, textarea, select, label:has(input))')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.classList.contains('unseen') &&
          !element.closest('label:has(input)') &&
          !element.closest('.messages p'),
      )
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map(
        (element) =>
          `${element.tagName} ${element.innerText || element.getAttribute('aria-label')} ${element.getBoundingClientRect().height}`,
      ),
  );
