import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { drawPicture } from '../gallery.ts';
import { productUrl, useWorkshopProduct } from '../product-under-test.ts';
import { createEntryOfKind } from '../typing/places.ts';
import { createSignedInMember, withProductDatabase, signInAs, type SignedInMember } from './accounts.ts';
import { axeViolations, openPage, visit } from './open.ts';
import { button, loadLatestRevision } from './writing-entries.ts';

useWorkshopProduct();

const openAs = async (member: SignedInMember) => {
  const page = await openPage({ language: 'en' });
  await signInAs(page, member);
  return page;
};

/** Uploads a picture and publishes it in the gallery of an entry; returns its id. */
async function aPublishedPicture(author: SignedInMember, turn: number): Promise<string> {
  const source = { title: 'A museum', author: null, year: null, where: null, url: null };
  const form = new FormData();
  form.append(
    'input',
    JSON.stringify({
      itemId: 'augustus',
      name: 'wave.jpg',
      language: 'en',
      title: {},
      author: null,
      licence: 'CC0-1.0',
      source,
    }),
  );
  form.append('file', new Blob([new Uint8Array(await drawPicture(turn))]), 'wave.jpg');
  const headers = { cookie: `bearer=${author.cookies.bearer}; free=1` };
  const answer = await fetch(`${productUrl()}/api/item/image/upload`, { method: 'POST', body: form, headers });
  const { data } = (await answer.json()) as { data: { id: string; url: string } };
  const subject = await createEntryOfKind('idea', author);
  const gallery = { images: [{ id: data.id, url: data.url, caption: null }] };
  await withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(tx, [{ module: 'gallery', thingId: subject, language: null, content: gallery }], {
        authorId: author.id,
        originId: null,
      }),
    ),
  );
  return data.id;
}

test('writing-more A1 regions and words of a picture are one draft: both survive a reload, and one button submits both', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const id = await aPublishedPicture(author, 47);
  const address = `/user/picture?id=${id}`;
  await visit(page, address);
  const board = page.locator('.regions-board');
  await board.locator('img').scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await board.boundingBox())!;
  await page.mouse.move(x + width * 0.25, y + height * 0.25);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.75, y + height * 0.5, { steps: 3 });
  await page.mouse.up();
  await page.getByLabel('Label').fill('The boat');
  await page.getByRole('textbox', { name: 'Caption' }).fill('A wave');
  await page.getByRole('group', { name: 'Source' }).getByLabel('Page or place').fill('p. 7');
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'Caption' }).inputValue()).toBe('A wave');
  expect(await page.getByLabel('Label').inputValue()).toBe('The boat');
  expect(await board.locator('polygon').count()).toBe(1);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  expect(await button(page, 'Submit for review').count()).toBe(1);
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const sent = await withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', id)
      .where('state', '=', 'submitted')
      .orderBy('module')
      .select(['module', 'content'])
      .execute(),
  );
  expect(sent).toMatchObject([
    { module: 'picture', content: { title: { en: 'A wave' }, source: { title: 'A museum', where: 'p. 7' } } },
    { module: 'regions', content: { regions: [{ label: { en: 'The boat' } }] } },
  ]);
  await visit(page, address);
  await button(page, 'Submit for review').waitFor();
  expect(await board.locator('polygon').count()).toBe(0);
});

test('writing A4 a source without a title survives a reload, blocks its event from being sent, and is sent once it has one', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('idea', author);
  await visit(page, `/user/edit?id=${subject}-en#/timeline`);
  await button(page, 'Add an event').first().click();
  await page.getByLabel('Event title').fill('It began');
  await page.getByLabel('When', { exact: true }).fill('1066');
  const source = page.getByRole('group', { name: 'Source' });
  await source.getByLabel('Page or place').fill('ch. 3');
  await source.getByText('A source needs a title').waitFor();
  await page.reload();
  await page.locator('.event-head').first().click();
  await expect.poll(() => source.getByLabel('Page or place').inputValue()).toBe('ch. 3');
  await button(page, 'Submit for review').click();
  await page.getByText('1 line is incomplete').waitFor();
  await source.getByRole('combobox').fill('Annals');
  await button(page, 'Submit for review').click();
  await page.locator('.sent').waitFor();
  expect((await loadLatestRevision(subject, 'timeline', 'submitted'))!.content).toMatchObject({
    events: [{ source: { title: 'Annals', where: 'ch. 3' } }],
  });
});

test('writing B4 the passage a comment is about is restored with its text, and cleared with it', async () => {
  const page = await openAs(await createSignedInMember());
  const address = '/book/detail?id=book-laozi';
  await visit(page, address);
  await page.locator('.segment-number').first().click();
  await button(page, 'Comment on this passage').click();
  const composer = page.locator('.conversation > .composer');
  await composer.getByLabel('Write a comment').fill('Which way?');
  await composer.getByText(/^Passage /).waitFor();
  await page.reload();
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect.poll(() => composer.getByLabel('Write a comment').inputValue()).toBe('Which way?');
  await composer.getByText(/^Passage /).waitFor();
  await composer.getByRole('button', { name: 'Comment', exact: true }).click();
  const commentItem = page.locator('.comment', { hasText: 'Which way?' });
  await commentItem.locator('.comment-anchor').waitFor();
  await expect.poll(() => composer.getByText(/^Passage /).count()).toBe(0);
  await commentItem.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await commentItem.waitFor({ state: 'detached' });
});

/** Holds the replies to a call; `release` sends them. */
async function hold(page: Page, path: string): Promise<{ request: Promise<unknown>; release(): void }> {
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { request: page.waitForRequest(`**${path}`), release: released.resolve };
}

test('issue 33 a museum’s dialog keeps text typed while its proposal is being sent', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('painting', author);
  await visit(page, `/user/edit?id=${subject}-en#/painting`);
  const openDialog = () =>
    page
      .getByRole('button', { name: /museum/i })
      .first()
      .click();
  const dialog = page.getByRole('dialog');
  await openDialog();
  await dialog.getByLabel('Museum name').fill('House of Seals');
  await dialog.getByLabel('Name of the place').fill('Rome');
  await dialog.getByLabel('Latitude').fill('41.89');
  await dialog.getByLabel('Longitude').fill('12.49');
  const call = await hold(page, '/api/painting/w1/y/museum/save');
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await call.request;
  await dialog.getByLabel(/^A sentence about it/).fill('It has seals.');
  call.release();
  await dialog.waitFor({ state: 'detached' });
  await openDialog();
  expect(await dialog.getByLabel(/^A sentence about it/).inputValue()).toBe('It has seals.');
});

test('issue 33 in the middle of a long chapter Undo is visible and reachable', async () => {
  const page = await openAs(await createSignedInMember());
  await visit(page, '/book/edit?id=book-laozi&vid=1&w=original');
  const undo = button(page, 'Undo');
  await page.getByRole('group', { name: 'Segment 3' }).evaluate((segment) => segment.scrollIntoView());
  await expect
    .poll(() =>
      undo.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      }),
    )
    .toBe(true);
});

test('issue 33 a name that is typed and not added yet survives a reload', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('idea', author);
  await visit(page, `/user/edit?id=${subject}-en`);
  await page.locator('.writing-names > summary').click();
  await page.getByRole('textbox', { name: 'Other names: add' }).fill('Half a name');
  await page.reload();
  const name = page.getByRole('textbox', { name: 'Other names 1', includeHidden: true });
  await expect.poll(() => name.inputValue()).toBe('Half a name');
});

test('issue 33 pressing twice starts only one new article', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  await visit(page, '/article/new');
  await page.locator('form.writing-form input[required]').fill('Twice');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.writing-form')!;
    form.requestSubmit();
    form.requestSubmit();
  });
  await page.waitForURL(/\/article\/new\/./);
  const drafts = await withProductDatabase((db) =>
    db.selectFrom('revision').where('authorId', '=', author.id).where('module', '=', 'article').select('id').execute(),
  );
  expect(drafts).toHaveLength(1);
});

test('issue 33 nothing can be typed into a form while it is being sent, as it would be lost', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('idea', author);
  await visit(page, `/user/edit?id=${subject}-en`);
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('Two. ');
  const call = await hold(page, '/api/user/version/save');
  await page.getByLabel('What you changed, for the reviewer').fill('More');
  await page.keyboard.press('Enter');
  await call.request;
  await page.keyboard.type('Lost?');
  expect(await page.locator('form.writing-form').getAttribute('inert')).not.toBeNull();
  call.release();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Submitted for review');
});

test('writing-more B7 after Escape and a reload, work on a picture chosen for a text continues', async () => {
  const author = await createSignedInMember(),
    page = await openAs(author);
  const subject = await createEntryOfKind('idea', author);
  await visit(page, `/user/edit?id=${subject}-en`);
  await page.locator('.ProseMirror').waitFor();
  const picture = { name: 'bust.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(53) };
  await page.locator('.text-editor input[type=file]').setInputFiles(picture);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Caption').fill('A bust');
  await page.keyboard.press('Escape');
  await page.reload();
  await button(page, 'Continue with bust.jpg').click();
  await expect.poll(() => dialog.getByLabel('Caption').inputValue()).toBe('A bust');
  await dialog.getByLabel('Licence').selectOption('CC0-1.0');
  await dialog.getByLabel('Source', { exact: true }).fill('A museum');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.locator('.ProseMirror figure img').waitFor();
  expect(await button(page, 'Continue with bust.jpg').count()).toBe(0);
});
