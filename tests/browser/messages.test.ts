import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ReviewEvent, SocialEvent } from '../../src/kit/notifications/notification.ts';
import { languages } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { createSignedInMember, withProductDatabase, signInAs, notifyMember } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

const rejected: ReviewEvent = {
  kind: 'auditRejected',
  itemId: 'sima-qian',
  itemName: 'Sima Qian',
  modModule: 'timeline',
  rejectReason: 'The source does not say so.',
};
const favored: SocialEvent = {
  kind: 'favored',
  userName: 'Ban Zhao',
  itemId: 'sima-qian',
  itemName: 'Sima Qian',
  socialType: 'article',
  socialId: 'a1',
  socialTitle: 'On the Shiji',
};
const commented: SocialEvent = { ...favored, kind: 'commented', quote: 'Well put.' };

const bell = (page: Page) => page.locator('.message-bell');
const panel = (page: Page) => page.locator('.message-panel');
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => panel(page).getByRole('listitem');
/** The three counts on the tabs. */
const counts = (page: Page) =>
  panel(page)
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((element) => element.querySelector('.count')?.textContent ?? '0').join(' '));
const bellCount = (page: Page) =>
  bell(page)
    .locator('.count')
    .allInnerTexts()
    .then((texts) => texts.join());
const unreadKept = (memberId: string) =>
  withProductDatabase((db) =>
    db.selectFrom('message').where('memberId', '=', memberId).where('read', '=', false).select('type').execute(),
  ).then((messages) =>
    messages
      .map(({ type }) => type)
      .sort()
      .join(' '),
  );

/** A member's page in English, after these notifications. */
async function openWith(events: readonly (ReviewEvent | SocialEvent)[], reader: Parameters<typeof openPage>[0] = {}) {
  const member = await createSignedInMember();
  for (const event of events) await notifyMember(member.id, event);
  const page = await openPage({ language: 'en', ...reader });
  await signInAs(page, member);
  await visit(page, '/help');
  await bell(page).waitFor();
  return { page, member };
}

test('R28 T01 S02 opening the panel marks the system tab as read; switching clears both tabs, on the server too', async () => {
  const { page, member } = await openWith([rejected, favored, commented, commented]);
  await expect.poll(() => bellCount(page)).toBe('4');
  expect(await bell(page).getAttribute('aria-label')).toBe('Messages, 4 unread');
  await bell(page).click();
  await expect.poll(() => counts(page)).toBe('0 1 2');
  expect(await tab(page, 'System').getAttribute('aria-selected')).toBe('true');
  await rows(page).getByText('Sima Qian').waitFor();
  await expect.poll(() => unreadKept(member.id)).toBe('comment comment favor');

  // Notifications that arrive while the tab is open stay unread until another tab is chosen.
  await notifyMember(member.id, rejected);
  await expect.poll(() => counts(page)).toBe('1 1 2');
  await tab(page, 'Favourites').click();
  await expect.poll(() => counts(page)).toBe('0 0 2');
  await expect.poll(() => unreadKept(member.id)).toBe('comment comment');
  expect(await bellCount(page)).toBe('2');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => counts(page)).toBe('0 0 0');
  await expect.poll(() => unreadKept(member.id)).toBe('');
  expect(await rows(page).count()).toBe(2);
  expect(await bellCount(page)).toBe('');
});

test('T01 a message is marked unread and read again', async () => {
  const { page, member } = await openWith([rejected]);
  await bell(page).click();
  await expect.poll(() => unreadKept(member.id)).toBe('');
  await panel(page).getByRole('button', { name: 'Mark as unread' }).click();
  await expect.poll(() => unreadKept(member.id)).toBe('system');
  await expect.poll(() => bellCount(page)).toBe('1');
  await panel(page).getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => unreadKept(member.id)).toBe('');
  await expect.poll(() => bellCount(page)).toBe('');
});

test('R28 a message links to its entry, the reason for a rejection opens as a dialog over the panel, the footer links on', async () => {
  const { page } = await openWith([rejected]);
  await bell(page).click();
  expect(await rows(page).getByRole('link').getAttribute('href')).toMatch(/^\/detail\/sima-qian-en/);
  await panel(page).getByRole('button', { name: 'View reason' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rejection reason' });
  await dialog.getByText('The source does not say so.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await panel(page).isVisible(), 'the panel stays').toBe(true);
  expect(await panel(page).getByRole('link', { name: 'View more' }).getAttribute('href')).toBe(
    '/user/usercenter#/msgcenter',
  );
  expect(await panel(page).getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
    '/user/usercenter#/msgcenter/msgsetting',
  );
});

test('R28 K03 each tab without messages says so and what will appear there; of many messages the latest 20 are shown', async () => {
  const { page, member } = await openWith([]);
  await bell(page).click();
  for (const name of ['System', 'Favourites', 'Comments']) {
    await tab(page, name).click();
    await panel(page).getByText('There are no messages yet').waitFor();
  }
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await withProductDatabase((db) =>
    db
      .insertInto('message')
      .values(
        Array.from({ length: 25 }, (_, at) => ({
          id: `${member.id}-${at}`,
          memberId: member.id,
          type: 'comment' as const,
          content: JSON.stringify({ ...commented, quote: `Remark ${at}` }),
        })),
      )
      .execute(),
  );
  await visit(page, '/help');
  await expect.poll(() => bellCount(page)).toBe('25');
  await bell(page).click();
  await tab(page, 'Comments').click();
  await expect.poll(() => rows(page).count()).toBe(limits.messagesPerTab);
  expect(await rows(page).first().innerText()).toContain('Remark 24');
  await expect.poll(() => unreadKept(member.id)).toBe('');
});

test('a new message raises the count at once and is announced politely; missed ones arrive when the socket reconnects', async () => {
  const page = await openPage({ language: 'en' }),
    member = await createSignedInMember();
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/webSocket', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await signInAs(page, member);
  await visit(page, '/help');
  await expect.poll(() => sockets.length).toBe(1);
  await notifyMember(member.id, rejected);
  await expect.poll(() => bellCount(page)).toBe('1');
  expect(await page.getByText(/^New message: /).getAttribute('role')).toBe('status');

  await sockets[0]!.close();
  await notifyMember(member.id, favored);
  await expect.poll(() => bellCount(page)).toBe('2');
  await expect.poll(() => sockets.length).toBe(2);
  await notifyMember(member.id, commented);
  await expect.poll(() => bellCount(page)).toBe('3');
});

test('without a socket, messages are polled every minute', async () => {
  const page = await openPage({ language: 'en' }),
    member = await createSignedInMember();
  await page.clock.install();
  const refusals: unknown[] = [];
  await page.routeWebSocket('**/webSocket', (socket) => refusals.push(socket.close()));
  await signInAs(page, member);
  await visit(page, '/help');
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  await notifyMember(member.id, rejected);
  expect(await bellCount(page)).toBe('');
  await page.clock.runFor(60_000);
  await expect.poll(() => bellCount(page)).toBe('1');
});

test('by keyboard: the bell opens the panel, Tab enters it, Escape closes it and the focus is on the bell', async () => {
  const { page } = await openWith([rejected]);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await rows(page).first().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.getAttribute('role'))).toBe('tab');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement!.classList.contains('message-bell'))).toBe(true);
});

test.for(languages)('R28 K05 in %s the panel is translated and fits 360 and 1440 px', async (language) => {
  const t = translateFor(language);
  const { page } = await openWith([rejected, commented], { language, width: 360 });
  await bell(page).click();
  await panel(page)
    .getByRole('tab', { name: t('messagePanel.COMMENT') })
    .waitFor();
  await panel(page)
    .getByRole('button', { name: t('messagePanel.reason') })
    .waitFor();
  await rows(page)
    .locator('time')
    .first()
    .getByText({ zh: '刚刚', en: 'just now', fr: 'à l’instant', es: 'ahora mismo', jp: 'たった今' }[language])
    .waitFor();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { x, width: wide } = (await panel(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  if (language === 'fr') {
    await expectNoAxeViolations(page, 'by day', { within: '.message-panel' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'by night', { within: '.message-panel', at: 'colours' });
  }
  const small = await panel(page)
    .locator('button, footer a')
    .evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML),
    );
  expect(small).toEqual([]);
});
