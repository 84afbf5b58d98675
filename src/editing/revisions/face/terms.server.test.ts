import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldWithOffsets } from '../../../kit/folding.server.ts';
import { createTerms, type Term } from './terms.server.ts';

const anywhere = (...terms: string[]): Term[] => terms.map((term) => ({ term, wholeWord: false }));
const words = (...terms: string[]): Term[] => terms.map((term) => ({ term, wholeWord: true }));
const places = (terms: Term[], text: string) =>
  createTerms(terms)
    .find(text)
    .map(({ from, until }) => text.slice(from, until));

test('V20 a term is found in any case, width, accent and character form, with its position in the original text', () => {
  expect(places(anywhere('café'), 'Le CAFÉ, un cafe, ｃａｆｅ')).toEqual(['CAFÉ', 'cafe', 'ｃａｆｅ']);
  expect(places(anywhere('禁书'), '此乃禁書也，禁书')).toEqual(['禁書', '禁书']);
  expect(places(anywhere('さくら'), 'サクラとさくら')).toEqual(['サクラ', 'さくら']);
  expect(places(anywhere('straße'), 'STRASSE')).toEqual(['STRASSE']);
  expect(places(anywhere('bad'), 'b\u200bad b\u00adad')).toEqual(['b\u200bad', 'b\u00adad']);
});

test('V20 a whole word is not found within another word, but a part is', () => {
  expect(places(words('ass'), 'Class of an ass, as an ass-herd.')).toEqual(['ass', 'ass']);
  expect(places(anywhere('ass'), 'class')).toEqual(['ass']);
  expect(places(words('禁书'), '这是禁书吗')).toEqual(['禁书']);
});

test('V20 terms within terms, terms that fold into one, and empty ones', () => {
  expect(places(anywhere('he', 'she', 'his', 'hers'), 'ushers')).toEqual(['she', 'he', 'hers']);
  expect(places(anywhere('É', 'e'), 'é')).toEqual(['é', 'é']);
  expect(places(anywhere('', ' ', '\u200b'), 'anything')).toEqual([]);
});

test('V20 the search for all terms finds the same as one search per term, in any text', () => {
  const letters = fc.constantFrom('a', 'b', 'A', 'é', 'ß', '书', '書', ' ', '-', 'が', 'ガ', '\u200b');
  const text = (maxLength: number) => fc.array(letters, { maxLength }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.array(text(4), { maxLength: 8 }), text(60), (terms, searched) => {
      const { text: folded, at } = foldWithOffsets(searched);
      const expected = terms.flatMap((term) => {
        const foldedTerm = fold(term).trim(),
          occurrences: string[] = [];
        for (
          let from = foldedTerm ? folded.indexOf(foldedTerm) : -1;
          from >= 0;
          from = folded.indexOf(foldedTerm, from + 1)
        )
          occurrences.push(`${term} ${at[from]} ${at[from + foldedTerm.length]}`);
        return occurrences;
      });
      const matches = createTerms(anywhere(...terms))
        .find(searched, 10_000)
        .map(({ term, from, until }) => `${term} ${from} ${until}`);
      expect(matches.sort()).toEqual(expected.sort());
    }),
    { numRuns: 500 },
  );
});
