import { expect, test } from 'vitest';
import { rangeInSource, streamWithOffsets } from './stream.server.ts';

/** The source text that is marked when a piece of its stream matches. */
function marked(source: string, piece: string): string | null {
  const stream = streamWithOffsets(source);
  const at = stream.text.indexOf(piece);
  return at < 0 ? null : source.slice(...rangeInSource(stream, at, piece.length));
}

test('R08: whole words are marked in right-to-left scripts, with combining marks and in surrogate pairs', () => {
  expect(marked('בְּרֵאשִׁית בָּרָא אֱלֹהִים', ' ברא ')).toBe('בָּרָא');
  expect(marked('بِسْمِ ٱللَّهِ', ' بسم ')).toBe('بِسْمِ');
  expect(marked('Μῆνιν ἄειδε, θεά', ' αειδε ')).toBe('ἄειδε');
  expect(marked('e\u0301te\u0301 fini', ' ete ')).toBe('e\u0301te\u0301');
  expect(marked('在𠀋人之間', '𠀋人')).toBe('𠀋人');
  // A stream contains no surrogate halves, and only letters.
  for (const odd of ['\ud840', '\u202e\u200f', '…', '\u0301\u0301'])
    expect(streamWithOffsets(`天${odd}地`).text, JSON.stringify(odd)).toContain('天');
});
