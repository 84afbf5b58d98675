/**
 * `node src/kit/building/subset-serif.ts FOLDER` cuts the browser's copies of Source Serif down to the weights that style
 * sheets use: 400 to 700, and only 400 for italics, which are seldom bold. 40 % of the bytes remain; a phone loads them
 * before the text. It is a separate process because V8 may hang at the exit of one that still compiles the package's
 * WebAssembly, which begins on import.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** All Latin, Greek and general punctuation; characters that a file lacks are skipped. */
const characters = String.fromCodePoint(...range(0, 0x2fff), ...range(0xa720, 0xa7ff));
/** Without small capitals, fractions, old-style and superior figures, which no style sheet uses. */
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
