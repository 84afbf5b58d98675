import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBooks } from '../importers/books/formats.ts';
import { importBooks } from '../importers/books/engine.ts';
import { createNames, findMentions, type NameRow } from '../src/features/books/mentions/names.server.ts';
import { makeText } from './book-text.ts';
import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { withResultingRows } from './plain-copy.ts';
import { removeWithBench } from './product.ts';
import { randomFrom } from './random.ts';
import { measureMs } from './timing.ts';

/** Number of names to find, and letters of the text that is searched. */
const names = 1_000_000,
  letters = 1_000_000;
/** Letters per segment, and per chapter, of a generated book. */
const segmentLetters = 200,
  chapterLetters = 12_000;
/** Bytes of a Chinese character in UTF-8. */
const bytesOfLetter = 3;

/** Speed of finding names of entries in books, and of reading and importing a book. */
export const bookImport: EngineFigure = async () => [
  measureMentions(),
  ...(await measureReading(sizesOr([50_000_000 / bytesOfLetter]))),
];

/** Finds all names of a large encyclopedia in one text. */
function measureMentions(): Row {
  const make = makeText(),
    random = randomFrom(16);
  const text = make(letters);
  const rows = function* (): Generator<NameRow> {
    for (let at = 0; at < names; at++) {
      const from = Math.floor(random.next() * (text.length - 8));
      // Fifty thousand of them occur in the text, each more than once; all start with letters that occur in it.
      const name = at % 20 ? `${text.slice(from, from + 2)}${at.toString(36)}` : text.slice(from, from + 3);
      yield { name, language: 'zh', subjectId: `subject-${at}`, kind: 'person', begins: null };
    }
  };
  const knownNames = createNames(rows());
  const segments = text.match(new RegExp(`[^]{1,${segmentLetters}}`, 'gu'))!;
  const values = Array.from({ length: 5 }, () => {
    const began = performance.now();
    for (const segment of segments) findMentions(knownNames, segment, { language: 'lzh', until: null });
    return letters / ((performance.now() - began) / 1000);
  });
  return {
    what: `${formatCount(names)} names looked for in ${formatCount(letters)} characters`,
    unit: 'characters/s',
    values,
    budget: { text: '≥ 1 M', met: (value) => value >= 1_000_000 },
  };
}

/** One book in one plain text file: read only, and imported. */
async function measureReading(sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'stele-bench-book-'));
    const place = removeWithBench(folder);
    const make = makeText(),
      file = join(folder, 'book.txt');
    for (let written = 0, chapter = 1; written < size; written += chapterLetters, chapter++)
      appendFileSync(file, `第${chapter}回 題目\n\n${make(chapterLetters).replaceAll('。', '。\n\n')}\n\n`);
    const source = () => openBooks(folder, { format: 'text', language: 'zh', name: 'One book' });
    const what = `a book of ${formatCount(Math.round(size / 1e5) * 1e5)} characters in one file`;
    const before = process.memoryUsage().rss;
    let peakMemory = before;
    const alone = await measureMs(async () => {
      for await (const item of (await source()).read())
        if ('record' in item)
          for await (const _ of item.record.chapters) peakMemory = Math.max(peakMemory, process.memoryUsage().rss);
    });
    const { brought: importMs, copied } = await withResultingRows(
      async ({ db }) => measureMs(async () => importBooks(db, await source())),
      async (ms, { secondsToCopy }) => ({ brought: ms, copied: 1000 * (await secondsToCopy()) }),
    );
    place.remove();
    const perSecond = (ms: number) => [size / (ms / 1000)];
    rows.push(
      {
        what: `${what}: read`,
        unit: 'characters/s',
        values: perSecond(alone),
        budget: { text: '≥ 2 M', met: (value) => value >= 2_000_000 },
      },
      { what: `${what}: memory while it is read`, unit: 'MB', values: [(peakMemory - before) / 1e6] },
      {
        what: `${what}: brought in, published and findable`,
        unit: 'characters/s',
        values: perSecond(importMs),
        peer: { name: 'plain COPY of the same rows, with their indexes', values: perSecond(copied) },
        budget: { text: '≥ 2 M', met: (value) => value >= 2_000_000 },
      },
    );
  }
  return rows;
}
