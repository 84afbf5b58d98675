import { expect, test } from 'vitest';
import { summarizeSections } from './fast-read.server.ts';

test('each section has its title and the first sentence of its first paragraph', () => {
  expect(
    summarizeSections(
      '<p>Before.</p><h2>Life</h2><p>He was <b>born</b>. He died.</p><p>More.</p><h2> Works </h2><h3>Early</h3><p>None &amp; all! Or some.</p>',
      'en',
    ).sections,
  ).toEqual([
    { title: 'Life', text: 'He was born.' },
    { title: 'Works', text: 'None & all!' },
  ]);
});

test('a sentence ends by the rules of its language', () => {
  const first = (text: string, language: 'zh' | 'jp' | 'en') =>
    summarizeSections(`<h2>a</h2><p>${text}</p>`, language).sections[0]!.text;
  expect(first('秦始皇统一六国。他建立了帝国。', 'zh')).toBe('秦始皇统一六国。');
  expect(first('始皇帝は六国を統一した。帝国を建てた。', 'jp')).toBe('始皇帝は六国を統一した。');
  expect(first('Alfred (r. 871–899) won at 3.5 to 1. He slept.', 'en')).toBe('Alfred (r. 871–899) won at 3.5 to 1.');
});

test('a section without a paragraph has no text, and a text without sections has no sections', () => {
  expect(summarizeSections('<h2>List</h2><ul><li>a</li></ul>', 'en').sections).toEqual([{ title: 'List', text: '' }]);
  expect(summarizeSections('<p>a</p>', 'en').sections).toEqual([]);
});

test('reading time is that of an attentive reader, at least one minute', () => {
  expect(summarizeSections('', 'en').minutes).toBe(1);
  expect(summarizeSections(`<p>${'word '.repeat(2300)}</p>`, 'en').minutes).toBe(10);
  expect(summarizeSections(`<p>${'史'.repeat(3500)}</p>`, 'zh').minutes).toBe(10);
  expect(summarizeSections(`<p>${'史'.repeat(4000)}</p>`, 'jp').minutes).toBe(10);
});
