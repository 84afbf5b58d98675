import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGalleryFixture } from '../../../../tests/gallery.ts';
import { createMp4, createWav } from '../../../../tests/recordings.ts';
import { exportData } from '../../user-centre/contract.ts';
import { heartbeat } from '../../../editing/revisions/contract.ts';
import { removeMedium, searchMedia } from '../gallery/contract.ts';
import * as calls from './contract.ts';
import { receiveRecording, removeRecording, sweepRecordings } from './store.server.ts';

async function aStudio() {
  const desk = await createGalleryFixture();
  const { by, db, drivers, settings } = desk;
  const bring = (content: Buffer, memberId = 'author') =>
    receiveRecording(db, { media: drivers.media, folder: settings.STELE_DATA }, pieces(content), {
      memberId,
      thingId: null,
      name: 'song.bin',
    });
  const readSize = (name: string) => drivers.media.sizeOf(name);
  const propose = async (recordings: object[]) => {
    const { token } = await by('author')(heartbeat, { itemId: 'mona-lisa', type: 'recordings' });
    const { baseId } = await desk.open('author', 'mona-lisa', 'recordings');
    return by('author')(calls.saveRecordings, { itemId: 'mona-lisa', recordings, token, baseId } as never);
  };
  return { ...desk, bring, readSize, propose };
}
async function* pieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000);
}
const source = { title: 'An archive', author: null, year: null, where: null, url: null };
const vtt = 'WEBVTT\n\nNOTE mine\n\n00:00.000 --> 00:01.000\n<i>La</i>\n';

test('audio and video of an entry are proposed with rights and captions, reviewed, listed by kind, and removed', async () => {
  const { by, bring, propose, pass } = await aStudio();
  const ask = by('author');
  const [song, film] = [await bring(createWav()), await bring(createMp4())];
  const [first, second] = (await ask(calls.ownRecordings, {})).recordings.toSorted((a) => (a.id === song.id ? -1 : 1));
  expect([first, second]).toMatchObject([
    { mediaType: 'audio', infos: { format: 'wav', seconds: 1 }, size: createWav().length, name: 'song.bin' },
    { mediaType: 'video', url: `/media/recording/${film.hash}.mp4` },
  ]);
  const rights = { licence: 'CC0-1.0', source };
  const { revisionId } = await propose([
    { id: film.id, url: second!.url, title: { en: 'The restoration' }, ...rights },
    {
      id: song.id,
      url: first!.url,
      title: { en: '<b>A song</b>', fr: 'Un chant' },
      captions: { en: vtt, fr: vtt },
      ...rights,
    },
  ]);
  const request = { itemId: 'mona-lisa', page: 1, size: 20, sort: 'position' } as const;
  expect(await ask(calls.audioList, request)).toEqual({ total: 0, recordings: [] });
  await expect(ask(calls.deleteRecording, { id: song.id })).rejects.toMatchObject({ errorName: 'recordingInUse' });
  await pass(revisionId);

  expect(await ask(calls.audioList, request)).toMatchObject({
    total: 1,
    recordings: [
      {
        id: song.id,
        itemId: 'mona-lisa',
        title: 'A song',
        titles: { en: 'A song', fr: 'Un chant' },
        credit: { licence: 'CC0-1.0', source: { title: 'An archive' } },
        captions: [
          { language: 'en', url: `/captions/mona-lisa/${song.id}/en.vtt` },
          { language: 'fr', url: `/captions/mona-lisa/${song.id}/fr.vtt` },
        ],
      },
    ],
  });
  // Specification 16: texts are in the language of the call, given in the path or in the body.
  const inFrench = by('author', 'fr');
  expect((await inFrench(calls.audioList, request)).recordings[0]).toMatchObject({ title: 'Un chant', desc: '' });
  const searched = { itemId: 'mona-lisa', mediaType: 'audio' } as const;
  expect((await inFrench(searchMedia, searched)).recordings[0]!.title).toBe('Un chant');
  expect((await by('author', 'jp')(calls.videoList, request)).recordings[0]!.title).toBe('The restoration');
  for (const sort of ['new', 'old', 'title'] as const)
    expect((await ask(calls.videoList, { ...request, sort })).recordings.map(({ id }) => id)).toEqual([film.id]);
  expect((await ask(calls.videoList, { ...request, page: 2 })).recordings).toEqual([]);
  expect(await ask(searchMedia, { itemId: 'mona-lisa', mediaType: 'video', keyword: 'restor' })).toMatchObject({
    total: 1,
    images: [],
    recordings: [{ id: film.id }],
  });

  const taken = await ask(removeMedium, { id: song.id, itemId: 'mona-lisa', mediaType: 'audio' });
  await pass(taken.revisionId);
  expect((await ask(calls.audioList, request)).total).toBe(0);
  expect((await ask(calls.videoList, request)).total).toBe(1);
  await expect(ask(removeMedium, { id: film.id, itemId: 'mona-lisa', mediaType: 'audio' })).rejects.toMatchObject({
    errorName: 'recordingNotFound',
  });
  expect((await ask(exportData, {})).recordings).toMatchObject([{ format: 'wav' }, { format: 'mp4' }]);
});

test('captions that are not WebVTT are refused with their language and line', async () => {
  const { bring, propose } = await aStudio();
  const song = await bring(createWav());
  const recording = { id: song.id, url: `/media/recording/${song.hash}.wav`, title: {}, licence: 'CC0-1.0', source };
  await expect(propose([{ ...recording, captions: { fr: 'WEBVTT\n\n1\n2\n' } }])).rejects.toMatchObject({
    errorName: 'captionsWrong',
    details: { language: 'fr', line: 4 },
  });
});

test('a file is stored once however often it is uploaded, only if there is room, never if invalid, without temporary files', async () => {
  const { bring, readSize, db, settings, drivers, by } = await aStudio();
  const song = await bring(createWav());
  expect((await bring(createWav())).id).toBe(song.id);
  expect((await bring(createWav(), 'other')).id).not.toBe(song.id);
  await expect(bring(Buffer.from('<script>'))).rejects.toMatchObject({ errorName: 'recordingUnreadable' });
  const insert = db.insertInto('recording').values(
    Array.from({ length: 29 }, (_, at) => ({
      id: `r${at}`,
      thingId: null,
      hash: `h${at}`,
      kind: 'audio' as const,
      format: 'mp3' as const,
      seconds: 1,
      name: '',
      size: 1,
      uploaderId: 'author',
      publishedAt: null,
    })),
  );
  await insert.execute();
  const film = createMp4();
  await expect(bring(film)).rejects.toMatchObject({ errorName: 'quotaReached', details: { what: 'recordings' } });
  const broken = (async function* () {
    yield film.subarray(0, 500);
    throw new Error('the line broke');
  })();
  const uploadDetails = { memberId: 'other', thingId: null, name: '' };
  const where = { media: drivers.media, folder: settings.STELE_DATA };
  const left = join(settings.STELE_DATA, 'incoming/of-a-process-that-was-killed');
  writeFileSync(left, 'half');
  utimesSync(left, 0, 0);
  await expect(receiveRecording(db, where, broken, uploadDetails)).rejects.toThrow('the line broke');
  expect(readdirSync(join(settings.STELE_DATA, 'incoming'))).toEqual([]);
  expect(readdirSync(join(settings.STELE_DATA, 'media/recording')).length).toBe(2);

  await by('author')(calls.deleteRecording, { id: song.id });
  expect(await readSize(`recording/${song.hash}.wav`)).toBeNull();
  await db
    .updateTable('recording')
    .set({ createdAt: new Date(0) })
    .where('uploaderId', '=', 'other')
    .execute();
  expect(await sweepRecordings(db, drivers.media)).toBe(1);
  expect(readdirSync(join(settings.STELE_DATA, 'media/recording'))).toEqual([]);
});

test('code B9: a recording uploaded again while it is being removed keeps its file', async () => {
  const { bring, drivers, db, readSize } = await aStudio();
  const { id } = await bring(createWav());
  const { promise: isStored, resolve: noteStored } = Promise.withResolvers<void>();
  let upload: ReturnType<typeof bring> | undefined;
  const { media } = drivers;
  drivers.media = {
    ...media,
    put: async (...args) => {
      await media.put(...args);
      noteStored();
    },
  };
  await removeRecording(
    db,
    {
      ...media,
      async remove(name) {
        upload = bring(createWav()); // its row is deleted, its file not yet
        await isStored;
        await media.remove(name);
      },
    },
    'author',
    id,
  );
  const { hash } = await upload!;
  expect(await readSize(`recording/${hash}.wav`)).toBe(createWav().length);
});
