import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Comments and names once had a dialect of their own. The open-source code we compare ourselves with has 0.1 to 0.5 such
// words per 1,000 words of comment, and 0.2 to 1.6 such names per 1,000 identifiers.
const phrases =
  /\b(?:whoever|whom|anew|told|tells|nobody|somebody|stands|lies|beside|lately|meanwhile|thereof|of which|by which|so many|so often|what (?:waits|is|stands|was|goes|comes)|goes upon|brought|kept)\b/gi;
const bareNames = new Set(
  'told said kept asked whose begun brought mine ours theirs beside anew says tell tells telling say one all its those own most made shown known found here there whole named wanted chosen Told Said Kept Asked Brought Named Made Shown Found Chosen'.split(
    ' ',
  ),
);
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/g;
const files = globSync('{src,importers,tests,scripts,bench,migrations}/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('node_modules') || path.endsWith('plain-english.test.ts'),
}).map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/** How many per 1,000, and in which files most of them are. */
function rateOf(counts: { path: string; odd: string[]; total: number }[]) {
  const sum = (of: (count: (typeof counts)[number]) => number) => counts.reduce((total, count) => total + of(count), 0);
  const worst = counts.toSorted((a, b) => b.odd.length - a.odd.length).slice(0, 5);
  return {
    rate: (1000 * sum(({ odd }) => odd.length)) / sum(({ total }) => total),
    worst: worst.map(({ path, odd }) => `${path}: ${odd.join(', ')}`).join('\n'),
  };
}

test('comments are in plain English: fewer than 0.8 words of the old dialect per 1,000', () => {
  const { rate, worst } = rateOf(
    files.map(({ path, source }) => {
      const comments = source.match(comment) ?? [];
      return {
        path,
        odd: comments.flatMap((text) => text.match(phrases) ?? []),
        total: comments.reduce((total, text) => total + (text.match(/[A-Za-z']+/g)?.length ?? 0), 0),
      };
    }),
  );
  expect(rate, worst).toBeLessThan(0.8);
});

test('names are nouns, verbs and questions: fewer than 1.6 bare participles or pronouns per 1,000', () => {
  const { rate, worst } = rateOf(
    files.map(({ path, source }) => {
      const code = source.replace(comment, '').replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '');
      const names = code.match(/\b[A-Za-z_]\w*\b/g) ?? [];
      return { path, odd: names.filter((name) => bareNames.has(name)), total: names.length };
    }),
  );
  expect(rate, worst).toBeLessThan(1.6);
});
