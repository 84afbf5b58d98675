import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { aMember } from '../browser/accounts.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52a1c' } }).png().toBuffer();
const cookieOf = ({ bearer }: { bearer: string }) => `bearer=${bearer}; free=1; sys_lang=en`;
const said = { itemId: 'augustus', name: 'bust.png', title: { en: 'Bust' }, author: 'Somebody', licence: 'CC-BY-4.0', source: { title: 'A museum', url: 'https://museum.example/1' } };

async function upload(file: Buffer | null, headers: Record<string, string>, input: unknown = said) {
  const form = new FormData();
  form.append('input', typeof input === 'string' ? input : JSON.stringify(input));
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'bust.png');
  const response = await fetch(`${inject('product')}/api/item/image/upload`, { method: 'POST', body: form, headers });
  return (await response.json()) as { code: number; message?: string; data: { error?: string; url?: string; id?: string } };
}

test('S12 a picture is kept with what is said of it, in several widths, for ever at its address', async () => {
  const { cookies } = await aMember();
  const cookie = cookieOf(cookies), file = await picture(1000, 500);
  const { code, data } = await upload(file, { cookie });
  expect({ code, data }).toMatchObject({
    code: 200,
    data: {
      itemId: 'augustus', title: { en: 'Bust' }, desc: {}, tags: [], name: 'bust.png', size: file.length, murmurHash: expect.stringMatching(/^[\da-f]{8}$/), url: expect.stringMatching(/^\/media\/image\/[\w-]{43}-1000x500\.webp$/),
      infos: { width: 1000, height: 500, format: 'png' }, credit: { author: 'Somebody', licence: 'CC-BY-4.0', source: { title: 'A museum', url: 'https://museum.example/1' } },
    },
  });
  for (const [address, width] of [[data.url!, 1000], [data.url!.replace('.webp', '-480.webp'), 480], [data.url!.replace('.webp', '-960.webp'), 960]] as const) {
    const served = await fetch(inject('product') + address);
    expect(Object.fromEntries(served.headers)).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(width);
  }
  // The same picture again is the same, and says what was said last.
  expect((await upload(file, { cookie }, { ...said, author: 'Somebody else' })).data).toMatchObject({ id: data.id, url: data.url, credit: { author: 'Somebody else' } });
});

test('V16 what is wrong with a picture is said by name', async () => {
  const { cookies } = await aMember();
  const cookie = cookieOf(cookies), file = await picture(300, 200);
  expect(await upload(await picture(100, 50), { cookie })).toMatchObject({ code: 400, message: 'This picture is too small: it must be larger than 100×50 pixels', data: { error: 'pictureSmall' } });
  expect(await upload(Buffer.from('<svg/>'), { cookie })).toMatchObject({ code: 400, data: { error: 'pictureUnreadable' } });
  expect(await upload(null, { cookie })).toMatchObject({ code: 400, data: { error: expect.stringMatching(/pictureUnreadable|creditMissing/) } });
  expect(await upload(Buffer.alloc(16 * 1024 * 1024 + 1, 'x'), { cookie })).toMatchObject({ code: 413, data: { error: 'tooLarge' } });
  for (const lacking of [{ licence: null }, { source: null }, { source: { title: ' ' } }]) expect(await upload(file, { cookie }, { ...said, ...lacking }), JSON.stringify(lacking)).toMatchObject({ code: 400, message: 'Please give the picture’s licence and source', data: { error: 'creditMissing' } });
  for (const wrong of ['{', { ...said, licence: 'all mine' }, { ...said, source: { title: 'x', url: 'javascript:alert(1)' } }]) expect(await upload(file, { cookie }, wrong)).toMatchObject({ code: 400, data: { error: 'badInput' } });
});

test('P01 pictures are brought by members with a phone', async () => {
  const file = await picture(300, 200), { cookies } = await aMember({ phone: null });
  expect(await upload(file, {})).toMatchObject({ code: 401, data: { error: 'accountExpired' } });
  expect(await upload(file, { cookie: cookieOf(cookies) })).toMatchObject({ code: 403, data: { error: 'phoneNeeded' } });
});
