/** Marks figures in docs/figures.md whose code changed after they were measured, and writes its summary and chart. */
import { readFileSync } from 'node:fs';
import { staleOf } from './stale.ts';
import { figuresFile, writeFigures } from './summary.ts';

const figures = writeFigures(readFileSync(figuresFile, 'utf8'));
console.log(`Stale: ${staleOf(figures).join(', ') || 'none'}.`);
