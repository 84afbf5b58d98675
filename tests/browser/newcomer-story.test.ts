import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { sumEvents } from '../../src/features/tracking/sum-events.server.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { solveCaptcha } from '../visitor.ts';
import {
  createSignedInMember,
  randomName,
  randomPhone,
  codeSentTo,
  withProductDatabase,
  passSubmission,
  signInAs,
} from './accounts.ts';
import { chooseOption, openPage, visit } from './open.ts';

useWorkshopProduct();

/** Chromium's own user agent names a robot, and page views of robots are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const expects = /status of (?:400|404|409)|webSocket' failed/;

/** Signs up by phone, code, name and password, as a newcomer does. */
async function signUp(page: Page, name: string) {
  const { mobile, e164 } = randomPhone();
  await visit(page, '/register?from=/user/usercenter');
  await chooseOption(page.getByLabel('Country or region'), 'CN');
  await page.getByLabel('Phone number', { exact: true }).fill(mobile);
  await button(page, 'Send a code').click();
  await button(page, 'I cannot see the picture: ask me a question').click();
  const question = await page.getByText(/^(?:What is \S+ plus|Which of these) /).innerText();
  await page.getByLabel('Answer').fill(solveCaptcha(question));
  await page.keyboard.press('Enter');
  await page.getByText('The code is on its way').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(e164));
  await page.keyboard.press('Enter');
  await page.getByLabel('Username').fill(name);
  await page.getByText('This username is available').waitFor();
  await page.locator('input[autocomplete=new-password]').fill('zizhitongjian1084');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Idea' }).check();
  await button(page, 'Done').click();
  await page.waitForURL(({ pathname }) => pathname === '/user/usercenter');
}

/** A subject with an entry in French only, which becomes someone's task tonight. */
async function aTask(): Promise<string> {
  const subjectId = `t-${randomBytes(5).toString('hex')}`;
  await withProductDatabase((db) =>
    db.transaction().execute(async (tx) => {
      const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };
      const text = {
        name: `Idée ${subjectId}`,
        otherNames: [],
        disambiguation: null,
        summary: 'Une idée.',
        body: '',
      };
      await publishAtOnce(
        tx,
        [
          { module: 'facts', thingId: subjectId, language: null, content: facts },
          { module: 'text', thingId: subjectId, language: 'fr', content: text },
        ],
        {
          authorId: (await tx.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow()).id,
          originId: null,
        },
      );
      await tx
        .insertInto('task')
        .values({
          subjectId,
          lack: 'language',
          language: 'en',
          kind: 'idea',
          region: null,
          rank: -Math.trunc(Date.now() / 1000),
        })
        .execute();
    }),
  );
  return subjectId;
}

const submittedBy = (name: string, module: string) =>
  withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .innerJoin('member', 'member.id', 'revision.authorId')
      .where('member.name', '=', name)
      .where('module', '=', module)
      .where('state', '=', 'submitted')
      .select(['revision.id', 'thingId'])
      .executeTakeFirstOrThrow(),
  );

test(
  'R14 S04 S10 T12 a newcomer signs up, does a task, writes a theme article, is rejected, revises, passes, and sees reactions',
  { timeout: 180_000 },
  async () => {
    const [subjectId, reviewer, reader] = await Promise.all([
      aTask(),
      createSignedInMember({ role: 'reviewer' }),
      createSignedInMember({ language: 'en' }),
    ]);
    const name = randomName(),
      title = `Rome and ${name}`;
    const page = await openPage({ language: 'en', expects });
    await signUp(page, name);

    // The five-minute task, and its thanks.
    const task = page.locator('.tasks li', { hasText: subjectId });
    const submitted = Promise.withResolvers<void>();
    await page.route('**/api/item/heartbeat/update**', async (route) => {
      await submitted.promise; // faster than the lock
      await route.continue();
    });
    await task.getByRole('link').click();
    await page.waitForURL(new RegExp(`id=${subjectId}-en`));
    await page.getByLabel('Name', { exact: true }).fill(`Idea ${subjectId}`);
    await page.getByLabel('Summary').fill('An idea, told in English at last.');
    await button(page, 'Submit for review').click();
    submitted.resolve();
    await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
    await passSubmission((await submittedBy(name, 'text')).id, reviewer);
    await visit(page, '/user/usercenter#/msgcenter');
    await page.getByText('one of your tasks is done').waitFor();

    // A theme article with a cropped cover.
    await visit(page, '/article/new');
    await page.getByRole('radio', { name: /^Theme/ }).check();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await button(page, 'Begin').click();
    await page.waitForURL(/\/article\/new\/[^/]+$/);
    await page.getByLabel('Abstract').fill('A citty and its people.');
    await page.getByRole('radio', { name: 'One picture' }).check();
    const buffer = await sharp({ create: { width: 900, height: 800, channels: 3, background: '#a52a1c' } })
      .png()
      .toBuffer();
    await page
      .locator('.article-cover-fields input[type=file]')
      .first()
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
    await page.getByRole('dialog').locator('.button.first[aria-busy=false]').click();
    const credit = page.getByRole('dialog');
    await credit.getByLabel('Licence').selectOption('CC0-1.0');
    await credit.getByLabel('Source', { exact: true }).fill('Drawn by myself');
    await credit.getByRole('button', { name: 'Upload' }).click();
    await page.locator('.cut-pictures img').waitFor();
    await button(page, 'Add a heading').click();
    await page.getByLabel('Heading', { exact: true }).fill('Who built it');
    await page.getByLabel('Add an entry or a painting').fill('Augustus');
    await page
      .getByRole('option', { name: /Augustus/ })
      .first()
      .click();
    await page.getByLabel('Title of a book, or address of a page on this site').fill('/tour/tour-silk-road');
    await page.keyboard.press('Enter');
    await page.locator('.gathered li').nth(1).waitFor();
    await button(page, 'Submit for review').click();
    await page.locator('.sent').waitFor();

    // Rejected with a reason; corrected by its author, and again by the reviewer who passes it.
    const desk = await openPage({ language: 'en', expects });
    await signInAs(desk, reviewer);
    const { id: first, thingId } = await submittedBy(name, 'article');
    await visit(desk, `/review#/submission/${first}`);
    await button(desk, 'Claim').click();
    await button(desk, 'Reject').click();
    await desk.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('Whose city?');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await desk.locator('header .stamp').getByText('Rejected').waitFor();
    await visit(page, '/user/usercenter#/mycontent?list=rejected&of=articles');
    await page.getByRole('link', { name: 'Correct and resubmit' }).click();
    await page.getByText('Whose city?').waitFor();
    // The rejected content is in the form, with the reason above it.
    expect(await page.getByLabel('Abstract').inputValue()).not.toBe('');
    await page.getByLabel('Abstract').fill('The citty of Romulus and its people.');
    await button(page, 'Submit for review').click();
    await page.locator('.sent').waitFor();
    const { id: second } = await submittedBy(name, 'article');
    await visit(desk, `/review#/submission/${second}`);
    await button(desk, 'Claim').click();
    await button(desk, 'Edit and approve').click();
    await desk.getByLabel('Abstract').fill('The city of Romulus and its people.');
    await button(desk, 'Approve this version').click();
    await desk.locator('.desk-steps').getByText('Corrected by').waitFor();

    // A reader opens it, with live content from its cards.
    const read = await openPage({ language: 'en', width: 390, userAgent, expects });
    await signInAs(read, reader);
    await visit(read, `/article/${thingId}`);
    await read.getByText('The city of Romulus and its people.').first().waitFor();
    await read.getByText(/Tour · 9 stops/).waitFor();
    await read.getByText('View here').click();
    await read.frameLocator('.thing-live iframe').getByRole('region').first().waitFor();
    const bar = read.locator('.social-bar');
    await bar.scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: /^Like/ }).click();
    await expect.poll(() => bar.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true');
    await bar.getByRole('button', { name: /^Watch/ }).click();
    await read.getByRole('radio', { name: 'At once' }).check();
    await read.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const commentField = read.locator('.conversation').getByLabel('Write a comment');
    await commentField.fill('Well told.');
    await read.locator('.conversation').getByRole('button', { name: 'Comment', exact: true }).click();
    await read.locator('.comment', { hasText: 'Well told.' }).waitFor();
    await bar.getByRole('button', { name: 'Report' }).click();
    await read.getByLabel('What is wrong').fill(`Remus is missing. ${name}`);
    await button(read, 'Send').click();
    await read.getByText('Thank you: reviewers will see it').waitFor();

    // The report is resolved and answered.
    await visit(desk, '/review#/reports');
    const report = desk.locator('.desk-cases > li', { hasText: name });
    await report.getByLabel(/^Answer/).fill('He is in the second part.');
    await report.getByRole('button', { name: 'Done' }).click();
    await report.waitFor({ state: 'detached' });
    await visit(read, '/user/usercenter#/msgcenter');
    await read.getByText('He is in the second part.').waitFor();

    // The author sees likes and comments, and the results of the work.
    await visit(page, '/user/usercenter#/msgcenter?type=favor');
    await page.getByText(`${reader.name} likes`).waitFor();
    await visit(page, '/user/usercenter#/msgcenter?type=comment');
    await page.getByText('Well told.').waitFor();
    await withProductDatabase((db) => sumEvents(db, 0));
    await visit(page, '/user/usercenter#/contributions');
    await page.getByRole('row', { name: new RegExp(title) }).waitFor();
  },
);
