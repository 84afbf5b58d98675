import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import fastifyStatic from '@fastify/static';
import sharp from 'sharp';
import { createMediaAudience } from '../src/features/media/audience.server.ts';
import { deepest, tileAddress, tilePx } from '../src/features/media/tiles/levels.ts';
import { cutTiles } from '../src/features/media/tiles/tiling.server.ts';
import { folderStore } from '../src/kit/pictures/folder-store.server.ts';
import { mountMedia } from '../src/kit/pictures/serve-media.server.ts';
import { stopDecoders, tilePicture } from '../src/kit/pictures/picture.server.ts';
import { originalName } from '../src/features/media/pictures.server.ts';
import { sizesOr, type EngineFigure, type Row } from './figure.ts';
import { measureLoad } from './load.ts';
import { withDatabase } from './own-database.ts';
import { percentile, measureEachMs } from './timing.ts';

const times = 3,
  requestCount = 400;
const hash = 'b'.repeat(43);

/** A large picture cut into tiles, compared with libvips alone; tiles served, compared with a bare file server. */
export const tiles: EngineFigure = async () => {
  const [megapixels] = sizesOr([100]) as [number];
  const folder = await mkdtemp(join(tmpdir(), 'stele-bench-tiles-'));
  try {
    const file = join(folder, 'large.jpg');
    const size = { width: Math.round(Math.sqrt(megapixels * 1.25) * 1000), height: 0 };
    size.height = Math.round((megapixels * 1e6) / size.width);
    await generateScan(size, file);
    return [...(await measureCutting(file, folder, megapixels)), ...(await measureServing(file, folder, size))];
  } finally {
    stopDecoders();
    await rm(folder, { recursive: true, force: true });
  }
};

/** A scan: large shapes with grain. */
async function generateScan({ width, height }: { width: number; height: number }, file: string): Promise<void> {
  const grain = await sharp({
    create: {
      width: 1024,
      height: 1024,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(1)
    .png()
    .toBuffer();
  await sharp(grain, { limitInputPixels: false })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toFile(file);
}

async function measureCutting(file: string, folder: string, megapixels: number): Promise<Row[]> {
  const ownSeconds: number[] = [],
    alone: number[] = [],
    memory: number[] = [],
    memoryAlone: number[] = [];
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    await tilePicture({ file, folder: join(folder, `ours-${time}`), tilePx });
    ownSeconds.push((performance.now() - began) / 1000);
    memory.push(Math.max(...childProcessIds().map((pid) => peakMB(pid))));
    stopDecoders();
    const child = fork('bench/tile-cutting-baseline.ts', [file, join(folder, `alone-${time}`), String(tilePx)]);
    const [result] = (await once(child, 'message')) as [{ seconds: number; megabytes: number }];
    alone.push(result.seconds);
    memoryAlone.push(result.megabytes);
    await once(child, 'exit');
  }
  const name = 'libvips alone';
  return [
    {
      what: `tiles of a picture of ${megapixels} megapixels`,
      unit: 's',
      values: ownSeconds,
      peer: { name, values: alone },
    },
    {
      what: `memory of the process that cuts them, at most`,
      unit: 'MB',
      values: memory,
      peer: { name, values: memoryAlone },
    },
  ];
}

const childProcessIds = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
const peakMB = (pid: string) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

async function measureServing(file: string, folder: string, size: { width: number; height: number }): Promise<Row[]> {
  return withDatabase(async ({ db }) => {
    const place = join(folder, 'store'),
      media = folderStore(place);
    await media.put(originalName(hash), readFileSync(file));
    await db.insertInto('member').values({ id: 'm', name: 'm' }).execute();
    const image = await db
      .insertInto('image')
      .values({
        id: 'large',
        thingId: null,
        hash,
        width: 1920,
        height: 1536,
        fullWidth: size.width,
        fullHeight: size.height,
        original: true,
        author: null,
        licence: 'CC0-1.0',
        source: JSON.stringify({ title: 'A scanner', author: null, year: null, where: null, url: null }) as never,
        name: 'large.jpg',
        size: 1,
        format: 'jpeg',
        murmurHash: '0',
        uploaderId: 'm',
        publishedAt: new Date(),
        tiledAt: null,
        phash: null,
        look: null,
        lookNumber: null,
        hue: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await cutTiles({ db, drivers: { media }, signal: new AbortController().signal }, image);
    const app = Fastify();
    mountMedia(app, media, createMediaAudience(db, async () => null).audienceOf);
    await app.register(fastifyStatic, { root: place, prefix: '/bare/', dotfiles: 'allow' });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const names = (await readdir(join(place, 'tile'))).slice(0, requestCount);
      const p95 = async (prefix: string) =>
        percentile(
          await measureEachMs(names, async (name) => {
            const answer = await fetch(`${url}${prefix}${name}`);
            if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
            await answer.arrayBuffer();
          }),
          0.95,
        );
      const tilePath = tileAddress(hash)
        .replace('{z}', String(deepest(size)))
        .replace('{x}', '1')
        .replace('{y}', '1');
      const rows: Record<'ours' | 'bare' | 'rate' | 'bareRate', number[]> = {
        ours: [],
        bare: [],
        rate: [],
        bareRate: [],
      };
      for (let time = 0; time < times; time++) {
        rows.ours.push(await p95('/media/tile/'));
        rows.bare.push(await p95('/bare/tile/'));
        rows.rate.push((await measureLoad(url + tilePath)).perSecond);
        rows.bareRate.push((await measureLoad(url + tilePath.replace('/media/', '/bare/'))).perSecond);
      }
      const name = '@fastify/static alone';
      return [
        {
          what: 'a tile from the store, p95',
          unit: 'ms',
          values: rows.ours,
          peer: { name, values: rows.bare },
          budget: { text: '< 5 ms', met: (median) => median < 5 },
        },
        {
          what: 'tiles from the store',
          unit: '/s',
          values: rows.rate,
          peer: { name, values: rows.bareRate },
          budget: { text: '≥ 2,000 /s', met: (median) => median >= 2000 },
        },
      ] satisfies Row[];
    } finally {
      await app.close();
    }
  });
}
