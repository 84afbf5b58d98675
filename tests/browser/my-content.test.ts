import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import type { State } from '../../src/rules/revision-states.ts';
import { aMember, inProduct, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

/** A member with a proposal in each state, all of subjects that are nobody else's. */
async function anAuthor() {
  const member = await aMember();
  const propose = (name: string, state: State, more: object = {}) => ({ id: randomUUID(), module: 'text' as const, subjectId: `t-${randomUUID()}`, language: 'en' as const, authorId: member.id, state, content: JSON.stringify({ name, otherNames: [], disambiguation: null, summary: '', body: '' }), baseId: null, originId: null, decidedAt: null, rejectReason: null, ...more });
  await inProduct((db) => db.insertInto('revision').values([
    propose('Begun', 'draft'), propose('Sent', 'submitted', { submittedAt: new Date() }), propose('Refused', 'not passed', { rejectReason: 'Cite a source.' }),
    ...Array.from({ length: 21 }, (_, place) => propose(`Draft ${place}`, 'draft', { changedAt: new Date(2020, 0, 1) })),
  ]).execute());
  return member;
}

test('R11 R10 my entries by state: the reason is read, what waits is taken back, a draft is deleted, pages are walked', async () => {
  const page = await openPage({ language: 'en', width: 1440 });
  await signInAs(page, await anAuthor());
  await visit(page, '/user/usercenter#/mycontent');
  const list = page.locator('.contents > li'), named = (name: string) => list.filter({ hasText: name });
  await list.first().waitFor();
  expect(await list.count()).toBe(20);
  await named('Refused').getByRole('button', { name: 'View reason' }).click();
  await page.getByRole('dialog', { name: 'Rejection reason' }).getByText('Cite a source.').waitFor();
  await page.keyboard.press('Escape');
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Under review' }).click();
  await named('Sent').getByRole('button', { name: 'Take back' }).click();
  await page.getByText('There is nothing here yet.').waitFor();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await named('Sent').waitFor();
  expect(new URL(page.url()).hash).toBe('#/mycontent/mydrafts');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => list.count()).toBe(3);
  await list.first().getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => list.count()).toBe(2);
});

test('R11 what needs improving is listed in every language, and nothing moves sideways on a phone', async () => {
  const member = await aMember();
  for (const language of languages) {
    const page = await openPage({ language, width: 390 });
    await signInAs(page, member);
    await visit(page, '/user/usercenter#/mycontent?list=improve');
    await page.locator('.contents > li').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeViolations(page, language);
  }
});
