/**
 * `node src/kit/building/compress-assets.ts FOLDER` compresses the browser's files once. A process of its own: what the
 * compressors take, 80 MB, would stay with the product that builds. One file at a time, as the fonts are cut beside it:
 * each thread that compresses asks the system for tables of its own.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * The best of Brotli, 11, takes eight seconds of the first start, for a tenth fewer bytes; 9 takes six times as long as 8
 * and gzip's 9 twice as long as 7, for four bytes in a thousand.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } },
  gzipped = { level: 7 };

const folder = process.argv[2]!;
for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
  const file = join(folder, name),
    bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
  writeFileSync(`${file}.gz`, gzipSync(bytes, gzipped));
}
