import { expect, test } from 'vitest';
import { recordingAddress } from '../../src/features/media/face/recordings/formats.ts';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { drawPicture } from '../gallery.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createWav } from '../recordings.ts';
import { createSignedInMember, withProductDatabase } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';
import { createTestEntry, loadLatestRevision, openEditor } from './writing-entries.ts';

useWorkshopProduct();

const vtt = 'WEBVTT\n\n00:00.000 --> 00:00.900\nOne tone\n';

test('a sound is uploaded with rights and captions, submitted, and played where supported; a member’s uploads are edited together', async () => {
  const author = await createSignedInMember(),
    subjectId = await createTestEntry(author);
  const { page } = await openEditor(`${subjectId}-en`, {
    member: author,
    hash: '#/recordings',
    width: 1100,
    expects: /400 \(Bad Request\)/,
  });
  await page.getByLabel('Licence').selectOption('CC0');
  await page.getByLabel('Source', { exact: true }).fill('An archive');
  await page.getByLabel('Choose files…').setInputFiles([
    { name: 'tone.wav', mimeType: 'audio/wav', buffer: createWav() },
    { name: 'no-sound.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<script>') },
  ]);
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await rows.filter({ hasText: 'no-sound.mp3' }).filter({ hasText: 'not a supported sound or film' }).waitFor();
  const item = page.locator('.recording-rows > li');
  await item.getByLabel('Title', { exact: true }).fill('A tone');
  const captions = (text: string) => ({ name: 'c.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  await item.getByLabel('Add captions in English…').setInputFiles(captions('WEBVTT\n\n1\n2\n'));
  await item.getByText('line 4').waitFor();
  await item.getByLabel('Add captions in English…').setInputFiles(captions(vtt));
  await item.getByText('1 cues').waitFor();
  await expectNoAxeViolations(page, 'sounds and films while they are brought');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect.poll(() => loadLatestRevision(subjectId, 'recordings', 'submitted')).toBeTruthy();

  // Publishes them, as reviewers would.
  await withProductDatabase(async (db) => {
    const { id, hash } = await db
      .selectFrom('recording')
      .where('uploaderId', '=', author.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const source = { title: 'An archive', author: null, year: null, where: null, url: null };
    const content = {
      recordings: [
        {
          id,
          url: recordingAddress(hash, 'wav'),
          title: { en: 'A tone' },
          description: {},
          author: null,
          licence: 'CC0-1.0' as const,
          source,
          captions: { en: vtt },
        },
      ],
    };
    await db.transaction().execute((tx) =>
      publishAtOnce(tx, [{ module: 'recordings', thingId: subjectId, language: null, content }], {
        authorId: author.id,
        originId: null,
      }),
    );
  });
  const reader = await openPage({ language: 'en', width: 390 });
  await visit(reader, `/detail/${subjectId}-en#/recordings`);
  const player = reader.locator('.recording-list video');
  await player.waitFor();
  expect(await sidewaysOverflowOf(reader)).toBe(0);
  const played = await player.evaluate(async (media: HTMLVideoElement) => {
    media.muted = true;
    const heard = new Promise((done) => media.textTracks[0]!.addEventListener('cuechange', done, { once: true }));
    media.textTracks[0]!.mode = 'showing';
    await media.play();
    await heard;
    const cue = media.textTracks[0]!.cues![0] as VTTCue;
    return { duration: media.duration, cue: cue.text };
  });
  expect(played).toEqual({ duration: 1, cue: 'One tone' });
  await expectNoAxeViolations(reader, 'sounds of an entry');
  const part = await fetch(
    new URL(await player.locator('source').evaluate((element: HTMLSourceElement) => element.src)),
    {
      headers: { range: 'bytes=0-3' },
    },
  );
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'audio/wav', 'RIFF']);

  // The member's uploads: one picture, described in the user centre.
  await visit(page, `/user/edit?id=${subjectId}-en#/gallery`);
  await page.getByLabel('Licence').selectOption('CC0');
  await page.getByLabel('Source', { exact: true }).fill('A museum');
  const buffer = await drawPicture(31);
  const pictureFile = { name: 'stripes.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Choose pictures…').setInputFiles([pictureFile]);
  await rows.filter({ hasText: 'stripes.jpg' }).filter({ hasText: 'Uploaded' }).waitFor();
  await page.getByLabel('Choose pictures…').setInputFiles([pictureFile]);
  await page.getByText('Already uploaded').waitFor();
  await page.getByRole('button', { name: 'Use this one: stripes.jpg' }).click();
  await visit(page, '/user/usercenter#/mycontent/uploads');
  await page.getByLabel('Select “stripes.jpg”').check();
  await page.getByLabel('Caption', { exact: true }).fill('Stripes');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByLabel('Select “Stripes”').waitFor();
  await page
    .getByText(/^\d+ × \d+ · [\d.]+ [KM]B$/)
    .first()
    .waitFor(); // Specification 22
  await expectNoAxeViolations(page, 'my uploads');
});
