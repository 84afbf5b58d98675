/**
 * `node src/kit/building/cut-serif.ts FOLDER` cuts the browser's copies of Source Serif down to the weights that style
 * sheets ask for: 400 to 700, and of the slanted, which is seldom bold, 400 alone. Two fifths of the bytes are left,
 * which on a phone come before the text. A process of its own: V8 may wait for ever at the end of one that still
 * compiles the WebAssembly of the package, which it does as soon as it is imported.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** All that Latin, Greek and general punctuation may be: what a file lacks of it is passed over. */
const characters = String.fromCodePoint(...range(0, 0x2fff), ...range(0xa720, 0xa7ff));
/** Without small capitals, fractions, old-style and superior figures, which no style sheet asks for. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'tnum'];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

const folder = process.argv[2]!;
for (const name of readdirSync(folder).filter((file) => /^source-serif.*\.woff2$/.test(file))) {
  const file = join(folder, name);
  const wght = name.includes('italic') ? 400 : { min: 400, max: 700 };
  const cut = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght },
  });
  writeFileSync(file, cut);
}
