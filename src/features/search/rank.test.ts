import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bm25f, relevance, type QueryWord, type FieldMatch, type DocumentMatch } from './rank.ts';

const createWords = (...weights: number[]): QueryWord[] =>
  weights.map((weight, place) => ({ weight, place, unspaced: false }));
const nowhere = (words: number, length = 1): FieldMatch => ({ length, at: Array.from({ length: words }, () => []) });
const inText = (...at: number[][]): DocumentMatch => ({ ...without(at.length), texts: [{ length: 1, at }] });
const without = (words: number): DocumentMatch => ({
  name: nowhere(words, 0.02),
  otherNames: nowhere(words, 0),
  lead: nowhere(words, 0.2),
  summary: nowhere(words, 0.5),
  sentences: nowhere(words, 0),
  heading: nowhere(words, 0),
  texts: [nowhere(words)],
});

const places = fc.uniqueArray(fc.nat(200), { maxLength: 8 }).map((some) => some.toSorted((a, b) => a - b));
const questionAndPassage = fc.integer({ min: 1, max: 6 }).chain((words) => {
  const field = fc.record({
    length: fc.double({ min: 0, max: 4, noNaN: true }),
    at: fc.array(places, { minLength: words, maxLength: words }),
  });
  const word = fc.record({
    weight: fc.double({ min: 0.01, max: 12, noNaN: true }),
    place: fc.option(fc.nat(40)),
    unspaced: fc.boolean(),
  });
  return fc.record({
    words: fc.array(word, { minLength: words, maxLength: words }),
    passage: fc.record({
      name: field,
      otherNames: field,
      lead: field,
      summary: field,
      sentences: field,
      heading: field,
      texts: fc.array(field, { minLength: 1, maxLength: 3 }),
    }),
  });
});

test('a passage scores 0 without any of the words, and always less than 1', () => {
  fc.assert(
    fc.property(questionAndPassage, ({ words, passage }) => {
      const worth = relevance(words, passage);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThan(1);
      expect(relevance(words, without(words.length))).toBe(0);
      if (
        Object.values(passage)
          .flat()
          .some(({ at }) => at.some((some) => some.length))
      )
        expect(worth).toBeGreaterThan(0);
    }),
  );
  expect(relevance([], without(0))).toBe(0);
});

test('BM25F: another word scores higher, a shorter field too, and each further occurrence adds less than the one before', () => {
  fc.assert(
    fc.property(questionAndPassage, fc.nat(5), ({ words, passage }, seed) => {
      const number = seed % words.length;
      const more = (match: DocumentMatch): DocumentMatch => ({
        ...match,
        texts: match.texts.map(({ length, at }) => ({
          length,
          at: at.map((some, word) => (word === number ? [...some, 201 + some.length] : some)),
        })),
      });
      const [none, once, twice] = [passage, more(passage), more(more(passage))].map((match) => bm25f(words, match));
      expect(once).toBeGreaterThan(none!);
      expect(twice! - once!).toBeLessThan(once! - none!);
      const longer = { ...passage, texts: passage.texts.map((text) => ({ ...text, length: text.length + 1 })) };
      expect(bm25f(words, longer)).toBeLessThanOrEqual(bm25f(words, passage));
    }),
  );
});

test('words near each other score higher than distant ones, and higher still in the order of the query', () => {
  const words = createWords(3, 3);
  const worth = (...at: number[][]) => relevance(words, inText(...at));
  expect(worth([10], [11])).toBeGreaterThan(worth([11], [10]));
  expect(worth([11], [10])).toBeGreaterThan(worth([10], [30]));
  expect(worth([10], [30])).toBeGreaterThan(worth([10], []));
  expect(worth([10], [11])).toBe(worth([80], [81]));
});

test('a rare word scores higher than two common ones; the first sentence most, then the summary, then data, then the text', () => {
  const words = createWords(9, 2, 2);
  expect(relevance(words, inText([4], [], []))).toBeGreaterThan(relevance(words, inText([], [4], [5])));
  const question = createWords(5);
  const inField = (field: Exclude<keyof DocumentMatch, 'texts'>, length: number) =>
    relevance(question, { ...without(1), [field]: { length, at: [[0]] } });
  expect(inField('lead', 0.2)).toBeGreaterThan(inField('summary', 0.6));
  expect(inField('summary', 0.6)).toBeGreaterThan(inField('sentences', 1));
  expect(inField('sentences', 1)).toBeGreaterThan(relevance(question, inText([0])));
});

test('many occurrences in a long text do not outweigh one in the first sentence', () => {
  const question = createWords(5);
  const often = Array.from({ length: 50 }, (_, place) => place);
  const lead = { ...without(1), lead: { length: 0.2, at: [[0]] } };
  expect(relevance(question, lead)).toBeGreaterThan(relevance(question, inText(often)));
});
