import { connect } from '../src/kit/database/database.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { largestThings, publishThings } from '../tests/largest-things.ts';
import { type EngineFigure, type Row } from './figure.ts';
import { waitUntilIdle, databaseCpuSeconds, readMetric, newCheckout, startProduct } from './product.ts';

/** Page data are cached per language from the second request on: a stranger can cause the cost of these two. */
const requestCount = 2;
const languages = ['zh', 'es', 'ja'];
const nameFilter = new RegExp(process.env.LARGEST_ONLY ?? '', 'i');

/** Processor time of the product and PostgreSQL for an uncached page of the largest thing of each kind. */
export const largestPages: EngineFigure = async () => {
  const checkout = newCheckout();
  try {
    let product = await startProduct(checkout);
    await waitUntilIdle(product);
    const { db } = connect(socketPaths(databaseFolder(checkout.data)).url, 1);
    const things = (await largestThings(db)).filter(({ what }) => nameFilter.test(what));
    await publishThings(db, things);
    await db.destroy();
    // Restarts the product for empty caches.
    await product.stop();
    product = await startProduct(checkout);
    const usedMs = async () =>
      1000 * ((await readMetric(product, 'stele_process_cpu_seconds_total')) + databaseCpuSeconds(product));
    let number = 0;
    const ask = async (path: string, language: string) => {
      const answer = await fetch(`${product.url}${path}${path.includes('?') ? '&' : '?'}hops=${++number}`, {
        headers: { cookie: `sys_lang=${language}` },
      });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      return (await answer.text()).length;
    };
    const rows: Row[] = [];
    for (const { what, paths } of things)
      for (const path of paths) {
        await ask(path, 'en'); // warms up plans and compiled code
        await ask(path, 'fr');
        const values: number[] = [];
        let bytes = 0;
        for (const language of languages) {
          const before = await usedMs();
          for (let time = 0; time < requestCount; time++) bytes = await ask(path, language);
          values.push(((await usedMs()) - before) / requestCount);
        }
        console.log(
          `${values.map((ms) => ms.toFixed(0)).join(' ')} ms, ${Math.round(bytes / 1000)} kB: ${what}, ${path}`,
        );
        rows.push({
          what: `${what}, \`${path}\``,
          unit: 'ms',
          values,
          budget: { text: '≤ 100 ms', met: (ms) => ms <= 100 },
        });
      }
    await product.stop();
    return rows;
  } finally {
    checkout.remove();
  }
};
