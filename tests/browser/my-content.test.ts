import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { registerThings } from '../../src/kit/thing-rows.server.ts';
import type { State } from '../../src/rules/revision-states.ts';
import { createSignedInMember, withProductDatabase, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

/** A member with a proposal in each state, all for subjects of this test only. */
async function anAuthor() {
  const member = await createSignedInMember();
  const propose = (name: string, state: State, more: object = {}) => ({
    id: randomUUID(),
    module: 'text' as const,
    thingId: `t-${randomUUID()}`,
    language: 'en' as const,
    authorId: member.id,
    state,
    content: JSON.stringify({ name, otherNames: [], disambiguation: null, summary: '', body: '' }),
    baseId: null,
    originId: null,
    decidedAt: null,
    rejectReason: null,
    ...more,
  });
  const proposals = [
    propose('Begun', 'draft'),
    propose('Sent', 'submitted', { submittedAt: new Date() }),
    propose('Refused', 'not passed', { rejectReason: 'Cite a source.' }),
    ...Array.from({ length: 21 }, (_, place) =>
      propose(`Draft ${place}`, 'draft', { changedAt: new Date(2020, 0, 1) }),
    ),
  ];
  await withProductDatabase(async (db) => {
    await registerThings(
      db,
      proposals.map(({ thingId }) => ({ id: thingId, type: 'subject' })),
    );
    await db.insertInto('revision').values(proposals).execute();
  });
  return member;
}

test('R11 R10 my entries by state: a reason is read, a submission withdrawn, a draft deleted, pages turned', async () => {
  const page = await openPage({ language: 'en', width: 1440 });
  await signInAs(page, await anAuthor());
  await visit(page, '/user/usercenter#/mycontent');
  const list = page.locator('.contents > li'),
    findRow = (name: string) => list.filter({ hasText: name });
  await list.first().waitFor();
  expect(await list.count()).toBe(20);
  await findRow('Sent').getByRole('button', { name: 'View it' }).click();
  await page.getByRole('dialog', { name: 'Sent' }).locator('.difference').waitFor();
  await page.keyboard.press('Escape');
  await findRow('Refused').getByRole('button', { name: 'View reason' }).click();
  await page.getByRole('dialog', { name: 'Rejection reason' }).getByText('Cite a source.').waitFor();
  await page.keyboard.press('Escape');
  await expectNoAxeViolations(page, page.url(), { within: 'main' });

  await page.getByRole('link', { name: 'Awaiting review' }).click();
  await findRow('Sent').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Nothing here yet').waitFor();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await findRow('Sent').waitFor();
  expect(new URL(page.url()).hash).toBe('#/mycontent/mydrafts');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => list.count()).toBe(3);
  await list.first().getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => list.count()).toBe(2);
});

test('code 1.6 use B9 drafts and rejections open the editor of their part; submitted relations are withdrawn; a rejected one says why', async () => {
  const member = await createSignedInMember(),
    relation = { to: 'cleopatra', type: 'other', word: { en: 'met' } };
  const contents = {
    facts: {},
    text: { name: 'Augustus' },
    timeline: { events: [] },
    timemap: { nodes: [] },
    relations: { relations: [relation] },
  };
  const modules = ['facts', 'text', 'timeline', 'timemap', 'relations'] as const;
  const propose = (module: keyof typeof contents, state: State, more: object = {}) => ({
    id: randomUUID(),
    module,
    thingId: 'augustus',
    language: module === 'text' ? ('en' as const) : null,
    authorId: member.id,
    state,
    content: JSON.stringify(contents[module]),
    baseId: null,
    originId: null,
    decidedAt: null,
    rejectReason: state === 'not passed' ? 'Cite a source.' : null,
    ...more,
  });
  const waiting = { ...propose('relations', 'submitted', { submittedAt: new Date() }), thingId: `t-${randomUUID()}` }; // Augustus may have more
  await withProductDatabase((db) => registerThings(db, [{ id: waiting.thingId, type: 'subject' }]));
  await withProductDatabase((db) =>
    db
      .insertInto('revision')
      .values([...modules.flatMap((module) => [propose(module, 'draft'), propose(module, 'not passed')]), waiting])
      .execute(),
  );
  const page = await openPage({ language: 'en', width: 390 });
  await signInAs(page, member);
  const leadTo = async (hash: string, name: string, addresses: readonly string[]) => {
    await visit(page, `/user/usercenter${hash}`);
    await expect
      .poll(async () =>
        (
          await page.getByRole('link', { name }).evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
        ).toSorted(),
      )
      .toEqual(addresses);
  };
  const editor = '/user/edit?id=augustus-en',
    ofEntries = [editor, `${editor}#/facts`, `${editor}#/timeline`, `${editor}#/timemap`];
  await leadTo('#/mycontent/mydrafts', 'Continue editing', ofEntries);
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
  await leadTo('#/mycontent?list=rejected', 'Correct and resubmit', ofEntries);
  await leadTo('#/mycontent/mydrafts?of=relations', 'Continue editing', [`${editor}#/relation`]);
  await leadTo('#/mycontent?list=rejected&of=relations', 'Correct and resubmit', [`${editor}#/relation`]);
  await page.getByRole('button', { name: 'View reason' }).click();
  await page.getByRole('dialog', { name: 'Rejection reason' }).getByText('Cite a source.').waitFor();
  await page.keyboard.press('Escape');
  await visit(page, '/user/usercenter#/mycontent?list=waiting&of=relations');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Nothing here yet').waitFor();
  expect(
    await withProductDatabase((db) =>
      db.selectFrom('revision').where('id', '=', waiting.id).select('state').executeTakeFirst(),
    ),
  ).toEqual({ state: 'draft' });
});

test('use B3 a banned member is told before writing, with the days and the way to appeal', async () => {
  const page = await openPage({ language: 'en', width: 390 });
  await signInAs(
    page,
    await createSignedInMember({
      status: 'ban',
      bannedUntil: new Date(Date.now() + 3 * 86_400_000 - 60_000),
      banReason: 'Spam.',
    }),
  );
  for (const address of ['/user/edit?id=augustus-en', '/user/newentry#/addNewEntry']) {
    await visit(page, address);
    expect(await page.locator('.writing-told').innerText()).toMatch(/\b3 days/);
    expect(await page.getByRole('link', { name: 'Go to the appeal' }).getAttribute('href')).toBe('/user/appeal');
  }
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
});

test('R11 entries to improve are listed in every language, and nothing scrolls sideways on a phone', async () => {
  const member = await createSignedInMember();
  for (const language of languages) {
    const page = await openPage({ language, width: 390 });
    await signInAs(page, member);
    await visit(page, '/user/usercenter#/mycontent?list=improve');
    await page.locator('.contents > li').first().waitFor();
    expect(await sidewaysOverflowOf(page)).toBe(0);
    if (language === 'fr') await expectNoAxeViolations(page, language, { within: 'main' });
  }
});

test('code B6: while another list loads, and when it fails, the entries of the previous list are not shown', async () => {
  const page = await openPage({ language: 'en', width: 1440 });
  await signInAs(page, await anAuthor());
  await visit(page, '/user/usercenter#/mycontent');
  const list = page.locator('.contents > li');
  await list.filter({ hasText: 'Begun' }).waitFor();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/item/list/**', async (route) => {
    await isReleased;
    await route.fulfill({ json: { code: 500, message: '', data: { error: 'requestFailed' } } });
  });
  await page.getByRole('link', { name: 'Rejected' }).click();
  await page.locator('.contents[aria-busy="true"]').waitFor();
  expect(await list.count()).toBe(0);
  release();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  expect(await list.count()).toBe(0);
  await page.unroute('**/api/user/item/list/**');
  await retry.click();
  await list.filter({ hasText: 'Refused' }).waitFor();
  expect(await list.count()).toBe(1);
});
