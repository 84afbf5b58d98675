/**
 * Extracts the outlines of words on the drawn book pages from fonts, and writes them to
 * `world/plates/pages/outlines.json`: `npm run world:pages -- FOLDER`, where FOLDER is a node_modules/@fontsource with
 * the packages of `world/plates/pages/faces.ts`, which are not dependencies of the product.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as Line, Face as FontFace, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { loadLibrary } from '../world/books/load.ts';
import { bookPages } from '../world/plates/pages/books.ts';
import { faces, type Face } from '../world/plates/pages/faces.ts';
import { textOf } from '../world/plates/pages/page.ts';
import type { Outlines } from '../world/plates/pages/setting.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('npm run world:pages -- node_modules/@fontsource');

const library = loadLibrary();
const wordsByFace = new Map<Face, Set<string>>();
for (const page of bookPages) {
  const { lines, head } = textOf(page, library);
  const words = wordsByFace.get(page.face) ?? new Set<string>();
  for (const word of [...lines.flat(), ...head]) words.add(word);
  wordsByFace.set(page.face, words);
}

interface LoadedFont {
  font: Font;
  upem: number;
  holds: ReadonlySet<number>;
}

/** The files of a package that contain any of these characters, reduced to them. */
async function loadFonts(face: Face, characters: string): Promise<LoadedFont[]> {
  const { font: name, ...rest } = faces[face];
  const root = join(folder!, name);
  const ranges = JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8')) as Record<string, string>;
  const loaded: LoadedFont[] = [];
  for (const [part, range] of Object.entries(ranges)) {
    const has = (code: number) =>
      range.split(',').some((span) => {
        const [from, to = from] = span.replace('U+', '').split('-');
        return code >= parseInt(from!, 16) && code <= parseInt(to!, 16);
      });
    if (![...characters].some((character) => has(character.codePointAt(0)!))) continue;
    const style = 'slanted' in rest ? 'italic' : 'normal';
    const file = join(root, 'files', `${name}-${part.replace(/[[\]]/g, '')}-400-${style}.woff2`);
    const cut = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' });
    const opened = new FontFace(new Blob(new Uint8Array(cut)));
    loaded.push({ font: new Font(opened), upem: opened.upem, holds: new Set(opened.collectUnicodes()) });
  }
  return loaded;
}

/** Splits a word into runs that a single file covers. */
function runsOf(word: string, fonts: readonly LoadedFont[]): { text: string; with: LoadedFont }[] {
  const runs: { text: string; with: LoadedFont }[] = [];
  for (const character of word) {
    const code = character.codePointAt(0)!;
    const last = runs.at(-1);
    if (last && (last.with.holds.has(code) || code === 0x200c)) last.text += character;
    else {
      const font = fonts.find(({ holds }) => holds.has(code));
      if (!font) throw new Error(`No font has ${character} (U+${code.toString(16)}) of ${word}`);
      runs.push({ text: character, with: font });
    }
  }
  return runs;
}

/** A path in thousandths of the em, with relative coordinates. */
function toThousandths(path: string, upem: number): string {
  let [x, y] = [0, 0],
    [startX, startY] = [0, 0];
  let relativePath = '';
  for (const [, letter, values] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (letter === 'Z') {
      relativePath += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const coordinates = values!
      .split(/[ ,]+/)
      .filter(Boolean)
      .map((value) => Math.round((Number(value) * 1000) / upem));
    const apart = coordinates.map((value, at) => value - (at % 2 ? y : x));
    relativePath += letter!.toLowerCase() + apart.join(' ').replace(/ -/g, '-');
    [x, y] = [coordinates.at(-2)!, coordinates.at(-1)!];
    if (letter === 'M') [startX, startY] = [x, y];
  }
  return relativePath;
}

const outlinesByFace: Partial<Record<Face, Outlines>> = {};
for (const [face, words] of wordsByFace) {
  const fonts = await loadFonts(face, [...new Set([...words].join(''))].join(''));
  const glyphs: string[] = [];
  const numberOf = (d: string) => (glyphs.includes(d) ? glyphs.indexOf(d) : glyphs.push(d) - 1);
  const set: Record<string, number[]> = {};
  for (const word of [...words].sort()) {
    let x = 0;
    const placed: number[] = [];
    for (const {
      text,
      with: { font, upem },
    } of runsOf(word, fonts)) {
      const line = new Line();
      line.addText(text);
      line.guessSegmentProperties();
      shape(font, line);
      const positions = line.getGlyphPositions();
      for (const [at, { codepoint }] of line.getGlyphInfos().entries()) {
        if (codepoint === 0) throw new Error(`${face} has no glyph for a part of ${word}`);
        const { xAdvance, xOffset, yOffset } = positions[at]!;
        const share = (value: number) => Math.round((value * 1000) / upem);
        const d = toThousandths(font.glyphToPath(codepoint), upem);
        if (d) placed.push(numberOf(d), share(x + xOffset), share(yOffset));
        x += xAdvance;
      }
      x = Math.round(x);
      set[word] = [Math.round((x * 1000) / upem), ...placed];
    }
  }
  outlinesByFace[face] = { glyphs, words: set };
}
const file = join(import.meta.dirname, '../world/plates/pages/outlines.json');
writeFileSync(file, `${JSON.stringify(outlinesByFace)}\n`);
console.log(
  Object.entries(outlinesByFace)
    .map(([face, { glyphs }]) => `${face}: ${glyphs.length} glyphs`)
    .join('\n'),
);
