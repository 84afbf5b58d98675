import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../../kit/database/database.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { pictureAddress, storedWidths, widthAddress } from '../../../rules/picture-address.ts';
import { cellPx, cellsOfAtlas, cellsOfRow } from './layout.ts';

export interface WallPicture {
  subjectId: string;
  hash: string;
  width: number;
  height: number;
  hue: number | null;
}
/** Maximum number of pictures on the wall. */
const maxPictures = 20_000;

/**
 * The main picture of each painting, drawings excluded, in the order of publication, so that a full sheet stays unchanged when others are
 * added.
 */
export async function wallPictures(db: Database): Promise<WallPicture[]> {
  const { rows } = await sql<WallPicture>`
    select * from (
      select distinct on (s.id) s.id as subject_id, i.hash, i.width, i.height, i.hue, i.published_at, i.id
      from subject s join image_shown shown on shown.subject_id = s.id join image i on i.id = shown.image_id
      where s.kind = 'painting' and i.published_at is not null and not i.is_drawing and exists (select from entry e where e.subject_id = s.id)
      order by s.id, shown.part = 'painting' desc, shown.position, i.id) one
    order by published_at, id, subject_id limit ${maxPictures}`.execute(db);
  return rows;
}

/** The pictures of each sheet, and its name, a digest of its content. */
export const sheetsOf = (pictures: readonly WallPicture[]): { name: string; pictures: readonly WallPicture[] }[] =>
  Array.from({ length: Math.ceil(pictures.length / cellsOfAtlas) }, (_, at) => {
    const sheetPictures = pictures.slice(at * cellsOfAtlas, (at + 1) * cellsOfAtlas);
    const hash = createHash('sha256')
      .update(sheetPictures.map((picture) => picture.hash).join())
      .digest('base64url');
    return { name: `${at}-${hash}`, pictures: sheetPictures };
  });
export const atlasAddress = (name: string) => `/wall/${name}.webp`;
const storedName = (name: string) => `wall/${name.slice(name.indexOf('-') + 1)}.webp`;

/** Number of sheets cached in memory: those that are not full change with every new picture. */
const maxCachedSheets = 8;

/** `/wall/…`: sheets of thumbnails, rendered on the first request and cached; full ones are put in the store. */
export function mountWall(app: FastifyInstance, { db, media }: { db: Database; media: MediaStore }): void {
  const making = new Map<string, Promise<Buffer | null>>();
  app.get<{ Params: { file: string } }>('/wall/:file', { config: { cost: 'page' } }, async (request, reply) => {
    const [, name] = /^(\d{1,3}-[\w-]{43})\.webp$/.exec(request.params.file) ?? [];
    const sheet = name && (await loadSheet(name));
    if (!sheet) return reply.header('cache-control', 'no-store').callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': `default-src 'none'; sandbox`,
      })
      .type('image/webp')
      .send(sheet);
  });

  /** Concurrent requests share one rendering. */
  function loadSheet(name: string): Promise<Buffer | null> {
    const pendingSheet = making.get(name);
    if (pendingSheet) return pendingSheet;
    const sheetPromise = findOrMake(name);
    making.set(name, sheetPromise);
    for (const old of [...making.keys()].slice(0, -maxCachedSheets)) making.delete(old);
    sheetPromise.then(
      (sheet) => sheet ?? making.delete(name),
      () => making.delete(name),
    );
    return sheetPromise;
  }
  async function findOrMake(name: string): Promise<Buffer | null> {
    const stored = await media.open(storedName(name));
    if (stored) return buffer(stored.stream);
    const sheet = sheetsOf(await wallPictures(db)).find((listedSheet) => listedSheet.name === name);
    if (!sheet) return null; // outdated or invalid name
    const bytes = await drawSheet(media, sheet.pictures);
    if (sheet.pictures.length === cellsOfAtlas) await media.put(storedName(name), bytes);
    return bytes;
  }
}

/** Thumbnails in rows, each stretched to its cell; `shapes` in the reply of the wall has their proportions. */
export async function drawSheet(media: MediaStore, pictures: readonly WallPicture[]): Promise<Buffer> {
  const px = cellPx * cellsOfRow,
    stride = px * 3;
  const sheet = Buffer.alloc(px * stride, 128);
  for (const [at, picture] of pictures.entries()) {
    const address = widthAddress(pictureAddress(picture), storedWidths(picture.width)[0]!);
    const file = await media.open(address.replace('/media/', ''));
    if (!file) continue; // the cell stays grey
    const pixels = await sharp(await buffer(file.stream))
      .resize(cellPx, cellPx, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const left = (at % cellsOfRow) * cellPx * 3,
      top = Math.floor(at / cellsOfRow) * cellPx;
    for (let row = 0; row < cellPx; row++)
      pixels.copy(sheet, (top + row) * stride + left, row * cellPx * 3, (row + 1) * cellPx * 3);
  }
  return sharp(sheet, { raw: { width: px, height: px, channels: 3 } })
    .webp({ quality: 78 })
    .toBuffer();
}
