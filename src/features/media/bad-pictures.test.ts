import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from './pictures.server.ts';

const red = '#a52a1c',
  [width, height] = [320, 240];
const plain = (background: string = red) => sharp({ create: { width, height, channels: 3, background } });

/** An upload as it is stored: its size, the format in which it was sent, and the colour at its centre. */
async function storeUpload(sent: Buffer) {
  const { format, files, full } = await preparePicture(sent);
  const file = Buffer.from([...files.values()].at(-1)!);
  const { data, info } = await sharp(file)
    .extract({ left: full.width >> 1, top: full.height >> 1, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { pages = 1, exif } = await sharp(file).metadata();
  return { format, full, pages, exif, file, colour: [...data.subarray(0, 3)], channels: info.channels };
}
const near = (colour: readonly number[], expectedColour: readonly number[], by = 12) =>
  colour.forEach((value, at) => expect(Math.abs(value - expectedColour[at]!), String(colour)).toBeLessThan(by));
const redAs = [165, 42, 28];

/** Encodes a PNG chunk. */
function chunk(type: string, content: Buffer): Buffer {
  const typedContent = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typedContent));
  return Buffer.concat([length, typedContent, sum]);
}
/** A PNG of any size in a single grey, only a few bytes long. */
function aBomb(side: number, rows: number, extraChunk: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const lines = deflateSync(Buffer.alloc((side + 1) * rows));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    extraChunk,
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** Inserts metadata segments such as EXIF before the image data, each of the maximum segment length. */
function withRemarks(jpeg: Buffer, bytes: number): Buffer {
  const segmentLength = 65_533;
  const segments = Array.from({ length: Math.ceil(bytes / segmentLength) }, (_, at) => {
    const segment = Buffer.alloc(segmentLength + 4, 'private ');
    segment.writeUInt16BE(at ? 0xffed : 0xffe1);
    segment.writeUInt16BE(segmentLength + 2, 2);
    if (!at) segment.write('Exif\0\0MM\0*\0\0\0\x08', 4, 'latin1');
    return segment;
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

test('V16 decompression bombs: 30,000 × 30,000 is refused by its header; a hundred megabytes packed with a picture stay packed', async () => {
  const bomb = aBomb(30_000, 40);
  expect(bomb.length).toBeLessThan(5000);
  await expect(preparePicture(bomb)).rejects.toMatchObject({
    errorName: 'pictureLarge',
    details: { megapixels: 900, most: 64 },
  });
  const jpeg = Buffer.from(await plain().jpeg().toBuffer());
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  jpeg.writeUInt16BE(30_000, frame + 5);
  jpeg.writeUInt16BE(30_000, frame + 7);
  await expect(preparePicture(jpeg)).rejects.toMatchObject({ errorName: 'pictureLarge', details: { megapixels: 900 } });
  // A text chunk and a colour profile of 100 MB each, compressed to 100 kB.
  const zeros = deflateSync(Buffer.alloc(100 << 20));
  const extraChunks = ['zTXtremark\0\0', 'iCCPprofile\0\0'].map((head) =>
    chunk(head.slice(0, 4), Buffer.concat([Buffer.from(head.slice(4), 'latin1'), zeros])),
  );
  for (const extraChunk of extraChunks) {
    const outcome = await preparePicture(aBomb(400, 400, extraChunk)).then(
      ({ files }) => Buffer.from([...files.values()].at(-1)!).length,
      (error: { errorName: string }) => error.errorName,
    );
    expect(typeof outcome === 'number' ? outcome < 10_000 : outcome === 'pictureUnreadable', String(outcome)).toBe(
      true,
    );
  }
});

test('V16 EXIF of 10 MB, four inks, 16 bits, an animation, a second file after the end: only the picture is saved', async () => {
  const remarks = withRemarks(await plain().jpeg({ quality: 95 }).toBuffer(), 10 << 20);
  const frames = [red, '#1c2aa5', '#2aa51c'].map((colour) => plain(colour).raw().toBuffer());
  const moving = sharp(Buffer.concat(await Promise.all(frames)), {
    raw: { width, height: height * frames.length, channels: 3, pageHeight: height },
  });
  const zip = Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1');
  const sent: Record<string, [Buffer, string]> = {
    'EXIF of 10 MB': [remarks, 'jpeg'],
    'four inks': [await plain().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), 'jpeg'],
    '16 bits': [await plain().toColourspace('rgb16').png().toBuffer(), 'png'],
    '16 bits, interlaced': [await plain().toColourspace('rgb16').png({ progressive: true }).toBuffer(), 'png'],
    'a moving GIF': [await moving.clone().gif().toBuffer(), 'gif'],
    'a moving WebP': [await moving.clone().webp({ lossless: true }).toBuffer(), 'webp'],
    'a picture that is an archive too': [Buffer.concat([await plain().png().toBuffer(), zip]), 'png'],
  };
  for (const [what, [file, format]] of Object.entries(sent)) {
    const storedUpload = await storeUpload(file);
    expect({ ...storedUpload, file: 0, colour: 0, channels: 0 }, what).toMatchObject({
      format,
      full: { width, height },
      pages: 1,
    });
    near(storedUpload.colour, redAs, what === 'four inks' ? 40 : 12);
    expect(
      [storedUpload.exif, storedUpload.file.includes('private'), storedUpload.file.includes('script')],
      what,
    ).toEqual([undefined, false, false]);
    expect(storedUpload.file.length, what).toBeLessThan(20_000);
  }
});

test('V16 a truncated file, a wrong extension or a drawing with a script (SVG) is refused by error name', async () => {
  const pictures: Record<string, Sharp> = {
    jpeg: plain().jpeg(),
    png: plain().png(),
    webp: plain().webp({ lossless: true }),
    gif: plain().gif(),
    avif: plain().avif({ effort: 0 }),
  };
  const bad: Record<string, Buffer> = {
    SVG: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script></svg>',
    ),
    'SVG behind a space and a comment': Buffer.from('\n<!-- GIF89a --><svg width="400" height="300"/>'),
    'TIFF called JPEG': await plain().tiff().toBuffer(),
    'HTML that begins as a GIF': Buffer.from('GIF89a<script>alert(1)</script>'),
  };
  for (const [format, picture] of Object.entries(pictures)) {
    const bytes = await picture.toBuffer();
    bad[`half a ${format}`] = bytes.subarray(0, bytes.length >> 1);
  }
  for (const [what, bytes] of Object.entries(bad))
    await expect(preparePicture(bytes), what).rejects.toMatchObject({ errorName: 'pictureUnreadable' });
});
