import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import type { Facts, Text } from '../../src/features/entries/rules.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase } from './accounts.ts';
import { axeViolations, visit } from './open.ts';
import {
  createTestEntry,
  button,
  field,
  loadLatestRevision,
  openEditor,
  paste,
  publishText,
  write,
} from './writing-entries.ts';

useWorkshopProduct();

const picture = async (width: number, height: number) => ({
  name: 'bust.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#a52a1c' } })
    .png()
    .toBuffer(),
});

/** Enters the credit of the picture in the dialog, and sends it. */
async function send(page: Page, caption: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Caption').fill(caption);
  await dialog.getByLabel('Licence').selectOption('CC BY-SA 4.0');
  await dialog.getByLabel('Source', { exact: true }).fill('A museum');
  await button(page, 'Upload').click();
}
/** Drops a file on an element, or pastes it there. */
const give = (page: Page, type: 'drop' | 'paste', selector: string, bytes: Buffer) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (target, { how, base64 }) => {
        const given = new DataTransfer();
        given.items.add(
          new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'x.png', { type: 'image/png' }),
        );
        const { x, y } = target.getBoundingClientRect();
        target.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', {
                dataTransfer: given,
                bubbles: true,
                cancelable: true,
                clientX: x + 5,
                clientY: y + 5,
              })
            : new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }),
        );
      },
      { how: type, base64: bytes.toString('base64') },
    );

test('V16 S12 a picture in a text and at the head of an entry: uploaded with licence and source, placed, submitted, read with its credit', async () => {
  const author = await createSignedInMember(),
    subjectId = await createTestEntry(author);
  const { page } = await openEditor(`${subjectId}-en`, { member: author, expects: /409 \(Conflict\)/ });
  await field(page).waitFor();
  const wide = await picture(1000, 500),
    files = page.locator('input[type=file][hidden]');

  // By button; a picture that is too small is reported before it is sent, and licence and source are required.
  await write(page, ' And more.');
  await files.setInputFiles(await picture(90, 90));
  await page.getByRole('dialog').getByText('This picture is too small: it must be larger than 100×50 pixels').waitFor();
  await button(page, 'Cancel').click();
  await files.setInputFiles(wide);
  await page.getByRole('dialog').getByRole('img', { name: 'Preview: bust.png' }).waitFor();
  await button(page, 'Upload').click();
  expect(await page.getByRole('dialog').getByText('Please give the picture’s licence and source').count()).toBe(2);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await send(page, 'A bust');
  const figure = field(page).locator('figure');
  await figure.locator('img').waitFor();
  await page.keyboard.type(' of nobody');
  await button(page, 'Picture on the left').click();
  await button(page, 'Description and width').click();
  await page.getByRole('dialog').getByLabel('What it shows').fill('A red square');
  await page.getByRole('dialog').getByLabel('30 %').check();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below.');

  // Another site's picture is not copied; a dropped picture opens the dialog like any other.
  await paste(page, { 'text/html': '<p>Pasted <img src="https://elsewhere.example/a.png"> words</p>' });
  await page.getByRole('status').getByText('Pictures from other sites were left out.').waitFor();
  await give(page, 'drop', '.ProseMirror p', wide.buffer);
  await page.getByRole('dialog').getByLabel('Caption').waitFor();
  await button(page, 'Cancel').click();
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const { body } = (await loadLatestRevision(subjectId, 'text', 'submitted'))!.content as Text;
  expect(body).toMatch(
    /<figure class="left" style="width:30%"><img src="\/media\/image\/[\w-]{43}-1000x500\.webp" alt="A red square" width="1000" height="500" ?\/?><figcaption>A bust of nobody<\/figcaption><\/figure>\s*<p>Below\.\s*(?:<\/p>\s*<p>)?Pasted words<\/p>/,
  );
  expect(body.match(/<img/g)).toHaveLength(1);

  // The main picture of the entry, pasted.
  await visit(page, `/user/edit?id=${subjectId}-en#/facts`);
  await page.getByRole('group', { name: 'Picture of the entry' }).waitFor();
  await give(page, 'paste', '.picture-chooser', wide.buffer);
  await send(page, 'Her portrait');
  await page.locator('.portrait-field figure img').waitFor();

  // security M7: an unpublished upload can be deleted, unless a reviewer will see it, or used again.
  await give(page, 'paste', '.picture-chooser', (await picture(300, 200)).buffer);
  await send(page, 'A slip');
  await page.locator('.portrait-field figure img[src*="300x200"]').waitFor();
  await button(page, 'My uploads').click();
  const uploads = page.getByRole('dialog', { name: 'Your unpublished pictures' });
  await uploads.getByText(/^2 of 300 pictures/).waitFor();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await button(page, 'Delete Her portrait').click();
  await button(page, 'OK').click();
  await page.getByText('This picture is published or under review and cannot be deleted').waitFor();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Delete A slip').click();
  await button(page, 'OK').click();
  await uploads.getByText(/^1 of 300 pictures/).waitFor();
  expect(await page.locator('.portrait-field figure').count()).toBe(0);
  await button(page, 'Use Her portrait').click();
  await page.locator('.portrait-field figure img[src*="1000x500"]').waitFor();
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const facts = (await loadLatestRevision(subjectId, 'facts', 'submitted'))!.content as Facts;
  expect(facts.portrait).toMatchObject({
    caption: { en: 'Her portrait' },
    credit: { licence: 'CC-BY-SA-4.0', source: { title: 'A museum' } },
  });

  await publishText(subjectId, author, { name: `Idea ${subjectId}`, body });
  await withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(tx, [{ module: 'facts', thingId: subjectId, language: null, content: facts }], {
        authorId: author.id,
        originId: null,
      }),
    ),
  );
  await visit(page, `/detail/${subjectId}-en`);
  const portrait = page.locator('.portrait-picture');
  expect(await portrait.innerText()).toContain('Her portrait\nA museum · CC BY-SA 4.0');
  expect(
    await portrait
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.complete && image.naturalWidth > 0, image.width / image.height]),
  ).toEqual([true, 2]);
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /^https?:\/\/[^/]+\/media\/image\/[\w-]{43}-1000x500\.webp$/,
  );
  expect(await page.locator('script[type="application/ld+json"]').innerText()).toContain(
    '"license":"https://creativecommons.org/licenses/by-sa/4.0/"',
  );
  const leftFigure = page.locator('.text figure.left');
  expect(await leftFigure.locator('figcaption').innerText()).toContain('A bust of nobody');
  expect(await leftFigure.locator('.credit').innerText()).toBe('A museum · CC BY-SA 4.0');
  expect(await leftFigure.locator('img').getAttribute('srcset')).toContain('-480.webp 480w');
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
});
