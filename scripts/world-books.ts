/**
 * `npm run world:books -- <folder>`: compares the originals of the built-in library with the same works of other
 * collections, and prints the differences. Ignores variant characters, punctuation, ruby, accents and u for v.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffChars } from 'diff';
import { fold } from '../src/kit/folding.server.ts';
import { loadLibrary } from '../importers/content/books/load.ts';

const help = `Compares the originals of the built-in library with the same works in a folder of hand-outs.

  npm run world:books -- <folder>`;

/** The work in another collection: a file, or a folder whose text files are all read. */
const counterparts: readonly { book: string; at: string; encoding?: string }[] = [
  { book: 'laozi', at: '12-books-kanripo/KR5c0057' },
  { book: 'lunyu', at: '12-books-kanripo/KR1h0004' },
  { book: 'lunyu', at: '11-books-chinese-poetry/论语/lunyu.json' },
  { book: 'yijing', at: '12-books-kanripo/KR1a0001' },
  { book: 'shijing', at: '11-books-chinese-poetry/诗经/shijing.json' },
  { book: 'shiji', at: '11-books-chinese-poetry/蒙学/guwenguanzhi.json' },
  {
    book: 'caesar-gallic-war',
    at: '14-books-perseus-latin-english/data/phi0448/phi001/phi0448.phi001.perseus-lat2.xml',
  },
  {
    book: 'hojoki',
    at: '16-books-aozora-japanese/cards/000196/files/975_txt_15934/975_txt_15934.txt',
    encoding: 'shift_jis',
  },
];

/** Letters only, each in one normalized form. */
const toLetters = (text: string) =>
  fold(text.replace(/<r[tp]>.*?<\/r[tp]>/g, '').replace(/<[^>]+>/g, ' '))
    .replace(/\P{L}/gu, '')
    .replaceAll('v', 'u');

function readText(path: string, encoding = 'utf-8'): string {
  const files = path.includes('.') ? [path] : readdirSync(path).map((file) => join(path, file));
  return files
    .filter((file) => /\.(?:txt|json|xml)$/.test(file))
    .map((file) => new TextDecoder(encoding).decode(readFileSync(file)))
    .map((text) => text.replace(/^(?:#|\*\*).*$/gm, '').replace(/（.イ）/g, ''))
    .join('\n');
}

const width = 4;
/** The part of `otherText` most similar to `ownText`, with some letters around it; null if there is none. */
function findMostSimilar(ownText: string, otherText: string): string | null {
  const votes = new Map<number, number>();
  for (let at = 0; at + width <= ownText.length; at++) {
    const gram = ownText.slice(at, at + width);
    for (let index = otherText.indexOf(gram); index >= 0; index = otherText.indexOf(gram, index + 1)) {
      const from = Math.round((index - at) / 8) * 8;
      votes.set(from, (votes.get(from) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < Math.max(2, ownText.length / 8)) return null;
  return otherText.slice(Math.max(0, best[0] - 12), best[0] + ownText.length + 20);
}

/** Their text in square brackets, ours in braces; their text around it is left out. */
function formatDifference(ownText: string, otherText: string): string {
  const parts = diffChars(otherText, ownText);
  while (parts[0]?.removed) parts.shift();
  while (parts.at(-1)?.removed) parts.pop();
  return parts.map(({ value, added, removed }) => (added ? `{${value}}` : removed ? `[${value}]` : value)).join('');
}

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length || folder.startsWith('-')) {
  (folder === '--help' || folder === '-h' ? console.log : console.error)(help);
  process.exitCode = folder === '--help' || folder === '-h' ? 0 : 1;
} else {
  const library = new Map(loadLibrary().map((book) => [book.id, book]));
  let seen = 0;
  for (const { book, at, encoding } of counterparts) {
    const path = join(folder, at);
    if (!existsSync(path)) continue;
    seen += 1;
    const otherText = toLetters(readText(path, encoding));
    let same = 0;
    let missing = 0;
    const differing: string[] = [];
    for (const { key, segments } of library.get(book)?.texts ?? [])
      for (const segment of segments) {
        const ownText = toLetters(segment.original);
        if (otherText.includes(ownText)) {
          same += 1;
          continue;
        }
        const like = findMostSimilar(ownText, otherText);
        if (like) differing.push(`  ${key} ${segment.id}: ${formatDifference(ownText, like)}`);
        else missing += 1;
      }
    console.log(`${book} beside ${at}: ${same} the same, ${differing.length} differ, ${missing} not there`);
    if (differing.length) console.log(differing.join('\n'));
  }
  if (!seen) {
    console.error(`There is none of the works in ${folder}.`);
    process.exitCode = 1;
  }
}
