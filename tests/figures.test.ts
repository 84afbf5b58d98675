import { expect, test } from 'vitest';
import { codeVersion, staleOf, withMarks } from '../bench/stale.ts';

const figureOf = (code: string) =>
  `<!-- figure time -->\n## Time\n2026-11-30 00:00 UTC, load 0.1 before it began, code ${code}.\n\n| a | b |\n<!-- /figure -->\n`;

test('exactly the figures whose code changed after they were measured are marked as older', () => {
  const fresh = figureOf(codeVersion('time')),
    old = figureOf('00000000');
  expect(withMarks(fresh)).toBe(fresh);
  expect(staleOf(fresh)).toEqual([]);
  expect(staleOf(old)).toEqual(['time']);
  const marked = withMarks(old);
  expect(marked).toContain('code 00000000.\n**Older than the code that it speaks of.**\n\n| a');
  expect(withMarks(marked)).toBe(marked);
  expect(withMarks(marked.replace('00000000', codeVersion('time')))).toBe(fresh);
});
