import { expect, test } from 'vitest';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

/** The latest proposal of a member. */
const newestOf = (authorId: string) =>
  withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('authorId', '=', authorId)
      .where('state', '=', 'submitted')
      .orderBy('submittedAt', 'desc')
      .select('id')
      .executeTakeFirstOrThrow(),
  );

test('R06 R07 a book is read without script; with it readers get settings, their last position and actions on segments', async () => {
  const plain = await openPage({ language: 'en', javaScriptEnabled: false, width: 390 });
  await plain.goto('/book/detail?id=book-laozi&vid=1&w=original,en');
  const segment = plain.locator('#s1');
  expect(await segment.locator('[data-segment="1"][data-witness="original"]').textContent()).toContain('道可道');
  expect(await plain.locator('[data-segment="1"][data-witness="en"]').textContent()).toContain(
    'A way that can be told',
  );
  expect(await sidewaysOverflowOf(plain)).toBe(0);
  // The focused element is not covered by the bar.
  const [next, bar] = [plain.getByRole('link', { name: /^Next chapter/ }), plain.locator('.reader-bar')];
  await next.focus();
  expect(await next.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    await bar.evaluate((element) => element.getBoundingClientRect().top),
  );

  const page = await openPage({ language: 'en' });
  await visit(page, '/book/detail?id=book-laozi&vid=1&w=original');
  const reader = page.locator('#reader');
  expect(await reader.getAttribute('data-vertical')).toBe('');
  expect(await reader.locator('.reader-rows').evaluate((rows) => getComputedStyle(rows).writingMode)).toBe(
    'vertical-rl',
  );
  await expectNoAxeViolations(page);
  await page.getByText('Display', { exact: true }).click();
  await page.getByRole('button', { name: 'Horizontal' }).click();
  expect(await reader.getAttribute('data-vertical')).toBeNull();
  await page.getByRole('button', { name: 'Night' }).click();
  expect(await reader.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
  await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Wide' }).click();
  expect(await reader.getAttribute('data-measure')).toBe('wide');
  await page.keyboard.press('Escape');
  const display = page.locator('summary', { hasText: 'Display' });
  expect(
    await display.evaluate((element) => [element === document.activeElement, element.closest('details')!.open]),
  ).toEqual([true, false]);
  await display.press('Enter');
  await page.locator('h1').click();
  await expect.poll(() => display.evaluate((element) => element.closest('details')!.open)).toBe(false);
  await page.keyboard.press('+');
  expect(await reader.evaluate((element) => element.style.getPropertyValue('--reader-size'))).toBe('1.125');

  await page.locator('#s2 .segment-number').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'GB/T 7714' }).click();
  expect(await dialog.locator('.segment-citation').textContent()).toMatch(
    /^Laozi\. 老子: .*, 2\[M\/OL\].*\/book\/detail\?id=book-laozi&vid=1&w=original#s2\.$/,
  );
  expect(await dialog.getByRole('link', { name: 'Compare texts' }).getAttribute('href')).toBe(
    '/book/detail?id=book-laozi&vid=1&w=original,zh,en#s2',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Settings and the reading position are restored.
  await page.evaluate(() => window.scrollBy(0, 40));
  await page.waitForFunction(() => localStorage.getItem('reading book-laozi') !== null);
  await visit(page, '/book/detail?id=book-laozi');
  expect(await reader.getAttribute('data-theme')).toBe('night');
  await page.getByRole('link', { name: /Continue reading/ }).waitFor();

  // One-handed on a phone: the controls are in view, so they are active, and a number opens its menu.
  const phone = await openPage({ language: 'en', width: 390 });
  await visit(phone, '/book/detail?id=book-laozi&vid=1&w=original,en');
  await phone.locator('#s2 .segment-number').click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
});

test('S04 V15 a book and a chapter are written, aligned by keys, passed, and read', async () => {
  const [author, reviewer] = await Promise.all([createSignedInMember(), createSignedInMember({ role: 'reviewer' })]);
  const page = await openPage({ language: 'en' });
  await signInAs(page, author);
  await visit(page, '/book/edit');
  await page.getByRole('radio', { name: 'World classics' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('The title is missing').waitFor();
  await page.getByLabel('Title in original script').fill('Agricola');
  await page.getByLabel('Authors').fill('Tacitus');
  // writing B11: an unknown language is reported at the field, and a name is accepted as well as a code.
  await page.getByLabel('Language of the original').fill('Latim of old');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('This language is not known').waitFor();
  await page.getByLabel('Language of the original').fill('latin');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('group', { name: 'original' }).waitFor();

  // writing B12: required fields come first; the edition is collapsed.
  expect(await page.getByLabel('Language of the original').inputValue()).toBe('Latin');
  expect(await page.getByLabel('ISBN-13').isVisible()).toBe(false);
  await page.getByText('Edition', { exact: true }).first().click();
  await page.getByLabel('ISBN-13').fill('978-7-101-00304-9');
  await page.getByText('This ISBN is not valid').waitFor();
  await page.getByLabel('ISBN-13').fill('');
  await page.getByRole('button', { name: '+ Translation' }).click();
  await page.getByRole('button', { name: '+ chapter' }).click();
  await page.getByLabel('Title of the chapter').fill('Caput I');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('heading', { name: 'Submitted for review' }).or(page.locator('.sent')).first().waitFor();
  await passSubmission((await newestOf(author.id)).id, reviewer);
  const { thingId } = await withProductDatabase((db) =>
    db.selectFrom('revision').where('authorId', '=', author.id).select('thingId').executeTakeFirstOrThrow(),
  );

  const write = async (witness: string, text: string) => {
    await visit(page, `/book/edit?id=${thingId}&vid=1&w=${witness}`);
    await page.getByRole('textbox', { name: 'Paste the whole chapter' }).fill(text);
    await page.getByRole('button', { name: 'Split by paragraph' }).click();
  };
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.locator('.sent').waitFor();
    await passSubmission((await newestOf(author.id)).id, reviewer);
  };
  await write('original', 'Clarorum virorum facta\n\nmoresque posteris tradere');
  // writing C: pasting replaces everything, so it can be undone.
  const segments = page.getByRole('group', { name: /^Segment \d+$/ });
  expect(await segments.count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await segments.count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'Paste the whole chapter' }).inputValue()).toMatch(/^Clarorum/);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await segments.count()).toBe(2);
  await submit();
  await write('en', 'To hand down the deeds of famous men and their ways');
  const area = page.getByRole('textbox', { name: 'Segment 1', exact: true });
  await area.press('Alt+ArrowRight');
  await page.locator('.segment-original').getByText('moresque posteris tradere').waitFor();
  // The editor shows the text as readers see it; only one field is active, and a note is removed with its mark.
  await area.press('End');
  await page.getByRole('button', { name: 'Emphasis' }).click();
  await page.keyboard.type(' <too>');
  await page.getByRole('button', { name: 'Margin note' }).click();
  const note = page.getByRole('textbox', { name: 'Notes 1', exact: true });
  await page.keyboard.type('moribus suis');
  expect(await area.innerText()).toBe('To hand down the deeds of famous men and their ways <too>1');
  await area.press('Control+End');
  await page.keyboard.type('!');
  for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
  await note.waitFor({ state: 'detached' });
  for (const key of ['Control+z', 'Control+z', 'Control+z']) await page.keyboard.press(key);
  expect(await note.innerText()).toBe('moribus suis');
  await area.press('Control+End');
  await page.keyboard.type('.');
  await page.keyboard.press('Alt+Enter');
  const second = page.getByRole('textbox', { name: 'Segment 2', exact: true });
  expect([(await second.innerText()).trim(), await page.locator('.segment-live').count()]).toEqual(['', 1]);
  await page.keyboard.type('Their ways');
  await expectNoAxeViolations(page, 'a chapter', { within: 'main' });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.locator('.sent').waitFor();

  // The reviewer corrects it in the same field.
  const desk = await openPage({ language: 'en' });
  await signInAs(desk, reviewer);
  await visit(desk, `/review#/submission/${(await newestOf(author.id)).id}`);
  await desk.getByRole('button', { name: 'Claim' }).click();
  await desk.getByRole('button', { name: 'Edit and approve' }).click();
  const mended = desk.getByRole('textbox', { name: 'Segment 1', exact: true });
  expect(await mended.textContent()).toBe('To hand down the deeds of famous men and their ways <too>1.');
  await mended.focus();
  await desk.getByRole('toolbar').waitFor();
  await desk.keyboard.press('Control+Home');
  await desk.keyboard.type('Now ');
  await expectNoAxeViolations(desk, 'a chapter mended', { within: 'main' });
  await desk.getByRole('button', { name: 'Approve this version' }).click();
  await desk.locator('.desk-steps').getByText('Corrected by').waitFor();

  await visit(page, `/book/detail?id=${thingId}`);
  const row = page.locator('.reader-row');
  expect(await row.count()).toBe(1);
  expect(await row.textContent()).toMatch(/Clarorum.*moresque.*Now To hand down/s);
  expect(await row.locator('em').allInnerTexts()).toEqual([' <too>']);
  expect(await row.locator('.segment-notes').innerText()).toContain('moribus suis');
});

test('text typed into a chapter before its editor has loaded stays, and the editor continues at the caret', async () => {
  const page = await openPage({ language: 'en' });
  await signInAs(page, await createSignedInMember());
  const scriptRequest = Promise.withResolvers<void>(),
    answered = Promise.withResolvers<void>();
  await page.route(/\/assets\/live-field-.*\.js/, async (route) => {
    scriptRequest.resolve();
    await answered.promise;
    await route.continue();
  });
  await visit(page, '/book/edit?id=book-laozi&vid=1&w=en');
  const words = page.getByRole('textbox', { name: 'Segment 1', exact: true });
  await words.click();
  const before = (await words.innerText()).trimEnd();
  await scriptRequest.promise;
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Onee');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('more line');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Here: ');
  expect(await page.locator('.segment-live').count()).toBe(0);
  answered.resolve();
  await page.locator('.segment-live').waitFor();
  await page.keyboard.type('now, ');
  expect(await words.innerText()).toBe(`Here: now, ${before}One\nmore line`);
  await page.keyboard.press('Control+z');
  expect(await words.innerText()).toBe(`Here: ${before}One\nmore line`);
  // After leaving the field, its content is unchanged.
  await page.getByRole('textbox', { name: 'Segment 2', exact: true }).click();
  expect(await words.innerText()).toBe(`Here: ${before}One\nmore line`);
  expect(await words.innerHTML()).toContain('</sup>One<br>more line');
});
