import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { createSignedInMember, withProductDatabase } from '../browser/accounts.ts';

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52a1c' } });
const cookieOf = ({ bearer }: { bearer: string }) => `bearer=${bearer}; free=1; sys_lang=en`;

async function upload(file: Buffer | null, headers: Record<string, string>, { name = 'picture.png' } = {}) {
  const form = new FormData();
  form.append('language', 'en');
  if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
  const response = await fetch(`${inject('product')}/data/account/avatar`, { method: 'POST', body: form, headers });
  return {
    status: response.status,
    envelope: (await response.json()) as { code: number; message?: string; data: { error?: string; avatar?: string } },
  };
}
const picture = (address: string) => fetch(inject('product') + address);

test('a picture is stored and served permanently at its address, as a picture only; the previous one is gone', async () => {
  const { cookies } = await createSignedInMember();
  const cookie = cookieOf(cookies);
  const first = await upload(await red(500, 300).jpeg().toBuffer(), { cookie });
  expect(first.envelope).toMatchObject({
    code: 200,
    data: { avatar: expect.stringMatching(/^\/media\/avatar\/[\w-]{43}\.webp$/) },
  });
  const served = await picture(first.envelope.data.avatar!);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'self'`,
  });
  expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 320,
  });

  const second = await upload(await red(50, 50).webp().toBuffer(), { cookie });
  expect(second.envelope.data.avatar).not.toBe(first.envelope.data.avatar);
  expect((await picture(first.envelope.data.avatar!)).status).toBe(404);
  expect((await picture(second.envelope.data.avatar!)).status).toBe(200);
});

test('a file that is no picture is refused by name, whatever it is called; one that is too large is not read to its end', async () => {
  const { cookies } = await createSignedInMember();
  const cookie = cookieOf(cookies);
  const hostile = {
    'wrong bytes': Buffer.from('hello'),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    nothing: Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(hostile)) {
    expect((await upload(bytes, { cookie }, { name: 'photo.png' })).envelope, what).toMatchObject({
      code: 400,
      message: 'This picture cannot be read; please use JPEG, PNG, WebP, AVIF or GIF',
      data: { error: 'pictureUnreadable' },
    });
  }
  const bomb = (await upload(await red(9000, 9000).png().toBuffer(), { cookie })).envelope;
  expect(bomb).toMatchObject({
    code: 400,
    message: expect.stringContaining('has 81 megapixels; its format may have 64'),
    data: { error: 'pictureLarge', megapixels: 81, most: 64 },
  });
  expect((await upload(null, { cookie })).envelope, 'no file').toMatchObject({
    code: 400,
    data: { error: 'pictureUnreadable' },
  });
  expect((await upload(Buffer.alloc(16 * 1024 * 1024 + 1, 'x'), { cookie })).envelope).toMatchObject({
    code: 413,
    data: { error: 'tooLarge' },
  });
});

test('strangers, other sites and banned members cannot upload a picture (P01, T08)', async () => {
  const { id, cookies } = await createSignedInMember();
  const cookie = cookieOf(cookies),
    png = await red(9, 9).png().toBuffer();
  expect((await upload(png, {})).envelope).toMatchObject({ code: 401, data: { error: 'accountExpired' } });
  expect((await upload(png, { cookie, origin: 'https://elsewhere.example' })).envelope).toMatchObject({
    code: 403,
    data: { error: 'originRefused' },
  });
  await withProductDatabase((db) =>
    db
      .updateTable('member')
      .set({ status: 'ban', bannedUntil: new Date(Date.now() + 86_400_000) })
      .where('id', '=', id)
      .execute(),
  );
  expect((await upload(png, { cookie })).envelope).toMatchObject({
    code: 403,
    data: { error: 'accountBanned', days: 1 },
  });
});

test('an invalid address in the store answers 404', async () => {
  for (const path of [
    '/media/',
    '/media/avatar/',
    '/media/avatar/x.webp',
    '/media/avatar/..%2f..%2fpostgres.webp',
    `/media/avatar/${'a'.repeat(43)}.webp`,
    `/media/avatar/${'a'.repeat(43)}.svg`,
  ])
    expect((await picture(path)).status, path).toBe(404);
});
