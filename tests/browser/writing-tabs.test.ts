import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Relations } from '../../src/features/relations/rules.ts';
import { ask } from '../http/ask.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, type SignedInMember } from './accounts.ts';
import { axeViolations, visit } from './open.ts';
import { createTestEntry, button, field, loadLatestRevision, openEditor, write } from './writing-entries.ts';

useWorkshopProduct();

const submit = 'Submit for review';
/** A member's action on another device. */
const elsewhere = async (member: SignedInMember, path: string, body: object) => {
  const { envelope } = await ask(path, {
    body: { language: 'en', ...body },
    headers: { cookie: `bearer=${member.cookies.bearer}; free=1` },
  });
  expect(envelope.code, JSON.stringify(envelope)).toBe(200);
  return envelope.data as { revisionId: string; version: number };
};
/** Saves the draft to the server, which otherwise happens periodically and after a reconnection. */
const saveNow = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));
const waitUntilSaved = (page: Page) => page.locator('.safety[data-safety=kept]').waitFor();
const bodyOf = async (subject: string, state: 'draft' | 'submitted') =>
  ((await loadLatestRevision(subject, 'text', state))?.content as { body: string } | undefined)?.body;

test('use A6 an entry open in two tabs is written in one, the other says so and can take over its text; each releases only its own lock', async () => {
  const subject = await createTestEntry(await createSignedInMember());
  const { page: first } = await openEditor(subject);
  await first.getByText(/You can edit until/).waitFor();
  await write(first, ' First tab.');

  const second = await first.context().newPage();
  await visit(second, `/user/edit?id=${subject}-en`);
  await second.getByRole('alert').getByText('You are already editing this in another tab.').waitFor();
  expect(await field(second).evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  expect(await axeViolations(second, { within: 'main' })).toEqual([]);
  // A tab that only shows it stores no copy, which would become outdated.
  await first.locator('.safety[data-safety=here]').waitFor();
  await second.reload();
  await second.getByRole('alert').getByText('You are already editing this in another tab').waitFor();
  expect(
    await second.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('writing ')).length),
  ).toBe(1);
  await button(second, 'Edit here').click();
  await first.getByRole('alert').getByText('You are now editing in another tab.').waitFor();
  expect(await axeViolations(first, { within: 'main' })).toEqual([]);
  await expect.poll(() => field(second).innerText()).toContain('Three. First tab.');
  expect(await bodyOf(subject, 'draft')).toContain('Three. First tab.'); // the first tab saved it before the handover
  await second.getByText(/You can edit until/).waitFor();
  await write(second, ' Second tab.');
  await expect.poll(() => field(second).innerText()).toContain('Three. First tab. Second tab.');

  await button(first, 'Edit here').click();
  await expect.poll(() => field(first).innerText()).toContain('Three. First tab. Second tab.');
  await first.getByText(/You can edit until/).waitFor();
  await second.close();
  await write(first, ' Done.');
  await button(first, submit).click();
  await first.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  expect(await bodyOf(subject, 'submitted')).toContain('Three. First tab. Second tab. Done.');
});

test('use A6 a draft continued on another device is not overwritten: its changes are shown, conflicts are chosen and saved', async () => {
  const subject = await createTestEntry(await createSignedInMember()),
    itemId = `${subject}-en`;
  const { page, member } = await openEditor(subject, { expects: /409/ });
  await page.getByText(/You can edit until/).waitFor();
  const base = (
    await withProductDatabase((db) =>
      db
        .selectFrom('revision')
        .where('thingId', '=', subject)
        .where('module', '=', 'text')
        .select('id')
        .executeTakeFirstOrThrow(),
    )
  ).id;
  const saveElsewhere = (body: string, onVersion: number | null) =>
    elsewhere(member, '/api/user/version/save', {
      itemId,
      baseId: base,
      draft: true,
      onVersion,
      text: { name: `Idea ${subject}`, otherNames: [], disambiguation: null, summary: '', body },
    });
  const { version } = await saveElsewhere('<p>One, on the telephone.</p><p>Two.</p><p>Three.</p>', null);
  await write(page, ' Here.');
  await saveNow(page);
  const warning = page.getByRole('alert').getByText('You have changed this draft in another tab or on another device.');
  await warning.waitFor();
  expect(await bodyOf(subject, 'draft')).toContain('on the telephone');
  await button(page, submit).click();
  await page.getByRole('heading', { name: 'Your changes elsewhere' }).waitFor();
  expect(await page.locator('.merge-theirs').allInnerTexts()).toEqual([
    expect.stringContaining('One, on the telephone.') as string,
  ]);
  await button(page, 'Merge').click();
  await saveNow(page);
  await waitUntilSaved(page);
  expect(await bodyOf(subject, 'draft')).toBe('<p>One, on the telephone.</p>\n<p>Two.</p>\n<p>Three. Here.</p>');

  // Both changed the same text from the same base: a question is shown, and a reload before the answer loses nothing.
  const { version: last } = await withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', subject)
      .where('state', '=', 'draft')
      .select('contentVersion as version')
      .executeTakeFirstOrThrow(),
  );
  expect(last).toBeGreaterThan(version);
  await saveElsewhere('<p>One, on the telephone.</p><p>Two.</p><p>Three. There.</p>', last);
  await write(page, ' And here.');
  await page.locator('.safety[data-safety=here]').waitFor();
  await page.reload();
  await warning.waitFor();
  await button(page, 'Review and merge').click();
  await page.getByText('1 passage was changed in both places: choose.').waitFor();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('radiogroup', { name: 'Passage 1' }).getByLabel('Both').check();
  await button(page, 'Merge').click();
  await page.getByText(/You can edit until/).waitFor();
  await button(page, submit).click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  expect(await bodyOf(subject, 'submitted')).toBe(
    '<p>One, on the telephone.</p>\n<p>Two.</p>\n<p>Three. Here. And here.</p>\n<p>Three. There.</p>',
  );
});

test('code 1.6 use A6 rejected relations return with the reason, submitted ones are withdrawn, those of another device are merged', async () => {
  const author = await createSignedInMember();
  const [subject, other, third] = [
      await createTestEntry(author),
      await createTestEntry(author),
      await createTestEntry(author),
    ],
    itemId = `${subject}-en`;
  const member = await createSignedInMember(),
    reviewer = await createSignedInMember({ role: 'reviewer' });
  const relation = (to: string): Relations['relations'][number] => ({
    to,
    type: 'influence',
    word: { en: 'influenced' },
    inverse: { en: 'influenced by' },
    time: null,
    place: null,
    description: null,
    attributes: {},
    source: null,
    origin: null,
  });
  const { token } = (await elsewhere(member, '/api/item/heartbeat/update', {
    itemId,
    type: 'relations',
  })) as unknown as { token: string };
  const { revisionId: id, version } = await elsewhere(member, '/api/item/relation/save', {
    itemId,
    relations: [relation(other)],
    token,
  });
  await elsewhere(member, '/api/item/cancel', { itemId, type: 'relations' });
  await elsewhere(reviewer, '/data/review/act', { id, act: 'claim', versions: { [id]: version } });
  await elsewhere(reviewer, '/data/review/act', {
    id,
    act: 'reject',
    versions: { [id]: version },
    reason: 'Says who?',
  });

  const { page } = await openEditor(subject, { member, hash: '#/relation', expects: /409/ });
  await page.getByText('Your last submission was rejected: Says who?').waitFor();
  await page.getByText(/You can edit until/).waitFor();
  await button(page, 'Continue editing').click();
  const rows = page.locator('.relation-rows > ul > li');
  await expect.poll(() => rows.count()).toBe(1);
  await elsewhere(member, '/api/item/relation/save', { itemId, relations: [relation(third)], draft: true });
  await saveNow(page);
  await page.getByRole('status').getByText('Changes from another tab or device have been merged.').waitFor();
  await expect.poll(() => rows.count()).toBe(2);

  await button(page, submit).click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const sent = (await loadLatestRevision(subject, 'relations', 'submitted'))!.content as Relations;
  expect(sent.relations.map(({ to }) => to)).toEqual([other, third]);
  await page.reload();
  await button(page, 'Withdraw').click();
  await expect.poll(() => rows.count()).toBe(2);
  expect(await loadLatestRevision(subject, 'relations', 'draft')).toBeDefined();
});
