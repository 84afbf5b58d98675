/** Measures what design §6 gives a budget for, and writes docs/figures.md. `npm run bench -- NAME…` measures some figures, and keeps the others. */
import { loadavg } from 'node:os';
import { cachedPages } from './cached-pages.ts';
import { isMet, type Figure, type Row } from './figure.ts';
import { memory } from './memory.ts';
import { pageBytes } from './page-bytes.ts';
import { phone } from './phone.ts';
import { abandon, newHouse, startProduct } from './product.ts';
import { renderedPages } from './rendered-pages.ts';
import { keep, plainTable } from './report.ts';
import { start } from './start.ts';
import { unreadPages } from './unread-pages.ts';

const figures: Record<string, Figure> = { cached: cachedPages, rendered: renderedPages, unread: unreadPages, bytes: pageBytes, phone, start, memory };

const names = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(figures);
const unknown = names.filter((name) => !(name in figures));
if (unknown.length) {
  console.error(`There is no figure ${unknown.join(', ')}: ${Object.keys(figures).join(', ')}.`);
  process.exit(1);
}

const house = newHouse();
async function measure(figure: Figure): Promise<Row[]> {
  const product = await startProduct(house);
  try {
    return await figure(product);
  } finally {
    await product.stop();
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error(`Told to stop by ${signal}: what is under way is not measured.`);
    void abandon().finally(() => process.exit(1));
  });
}

const measured: Row[] = [];
const failed: string[] = [];
try {
  for (const name of names) {
    const load = loadavg()[0]!;
    console.log(`\n${name} (load ${load.toFixed(1)} before)`);
    try {
      const rows = await measure(figures[name]!);
      console.log(plainTable(rows));
      keep(name, rows, load);
      measured.push(...rows);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
      failed.push(name);
    }
  }
} finally {
  house.remove();
}
const missed = measured.filter((row) => isMet(row) === false).map(({ what }) => what);
console.log(`\n${missed.length ? `Missed: ${missed.join('; ')}.` : measured.length ? 'Every budget that was measured is met.' : 'Nothing was measured.'} → docs/figures.md`);
if (failed.length) console.error(`Not measured: ${failed.join(', ')}; what docs/figures.md says of them is older.`);
