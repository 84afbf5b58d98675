import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutIntoPassages, wordsOfHtml } from './passages.server.ts';

test('a main text is reduced to its words, one line a paragraph, without notes and ruby readings', () => {
  expect(
    wordsOfHtml(
      '<h2>Walls</h2><p>Built   by <a ref-id="li-si">Li&nbsp;Si</a>.<span note-id="1">A <b>note</b>.</span></p><ul><li>one</li><li>two<br>three</li></ul>',
    ),
  ).toBe('\u0003Walls\nBuilt by Li Si.\none\ntwo\nthree');
  expect(wordsOfHtml('<p><ruby>始皇帝<rp>(</rp><rt>しこうてい</rt><rp>)</rp></ruby>は&lt;秦&gt;の</p>')).toBe(
    '始皇帝は<秦>の',
  );
});

test('passages end at sentence ends, are of similar size, and lose nothing', () => {
  const text = Array.from(
    { length: 40 },
    (_, i) => `This is sentence ${i} of a text in which Dr. No appears, at 3.5 li from the wall. 秦始皇帝修长城${i}。`,
  ).join('\n');
  const passages = cutIntoPassages(text).map((passage) => passage.text);
  expect(passages.length).toBeGreaterThan(3);
  for (const passage of passages) {
    expect(passage).toMatch(/[.。]$/);
    expect(passage.length).toBeLessThan(800);
  }
  expect(passages.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('splitting any text neither loses nor splits a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '.', '。', '\n', '"', '”', '𠮷', '史', 'word '), maxLength: 4000 }),
      (text) => {
        const passages = cutIntoPassages(text).map((passage) => passage.text);
        expect(passages.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const passage of passages) expect(passage.isWellFormed()).toBe(true);
      },
    ),
  );
  expect(cutIntoPassages('x'.repeat(100_000)).length).toBeGreaterThan(100);
  expect(cutIntoPassages('')).toEqual([]);
});

test('a passage knows the heading it begins under', () => {
  const long = 'Ten letters. '.repeat(60);
  const html = `<p>Before. ${long}</p><h2>Walls</h2><p>${long}${long}</p><h3>Gates</h3><p>${long}</p><p>${long}</p>`;
  const passages = cutIntoPassages(wordsOfHtml(html));
  expect(passages[0]).toMatchObject({ heading: '' });
  expect(passages.map(({ heading }) => heading)).toEqual(
    passages.map(({ text, heading }) =>
      text.startsWith('Walls') ? 'Walls' : text.startsWith('Gates') ? 'Gates' : heading,
    ),
  );
  expect(passages.at(-1)).toMatchObject({ heading: 'Gates' });
  expect(passages.some(({ heading, text }) => heading === 'Walls' && !text.includes('Walls'))).toBe(true);
  expect(passages.every(({ text }) => !text.includes('\u0003'))).toBe(true);
});
