import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { ask } from '../http/ask.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import {
  createSignedInMember,
  randomName,
  withProductDatabase,
  passSubmission,
  signInAs,
  type SignedInMember,
} from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

type Reply = Record<string, unknown> & { revisionId: string; itemId: string; token: string; version: number };

/** Calls as a member, over HTTP; returns any reply. */
async function as({ cookies }: SignedInMember, path: string, body: object): Promise<Reply> {
  const { envelope } = await ask(path, {
    body: { language: 'en', ...body },
    headers: { cookie: `bearer=${cookies.bearer}; free=1` },
  });
  expect(envelope.code, JSON.stringify(envelope)).toBe(200);
  return envelope.data as Reply;
}

/** Neither person nor polity, without time or place: it appears on no stage and in no list of contemporaries. */
const facts = { kind: 'idea', region: null, times: [], place: null, same: {} };
const textOf = (name: string, body: string) => ({
  name,
  otherNames: [],
  disambiguation: null,
  summary: 'A scribe of no fame.',
  body,
});

/** A new submitted entry of a new author, which other tests do not use. */
async function aSubmission({
  body = '<p>He copied letters.</p>',
  language = 'en',
}: { body?: string; language?: Language } = {}) {
  const author = await createSignedInMember(),
    name = `Scribe ${randomName()}`;
  const { revisionId, itemId } = await as(author, '/api/item/save', {
    facts,
    text: textOf(name, body),
    note: 'First of its kind',
    language,
  });
  return { author, name, id: revisionId, itemId };
}

const reviewer = (fields: Parameters<typeof createSignedInMember>[0] = {}) =>
  createSignedInMember({ role: 'reviewer', ...fields });

/** Opens the desk as a reviewer. */
async function openDesk(member: SignedInMember, hash = '', options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language: 'en', ...options });
  await signInAs(page, member);
  await visit(page, `/review${hash}`);
  return page;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const decisions = (page: Page) => page.getByRole('status', { name: 'Decisions that can be undone' });
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Notices' }).getByText(text).waitFor();

test('T12 a new entry is rejected with a reason, revised by its author, passed by a reviewer, and read', async () => {
  const { author, name, itemId } = await aSubmission({ language: 'es' });
  const page = await openDesk(await reviewer(), '', { expects: /404/ });
  await page.getByLabel('Part', { exact: true }).selectOption('text');
  await page.getByLabel('Newcomers only').click();
  await page.getByLabel('Language', { exact: true }).selectOption('es'); // has the fewest submissions
  await expect.poll(() => page.getByRole('link', { name }).count()).toBe(1);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await page.locator('.desk-beside').innerText()).toMatch(
    /First of its kind[\s\S]*Reviewed together with[\s\S]*Facts/,
  );
  expect(await page.locator('.difference ins').allInnerTexts()).toEqual(
    expect.arrayContaining([name, 'He copied letters.']),
  );
  await page.getByText('Awaiting review').waitFor();

  await page.keyboard.press('c');
  await toast(page, 'Assigned to you');
  await button(page, 'Reject').waitFor();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  expect(await dialog.getByLabel('Reason', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await dialog.getByRole('button', { name: 'No source' }).click();
  await page.keyboard.type(' Pliny, perhaps.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.locator('header .stamp').getByText('Rejected').waitFor();
  await page.locator('.desk-steps').getByText('reliable address. Pliny, perhaps.').waitFor();

  const rejected = (
    await ask('/api/user/item/list/es/4/1/20', { headers: { cookie: `bearer=${author.cookies.bearer}` } })
  ).envelope.data as unknown as { items: { id: string; module: string }[] };
  const { version: onVersion } = await as(author, '/data/revision/again', {
    id: rejected.items.find(({ module }) => module === 'facts')!.id,
  });
  const { revisionId } = await as(author, '/api/item/save', {
    itemId,
    onVersion,
    facts,
    text: textOf(name, '<p>He copied the letters of <b>Pliny</b>.</p>'),
    language: 'es',
  });
  await page.goto(`/review/${revisionId}`);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(page.url()).toContain(`/review#/submission/${revisionId}`);
  await button(page, 'Claim').click();
  await button(page, 'Release').waitFor();
  await page.keyboard.press('p');
  await decisions(page).getByText(`Approved: ${name}`).waitFor();
  await button(page, 'Undo').click();
  await toast(page, `Undone: ${name} is assigned to you again`);
  await page.goto(`/review#/submission/${revisionId}`);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await button(page, 'Approve and publish').click();
  await button(page, 'Publish now').click();
  await toast(page, `Published: readers see ${name} now`);

  await page.goto(`/review#/submission/${revisionId}`);
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('.text').getByText('He copied the letters of Pliny.').waitFor();
});

test('writing B3 a second submission says who rejected the first and why, and shows only later changes on demand', async () => {
  const { author, name, id, itemId } = await aSubmission();
  const first = await reviewer();
  const { submission, together } = (
    await ask(`/data/review/${id}?lang=en`, { headers: { cookie: `bearer=${first.cookies.bearer}; free=1` } })
  ).envelope.data as { submission: { id: string; version: number }; together: { id: string; version: number }[] };
  const versions = Object.fromEntries([submission, ...together].map((revision) => [revision.id, revision.version]));
  await as(first, '/data/review/act', { id, act: 'claim', versions });
  await as(first, '/data/review/act', { id, act: 'reject', versions, reason: 'Whose letters?' });
  const { version: onVersion } = await as(author, '/data/revision/again', { id });
  const { revisionId } = await as(author, '/api/item/save', {
    itemId,
    onVersion,
    facts,
    text: textOf(name, '<p>He copied letters of Pliny.</p>'),
  });
  const page = await openDesk(await reviewer(), `#/submission/${revisionId}`);
  const note = page.getByRole('note').filter({ hasText: 'Second attempt' });
  await note.getByText(`by ${first.name}`).waitFor();
  expect(await note.locator('blockquote').innerText()).toBe('Whose letters?');
  const added = page.locator('.difference ins');
  expect(await added.allInnerTexts()).toEqual(expect.arrayContaining([name, 'He copied letters of Pliny.']));
  await note.getByLabel('Only changes since the last attempt').check();
  await expect.poll(() => added.allInnerTexts()).toEqual([' of Pliny']);
  await note.getByLabel('Only changes since the last attempt').uncheck();
  await expect.poll(() => added.allInnerTexts()).toContain('He copied letters of Pliny.');
});

test('T12 one reviewer claims a submission, another sees who; reviewers decide neither on their own work nor on two of its stages', async () => {
  const { author, name, id } = await aSubmission();
  const [first, second] = [await reviewer(), await reviewer()];
  const [firstDesk, other] = [
    // The desk moves on to a submission of another test, which may be gone by then.
    await openDesk(first, `#/submission/${id}`, { expects: /status of (403|404|409)/ }),
    await openDesk(second, `#/submission/${id}`, { expects: /409/ }),
  ];
  await button(other, 'Claim').waitFor();
  await button(firstDesk, 'Claim').click();
  await button(firstDesk, 'Release').waitFor();
  await button(other, 'Claim').click();
  await toast(other, 'Someone else was faster');
  await other.getByText(`${first.name} is reviewing it.`).waitFor();
  expect(await other.locator('.desk-buttons').count()).toBe(0);

  await button(firstDesk, 'Release').click();
  await button(firstDesk, 'Claim').waitFor();
  await withProductDatabase(async (db) => {
    await db.updateTable('member').set({ role: 'reviewer' }).where('id', '=', author.id).execute();
    await db.updateTable('revision').set({ stagesNeeded: 2 }).where('authorId', '=', author.id).execute();
  });
  const authorDesk = await openDesk(author, `#/submission/${id}`);
  await authorDesk.getByText('This is your own work: someone else must review it.').waitFor();
  await firstDesk.reload();
  await button(firstDesk, 'Claim').click();
  await button(firstDesk, 'Approve for the next stage').click();
  await toast(firstDesk, 'Approved for the next stage');
  await firstDesk.waitForURL((url) => !url.hash.includes(id)); // moves on to the next one, or the list
  await firstDesk.goto(`/review#/submission/${id}`);
  await firstDesk.getByText('You approved an earlier stage').waitFor();
  await firstDesk.getByText('1 of 2 stages').waitFor();
  await firstDesk.goto('/review#/decided');
  expect(await firstDesk.getByRole('link', { name }).count()).toBe(0);
});

test('T12 security M4a a reviewer corrects a text before passing it and proposes it as one of the best; another reviewer features it', async () => {
  const { name, id } = await aSubmission({ body: '<p>He coppied letters.</p>' });
  const page = await openDesk(await reviewer(), `#/submission/${id}`);
  await button(page, 'Claim').click();
  await button(page, 'Edit and approve').click();
  // The author's editor: formatted text, not markup.
  const body = page.getByRole('textbox', { name: 'Main text' });
  expect(await body.innerText()).toBe('He coppied letters.');
  await body.fill('He copied letters.');
  await page.keyboard.press('k'); // while typing, a key is a letter, not a shortcut
  await page.keyboard.press('Backspace');
  await expectNoAxeViolations(page, 'mending', { within: 'main' });
  await button(page, 'Approve this version').click();
  await page.locator('.desk-steps').getByText('Corrected by').waitFor();
  expect(await button(page, 'Propose as featured').count()).toBe(0);
  await expectNoAxeViolations(page, 'mended', { within: 'main' });
  // The reviewer's change is a version by the reviewer, so another reviewer decides about it.
  await page.getByRole('link', { name: 'A newer version is now published' }).click();
  await page.getByText('This is your own work: someone else must review it.').waitFor();
  expect(await page.locator('.difference ins').allInnerTexts()).toEqual(['copied']);

  const other = await openDesk(await reviewer(), new URL(page.url()).hash);
  await button(other, 'Propose as featured').click();
  await other.locator('header .stamp').getByText('Being set as featured').waitFor();
  await other.goto('/review#/featuring');
  await other.getByRole('link', { name }).first().click();
  await button(other, 'Feature').click();
  await other.locator('header .stamp').getByText('Featured').waitFor();
});

test('keys move through the list; filters and pages are in the address', async () => {
  const { name } = await aSubmission({ language: 'jp' });
  const { name: next } = await aSubmission({ language: 'jp' });
  const page = await openDesk(await reviewer(), '#/waiting?module=text&language=jp&kind=idea');
  expect(await page.getByLabel('Part', { exact: true }).inputValue()).toBe('text');
  await page.getByLabel('Category').selectOption('');
  await page.waitForURL(/#\/waiting\?module=text&language=jp$/);
  const names = async () => (await page.locator('.desk-list h2').allInnerTexts()).map((heading) => heading.trim());
  await expect.poll(names).toEqual(expect.arrayContaining([name, next]));
  const listed = await names();
  const place = listed.indexOf(name);
  await page.locator('.desk-list h2 a').nth(place).click();
  const title = () => page.getByRole('heading', { level: 2 }).innerText();
  await expect.poll(title).toBe(name);
  await page.keyboard.press('j');
  await expect.poll(title).toBe(listed[place + 1]);
  await page.keyboard.press('k');
  await expect.poll(title).toBe(name);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.waitForURL(/#\/waiting\?module=text&language=jp$/);
});

test('a stranger is sent to sign in, a member is told that the desk is for reviewers, a reviewer finds it in the menu', async () => {
  const stranger = await openPage({ language: 'en' });
  await visit(stranger, '/review');
  await stranger.waitForURL(/\/login\?from=%2Freview/);
  const page = await openDesk(await createSignedInMember());
  await page.getByText('This page is for reviewers.').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

  const keeper = await openPage({ language: 'en' });
  await signInAs(keeper, await reviewer());
  await visit(keeper, '/help');
  await keeper.locator('.avatar-menu summary').click();
  await keeper.getByRole('link', { name: 'Review desk' }).click();
  await keeper.getByRole('link', { name: 'Waiting', exact: true }).waitFor();
});

test('a reader reports a mistake in an entry’s history; it reaches the desk and is answered', async () => {
  const mistake = `Wrong month. ${randomName()}`;
  const page = await openPage({ language: 'en', expects: /400/ });
  await visit(page, '/detail/augustus-en');
  await page.getByRole('link', { name: 'Versions and authors' }).click();
  await visit(page, '/detail/augustus-en/history');
  // Without an account a captcha is required, and a wrong answer is reported.
  await button(page, 'Report a mistake').click();
  await page.getByLabel('What is wrong').fill('A stranger’s word.');
  await page.getByLabel('Letters in the picture').fill('????');
  await button(page, 'Send').click();
  await page.getByRole('dialog').locator('.fault').first().waitFor();

  const member = await createSignedInMember();
  await signInAs(page, member);
  await visit(page, '/detail/augustus-en');
  await page.locator('.view-text .text p').first().selectText();
  await button(page, 'Report a mistake').click();
  expect(await page.getByLabel('What is wrong').inputValue()).toMatch(/^“[^”]{20,}”\n$/);
  await page.getByLabel('What is it about').selectOption('source');
  await button(page, 'Send').click();
  await page.getByText('Please say what is wrong').waitFor();
  await page.getByLabel('What is wrong').fill(mistake);
  await expectNoAxeViolations(page, 'reporting', { within: 'dialog[open]' });
  await button(page, 'Send').click();
  await toast(page, 'Thank you');

  const desk = await openDesk(await reviewer(), '#/reports');
  const row = desk.locator('.desk-cases > li').filter({ hasText: mistake });
  expect(await row.innerText()).toMatch(/Augustus[\s\S]*A source/);
  await row.getByLabel('Answer').fill('Mended.');
  await row.getByRole('button', { name: 'Done' }).click();
  await row.waitFor({ state: 'detached' });
});

test('P03 a ban, its appeal and its end at the desk; security M4 by a reviewer other than the one who banned', async () => {
  const member = await createSignedInMember(),
    reason = `It is a quotation. ${randomName()}`;
  const desk = await openDesk(await reviewer(), '#/appeals');
  await desk.getByLabel('Username').fill(member.name);
  await desk.getByLabel('Days').fill('3');
  await desk.getByLabel('Reason').fill('Copied text');
  await button(desk, 'Ban').click();
  await desk.getByRole('dialog').getByText('Copied text').waitFor();
  await desk.getByRole('dialog').getByRole('button').last().click();
  await toast(desk, `${member.name} is banned until `);
  await as(member, '/api/auth/w1/y/appeal', { reason });
  await desk.reload();
  const ownRow = desk.locator('.desk-cases > li').filter({ hasText: reason });
  await ownRow.getByText('another reviewer decides about the appeal').waitFor();
  expect(await ownRow.getByRole('button').count()).toBe(0);
  const row = (await openDesk(await reviewer(), '#/appeals')).locator('.desk-cases > li').filter({ hasText: reason });
  await row.getByText('Banned for: Copied text').waitFor();
  await row.getByRole('button', { name: 'End the ban' }).click();
  await row.waitFor({ state: 'detached' });
  expect(
    await withProductDatabase((db) =>
      db.selectFrom('member').where('id', '=', member.id).select('status').executeTakeFirst(),
    ),
  ).toEqual({ status: 'normal' });
});

test('V20 an administrator adds, finds and removes terms; a reviewer has no such page', async () => {
  const word = `zz${randomName().replace('-', '')}`;
  const page = await openDesk(await createSignedInMember({ role: 'administrator' }), '#/terms');
  await page.getByLabel('New terms, one per line').fill(`${word}a\n${word}b`);
  await page.getByLabel('Whole words only').check();
  await button(page, 'Add').click();
  await toast(page, '2 terms added');
  await page.getByLabel('Find a term').fill(`${word}b`);
  await expect.poll(() => page.locator('.desk-terms li').count()).toBe(1);
  await page.getByRole('button', { name: `Remove ${word}b` }).click();
  await expect.poll(() => page.locator('.desk-terms li').count()).toBe(0);
  await page.getByLabel('Find a term').fill(word);
  await page.getByRole('button', { name: `Remove ${word}a` }).click();
  await expect.poll(() => page.locator('.desk-terms li').count()).toBe(0);
  const other = await openDesk(await reviewer(), '#/terms');
  await other.getByRole('link', { name: 'Waiting', exact: true }).waitFor();
  expect(await other.getByRole('link', { name: 'Terms and roles' }).count()).toBe(0);
});

test('an entry’s versions are read and compared without script; with it an old one becomes a draft to submit again', async () => {
  const { author, name, id, itemId } = await aSubmission();
  const keeper = await reviewer();
  const decide = (revision: string) => passSubmission(revision, keeper);
  await decide(id);
  const { token } = await as(author, '/api/item/heartbeat/update', { itemId, type: 'text' });
  const { revisionId } = await as(author, '/api/user/version/save', {
    itemId,
    token,
    baseId: id,
    note: 'His master is known',
    text: textOf(name, '<p>He copied letters for Pliny.</p><p>Nobody else did.</p>'),
  });
  await decide(revisionId);

  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto(`/detail/${itemId}/history`);
  expect(await page.locator('.versions > li').count()).toBe(3);
  expect(await page.locator('.versions > li').first().innerText()).toMatch(
    new RegExp(`Text · English\\s*Current[\\s\\S]*${author.name}[\\s\\S]*His master is known`),
  );
  expect(await page.locator('.board li').innerText()).toMatch(new RegExp(`1\\s*${author.name}[\\s\\S]*3 versions`));
  await page.getByRole('link', { name: 'Compare with previous' }).click();
  const changed = page.locator('.difference-block[data-op="changed"]');
  expect(await changed.locator('ins').innerText()).toBe(' for Pliny');
  expect(await page.locator('.difference-block[data-op="added"]').innerText()).toContain('Nobody else did.');

  await page.goto(`/detail/${itemId}/history`);
  await page.locator(`[name=before][value=${revisionId}]`).check();
  await page.locator(`[name=after][value=${id}]`).check();
  await page.getByRole('button', { name: 'Compare selected versions' }).click();
  expect(await changed.locator('del').innerText()).toBe(' for Pliny');
  await page.goto(`/detail/augustus-en/history?before=${id}&after=${revisionId}`);
  await page.getByText('These two cannot be compared').waitFor();

  // A reader in another language than the version's continues in the version's language.
  const writer = await openDesk(author, '', { language: 'fr' });
  await writer.goto(`/detail/${itemId}/history`);
  const again = writer.getByRole('button', { name: new RegExp(`^${translateFor('fr')('history.again')}`) });
  expect(await again.count()).toBe(1); // the two others are current
  await again.click();
  await writer.getByRole('dialog').waitFor();
  await expectNoAxeViolations(writer, 'proposing again', { within: 'dialog[open]' });
  await writer
    .getByRole('dialog')
    .getByRole('button', { name: translateFor('fr')('dialog.confirm') })
    .click();
  await writer.waitForURL(new RegExp(`/user/edit\\?id=${itemId}`));
  expect(await writer.locator('html').getAttribute('lang')).toBe('en');
  await writer.locator('.ProseMirror').getByText('He copied letters.', { exact: true }).waitFor();
});

const others = languages.filter((language) => language !== 'fr');
test.for(languages)('the desk is shown in %s, wide or narrow', async (language) => {
  const t = translateFor(language),
    wide = language === 'zh' || language === 'en';
  const { id } = await aSubmission({
    body: '<p>One.</p><ul><li>Two <a href="/detail/augustus-en">three</a></li></ul>',
  });
  const page = await openDesk(await createSignedInMember({ role: 'administrator' }), '', {
    language,
    width: wide ? 1440 : 390,
  });
  const check = async (where: string) => {
    expect.soft(await sidewaysOverflowOf(page), where).toBe(0);
    expect.soft(await page.locator('body').innerText(), where).not.toContain('dict missed');
    // axe runs once for all languages, in dark mode only for colours.
    if (language !== 'fr') return;
    await expectNoAxeViolations(page, where);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, `${where} by night`, { at: 'colours' });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await page.locator('.desk-list li').first().waitFor();
  await check('what waits');
  await page.goto(`/review#/submission/${id}`);
  await page.locator('.difference').last().waitFor(); // facts and text on one page
  await check('a submission');
  await button(page, t('desk.act.claim')).click();
  await button(page, t('desk.act.reject')).click();
  await page.getByRole('dialog').waitFor();
  await check('rejecting');
  await page.keyboard.press('Escape');
  // All rooms in the language with the longest words, one room in each other language.
  const rooms = ['mine', 'reports', 'appeals', 'terms'] as const;
  for (const [place, room] of rooms.entries()) {
    if (language !== 'fr' && others[place] !== language) continue;
    await page.goto(`/review#/${room}`);
    await page.locator(`section[aria-label="${t(`desk.tab.${room}`)}"][aria-busy="false"]`).waitFor();
    await check(room);
  }
});
