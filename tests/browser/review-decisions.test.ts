import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../src/rules/languages.ts';
import { ask } from '../http/ask.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs, type SignedInMember } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

useWorkshopProduct();

interface Proposal {
  name: string;
  id: string;
  itemId: string;
}

/** New submitted entries of an author, of a kind and in a language that only one test uses. */
async function propose(author: SignedInMember, count: number, kind: string, language: Language): Promise<Proposal[]> {
  const proposals: Proposal[] = [];
  for (let index = 0; index < count; index++) {
    const name = `Scribe ${randomName()}`;
    const { envelope } = await ask('/api/item/save', {
      body: {
        facts: { kind, region: null, times: [], place: null, same: {} },
        text: { name, otherNames: [], disambiguation: null, summary: 'A scribe.', body: '<p>He copied letters.</p>' },
        language,
      },
      headers: { cookie: `bearer=${author.cookies.bearer}; free=1` },
    });
    expect(envelope.code, JSON.stringify(envelope)).toBe(200);
    const { revisionId, itemId } = envelope.data as { revisionId: string; itemId: string };
    proposals.push({ name, id: revisionId, itemId });
  }
  return proposals;
}

async function openDesk(hash: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language: 'en', ...options });
  await signInAs(page, await createSignedInMember({ role: 'reviewer' }));
  await visit(page, `/review${hash}`);
  return page;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const decisions = (page: Page) => page.getByRole('status', { name: 'Decisions that can be undone' });

const statesOf = async (proposals: readonly Proposal[]) =>
  withProductDatabase(async (db) => [
    ...new Set(
      (
        await db
          .selectFrom('revision')
          .where('bundleId', 'in', (rows) =>
            rows
              .selectFrom('revision as one')
              .where(
                'one.id',
                'in',
                proposals.map(({ id }) => id),
              )
              .select('one.bundleId'),
          )
          .select('state')
          .execute()
      ).map(({ state }) => state),
    ),
  ]);
const expectPublished = (proposals: readonly Proposal[]) =>
  expect.poll(() => statesOf(proposals), { timeout: 30_000 }).toEqual(['passed']);

/** Waits for a proposal that is not decided yet; returns its name. */
async function nextTitle(page: Page, done: ReadonlySet<string>): Promise<string> {
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect.poll(async () => done.has(await title.innerText()), { timeout: 20_000 }).toBe(false);
  return title.innerText();
}

test(
  'writing A1 a reviewer clears 30 proposals with the keyboard alone, and all 30 are published',
  { timeout: 180_000 },
  async () => {
    const [author, other] = [await createSignedInMember(), await createSignedInMember()];
    const proposals = [...(await propose(author, 15, 'people', 'zh')), ...(await propose(other, 15, 'people', 'zh'))];
    const page = await openDesk('#/waiting?language=zh&kind=people');
    await page.locator('.desk-list li').first().waitFor();
    await page.keyboard.press('j');
    const done = new Set<string>();
    while (done.size < proposals.length) {
      const name = await nextTitle(page, done);
      await button(page, 'Approve and publish').waitFor();
      await page.keyboard.press('p');
      done.add(name);
      await decisions(page).getByText(`Approved: ${name}`).waitFor();
    }
    expect(done).toEqual(new Set(proposals.map(({ name }) => name)));
    // After the last one the list is empty.
    await page.getByText('Nothing waits.').or(page.locator('.desk-list')).first().waitFor();
    await expectPublished(proposals);
  },
);

test('writing A1 c, p, j review eight proposals, as the page’s footer says', { timeout: 90_000 }, async () => {
  const proposals = await propose(await createSignedInMember(), 8, 'war', 'zh');
  const page = await openDesk('#/waiting?language=zh&kind=war');
  await page.locator('.desk-list h2 a').first().click();
  const done = new Set<string>();
  while (done.size < proposals.length) {
    const name = await nextTitle(page, done);
    await button(page, 'Claim').waitFor();
    await page.keyboard.press('c');
    await page.keyboard.press('p'); // while the claim is still in progress
    if (done.size + 1 < proposals.length) await page.keyboard.press('j');
    done.add(name);
    // Pressing j after p may skip one: return to it.
    const left = proposals.find((proposal) => !done.has(proposal.name));
    if (left) await page.goto(`/review#/submission/${left.id}`);
  }
  await expectPublished(proposals);
});

test('writing A1 a passed proposal is published even if the reviewer leaves the page or closes the tab at once', async () => {
  const [first, second, third] = (await propose(await createSignedInMember(), 3, 'polity', 'zh')) as [
    Proposal,
    Proposal,
    Proposal,
  ];
  const page = await openDesk(`#/submission/${first.id}`);
  await button(page, 'Approve and publish').click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const closed = await openDesk(`#/submission/${second.id}`);
  await button(closed, 'Approve and publish').waitFor();
  await closed.keyboard.press('p');
  await closed.goto('about:blank');
  const leaving = await openDesk(`#/submission/${third.id}`);
  await button(leaving, 'Approve and publish').click();
  await decisions(leaving).getByText(`Approved: ${third.name}`).waitFor();
  // The toast follows its reader to another page.
  await visit(leaving, '/help');
  await decisions(leaving).getByText(`Approved: ${third.name}`).waitFor();
  await expectPublished([first, second, third]);
});

test('issue 33 a failed decision is reported by name to a reviewer who moved on; the reason stays in its dialog, below the notice', async () => {
  const [first, second] = (await propose(await createSignedInMember(), 2, 'book', 'zh')) as [Proposal, Proposal];
  const page = await openDesk('#/waiting?language=zh&kind=book', {
    expects: /ERR_INTERNET_DISCONNECTED|Failed to load/,
  });
  await page.locator('.desk-list h2 a').first().click();
  await button(page, 'Approve and publish').waitFor();
  const name = await page.getByRole('heading', { level: 2 }).first().innerText();
  let fail = () => {};
  const isHeld = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/data/review/act', async (route) => {
    await isHeld;
    await route.abort('internetdisconnected');
  });
  await page.keyboard.press('p');
  await page.keyboard.press('j');
  const other = [first, second].find((proposal) => proposal.name !== name)!;
  await page.getByRole('heading', { level: 2, name: other.name }).waitFor();
  fail();
  const notices = page.getByRole('status', { name: 'Notices' });
  await notices.getByText(`Your decision on ${name} was not sent`).waitFor();
  await page.unroute('**/data/review/act');
  await button(page, 'Claim').click();
  await button(page, 'Reject').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill('Says who?');
  await page.route('**/data/review/act', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.locator('.notices:popover-open').getByRole('alert').first().waitFor();
  expect(await dialog.getByLabel('Reason', { exact: true }).inputValue()).toBe('Says who?');
});

test('writing C Desk proposals of one author are selected in the list, passed together, and undone together', async () => {
  const [author, other] = [await createSignedInMember(), await createSignedInMember()];
  const proposals = await propose(author, 3, 'site', 'zh');
  const [ofOther] = (await propose(other, 1, 'site', 'zh')) as [Proposal];
  const page = await openDesk('#/waiting?language=zh&kind=site');
  const select = ({ name }: Proposal) => page.getByRole('checkbox', { name: `Select ${name}` });
  for (const proposal of proposals) await select(proposal).check();
  expect(await select(ofOther).isDisabled()).toBe(true);
  await expectNoAxeViolations(page, 'the queue with a selection', { within: '.desk-list' });
  await button(page, 'Approve 3 together').click();
  await decisions(page).getByText('3 proposals by').waitFor();
  for (const proposal of proposals) await select(proposal).waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await page.getByText(/Undone: 3 proposals by/).waitFor();
  expect(await statesOf(proposals)).toEqual(['first']);
  expect(await statesOf([ofOther])).toEqual(['submitted']);
});

test('writing A1 u undoes by keyboard, also on another page; the toast is accessible', async () => {
  const [proposal] = (await propose(await createSignedInMember(), 1, 'event', 'zh')) as [Proposal];
  const page = await openDesk(`#/submission/${proposal.id}`);
  await button(page, 'Approve and publish').waitFor();
  await page.keyboard.press('p');
  await decisions(page).getByText(`Approved: ${proposal.name}`).waitFor();
  await expectNoAxeViolations(page, 'a decision', { within: '.decisions' });
  await page.keyboard.press('u');
  await page.getByText(`Undone: ${proposal.name} is assigned to you again`).waitFor();
  expect(await statesOf([proposal])).toEqual(['first']);
  await visit(page, '/review#/mine');
  await page.getByRole('link', { name: proposal.name }).click();
  await button(page, 'Approve and publish').click();
  await decisions(page).getByText(`Approved: ${proposal.name}`).waitFor();
  await visit(page, '/help');
  await button(page, 'Undo').click();
  await page.getByText(`Undone: ${proposal.name} is assigned to you again`).waitFor();
  expect(await statesOf([proposal])).toEqual(['first']);
});
