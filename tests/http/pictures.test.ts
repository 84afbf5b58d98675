import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import * as limits from '../../src/rules/limits.ts';
import { createSignedInMember, withProductDatabase } from '../browser/accounts.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52a1c' } })
    .png()
    .toBuffer();
const cookieOf = ({ bearer }: { bearer: string }) => `bearer=${bearer}; free=1; sys_lang=en`;
const details = {
  itemId: 'augustus',
  name: 'bust.png',
  title: { en: 'Bust' },
  author: 'Somebody',
  licence: 'CC-BY-4.0',
  source: { title: 'A museum', url: 'https://museum.example/1' },
};

async function upload(file: Buffer | null, headers: Record<string, string>, input: unknown = details) {
  const form = new FormData();
  form.append('input', typeof input === 'string' ? input : JSON.stringify(input));
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'bust.png');
  const response = await fetch(`${inject('product')}/api/item/image/upload`, { method: 'POST', body: form, headers });
  return (await response.json()) as {
    code: number;
    message?: string;
    data: { error?: string; url?: string; id?: string; murmurHash?: string };
  };
}

test('S12 security M7 a picture is stored with its details in several widths, visible to uploader and reviewers until it is published', async () => {
  const { cookies } = await createSignedInMember(),
    { cookies: others } = await createSignedInMember(),
    { id: reviewer, cookies: reviewers } = await createSignedInMember();
  await withProductDatabase((db) =>
    db.updateTable('member').set({ role: 'reviewer' }).where('id', '=', reviewer).execute(),
  );
  const cookie = cookieOf(cookies),
    file = await picture(1000, 500);
  const { code, data } = await upload(file, { cookie });
  expect({ code, data }).toMatchObject({
    code: 200,
    data: {
      itemId: 'augustus',
      title: { en: 'Bust' },
      desc: {},
      tags: [],
      name: 'bust.png',
      size: file.length,
      murmurHash: expect.stringMatching(/^[\da-f]{8}$/),
      url: expect.stringMatching(/^\/media\/image\/[\w-]{43}-1000x500\.webp$/),
      infos: { width: 1000, height: 500, format: 'png' },
      credit: {
        author: 'Somebody',
        licence: 'CC-BY-4.0',
        source: { title: 'A museum', url: 'https://museum.example/1' },
      },
    },
  });
  const sizes = [
    [data.url!, 1000],
    [data.url!.replace('.webp', '-480.webp'), 480],
    [data.url!.replace('.webp', '-960.webp'), 960],
  ] as const;
  const ask = (address: string, who: string) => fetch(inject('product') + address, { headers: { cookie: who } });
  for (const [address] of sizes) {
    for (const who of ['', cookieOf(others), 'bearer=none']) {
      const refused = await ask(address, who);
      expect([refused.status, refused.headers.get('cache-control')], `${address} ${who}`).toEqual([404, 'no-store']);
    }
    for (const who of [cookie, cookieOf(reviewers)]) {
      const response = await ask(address, who);
      expect([response.status, response.headers.get('cache-control')], `${address} ${who}`).toEqual([
        200,
        'private, no-store',
      ]);
    }
  }
  await withProductDatabase((db) =>
    db.updateTable('image').set({ publishedAt: new Date() }).where('id', '=', data.id!).execute(),
  );
  for (const [address, width] of sizes) {
    const served = await ask(address, '');
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(width);
  }
  await withProductDatabase((db) =>
    db.updateTable('image').set({ publishedAt: null }).where('id', '=', data.id!).execute(),
  );
  // Uploading the same picture again returns it, with the latest details.
  expect((await upload(file, { cookie }, { ...details, author: 'Somebody else' })).data).toMatchObject({
    id: data.id,
    url: data.url,
    credit: { author: 'Somebody else' },
  });
  // The same for equal pixels from another file: its hash stays.
  const other = await sharp(file).png({ compressionLevel: 0 }).toBuffer();
  expect((await upload(other, { cookie }, details)).data).toMatchObject({ id: data.id, murmurHash: data.murmurHash });
});

test('V16 a picture is under 16 MB: one of 16,777,216 bytes is too large', async () => {
  const { cookies } = await createSignedInMember();
  const png = await sharp(await picture(300, 200))
    .png()
    .toBuffer();
  const ofSize = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
  expect(await upload(ofSize(16_777_216), { cookie: cookieOf(cookies) })).toMatchObject({
    code: 413,
    data: { error: 'tooLarge' },
  });
  expect((await upload(ofSize(16_777_215), { cookie: cookieOf(cookies) })).code).toBe(200);
});

test('V16 faults of a picture are reported by name', async () => {
  const { cookies } = await createSignedInMember();
  const cookie = cookieOf(cookies),
    file = await picture(300, 200);
  expect(await upload(await picture(100, 50), { cookie })).toMatchObject({
    code: 400,
    message: 'This picture is too small: it must be larger than 100×50 pixels',
    data: { error: 'pictureSmall' },
  });
  expect(await upload(Buffer.from('<svg/>'), { cookie })).toMatchObject({
    code: 400,
    data: { error: 'pictureUnreadable' },
  });
  expect(await upload(null, { cookie })).toMatchObject({
    code: 400,
    data: { error: expect.stringMatching(/pictureUnreadable|creditMissing/) },
  });
  expect(await upload(Buffer.alloc(16 * 1024 * 1024 + 1, 'x'), { cookie })).toMatchObject({
    code: 413,
    data: { error: 'tooLarge' },
  });
  for (const lacking of [{ licence: null }, { source: null }, { source: { title: ' ' } }])
    expect(await upload(file, { cookie }, { ...details, ...lacking }), JSON.stringify(lacking)).toMatchObject({
      code: 400,
      message: 'Please give the picture’s licence and source',
      data: { error: 'creditMissing' },
    });
  for (const wrong of [
    '{',
    { ...details, licence: 'all mine' },
    { ...details, source: { title: 'x', url: 'javascript:alert(1)' } },
  ])
    expect(await upload(file, { cookie }, wrong)).toMatchObject({ code: 400, data: { error: 'badInput' } });
});

test('P01 pictures are uploaded by members with a phone', async () => {
  const file = await picture(300, 200),
    { cookies } = await createSignedInMember({ phone: null });
  expect(await upload(file, {})).toMatchObject({ code: 401, data: { error: 'accountExpired' } });
  expect(await upload(file, { cookie: cookieOf(cookies) })).toMatchObject({
    code: 403,
    data: { error: 'phoneNeeded' },
  });
});

test('security M7 quotaReached is explained in words; a deleted picture is gone', async () => {
  const { id: member, cookies } = await createSignedInMember(),
    cookie = cookieOf(cookies);
  const { data } = await upload(await picture(300, 200), { cookie });
  await withProductDatabase((db) =>
    db.updateTable('image').set({ keptBytes: limits.quota.pictureBytes }).where('uploaderId', '=', member).execute(),
  );
  expect(await upload(await picture(301, 200), { cookie })).toMatchObject({
    code: 409,
    message: 'You have reached the limit: at most 500 MB of unpublished pictures',
    data: { error: 'quotaReached', what: 'pictureBytes', most: 500 },
  });
  const gone = await fetch(`${inject('product')}/api/media/image/delete/`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id: data.id }),
  });
  expect(gone.status).toBe(200);
  expect((await fetch(inject('product') + data.url!, { headers: { cookie } })).status).toBe(404);
});

test('V16 a hundred uploads on broken connections: partial files are not stored, refusals have a reason, and the product continues', async () => {
  const { id: member, cookies } = await createSignedInMember();
  const cookie = cookieOf(cookies),
    file = await picture(400, 300),
    { hostname, port } = new URL(inject('product'));
  const boundary = 'of-a-picture';
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const body = Buffer.concat([
    Buffer.from(`${part('input')}\r\n\r\n${JSON.stringify(details)}\r\n${part('file')}; filename="a.png"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  /** Cuts the connection some bytes before the end, as on a phone in a tunnel. */
  const broken = (at: number) =>
    new Promise<void>((gone) => {
      const socket = connect(Number(port), hostname, () => {
        const head = `POST /api/item/image/upload HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`;
        socket.write(head);
        socket.write(body.subarray(0, Math.trunc((body.length * (at % 10)) / 10)), () => socket.resetAndDestroy());
      });
      socket.on('close', () => gone()).on('error', () => {});
    });
  const uploads = Array.from({ length: 10 }, async (_, at) => upload(await picture(400 + at, 300), { cookie }));
  await Promise.all(Array.from({ length: 90 }, (_, at) => broken(at)));
  const answers = await Promise.all(uploads);
  for (const { code, data } of answers)
    expect(code === 200 || data.error === 'tryLater' || data.error === 'tooManyRequests', JSON.stringify(data)).toBe(
      true,
    );
  const savedCount = answers.filter(({ code }) => code === 200).length;
  const rows = () =>
    withProductDatabase((db) => db.selectFrom('image').where('uploaderId', '=', member).select('id').execute());
  expect(savedCount).toBeGreaterThan(0);
  expect(await rows()).toHaveLength(savedCount);
  expect(await upload(await picture(450, 300), { cookie })).toMatchObject({ code: 200 });
  expect(await rows()).toHaveLength(savedCount + 1);
});
