import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createSignedInMember, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

const entry = '/detail/livia-en';
const bar = (page: Page) => page.locator('.social-bar');
const act = (page: Page, name: string) => bar(page).getByRole('button', { name: new RegExp(`^${name}`) });
const conversation = (page: Page) => page.locator('.conversation');
const comment = (page: Page, words: string) => page.locator('.comment', { hasText: words });

async function openAs(fields: Parameters<typeof createSignedInMember>[0] = {}) {
  const member = await createSignedInMember(fields);
  const page = await openPage({ language: 'en', locale: 'en-GB', width: 390, height: 800 });
  await signInAs(page, member);
  await visit(page, entry);
  return { page, member };
}

test('S04 a member likes, saves, watches, shares and comments, and finds it in the user centre (#/favor); a reviewer hides a comment', async () => {
  const { page } = await openAs();
  // Next to the title, not hydrated until it is touched, and only there (reading C).
  const favourite = page.locator('.entry-head').getByRole('button', { name: 'Favourite' });
  await favourite.click();
  await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true');
  await bar(page).scrollIntoViewIfNeeded();
  await expect.poll(() => favourite.innerText()).toMatch(/^Favourite\s+1$/);
  expect(await act(page, 'Favourite').count()).toBe(0);
  await act(page, 'Like').click();
  await expect.poll(() => act(page, 'Like').getAttribute('aria-pressed')).toBe('true');

  await act(page, 'Watch').click();
  await expect.poll(() => page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Once a day' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => act(page, 'Watch').getAttribute('aria-pressed')).toBe('true');
  await act(page, 'Share').click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  expect(await page.getByLabel('Address').inputValue()).toMatch(/\/detail\/livia-en$/);
  await expectNoAxeViolations(page, 'sharing', { within: 'dialog' });
  await page.keyboard.press('Escape');

  const field = conversation(page).getByLabel('Write a comment');
  await conversation(page).getByText('No comments yet').waitFor();
  await field.pressSequentially('Compare with @Augustu');
  await page.getByRole('option', { name: /Augustus/ }).waitFor();
  await expectNoAxeViolations(page, 'suggested mentions', { within: '.composer' });
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Compare with [[augustus-en|Augustus]] ');
  await conversation(page).getByRole('button', { name: 'Comment', exact: true }).click();
  const first = comment(page, 'Compare with');
  await first.waitFor();
  expect(await first.getByRole('link', { name: 'Augustus' }).getAttribute('href')).toBe('/detail/augustus-en');
  expect(await field.inputValue()).toBe('');
  await first.getByRole('button', { name: 'Edit' }).click();
  await first.getByLabel('Edit').fill('Compare with [[augustus]] and others');
  await first.getByRole('button', { name: 'Save' }).click();
  await first.locator('.comment-words', { hasText: 'and others' }).waitFor();
  await expectNoAxeViolations(page, 'comments', { within: '.comments' });

  const reviewer = await openAs({ role: 'reviewer' });
  await bar(reviewer.page).scrollIntoViewIfNeeded();
  await comment(reviewer.page, 'and others').getByRole('button', { name: 'Reply' }).click();
  await reviewer.page.getByLabel(/^Reply to/).fill('Why?');
  await reviewer.page.locator('.composer').getByRole('button', { name: 'Reply' }).click();
  const answer = comment(reviewer.page, 'Why?').last();
  await answer.waitFor();
  await comment(reviewer.page, 'and others').first().getByRole('button', { name: 'Hide' }).click();
  await reviewer.page.getByLabel(/^Why it is hidden/).fill('Off the subject');
  await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await reviewer.page.getByText('A reviewer has hidden this comment: Off the subject').waitFor();
  const link = (await answer.getByTitle('Link to this comment').getAttribute('href'))!;

  // The address of a reply leads to its place for everyone; a visitor is asked to sign in.
  const stranger = await openPage({ language: 'en', locale: 'en-GB', width: 390, height: 800 });
  await visit(stranger, link);
  expect(new URL(stranger.url()).pathname).toBe(entry);
  await comment(stranger, 'Why?').last().waitFor();
  await stranger.getByText('A reviewer has hidden this comment').waitFor();
  expect(await comment(stranger, 'and others').count()).toBe(0);
  await act(stranger, 'Like').click();
  await stranger.getByRole('dialog').waitFor();

  await visit(page, '/user/usercenter#/favor');
  const favouriteItem = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Livia' }) });
  await favouriteItem.waitFor();
  await expectNoAxeViolations(page, 'favourites', { within: '.usercentre-main' });
  await favouriteItem.getByRole('button', { name: 'Remove Livia from favourites' }).click();
  await favouriteItem.getByRole('button', { name: 'Restore Livia to favourites' }).click();
  await favouriteItem.getByRole('button', { name: 'Remove Livia from favourites' }).click();
  await favouriteItem.getByText('Removed').waitFor();
  await page.reload();
  await page.getByText('No favourites yet').waitFor();
  await page.getByRole('navigation', { name: 'User centre' }).getByRole('link', { name: 'Watched' }).click();
  await page.getByRole('button', { name: 'Create secret address' }).click();
  expect(await page.locator('.watch-feed').getByLabel('Address').inputValue()).toMatch(
    /\/feed\/watched\/[\w-]{27}\.atom$/,
  );
  await expectNoAxeViolations(page, 'watched', { within: '.usercentre-main' });
  // Chromium alone has no push service: it reports this, and no subscription is made.
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  await page.getByText(/blocks notifications from this site|could not reach its push service/).waitFor();
  await page.getByLabel('Livia: notify me').selectOption('Never');
  await page.getByText('You watch no pages yet').waitFor();
});

test('comments are read and written without script, in a plain form; a visitor who is not signed in does not lose their text', async () => {
  const [speaker, mentionedMember] = await Promise.all([createSignedInMember(), createSignedInMember()]);
  const page = await openPage({ language: 'fr', width: 390, javaScriptEnabled: false, expects: /401/ });
  await page.goto('/detail/plato-fr');
  await page.getByRole('link', { name: 'Lire et écrire des commentaires' }).click();
  const field = page.getByLabel('Écrire un commentaire'),
    send = page.getByRole('button', { name: 'Commenter' });
  await field.fill(`Bonjour @${mentionedMember.name}, voyez [[Platon]].`);
  await send.click();
  await page.getByRole('alert').waitFor();
  expect(await field.inputValue()).toContain(mentionedMember.name);
  await signInAs(page, speaker);
  await send.click();
  const commentItem = comment(page, 'Bonjour');
  expect(new URL(page.url()).pathname).toBe('/comments');
  expect(await commentItem.getByRole('link', { name: 'Platon' }).getAttribute('href')).toBe('/detail/plato-fr');
  expect(await commentItem.locator('.mention').textContent()).toBe(`@${mentionedMember.name}`);
  await commentItem.getByRole('link', { name: 'Répondre' }).click();
  await page.getByLabel(`Répondre à ${speaker.name}`).fill('Et moi-même.');
  await page.getByRole('button', { name: 'Répondre' }).click();
  await page.locator('.answers .comment', { hasText: 'Et moi-même.' }).waitFor();
  expect(await sidewaysOverflowOf(page)).toBe(0);
});

test('a comment is attached to a passage of a book, and its number links there', async () => {
  const member = await createSignedInMember();
  const page = await openPage({ language: 'en', locale: 'en-GB' });
  await signInAs(page, member);
  await visit(page, '/book/detail?id=book-laozi');
  await page.locator('.segment-number').first().click();
  await page.getByRole('button', { name: 'Comment on this passage' }).click();
  await conversation(page)
    .getByText(/^Passage /)
    .waitFor();
  await conversation(page).getByLabel('Write a comment').fill('The way.');
  await conversation(page).getByRole('button', { name: 'Comment', exact: true }).click();
  const commentItem = comment(page, 'The way.');
  await commentItem.waitFor();
  expect(await commentItem.locator('.comment-anchor').getAttribute('href')).toMatch(
    /^\/book\/detail\?id=book-laozi&vid=[^#]+#s\w+/,
  );
  await commentItem.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await commentItem.waitFor({ state: 'detached' });
});

test('the worker for notifications caches no page, and offline reading is switched on and off without it', async () => {
  const page = await openPage({ language: 'en', locale: 'en-GB' });
  await visit(page, '/download');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' });
  });
  await page.getByRole('button', { name: 'Save pages I read' }).click();
  await page.getByRole('button', { name: 'Stop and delete' }).click();
  await page.getByRole('button', { name: 'Save pages I read' }).waitFor();
  expect(
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    ),
  ).toEqual(['/push/']);
});
