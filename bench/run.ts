/**
 * Measures everything that design §6 gives a budget for, and writes docs/figures.md. `npm run bench -- NAME…` measures
 * some figures and preserves the others; `--stale` measures those whose code changed since. `BENCH_TRIAL=1` only
 * prints; `BENCH_SIZES=1000,10000` measures smaller collections, and also only prints.
 */
import { loadavg } from 'node:os';
import { answers } from './answers.ts';
import { axis } from './axis.ts';
import { backups } from './backup.ts';
import { bookImport } from './book-import.ts';
import { bookReading } from './book-reading.ts';
import { bookSearch } from './book-search.ts';
import { cachedPages } from './cached-pages.ts';
import { centre } from './centre.ts';
import { canvas } from './canvas.ts';
import { networkFlood } from './crowd/crowd.ts';
import { singleClientFlood } from './crowd/single-client-flood.ts';
import { cylinder } from './cylinder.ts';
import { deepZoom } from './deep-zoom.ts';
import { editing } from './editing.ts';
import { families } from './families.ts';
import { isMet, type EngineFigure, type Figure, type Row } from './figure.ts';
import { imports } from './import.ts';
import { largestPages } from './largest.ts';
import { likeness } from './likeness.ts';
import { map } from './map.ts';
import { mediawiki } from './mediawiki.ts';
import { mirador } from './mirador.ts';
import { memory } from './memory.ts';
import { pageBytes } from './page-bytes.ts';
import { pathAnswers } from './path-answers.ts';
import { paths } from './paths.ts';
import { phone } from './phone.ts';
import { waitUntilIdle, cleanUp, newCheckout, startProduct } from './product.ts';
import { quality } from './quality.ts';
import { reads } from './reads.ts';
import { replicas } from './replicas.ts';
import { renderedPages } from './rendered-pages.ts';
import { saveRows, staleFigures, formatTable } from './report.ts';
import type { FigureName } from './stale.ts';
import { sealing } from './sealing.ts';
import { search } from './search.ts';
import { signIns } from './sign-ins.ts';
import { social } from './social.ts';
import { sockets } from './sockets.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { tiles } from './tiles.ts';
import { tracking } from './tracking.ts';
import { timeAxis } from './timeaxis.ts';
import { timeCore } from './time-core.ts';
import { unreadPages } from './unread-pages.ts';
import { upload } from './upload.ts';
import { wall } from './wall.ts';
import { writing } from './writing.ts';

/** Products that are measured have the pages in bench/pages (vite.config.ts). */
process.env.EXTRA_FEATURES ??= 'bench/pages';

/** Figures of a running product with the world; others measure a part of it. */
const productFigures: Partial<Record<FigureName, Figure>> = {
  cached: cachedPages,
  mediawiki,
  rendered: renderedPages,
  unread: unreadPages,
  bytes: pageBytes,
  phone,
  memory,
  sealing,
  'path-answers': pathAnswers,
  answers,
  wall,
  upload,
  'book-reading': bookReading,
  'deep-zoom': deepZoom,
  mirador,
};
const engineFigures: Partial<Record<FigureName, EngineFigure>> = {
  start,
  search,
  books: bookSearch,
  'book-import': bookImport,
  quality,
  paths,
  canvas,
  axis,
  map,
  cylinder,
  import: imports,
  timeaxis: timeAxis,
  reads,
  time: timeCore,
  'sign-ins': signIns,
  tracking,
  sockets,
  editing,
  writing,
  soak,
  crowd: async () => [...(await networkFlood()), ...(await singleClientFlood())],
  largest: largestPages,
  social,
  centre,
  likeness,
  tiles,
  backup: backups,
  families,
  replicas,
};

const figureNames = [...Object.keys(productFigures), ...Object.keys(engineFigures)] as FigureName[];
const commandArguments = process.argv.slice(2);
const isFigure = (name: string): name is FigureName => (figureNames as string[]).includes(name);
/** Figures of `npm run bench` without names; MediaWiki, installed on the machine, is measured only if named. */
const defaultNames = figureNames.filter((name) => name !== 'mediawiki');
const requestedNames: readonly string[] =
  commandArguments[0] === '--stale' ? staleFigures() : commandArguments.length ? commandArguments : defaultNames;
const names = requestedNames.filter(isFigure),
  unknownNames = requestedNames.filter((name) => !isFigure(name));
if (unknownNames.length) {
  console.error(`There is no figure ${unknownNames.join(', ')}: ${figureNames.join(', ')}.`);
  process.exit(1);
}
const isTrial = Boolean(process.env.BENCH_TRIAL || process.env.BENCH_SIZES);

const checkout = newCheckout();
async function measure(name: FigureName): Promise<Row[]> {
  if (name in engineFigures) return engineFigures[name]!();
  const product = await startProduct(checkout);
  try {
    await waitUntilIdle(product);
    return await productFigures[name]!(product);
  } finally {
    await product.stop();
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error(`Told to stop by ${signal}: what is under way is not measured.`);
    void cleanUp().finally(() => process.exit(1));
  });
}

const measuredRows: Row[] = [];
const failedNames: string[] = [];
try {
  for (const name of names) {
    const load = loadavg()[0]!;
    console.log(`\n${name} (load ${load.toFixed(1)} before)`);
    try {
      const rows = await measure(name);
      if (!rows.length) continue; // it has printed the reason
      console.log(formatTable(rows));
      if (!isTrial) saveRows(name, rows, load);
      measuredRows.push(...rows);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
      failedNames.push(name);
    }
  }
} finally {
  checkout.remove();
}
const missedBudgets = measuredRows.filter((row) => isMet(row) === false).map(({ what }) => what);
console.log(
  `\n${missedBudgets.length ? `Missed: ${missedBudgets.join('; ')}.` : measuredRows.length ? 'Every budget that was measured is met.' : 'Nothing was measured.'} → ${isTrial ? 'a trial, kept nowhere' : 'docs/figures.md'}`,
);
if (failedNames.length)
  console.error(`Not measured: ${failedNames.join(', ')}; what docs/figures.md says of them is older.`);
