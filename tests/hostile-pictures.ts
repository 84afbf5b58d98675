import sharp from 'sharp';
import { collectedPictures, type Corpus, type PictureFile } from './hostile-corpus.ts';

const plainPicture = (width = 64, height = 48, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 165, g: 42, b: 28, alpha: 0.5 } } });
const png = () => plainPicture().png().toBuffer();
const jpeg = () => plainPicture().jpeg().toBuffer();
const textFile = (text: string) => () => Buffer.from(text, 'latin1');
/** A file with some bytes overwritten. */
const overwriteBytes = async (file: Promise<Buffer>, at: number, bytes: readonly number[]) => {
  const copy = Buffer.from(await file);
  copy.set(bytes, at < 0 ? copy.length + at : at);
  return copy;
};
const truncate = async (file: Promise<Buffer>) => {
  const bytes = await file;
  return bytes.subarray(0, bytes.length >> 1);
};
/** An animation with frames of changing colour. */
const frames = (count: number) => {
  const width = 40,
    height = 30;
  const pixels = Buffer.concat(Array.from({ length: count }, (_, n) => Buffer.alloc(width * height * 3, n * 40)));
  return sharp(pixels, { raw: { width, height: height * count, channels: 3, pageHeight: height } });
};
/** The header of a bitmap with arbitrary values. Source: BITMAPINFOHEADER. */
function bitmap(width: number, height: number, bits: number): Buffer {
  const file = Buffer.alloc(54 + 64);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  return file;
}
const orientedPicture = (orientation: number) => () =>
  plainPicture(90, 60)
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .jpeg()
    .toBuffer();

/** Pictures at the limits of their formats, and files that only start like one; all generated here. */
const ownPictures: readonly PictureFile[] = [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.of(0xff)],
  ['a megabyte of zeros', () => Buffer.alloc(1 << 20)],
  ['words', textFile('not a picture')],
  [
    'SVG with a script',
    textFile('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'),
  ],
  [
    'SVG that reads a file',
    textFile('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ],
  ['HTML that begins like a GIF', textFile('GIF89a=1;<script>alert(1)</script>')],
  ['PDF', textFile('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>')],
  ['an archive', textFile('PK\x03\x04')],
  ['only a signature of PNG', textFile('\x89PNG\r\n\x1a\n')],
  ['only a signature of JPEG', () => Buffer.of(0xff, 0xd8, 0xff, 0xe0)],
  ['only a signature of WebP', textFile('RIFF\xff\xff\xff\xffWEBPVP8 ')],
  ['only a signature of AVIF', textFile('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1')],
  ['half a PNG', () => truncate(png())],
  ['half a JPEG', () => truncate(plainPicture(400, 300).jpeg().toBuffer())],
  ['half a WebP', () => truncate(plainPicture().webp().toBuffer())],
  ['half a GIF', () => truncate(plainPicture().gif().toBuffer())],
  ['a PNG whose header says another size', () => overwriteBytes(png(), 16, [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])],
  ['a PNG of no width', () => overwriteBytes(png(), 16, [0, 0, 0, 0])],
  ['a PNG of an unknown colour type', () => overwriteBytes(png(), 25, [9])],
  ['a PNG with a broken checksum', () => overwriteBytes(png(), 29, [1, 2, 3, 4])],
  ['a PNG whose pixels are no deflate', () => overwriteBytes(png(), 60, Array<number>(20).fill(0xaa))],
  ['a JPEG with a broken table', () => overwriteBytes(jpeg(), 22, Array<number>(40).fill(0xee))],
  ['a JPEG without its end', () => overwriteBytes(jpeg(), -2, [0, 0])],
  [
    'a WebP that says that it is longer',
    () => overwriteBytes(plainPicture().webp().toBuffer(), 4, [0xff, 0xff, 0xff, 0x7f]),
  ],
  ['a bitmap', () => bitmap(4, 4, 24)],
  ['a bitmap of two thousand million columns', () => bitmap(0x7fffffff, 1, 24)],
  ['a bitmap of negative width', () => bitmap(-4, 4, 24)],
  ['a bitmap of three bits', () => bitmap(4, 4, 3)],
  ['a TIFF', () => plainPicture().tiff().toBuffer()],
  ['one pixel', () => plainPicture(1, 1).png().toBuffer()],
  ['one column', () => plainPicture(1, 3000).png().toBuffer()],
  ['one row', () => plainPicture(3000, 1).webp().toBuffer()],
  [
    'nothing to see',
    () =>
      sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
  ],
  ['grey with alpha in 16 bits', () => plainPicture(64, 48, 4).toColourspace('grey16').png().toBuffer()],
  ['a palette', () => plainPicture().png({ palette: true, colours: 2 }).toBuffer()],
  ['interlaced', () => plainPicture().png({ progressive: true }).toBuffer()],
  ['four inks', () => plainPicture().toColourspace('cmyk').jpeg().toBuffer()],
  ['a moving GIF', () => frames(4).gif({ loop: 3 }).toBuffer()],
  ['a moving WebP', () => frames(4).webp({ loop: 3 }).toBuffer()],
  [
    'a picture with something behind it',
    async () => Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>PK')]),
  ],
  [
    'a megabyte of remarks',
    () =>
      plainPicture()
        .withExif({ IFD0: { Copyright: 'x'.repeat(60_000) } })
        .jpeg()
        .toBuffer(),
  ],
  ...Array.from({ length: 8 }, (_, n): PictureFile => [`turned as ${n + 1}`, orientedPicture(n + 1)]),
  ['turned as 99', orientedPicture(99)],
];

export const pictureCorpora: readonly Corpus<PictureFile>[] = [
  { of: 'our own', items: ownPictures },
  { of: 'sharp and image-rs', items: collectedPictures },
];
