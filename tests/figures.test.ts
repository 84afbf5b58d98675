import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withMarks } from '../bench/stale.ts';

test('figures older than the code they describe are marked as stale: `npm run figures`', () => {
  const figures = readFileSync('docs/figures.md', 'utf8');
  expect(figures).toBe(withMarks(figures));
});
