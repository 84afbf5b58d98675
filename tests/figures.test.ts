import { expect, test } from 'vitest';
import { drawChart, withSummary } from '../bench/summary.ts';
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

test('issue 41 docs/figures.md opens with a line and a bar for each figure, by its row with a budget and a peer', () => {
  const table = (name: string, rows: string[]) =>
    `<!-- figure ${name} -->\n## ${name}\n2026-11-30 00:00 UTC, load 0.1 before it began, code 0.\n\n| what | figure | peer | ratio | budget | met | command |\n| --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n<!-- /figure -->\n`;
  const figures = `# Figures\n\nMachine.\n\n${table('pages', [
    '| bytes | 3 kB |  |  |  |  | `c` |',
    '| pages | 6,000 pages/s (5,000–7,000) | 3,000 pages/s (2,900–3,100) Bare; 1 pages/s Slow | 2 | ≥ 1 × | yes | `c` |',
  ])}${table('search', ['| p95 | 30 ms | 10 ms Other | 3 | < 20 ms | **no** | `c` |'])}`;
  const summarized = withSummary(figures);
  expect(summarized).toMatch(/^# Figures\n\nMachine\.\n\n<!-- summary -->\n## Summary\n1 of 2 budgets are met\./);
  expect(summarized).toContain('| pages | pages | 6,000 pages/s | 3,000 pages/s Bare | 2 | 1 of 1 | 2026-11-30 |');
  expect(summarized).toContain('| search | p95 | 30 ms | 10 ms Other | 3 | 0 of 1 | 2026-11-30 |');
  expect(withSummary(summarized)).toBe(summarized);
  // More pages a second are better, more milliseconds are worse.
  expect(drawChart(figures).match(/[×÷] [\d.,]+(?=<\/text>)/g)).toEqual(['× 2', '÷ 3']);
});
