import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withMarks } from '../bench/stale.ts';

test('a figure that is older than the code it speaks of says so: `npm run figures`', () => {
  const figures = readFileSync('docs/figures.md', 'utf8');
  expect(figures).toBe(withMarks(figures));
});
