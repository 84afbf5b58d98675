import { existsSync, globSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { hashOf, descriptorBytes, computeDescriptor, queryDescriptorsOf, sidePx } from './describe.ts';
import { Matrix, splitHash } from './matrix.ts';

const folder = '../shared/data/20-images-public-domain';
const pixelsOf = (picture: Sharp) =>
  picture.removeAlpha().toColourspace('srgb').resize(sidePx, sidePx, { fit: 'fill' }).raw().toBuffer();

const damages: Record<string, (picture: Sharp) => Sharp> = {
  'small and packed hard': (picture) => picture.resize(200).jpeg({ quality: 25 }),
  'in greys': (picture) => picture.greyscale().png(),
  'with a border': (picture) => picture.extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#111' }).jpeg(),
  'a scan, askew by two degrees': (picture) => picture.rotate(2, { background: '#fff' }).jpeg(),
  'lighter and flatter': (picture) => picture.linear(0.7, 60).webp({ quality: 60 }),
};

test.skipIf(!existsSync(folder))(
  'R16 each of the 18 images of ../shared/data is among the first three for its damaged copies (skipped without ../shared/data)',
  async () => {
    const files = globSync(`${folder}/**/*.{jpg,jpeg,png,JPG,PNG}`).toSorted();
    expect(files).toHaveLength(18);
    // The defects apply to a picture at the size that pages show.
    const pictures = await Promise.all(
      files.map((file) => sharp(file).autoOrient().flatten().resize(480, 480, { fit: 'inside' }).png().toBuffer()),
    );
    const matrix = new Matrix(),
      looks = new Int8Array(pictures.length * descriptorBytes),
      hashes = new Uint32Array(pictures.length * 2);
    for (const [number, picture] of pictures.entries()) {
      const pixels = await pixelsOf(sharp(picture));
      looks.set(computeDescriptor(pixels), number * descriptorBytes);
      hashes.set(splitHash(hashOf(pixels)), number * 2);
    }
    matrix.add(looks, hashes);
    for (const [what, damage] of Object.entries(damages))
      for (const [number, picture] of pictures.entries()) {
        const pixels = await pixelsOf(sharp(await damage(sharp(picture)).toBuffer()));
        const { copies, alike } = matrix.find(
          { hash: splitHash(hashOf(pixels)), questions: queryDescriptorsOf(pixels) },
          3,
        );
        expect(
          [...copies, ...alike].map((match) => match.number),
          `${files[number]}, ${what}`,
        ).toContain(number);
      }
  },
);
