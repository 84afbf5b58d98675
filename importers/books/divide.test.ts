import { expect, test } from 'vitest';
import { dividePiece } from './divide.ts';

const divide = (html: string, notes?: { id: string; html: string; kind: 'note' }[]) => [
  ...dividePiece({ path: ['1'], html, ...(notes && { notes }) }),
];
const words = (html: string) => html.replace(/<[^>]*>/g, '');

test.each([
  ['sentences', 'Arma virumque cano. '.repeat(4000)],
  ['Chinese sentences', '道可道非常道。'.repeat(9000)],
  ['no punctuation', '道'.repeat(60_000)],
  ['surrogate pairs', '𠀀'.repeat(30_000)],
  ['emphasis', `<em>${'Arma <strong>virumque</strong> cano. '.repeat(3000)}</em>`],
  ['lines', 'verse<br>'.repeat(9000)],
  ['character references', '&amp;'.repeat(20_000)],
  ['readings', '<ruby>漢<rp>（</rp><rt>かん</rt><rp>）</rp></ruby>'.repeat(2000)],
])('a paragraph of %s is divided without loss, and its markup stays balanced', (_, html) => {
  const pieces = divide(html);
  expect(pieces.length).toBeGreaterThan(3);
  expect(words(pieces.map((piece) => piece.html).join(''))).toBe(words(html));
  for (const piece of pieces) {
    expect(piece.html.length).toBeLessThan(8200);
    expect(piece.html.isWellFormed()).toBe(true);
    const count = (pattern: RegExp) => piece.html.match(pattern)?.length ?? 0;
    expect(count(/<(?:em|strong|ruby|rt|rp)>/g)).toBe(count(/<\/(?:em|strong|ruby|rt|rp)>/g));
    expect(piece.html).not.toMatch(/&(?!amp;)|^amp;/);
  }
});

test('notes go with their marks, long and numerous ones are divided, none is lost', () => {
  const notes = Array.from({ length: 1200 }, (_, at) => ({
    id: `${at}`,
    html: at ? `note ${at}` : 'x'.repeat(50_000),
    kind: 'note' as const,
  }));
  const pieces = divide(notes.map(({ id }) => `word<sup data-note="${id}">${id}</sup>. `).join(''), notes);
  const all = pieces.flatMap((piece) => piece.notes ?? []);
  expect(all.map(({ html }) => html).join('').length).toBe(notes.map(({ html }) => html).join('').length);
  for (const piece of pieces) {
    expect(piece.notes!.length).toBeLessThanOrEqual(510);
    for (const { id, html } of piece.notes!) {
      expect(html.length).toBeLessThanOrEqual(20_000);
      expect(piece.html).toContain(`data-note="${id.replace(/-\d+$/, '')}"`);
    }
  }
});
