/** Marks figures in docs/figures.md whose code changed after they were measured. */
import { readFileSync, writeFileSync } from 'node:fs';
import { staleOf, withMarks } from './stale.ts';

const file = 'docs/figures.md';
const figures = withMarks(readFileSync(file, 'utf8'));
writeFileSync(file, figures);
console.log(`Stale: ${staleOf(figures).join(', ') || 'none'}.`);
