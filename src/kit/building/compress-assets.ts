/**
 * `node src/kit/building/compress-assets.ts FOLDER` compresses the browser's files once. It is a separate process
 * because the server that builds would keep the 80 MB that the compressors use. It handles one file at a time, since
 * each compressing thread allocates its own tables and the fonts are cut at the same time.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Brotli's best quality, 11, adds eight seconds to the first start, for 10 % fewer bytes; 9 takes six times as long as
 * 8, and gzip's 9 twice as long as 7, for 0.4 % fewer bytes.
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
