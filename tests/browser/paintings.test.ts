import { expect, test } from 'vitest';
import { embedAddressOf } from '../../src/kit/pages/embed-address.ts';
import { Painting } from '../../src/features/paintings/rules.ts';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { drawPicture } from '../gallery.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';
import { openEditor } from './writing-entries.ts';

useWorkshopProduct();

/** Page of a painting with its deep-zoom viewer. */
const address = '/painting/detail?paintingType=alone&paintingId=great-wave-en';

test('R15 R16 R17 V16 pictures are uploaded in a batch, viewed closely with their people, found by picture, shown in the gallery', async () => {
  // Three files at once: one is too small and reports it, the others are stored.
  const author = await createSignedInMember();
  const { page } = await openEditor('great-wave-en', { member: author, hash: '#/gallery' });
  await page.getByLabel('Licence').selectOption('CC0');
  await page.getByLabel('Source', { exact: true }).fill('A museum');
  const file = async (name: string, turn: number, size?: { width: number; height: number }) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await drawPicture(turn, size),
  });
  await page
    .getByLabel('Choose pictures…')
    .setInputFiles([
      await file('wave.jpg', 7),
      await file('tiny.jpg', 8, { width: 60, height: 40 }),
      await file('other.jpg', 9),
    ]);
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await rows.filter({ hasText: 'Uploaded' }).nth(1).waitFor();
  expect(await rows.filter({ hasText: 'tiny.jpg' }).innerText()).toContain('100');
  await expectNoAxeViolations(page, 'the gallery while it is filled');

  // Publishes them with a region, as reviewers would.
  await withProductDatabase(async (db) => {
    const images = await db
      .selectFrom('image')
      .where('uploaderId', '=', author.id)
      .orderBy('name', 'desc')
      .selectAll()
      .execute();
    const pictures = images.map(({ id, hash, width, height }) => ({
      id,
      url: `/media/image/${hash}-${width}x${height}.webp`,
      caption: null,
    }));
    await db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [
          {
            module: 'painting',
            thingId: 'great-wave',
            language: null,
            content: Painting.parse({ styles: ['ukiyo-e'], museum: 'athens', images: pictures.slice(0, 1) }),
          },
          { module: 'gallery', thingId: 'great-wave', language: null, content: { images: pictures } },
          {
            module: 'regions',
            thingId: images[0]!.id,
            language: null,
            content: {
              regions: [
                {
                  points: [
                    [0.2, 0.2],
                    [0.6, 0.2],
                    [0.6, 0.7],
                    [0.2, 0.7],
                  ],
                  itemId: 'hokusai',
                  label: { en: 'The boat' },
                  sentence: { en: 'It will come through.' },
                },
              ],
            },
          },
        ],
        { authorId: author.id, originId: null },
      ),
    );
  });

  const reader = await openPage({ language: 'en', width: 1100 });
  await visit(reader, address);
  await reader.locator('.deep-zoom[data-ready]').waitFor();
  expect(await reader.locator('h1').innerText()).toBe('The Great Wave off Kanagawa');
  await reader.getByRole('button', { name: 'Look around' }).click();
  await expect.poll(() => reader.locator('li[aria-current]').innerText()).toContain('It will come through.');
  expect(await reader.locator('.picture-regions a').getAttribute('href')).toBe('/detail/hokusai-en');
  await reader.getByRole('button', { name: 'Copy link to this detail' }).click();
  await expect.poll(() => reader.url()).toMatch(/#xywh=\d+,\d+,\d+,\d+$/);
  // The frame of that detail for other sites: its pixels, cut by the server, and a link that leads back to it.
  const embed = await openPage({ language: 'en', width: 800, height: 520, javaScriptEnabled: false });
  await embed.goto(embedAddressOf(new URL(reader.url()))!);
  const detail = embed.getByRole('img', { name: 'The Great Wave off Kanagawa' });
  expect(await detail.getAttribute('src')).toMatch(/^\/iiif\/3\/[^/]+\/\d+,\d+,\d+,\d+\/\d+,\/0\/default\.jpg$/);
  await expect
    .poll(() => detail.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth))
    .toBeGreaterThan(100);
  expect(await embed.getByRole('link', { name: 'Open in Stele' }).getAttribute('href')).toContain(
    new URL(reader.url()).hash,
  );
  await embed.goto('/embed/painting/detail?paintingId=great-wave-en&xywh=999999,0,5,5');
  expect(await detail.getAttribute('src'), 'outside the picture').toMatch(/^\/media\/image\//);
  await reader.locator('.deep-zoom-canvas').press('+');
  await reader.keyboard.press('Tab');
  expect(await reader.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? '')).not.toBe('');
  await expectNoAxeViolations(reader, 'a painting');

  // The home page: by a word, and by a damaged copy of the picture.
  await reader.setViewportSize({ width: 390, height: 800 });
  await visit(reader, '/product/painting?style=ukiyo-e');
  expect(await sidewaysOverflowOf(reader)).toBe(0);
  expect(await reader.locator('.paintings-columns .painting-card h3').allInnerTexts()).toEqual([
    'The Great Wave off Kanagawa',
  ]);
  await reader.getByLabel('Search by picture').setInputFiles(await file('copy.jpg', 7, { width: 200, height: 131 }));
  await expect.poll(() => reader.locator('.picture-found h3').first().innerText()).toBe('The Great Wave off Kanagawa');
  expect(await reader.locator('.picture-search [role=status]').innerText()).toContain('perceptual hash');
  // The wall: by keyboard, and as a list with the same content.
  await reader.locator('.wall-field[data-ready]').press('ArrowRight');
  await reader.locator('.wall-chosen a', { hasText: 'The Great Wave off Kanagawa' }).waitFor();
  await reader.getByRole('button', { name: 'By painter' }).click();
  await reader.getByText('Show as a list').click();
  await reader.locator('.wall-list summary', { hasText: 'Hokusai' }).click();
  expect(await reader.locator('.wall-list li a').first().getAttribute('href')).toContain('paintingId=great-wave-en');
  await expectNoAxeViolations(reader, 'the home of paintings');

  await visit(reader, '/detail/great-wave-en#/gallery');
  await reader.locator('.gallery-list a').nth(1).click();
  await reader.getByText('2 of 2').waitFor();
  await expectNoAxeViolations(reader, 'a picture');
});
