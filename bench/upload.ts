import sharp from 'sharp';
import { connect } from '../src/kit/database/database.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { tokenHash } from '../src/kit/calls/session.server.ts';
import { sizesOr, type Figure, type Row } from './figure.ts';
import { readMetric, type Product } from './product.ts';
import { percentile } from './timing.ts';

const token = 'b'.repeat(43),
  concurrency = 4,
  megabytes = 5;
const residentMBOf = async (product: Product) =>
  (await readMetric(product, 'stele_process_resident_memory_bytes')) / 1e6;

/** Large photographs uploaded by one member: duration of each, and that memory does not grow with their number. */
export const upload: Figure = async (product) => {
  const [count] = sizesOr([100]) as [number];
  const { db } = connect(socketPaths(databaseFolder(product.checkout.data)).url, 1);
  try {
    await db.insertInto('member').values({ id: 'bench', name: 'bench', phone: '+8613800138000' }).execute();
    await db
      .insertInto('session')
      .values({ tokenHash: tokenHash(token), memberId: 'bench', expiresAt: new Date(Date.now() + 3_600_000) })
      .execute();
    const picture = await generatePhotograph();
    const send = async (number: number) => {
      const form = new FormData();
      const input = {
        itemId: 'augustus',
        name: `${number}.jpg`,
        title: { en: `No. ${number}` },
        licence: 'CC0-1.0',
        source: { title: 'A camera' },
      };
      form.append('input', JSON.stringify(input));
      // A comment in the file makes each unique; the decoder drops it.
      const comment = Buffer.from(`\xff\xfe\x00\x0a${String(number).padStart(8, '0')}`, 'latin1');
      form.append('file', new Blob([picture.subarray(0, 2), comment, picture.subarray(2)]), `${number}.jpg`);
      const began = performance.now();
      const answer = await fetch(`${product.url}/api/item/image/upload`, {
        method: 'POST',
        body: form,
        headers: { cookie: `bearer=${token}; free=1; sys_lang=en` },
      });
      const { code, message } = (await answer.json()) as { code: number; message?: string };
      if (code !== 200) throw new Error(`upload ${number}: ${code} ${message}`);
      return (performance.now() - began) / 1000;
    };
    await send(0);
    const before = await residentMBOf(product);
    const seconds: number[] = [],
      resident: number[] = [];
    const waiting = Array.from({ length: count }, (_, at) => at + 1);
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          seconds.push(await send(next));
          resident.push(await residentMBOf(product));
        }
      }),
    );
    const half = Math.floor(resident.length / 2),
      measurePeak = (some: readonly number[]) => Math.max(...some) - before;
    return [
      {
        what: `one of ${count} pictures of ${megabytes} MB, ${concurrency} at once, p95`,
        unit: 's',
        values: [percentile(seconds, 0.95)],
      },
      {
        what: `memory of the product over that before, at most: second half of ${count} uploads`,
        unit: 'MB',
        values: [measurePeak(resident.slice(half))],
        peer: { name: 'first half', values: [measurePeak(resident.slice(0, half))] },
        budget: {
          text: 'flat: at most 60 MB more than in the first half',
          met: (median, ratio) => median - median / ratio <= 60,
        },
      },
    ] satisfies Row[];
  } finally {
    await db.destroy();
  }
};

/** Noise that takes about five megabytes as JPEG. */
const generatePhotograph = () =>
  sharp({
    create: {
      width: 2600,
      height: 1950,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  })
    .jpeg({ quality: 86 })
    .toBuffer();
