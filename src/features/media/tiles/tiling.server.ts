import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.server.ts';
import { job, type JobContext } from '../../../kit/jobs/job.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { tilePicture } from '../../../kit/pictures/picture.server.ts';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { storedWidths } from '../../../rules/picture-address.ts';
import { tilingJob } from '../face/tiling-job.ts';
import { extractFeatures, toSignedHash } from '../likeness/features.server.ts';
import { describeByModel } from '../likeness/model.server.ts';
import { fileName, nextLookNumber, originalName } from '../pictures.server.ts';
import type { ImageRow } from '../queries.server.ts';
import { tileName, tilePx, type Pyramid } from './levels.ts';

/** Cuts missing tiles of published pictures, and describes new pictures, also by the operator's model. */
export const cutTilesJob = job({
  ...tilingJob,
  schema: z.object({}),
  every: 'hour',
  async run(_, context) {
    const looked = await describeNewPictures(context);
    const waiting = await context.db
      .selectFrom('image')
      .where('publishedAt', 'is not', null)
      .where('tiledAt', 'is', null)
      .orderBy('createdAt')
      .limit(limits.tiling.aRun)
      .selectAll()
      .execute();
    for (const [at, image] of waiting.entries()) {
      context.signal.throwIfAborted();
      await cutTiles(context, image);
      context.progress(at + 1, waiting.length);
    }
    return { tiled: waiting.length, looked, byModel: await describeByModel(context) };
  },
});

type TilingContext = Pick<JobContext, 'db' | 'signal'> & { drivers: { media: MediaStore } };

/** Tiles are announced only after the last is stored; a run that dies leaves some, and the next repeats it all. */
export async function cutTiles({ db, drivers: { media }, signal }: TilingContext, image: ImageRow): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stele-tiles-'));
  try {
    const size = await cutPyramid(media, image, folder);
    for (const { level, x, y, path } of await listTiles(`${folder}/t_files`)) {
      signal.throwIfAborted();
      await media.put(tileName(image.hash, level, x, y), await readFile(path));
    }
    await db
      .updateTable('image')
      .set({ tiledAt: new Date(), fullWidth: size.width, fullHeight: size.height })
      .where('id', '=', image.id)
      .execute();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Cuts the original or, if that fails, the largest version that pages show. */
async function cutPyramid(media: MediaStore, image: ImageRow, folder: string): Promise<Pyramid> {
  const task = { file: join(folder, 'file'), folder: join(folder, 't'), tilePx };
  const names = [...(image.original ? [originalName(image.hash)] : []), fileName(image, image.width)];
  for (const name of names) {
    const storedFile = await media.open(name);
    if (!storedFile) continue;
    await pipeline(storedFile.stream, createWriteStream(task.file));
    try {
      return await tilePicture(task);
    } catch (error) {
      const isLast = name === names.at(-1);
      if (isLast || !(error instanceof Failure) || error.errorName === 'tryLater') throw error;
      await rm(`${task.folder}_files`, { recursive: true, force: true });
    }
  }
  throw new Error(`The file of the picture ${image.id} is not in the store.`);
}

/** Tiles as libvips writes them; levels smaller than a tile are skipped; levels count from the first single tile. */
async function listTiles(folder: string) {
  const tiles: { level: number; x: number; y: number; path: string }[] = [];
  const levels = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
  for (const [level, name] of levels.entries())
    for (const file of await readdir(join(folder, name))) {
      const [, x, y] = /^(\d+)_(\d+)\.webp$/.exec(file) ?? [];
      if (x) tiles.push({ level, x: Number(x), y: Number(y), path: join(folder, name, file) });
    }
  return tiles;
}

/** Describes pictures uploaded before descriptions existed. Those whose file is missing are skipped. */
async function describeNewPictures({ db, drivers: { media }, signal }: JobContext): Promise<number> {
  const unseen = await db
    .selectFrom('image')
    .where('look', 'is', null)
    .where('isDrawing', '=', false)
    .limit(limits.tiling.aRun)
    .selectAll()
    .execute();
  let looked = 0;
  for (const image of unseen) {
    signal.throwIfAborted();
    const file = await media.open(fileName(image, storedWidths(image.width)[0]!));
    if (!file) continue;
    await saveFeatures(db, image.id, await buffer(file.stream));
    looked++;
  }
  return looked;
}

async function saveFeatures(db: Database, id: string, file: Uint8Array): Promise<void> {
  const { phash, look, hue } = await extractFeatures(file);
  await db
    .updateTable('image')
    .set({ phash: toSignedHash(phash), look, hue, lookNumber: nextLookNumber })
    .where('id', '=', id)
    .execute();
}
