/** Tiles cut by libvips alone, in a separate process: duration and peak memory. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const [file, folder, tilePx] = process.argv.slice(2) as [string, string, string];
sharp.concurrency(1);
sharp.cache(false);
const began = performance.now();
await sharp(file, { limitInputPixels: false, sequentialRead: true })
  .webp({ quality: 80, effort: 2 })
  .tile({ size: Number(tilePx), overlap: 0, layout: 'dz', depth: 'onetile' })
  .toFile(folder);
const seconds = (performance.now() - began) / 1000;
const peak = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? NaN) / 1000;
process.send!({ seconds, megabytes: peak }, () => process.exit());
