import { expect, test } from 'vitest';
import { createSignedInMember } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';
import { createTestEntry, button, field, loadLatestRevision, openEditor, paste, write } from './writing-entries.ts';

test('writing B1 typing a name offers similar entries, by other names, scripts and languages, without blocking', async () => {
  const { page } = await openEditor('augustus-en');
  await visit(page, '/user/newentry#/addNewEntry');
  await page.getByText('Person', { exact: true }).click();
  await button(page, 'Next').click();
  const similar = page.locator('.similar-entries');
  for (const [typed, href] of [
    ['Octavian', '/detail/augustus-en'],
    ['孔子', '/detail/kongzi-en'],
    ['First Emperor', '/detail/qin-shi-huang-en'],
  ] as const) {
    await page.getByLabel('Name', { exact: true }).fill(typed);
    await similar.getByText('Is it one of these?').waitFor();
    await similar.locator(`a[href="${href}"]`).waitFor();
  }
  const edit = similar.getByRole('link', { name: 'Yes, edit this entry' }).first();
  expect(await edit.getAttribute('href')).toContain('/user/edit?id=');
  await expectNoAxeViolations(page, 'similar entries');
  await button(page, 'Next').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/addNewEntry/synonym');
});

test('writing B5 B6 B7 a pasted Wikipedia page: tables are editable, keys leave them, links lead to entries, omissions are reported', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author, '<p>Begun.</p>');
  const { page } = await openEditor(subject, { member: author });
  await page.getByText(/You can edit until/).waitFor();
  await write(page, '');
  await page.keyboard.press('Enter');
  await paste(page, {
    'text/html':
      '<p><a href="https://en.wikipedia.org/wiki/Octavian">He</a>, <a href="https://zh.m.wikipedia.org/wiki/%E5%AD%94%E5%AD%90#x">another</a> and <a href="https://en.wikipedia.org/wiki/Nobody_at_all">nobody</a>.<sup class="reference"><a href="#cite_note-1">[1]</a></sup></p><table class="wikitable"><caption>Wars</caption><tbody><tr><th>War</th><th>Year</th></tr><tr><td>Punic</td><td>264</td></tr></tbody></table>',
    'text/plain': 'He',
  });
  await page.getByText('1 link and 1 reference were left out.').waitFor();
  await field(page).locator('a[ref-id="augustus"]').waitFor();
  expect(await field(page).locator('.island').count()).toBe(0);
  await field(page).getByText('264').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' BC');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Below.');
  await button(page, 'Delete the table').waitFor({ state: 'hidden' });
  await field(page).getByText('Punic').click();
  await button(page, 'Delete the table').waitFor(); // the editor has taken over the caret
  await page.keyboard.press('ControlOrMeta+End');
  await button(page, 'Delete the table').waitFor({ state: 'hidden' });
  await page.keyboard.type(' The end.');
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const { body } = (await loadLatestRevision(subject, 'text', 'submitted'))!.content as { body: string };
  expect(body.replaceAll('\n', '')).toBe(
    '<p>Begun.</p><p><a ref-id="augustus" href="/detail/augustus-en">He</a>, <a ref-id="kongzi" href="/detail/kongzi-en">another</a> and nobody.</p><p>Wars</p><table><tbody><tr><th>War</th><th>Year</th></tr><tr><td>Punic</td><td>264 BC</td></tr></tbody></table><p>Below. The end.</p>',
  );
});

test('writing B5 a wiki table and Markdown footnotes are imported as plain text; a table at the end leaves no empty paragraph', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author, '<p>Begun.</p>');
  const { page } = await openEditor(subject, { member: author });
  await page.getByText(/You can edit until/).waitFor();
  await write(page, '');
  await page.keyboard.press('Enter');
  await paste(page, {
    'text/plain': 'Born[^1].\n\n[^1]: Plutarch.\n\n{| class="wikitable"\n! War\n|-\n| [[Octavian|His]]\n|}',
  });
  await field(page).locator('td a[ref-id="augustus"]').waitFor();
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const { body } = (await loadLatestRevision(subject, 'text', 'submitted'))!.content as { body: string };
  expect(body.replaceAll('\n', '')).toBe(
    '<p>Begun.</p><p>Born<span note-id="p1">Plutarch.</span>.</p><table><tbody><tr><th>War</th></tr><tr><td><a ref-id="augustus" href="/detail/augustus-en">His</a></td></tr></tbody></table>',
  );
});

test('writing B10 an entry missing in the reader’s language offers a side-by-side translation; an address in -zh leads there too', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author);
  const reader = await openPage({ language: 'zh' });
  await visit(reader, `/detail/${subject}-zh`);
  await expect.poll(() => new URL(reader.url()).pathname).toBe(`/detail/${subject}-en`);
  await reader.getByRole('note').getByRole('link', { name: '翻译本词条' }).waitFor();

  const { page } = await openEditor('augustus-en', { language: 'fr', expects: /404/ });
  await visit(page, `/detail/${subject}-en`);
  await page.getByRole('link', { name: 'La traduire' }).click();
  await page.getByRole('heading', { name: 'Texte source (anglais)' }).waitFor();
});
