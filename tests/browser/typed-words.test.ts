import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawPicture } from '../gallery.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createEntryOfKind, send } from '../typing/places.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs, type SignedInMember } from './accounts.ts';
import { openPage, visit } from './open.ts';
import { button, loadLatestRevision } from './writing-entries.ts';

useWorkshopProduct();

/** Kills the tab without events for the page, as a crash does: a new tab of the same browser continues. */
async function killTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  return next;
}
const openAs = async (member: SignedInMember) => {
  const page = await openPage({ language: 'en' });
  await signInAs(page, member);
  return page;
};
/** Waits until the page has saved, which happens after a pause in typing. */
const isSaved = (page: Page, words: string) =>
  page.waitForFunction(
    (typed) =>
      Object.entries(localStorage).some(([key, value]) => key.startsWith('typed ') && String(value).includes(typed)),
    words,
  );

test('writing B4 a comment survives leaving the page and a killed tab, is shown to no other member, and goes when sent', async () => {
  const member = await createSignedInMember();
  const page = await openAs(member);
  await visit(page, '/detail/plato-en');
  await page.locator('.conversation').scrollIntoViewIfNeeded();
  const field = (on: Page) => on.locator('.conversation').getByLabel('Write a comment');
  await field(page).fill('Half a comment');
  await visit(page, '/timeline');
  await visit(page, '/detail/plato-en');
  await expect.poll(() => field(page).inputValue()).toBe('Half a comment');
  await field(page).fill('Half a comment, and more');
  await isSaved(page, 'and more');
  const next = await killTab(page);
  await visit(next, '/detail/plato-en');
  await expect.poll(() => field(next).inputValue()).toBe('Half a comment, and more');

  await signInAs(next, await createSignedInMember());
  await visit(next, '/detail/plato-en');
  await field(next).waitFor();
  expect(await field(next).inputValue()).toBe('');

  await signInAs(next, member);
  await visit(next, '/detail/plato-en');
  await expect.poll(() => field(next).inputValue()).toBe('Half a comment, and more');
  await next.locator('.conversation').getByRole('button', { name: 'Comment', exact: true }).click();
  await next.locator('.comment', { hasText: 'and more' }).waitFor();
  await visit(next, '/detail/plato-en');
  await field(next).waitFor();
  expect(await field(next).inputValue()).toBe('');
});

test('writing-more B7 Escape keeps the words of a picture and the chosen file; both survive a reload', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('idea', author);
  const buffer = await drawPicture(31);
  const address = `/user/edit?id=${subject}-en#/facts`;
  await visit(page, address);
  const choose = page.locator('.picture-chooser input[type=file]');
  await choose.setInputFiles({ name: 'bust.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Caption').fill('A bust');
  await dialog.getByLabel('Source', { exact: true }).fill('A museum');
  await page.keyboard.press('Escape');
  await button(page, 'Continue with bust.jpg').click();
  await expect.poll(() => dialog.getByLabel('Caption').inputValue()).toBe('A bust');
  await page.reload();
  await button(page, 'Continue with bust.jpg').click();
  await expect.poll(() => dialog.getByLabel('Source', { exact: true }).inputValue()).toBe('A museum');
  await dialog.getByLabel('Licence').selectOption('CC0-1.0');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.locator('.portrait-field figure img').waitFor();
  expect(await button(page, 'Continue with bust.jpg').count()).toBe(0);
});

test('writing B2 B9 A5 after a rejection the wizard starts at the text, all steps open, the reason above each; the last is the page', async () => {
  const author = await createSignedInMember(),
    reviewer = await createSignedInMember({ role: 'reviewer' }),
    name = `Scribe ${randomName()}`;
  const facts = { kind: 'idea', region: null, times: [], place: null, same: {} };
  const text = {
    name,
    otherNames: [],
    disambiguation: null,
    summary: 'Of no fame.',
    body: '<p>He copied <strong>letters</strong>.</p>',
  };
  const { revisionId, itemId } = await send<{ revisionId: string; itemId: string }>(author, '/api/item/save', {
    facts,
    text,
    note: '',
  });
  const versions = Object.fromEntries(
    (
      await withProductDatabase((db) =>
        db.selectFrom('revision').where('authorId', '=', author.id).select(['id', 'contentVersion']).execute(),
      )
    ).map(({ id, contentVersion }) => [id, contentVersion]),
  );
  await send(reviewer, '/data/review/act', { id: revisionId, act: 'claim', versions });
  await send(reviewer, '/data/review/act', { id: revisionId, act: 'reject', versions, reason: 'Who says so?' });

  const page = await openAs(author);
  await visit(page, `/user/newentry?draft=${itemId}#/addNewEntry`);
  await page.locator('.ProseMirror').waitFor();
  expect(new URL(page.url()).hash).toBe('#/addNewEntry/text');
  const steps = page.locator('.step-bar a');
  expect(await steps.count()).toBe(6);
  for (const step of [0, 2, 5]) {
    await steps.nth(step).click();
    await page.getByText('Who says so?').waitFor();
  }
  expect(new URL(page.url()).hash).toBe('#/addNewEntry/check');
  // The text in the readers' view.
  await page.locator('.check-text .ProseMirror strong', { hasText: 'letters' }).waitFor();
  expect(await page.locator('.check-text .ProseMirror').getAttribute('contenteditable')).toBe('false');
  await page.locator('.step-bar').getByRole('link', { name: 'Info' }).click();
  await page.locator('.time-adds .button').first().click();
  await page.getByLabel('When', { exact: true }).fill('200 BC');
  await page.locator('.time-field').getByText('No source is given').waitFor();
  await expect.poll(() => page.getByLabel('When', { exact: true }).getAttribute('aria-busy')).toBe('false');
  await page.locator('.step-bar').getByRole('link', { name: 'Check' }).click();
  await page.getByRole('note').getByText('1 time has no source').waitFor();
  await page.getByText('Who says so?').waitFor();
  await button(page, 'Submit anyway').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
});

test('writing-more B5 a new family member who becomes an entry and back keeps name and dates; each switch is one undo step', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('person', author);
  await visit(page, `/user/edit?id=${subject}-en#/family`);
  await button(page, '+ Add mother').click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Somebody');
  await page.getByRole('radio', { name: 'An entry' }).check();
  await page.getByRole('radio', { name: 'New person' }).check();
  expect(await name.inputValue()).toBe('Somebody');
  await page.getByRole('radio', { name: 'An entry' }).check();
  await button(page, 'Undo').click();
  expect(await name.inputValue()).toBe('Somebody');
});

test('writing-more B6 an address that is typed but not added is included on submitting', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const { itemId } = await send<{ itemId: string }>(author, '/data/article/save', {
    draft: true,
    article: { kind: 'theme', name: 'A theme', abstract: 'Of it.', sections: [{ title: 'One', words: '', cards: [] }] },
  });
  await visit(page, `/article/new/${itemId}`);
  const box = page.getByLabel('Title of a book, or address of a page on this site');
  await box.fill('/nowhere/at/all');
  await button(page, 'Submit for review').click();
  await page.getByText('Nothing found').waitFor();
  await box.fill('/tour/tour-silk-road');
  await button(page, 'Submit for review').click();
  await page.locator('.sent').waitFor();
  const { content } = (await loadLatestRevision(itemId, 'article', 'submitted'))!;
  expect(content).toMatchObject({ sections: [{ cards: [{ id: 'tour-silk-road' }] }] });
});

test('writing A3 a pasted chapter survives a killed tab and is split by paragraph on submitting; an empty one is refused', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const { itemId } = await send<{ itemId: string }>(author, '/api/book/save', {
    draft: true,
    book: {
      facts: { genre: 'other', title: 'Agricola', language: 'la', bookAuthors: [{ name: 'Tacitus', itemId: null }] },
      witnesses: [{ key: 'original', kind: 'original', language: 'la' }],
      volumes: [{ key: '1', title: '', chapters: [{ key: '1', title: 'I' }] }],
    },
  });
  const address = `/book/edit?id=${itemId}&vid=1&w=original`;
  await visit(page, address);
  // A disabled button looks disabled.
  expect(await button(page, 'Undo').evaluate((undo) => getComputedStyle(undo).opacity)).toBe('0.5');
  await button(page, 'Submit for review').click();
  await page.getByRole('alert').getByText('The chapter has no text yet').waitFor();
  const box = (on: Page) => on.getByRole('textbox', { name: 'Paste the whole chapter' });
  await box(page).fill('Clarorum virorum\n\nfacta moresque');
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('Clarorum')));
  const next = await killTab(page);
  await visit(next, address);
  await expect.poll(() => box(next).inputValue()).toBe('Clarorum virorum\n\nfacta moresque');
  await button(next, 'Submit for review').click();
  await next.locator('.sent').waitFor();
  const { content } = (await loadLatestRevision(itemId, 'chapter', 'submitted'))!;
  expect(content).toMatchObject({ segments: [{ html: 'Clarorum virorum' }, { html: 'facta moresque' }] });
});
