import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';

/** A served font file with the characters that pages load it for. */
interface ServedFont {
  file: string;
  ranges: [from: number, to: number][];
}

function servedFonts(): ServedFont[] {
  return fontFaces.split('@font-face').flatMap((face) => {
    const file = /url\('([^']+\.woff2)'\)/.exec(face)?.[1],
      ranges = /unicode-range:([^;]+);/.exec(face)?.[1];
    if (!file || !ranges || face.includes('italic')) return [];
    return [
      {
        file,
        ranges: ranges.split(',').map((range): [number, number] => {
          const [from, to = from] = range.trim().slice(2).split('-');
          return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
        }),
      },
    ];
  });
}

/** The characters that a font file can draw, of those in a text. */
async function charactersOf(file: string, text: string): Promise<Set<number>> {
  const data = await readFile(fileURLToPath(import.meta.resolve(file)));
  const sfnt = await subsetFont(data, text, { targetFormat: 'truetype' });
  return new Set(new Face(new Blob(new Uint8Array(sfnt).buffer)).collectUnicodes());
}

/** Ideographs, kana and their punctuation come from the system (docs/decisions/0006). */
const isOfSystem = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u.test(character);

/** Characters that no served font can draw. */
async function missingCharacters(text: string): Promise<string> {
  const missing = new Set(
    [...text].filter((character) => !isOfSystem(character) && !/[\p{Cc}\p{Cf}\s]/u.test(character)),
  );
  for (const { file, ranges } of servedFonts()) {
    const ofRange = [...missing].filter((character) =>
      ranges.some(([from, to]) => character.codePointAt(0)! >= from && character.codePointAt(0)! <= to),
    );
    if (!ofRange.length) continue;
    const available = await charactersOf(file, ofRange.join(''));
    for (const character of ofRange) if (available.has(character.codePointAt(0)!)) missing.delete(character);
  }
  return [...missing].join('');
}

const contentFolder = join(import.meta.dirname, '../../content');
async function textOf(folder: string): Promise<string> {
  const entries = await readdir(join(contentFolder, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:json|md|txt)$/.test(entry.name));
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
  return texts.join('\n').normalize('NFC');
}

test.for(['books', 'borders', 'subjects', 'families', 'tours'])(
  'reading A2 web fonts alone draw every character of content/%s but ideographs and kana',
  async (folder) => {
    expect(await missingCharacters(await textOf(folder))).toBe('');
  },
);

test.for([
  ['Devanagari', 'धर्मक्षेत्रे कुरुक्षेत्रे ॥१॥'],
  ['polytonic Greek', 'μῆνιν ἄειδε θεὰ Πηληϊάδεω Ἀχιλῆος'],
  ['Hebrew with points', 'בְּרֵאשִׁית בָּרָא אֱלֹהִים'],
  ['Arabic and Persian', 'بِسْمِ ٱللَّهِ منّت خدای را گلستان'],
  ['Syriac', 'ܒܪܫܝܬ ܐܝܬܘܗܝ ܗܘܐ ܡܠܬܐ'],
  ['Ethiopic', 'በመጀመሪያ ቃል ነበረ'],
  ['Tibetan', 'བོད་ཡིག'],
  ['Khmer', 'អង្គរវត្ត'],
  ['cuneiform', '𒀭𒂗𒆤𒈗'],
  ['hieroglyphs', '𓇋𓏠𓈖𓇳'],
  ['Tamil', 'அகர முதல'],
  ['Bengali', 'আমার সোনার'],
  ['Thai', 'สุโขทัย'],
  ['Armenian', 'Հայաստան'],
  ['Georgian', 'ვეფხისტყაოსანი'],
  ['Coptic', 'ⲁⲛⲟⲕ ϩⲙ'],
  ['Old Persian', '𐎠𐎭𐎶 𐎭𐎠𐎼𐎹𐎺𐎢𐏁'],
  ['Brahmi', '𑀥𑀁𑀫'],
  ['Cyrillic', 'Повесть временных лет'],
] as const)('reading A2 web fonts alone draw %s', async ([, text]) => {
  expect(await missingCharacters(text)).toBe('');
});
