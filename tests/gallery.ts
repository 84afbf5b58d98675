import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { preparePicture, savePicture } from '../src/features/media/pictures.server.ts';
import { Painting } from '../src/features/paintings/rules.ts';
import { publishAtOnce, type Proposal } from '../src/editing/revisions/face/publish.server.ts';
import { createReviewFixture } from './review-fixture.ts';

/** A distinctive picture: stripes in a direction and a colour. */
export async function drawPicture(turn: number, { width = 640, height = 420 } = {}): Promise<Buffer> {
  const hue = turn * 67;
  const shapes = Array.from({ length: 9 }, (_, at) => {
    const x = (at * 37 + turn * 53) % 100,
      y = (at * 61 + turn * 29) % 100;
    return `<ellipse cx="${x}%" cy="${y}%" rx="${6 + ((at * 7 + turn) % 14)}%" ry="${5 + ((at * 5 + turn * 3) % 12)}%" fill="hsl(${(hue + at * 31) % 360} 70% ${25 + at * 6}%)"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue % 360} 40% 50%)"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}

const pictureFields = {
  thingId: null,
  licence: 'CC0-1.0',
  source: { title: 'A museum', author: null, year: null, where: null, url: null },
  name: 'a.jpg',
  size: 1,
  format: 'jpeg',
  author: null,
} as const;

/** A review fixture with pictures in a folder, and helpers to publish paintings. */
export async function createGalleryFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-paintings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const desk = await createReviewFixture({ STELE_DATA: folder }, 'stele');
  const { db, drivers } = desk;
  const bring = async (turn: number, size?: { width: number; height: number }) => {
    const sent = await drawPicture(turn, size);
    return savePicture(
      db,
      drivers.media,
      'author',
      await preparePicture(sent),
      { ...pictureFields, title: {}, description: {}, tags: [], murmurHash: String(turn) },
      sent,
    );
  };
  const publish = (...proposals: Proposal[]) =>
    db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: 'author', originId: null }));
  const paint = (thingId: string, painting: object) =>
    publish({ module: 'painting', thingId, language: null, content: Painting.parse(painting) });
  return { ...desk, bring, paint, publish };
}
