import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../../kit/folding.server.ts';
import { marksIn, snippetOf } from './snippets.server.ts';

const createQuery = (words: string[], pieces: string[] = []) => ({
  isWord: (word: string) => words.includes(word),
  pieces,
});
const marked = (text: string, marks: readonly (readonly [number, number])[]) =>
  marks.map(([from, to]) => text.slice(from, to));

test('hits are marked in the text’s own glyphs', () => {
  const text = '《史記》は司馬遷の書。Écrit vers 91 av. J.-C., l’E\u0301crit…';
  expect(marked(text, marksIn(text, createQuery(['ecrit'], ['史记', '司马', '马迁'])))).toEqual([
    '史記',
    '司馬遷',
    'Écrit',
    'E\u0301crit',
  ]);
});

test('a long text is cut around its densest hits, between words', () => {
  const text = `wall. ${'Nothing happens in these many words of the first paragraph. '.repeat(10)}Then the great wall was built, and the wall stood. ${'More words follow here. '.repeat(20)}`;
  const snippet = snippetOf(text, createQuery(['wall', 'great']));
  expect(snippet.text.length).toBeLessThan(200);
  expect(snippet.text).toMatch(/^…\S/);
  expect(snippet.text).toMatch(/\S…$/);
  expect(marked(snippet.text, snippet.marks)).toEqual(['great', 'wall', 'wall']);
  const chinese = snippetOf(
    `${'前文无关之语甚多。'.repeat(20)}秦始皇筑長城于北方。${'后文亦然。'.repeat(30)}`,
    createQuery([], ['长城']),
  );
  expect(chinese.text.length).toBeLessThan(100);
  expect(marked(chinese.text, chinese.marks)).toEqual(['長城']);
});

test('a text without hits shows its beginning', () => {
  const snippet = snippetOf('Word '.repeat(100), createQuery(['other']));
  expect(snippet.text).toMatch(/^Word .*…$/);
  expect(snippet.marks).toEqual([]);
});

test('in any text, marks are ordered, in range and on whole letters, and each folds to the searched word', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'wall ',
      'WÁLL ',
      'wa\u0301ll, ',
      'other ',
      '長城',
      '长城',
      '𠮷',
      'ﾊﾟﾘ',
      'ぱり',
      '。',
      ' ',
      '\n',
      'x',
      '馬·可',
    ),
    maxLength: 400,
  });
  fc.assert(
    fc.property(text, (source) => {
      const snippet = snippetOf(source, createQuery(['wall'], ['长城', 'ぱり', '马可']));
      expect(snippet.text.isWellFormed()).toBe(true);
      let end = 0;
      for (const [from, to] of snippet.marks) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(snippet.text.length);
        expect(fold(snippet.text.slice(from, to))).toMatch(/^(?:wall|长城|ぱり|马可)+$/);
        end = to;
      }
    }),
    { numRuns: 1000 },
  );
});
