import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestS3Server } from '../../../tests/test-s3-server.ts';
import { openWorld } from '../../../tests/world.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { deleteImage, uploadImage } from './contract.ts';
import { preparePicture, savePicture, sweepPictures } from './pictures.server.ts';

const details = {
  thingId: null,
  licence: 'CC0-1.0',
  source: { title: 'A museum', author: null, year: null, where: null, url: null },
  name: 'a.png',
  size: 1,
  format: 'png',
  murmurHash: '0',
} as const;

/** A world with its pictures in an S3-compatible store, and how Sima Qian uploads one in a given colour. */
async function openStore() {
  const server = await startTestS3Server();
  const { endpoint, bucket, region, accessKey, secretKey } = server.settings;
  const world = await openWorld({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  });
  const { db, drivers } = world;
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian' }).execute();
  const bring = async (background: string) => {
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } });
    return savePicture(db, drivers.media, 'sima-qian', await preparePicture(await picture.png().toBuffer()), details);
  };
  const rows = () => db.selectFrom('image').select('id').orderBy('createdAt').execute();
  return { ...world, server, bring, rows };
}

test('a picture that the store refuses leaves nothing behind, and entries can still be read', async () => {
  const { server, bring, rows, as } = await openStore();
  for (const [trouble, name] of [
    ['broken', 'storeAway'],
    ['full', 'storeFull'],
    ['away', 'storeAway'],
  ] as const) {
    await server.set(trouble);
    await expect(bring('#a52a1c'), trouble).rejects.toMatchObject({ errorName: name });
    expect(await rows()).toEqual([]);
    expect((await as(null, 'en')(entryDetail, { id: 'augustus-en' })).name).toBe('Augustus');
  }
  await server.set(null);
  const { id } = await bring('#a52a1c');
  expect(await rows()).toEqual([{ id }]);
  expect(server.objects.size).toBe(2);
  expect(uploadImage.fails).toEqual(expect.arrayContaining(['storeAway', 'storeFull']));
});

test('deleting a picture while the store is away removes it at once and queues the removal of its files', async () => {
  const { server, bring, rows, as, db } = await openStore();
  const { id } = await bring('#a52a1c');
  await server.set('away');
  await as('sima-qian')(deleteImage, { id });
  expect(await rows()).toEqual([]);
  const { rows: waiting } = await sql<{
    name: string;
  }>`select task_identifier as name from graphile_worker.jobs`.execute(db);
  expect(waiting).toEqual([{ name: 'removing' }]);
});

test('pictures unpublished for a month are deleted, unless a draft or a submission uses them', async () => {
  const { bring, rows, db, drivers, server } = await openStore();
  const [published, drafted, forgotten] = [await bring('#111111'), await bring('#222222'), await bring('#333333')];
  await sql`update image set created_at = now() - interval '31 days'`.execute(db);
  const young = await bring('#444444');
  await db.updateTable('image').set({ publishedAt: new Date() }).where('id', '=', published.id).execute();
  await sql`
    insert into revision (id, thing_id, module, language, content, author_id, state, bundle_id)
    values (${newId()}, 'augustus', 'text', 'en', ${JSON.stringify({ body: `<img src="/media/image/${drafted.hash}-600x400.webp">` })}, 'sima-qian', 'draft', 'b')`.execute(
    db,
  );
  const before = server.objects.size;
  expect(await sweepPictures(db, drivers.media)).toBe(1);
  const remainingIds = (await rows()).map(({ id }) => id);
  expect(remainingIds.sort()).toEqual([published.id, drafted.id, young.id].sort());
  expect([...server.objects.keys()].filter((name) => name.includes(forgotten.hash))).toEqual([]);
  expect(server.objects.size).toBe(before - 2);
  expect(await sweepPictures(db, drivers.media)).toBe(0);
});
