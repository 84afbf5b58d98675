import sharp from 'sharp';
import {
  hashOf,
  descriptorBytes,
  computeDescriptor,
  pixelBytes,
  queryDescriptorsOf,
  sidePx,
} from '../src/features/media/likeness/describe.ts';
import { Matrix, splitHash } from '../src/features/media/likeness/matrix.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { randomFrom } from './random.ts';
import { percentile } from './timing.ts';

/** Number of pictures that are damaged and searched, and of pictures that the others are derived from. */
const originals = 200,
  otherPictureCount = 3000;
/** Number of searches per round. */
const searchCount = 40;
const blockhashSide = 16;

/**
 * Search by picture in a very large collection: response time, and how often the original is among the first five, by
 * kind of damage, compared with a plain perceptual hash and blockhash.
 */
export const likeness: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const count of sizesOr([1_000_000])) rows.push(...(await measure(count)));
  return rows;
};

async function measure(count: number): Promise<Row[]> {
  const random = randomFrom(17).next;
  const pictures = await Promise.all(Array.from({ length: originals }, (_, n) => generatePicture(n)));
  const pixels = await Promise.all(pictures.map(pixelsOf));
  const matrix = new Matrix(),
    blockhashes = new Uint32Array(count * 8);
  fill(matrix, blockhashes, pixels, count, random);

  const times: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const roundTimes: number[] = [];
    for (let n = 0; n < searchCount; n++) {
      const of = pixels[(round * searchCount + n) % originals]!;
      const began = performance.now();
      matrix.find(queryOf(of), 5);
      roundTimes.push(performance.now() - began);
    }
    times.push(roundTimes);
  }
  const among = `among ${formatCount(count)} pictures`;
  return [
    {
      what: `an answer by picture ${among}, p95`,
      unit: 'ms',
      values: times.map((roundTimes) => percentile(roundTimes, 0.95)),
      budget: { text: '< 60 ms', met: (median) => median < 60 },
    },
    {
      what: `memory of what is searched, ${among}`,
      unit: 'bytes a picture',
      values: [matrix.bytes / matrix.count],
      budget: { text: '≤ 202: 200, and room for the next', met: (median) => median <= 202 },
    },
    ...(await measureRecall(matrix, blockhashes, pictures, among)),
  ];
}

const queryOf = (pixels: Uint8Array) => ({ hash: splitHash(hashOf(pixels)), questions: queryDescriptorsOf(pixels) });

/** How often the original is among the first five results, by kind of damage. */
async function measureRecall(
  matrix: Matrix,
  blockhashes: Uint32Array,
  pictures: Buffer[],
  among: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, damage] of Object.entries(damages)) {
    let ownHits = 0,
      byHash = 0,
      byBlocks = 0;
    for (const [number, picture] of pictures.entries()) {
      const pixels = await pixelsOf(await damage(picture));
      const { copies, alike } = matrix.find(queryOf(pixels), 5);
      const first = [...new Set([...copies, ...alike].map((result) => result.number))].slice(0, 5);
      ownHits += Number(first.includes(number));
      byHash += Number(copies.some((copy) => copy.number === number));
      byBlocks += Number(nearestBlocks(blockhashes, blockhashOf(pixels)).includes(number));
    }
    const share = (hits: number) => (100 * hits) / pictures.length;
    rows.push({
      what: `${name}: the original among the first five, ${among}`,
      unit: '%',
      values: [share(ownHits)],
      peer: { name: 'plain pHash', values: [share(byHash)] },
      others: [{ name: 'blockhash', values: [share(byBlocks)] }],
    });
  }
  return rows;
}

/** The originals first, then others: descriptors of drawn pictures, and noisy mixtures of two of them. */
function fill(
  matrix: Matrix,
  blockhashes: Uint32Array,
  pixels: readonly Uint8Array[],
  count: number,
  random: () => number,
) {
  const looks = [...pixels, ...Array.from({ length: otherPictureCount }, () => generatePixels(random))].map(
    (image) => ({
      look: computeDescriptor(image),
      hash: splitHash(hashOf(image)),
      blocks: blockhashOf(image),
    }),
  );
  const batch = 20_000;
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    const block = new Int8Array(size * descriptorBytes),
      hashes = new Uint32Array(size * 2);
    for (let at = 0; at < size; at++) {
      const number = from + at;
      const appearance = looks[number] ?? looks[originals + Math.floor(random() * otherPictureCount)]!;
      const other = looks[originals + Math.floor(random() * otherPictureCount)]!,
        share = number < looks.length ? 1 : 0.3 + random() * 0.4;
      for (let place = 0; place < descriptorBytes; place++) {
        const mixed = appearance.look[place]! * share + other.look[place]! * (1 - share);
        block[at * descriptorBytes + place] = share === 1 ? mixed : mixed * 1.3 + (random() - 0.5) * 12;
      }
      hashes.set(share === 1 ? appearance.hash : [random() * 2 ** 32, random() * 2 ** 32], at * 2);
      blockhashes.set(
        share === 1 ? appearance.blocks : appearance.blocks.map((word) => word ^ noise(random)),
        number * 8,
      );
    }
    matrix.add(block, hashes);
  }
}

/** A mask with about eight of 32 bits set. */
const noise = (random: () => number) => (random() * 2 ** 32) & (random() * 2 ** 32);

const pixelsOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().toColourspace('srgb').resize(sidePx, sidePx, { fit: 'fill' }).raw().toBuffer();

/** A composed picture: a sky, a ground, and figures of a few colours in front. */
async function generatePicture(seed: number): Promise<Buffer> {
  const random = randomFrom(1000 + seed).next;
  const [width, height] = [600 + Math.floor(random() * 400), 500 + Math.floor(random() * 400)];
  const colour = () => `rgb(${[0, 0, 0].map(() => Math.floor(random() * 255)).join()})`;
  const figures = Array.from({ length: 6 + Math.floor(random() * 14) }, () => {
    const [x, y] = [random() * width, random() * height];
    return `<ellipse cx="${x}" cy="${y}" rx="${20 + random() * 160}" ry="${20 + random() * 200}" fill="${colour()}" transform="rotate(${random() * 180} ${x} ${y})" opacity="${0.5 + random() / 2}"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x2="${random()}" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><rect y="${height * (0.4 + random() * 0.4)}" width="100%" height="100%" fill="${colour()}"/>${figures}</svg>`;
  return sharp(Buffer.from(svg)).blur(1.2).png().toBuffer();
}

/** 64 × 64 pixels of a similar picture, without a file: blots on a gradient. */
function generatePixels(random: () => number): Uint8Array {
  const pixels = new Uint8Array(pixelBytes);
  const colour = () => [random() * 255, random() * 255, random() * 255] as const;
  const [from, to] = [colour(), colour()];
  const blots = Array.from({ length: 12 }, () => ({
    x: random() * sidePx,
    y: random() * sidePx,
    wide: 2 + random() * 14,
    high: 2 + random() * 18,
    of: colour(),
  }));
  for (let row = 0; row < sidePx; row++)
    for (let column = 0; column < sidePx; column++) {
      const top = blots.findLast(({ x, y, wide, high }) => ((column - x) / wide) ** 2 + ((row - y) / high) ** 2 < 1);
      for (const channel of [0, 1, 2] as const)
        pixels[(row * sidePx + column) * 3 + channel] =
          top?.of[channel] ?? from[channel] + ((to[channel] - from[channel]) * row) / sidePx;
    }
  return pixels;
}

type Damage = (picture: Buffer) => Promise<Buffer>;
const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};
const damages: Record<string, Damage> = {
  'small and packed hard': (picture) => sharp(picture).resize(160).jpeg({ quality: 25 }).toBuffer(),
  'in greys': (picture) => sharp(picture).greyscale().png().toBuffer(),
  'lighter and flatter': (picture) => sharp(picture).linear(0.7, 60).png().toBuffer(),
  blurred: (picture) => sharp(picture).blur(6).png().toBuffer(),
  yellowed: (picture) =>
    sharp(picture)
      .recomb([
        [0.9, 0.2, 0],
        [0.1, 0.85, 0],
        [0, 0.1, 0.6],
      ])
      .png()
      .toBuffer(),
  'with a border': (picture) =>
    sharp(picture).extend({ top: 70, bottom: 70, left: 70, right: 70, background: '#111' }).png().toBuffer(),
  'cut by a tenth of each side': async (picture) => {
    const { width, height } = await sizeOf(picture);
    const [left, top] = [Math.round(width / 20), Math.round(height / 20)];
    return sharp(picture)
      .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
      .png()
      .toBuffer();
  },
  'a scan, askew by two degrees': (picture) => sharp(picture).rotate(2, { background: '#fff' }).png().toBuffer(),
  'with a mark across it': async (picture) => {
    const { width, height } = await sizeOf(picture);
    const mark = `<svg width="${width}" height="${height}"><rect y="${height * 0.45}" width="${width}" height="${height * 0.1}" fill="#fff" opacity="0.7"/></svg>`;
    return sharp(picture)
      .composite([{ input: Buffer.from(mark) }])
      .png()
      .toBuffer();
  },
  'stretched to a square': (picture) =>
    sharp(picture).resize(400, 400, { fit: 'fill' }).webp({ quality: 60 }).toBuffer(),
};

/** The 256-bit hash described by blockhash.io: blocks above the median of their band of four. */
function blockhashOf(pixels: Uint8Array): Uint32Array {
  const blocks = new Float32Array(blockhashSide ** 2),
    block = sidePx / blockhashSide;
  for (let row = 0; row < sidePx; row++)
    for (let column = 0; column < sidePx; column++) {
      const at = (row * sidePx + column) * 3;
      blocks[Math.floor(row / block) * blockhashSide + Math.floor(column / block)]! +=
        pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
    }
  const hash = new Uint32Array(8);
  for (let band = 0; band < 4; band++) {
    const bandBlocks = blocks.subarray(band * 64, (band + 1) * 64);
    const median = bandBlocks.toSorted()[32]!;
    for (let at = 0; at < 64; at++) if (bandBlocks[at]! > median) hash[band * 2 + (at >> 5)]! |= (1 << (at & 31)) >>> 0;
  }
  return hash;
}

function nearestBlocks(blockhashes: Uint32Array, blockhash: Uint32Array): number[] {
  const nearest: { number: number; bits: number }[] = [];
  let worstBits = 257;
  for (let number = 0; number < blockhashes.length / 8; number++) {
    let bits = 0;
    for (let word = 0; word < 8 && bits < worstBits; word++)
      bits += countOnes(blockhashes[number * 8 + word]! ^ blockhash[word]!);
    if (bits >= worstBits) continue;
    nearest.push({ number, bits });
    nearest.sort((a, b) => a.bits - b.bits).splice(5);
    if (nearest.length === 5) worstBits = nearest[4]!.bits;
  }
  return nearest.map((candidate) => candidate.number);
}

function countOnes(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
