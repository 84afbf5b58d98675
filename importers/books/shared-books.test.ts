import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openBooks } from './formats.ts';

const shared = resolve('../shared/data'),
  kanripo = '12-books-kanripo',
  perseus = '14-books-perseus-latin-english/data';

/**
 * Chapters, numbered divisions of original and translation, how many numbers they share, and how many divisions could
 * stand one beside the other whatever their numbers, of all books in a folder.
 */
async function countsOf(path: string) {
  const counts = { books: 0, chapters: 0, original: 0, translation: 0, shared: 0, pairs: 0 };
  for await (const one of (await openBooks(join(shared, path), {})).read()) {
    if ('refused' in one) throw new Error(one.refused);
    counts.books++;
    counts.chapters += one.record.content.volumes.flatMap(({ chapters }) => chapters).length;
    const original = new Set<string>(),
      translation = new Set<string>();
    for await (const { chapter, witness, content } of one.record.chapters)
      for (const { id, kind } of content.segments)
        if (kind !== 'heading') (witness === 'original' ? original : translation).add(`${chapter} ${id.split('.')[0]}`);
    counts.original += original.size;
    counts.translation += translation.size;
    counts.shared += [...original].filter((one) => translation.has(one)).length;
    counts.pairs += Math.min(original.size, translation.size);
  }
  return counts;
}

test.skipIf(!existsSync(shared))(
  'books of Kanripo and Perseus have what their SOURCE.md counts: Caesar 404 of 404, six lives by Suetonius, Laozi 81 (needs ../shared/data)',
  async () => {
    expect(await countsOf(`${perseus}/phi0448`)).toEqual({
      books: 1,
      chapters: 8,
      original: 404,
      translation: 404,
      shared: 404,
      pairs: 404,
    });
    // SOURCE.md says 428 in common: it counts the English “Remarks on Augustus”, the hundredth division of its file, as
    // chapter 100. Its number is “note”, so it stands beside nothing. The English Augustus numbers 99 chapters, the Latin
    // 101; five notes and an appendix stand in English alone.
    expect(await countsOf(`${perseus}/phi1348`)).toEqual({
      books: 6,
      chapters: 6,
      original: 429,
      translation: 433,
      shared: 427,
      pairs: 428,
    });
    const none = { translation: 0, shared: 0, pairs: 0 };
    expect(await countsOf(`${kanripo}/KR5c0057`)).toMatchObject({ books: 1, original: 81, ...none });
    expect(await countsOf(`${kanripo}/KR1h0004`)).toMatchObject({ books: 1, chapters: 20, ...none });
    // 64 hexagrams and the five wings that follow them.
    expect(await countsOf(`${kanripo}/KR1a0001`)).toMatchObject({ books: 1, chapters: 69, ...none });
    expect(await countsOf(`${kanripo}/KR3l0002`)).toMatchObject({ books: 1, ...none });
  },
);
