/** Marks figures in docs/figures.md whose code changed after they were measured, and writes its summary and chart. */
import { readFileSync, writeFileSync } from 'node:fs';
import { staleOf, withMarks } from './stale.ts';
import { chartFile, drawChart, withSummary } from './summary.ts';

const file = 'docs/figures.md';
const figures = withSummary(withMarks(readFileSync(file, 'utf8')));
writeFileSync(file, figures);
writeFileSync(chartFile, drawChart(figures));
console.log(`Stale: ${staleOf(figures).join(', ') || 'none'}.`);
