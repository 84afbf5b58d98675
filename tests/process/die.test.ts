import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseOf, dataFolder, expectWholeWorld, processesOn, startProduct, type Product } from './product.ts';

const appears = (path: string) => expect.poll(() => existsSync(path), { interval: 2, timeout: 20_000 }).toBe(true);
/** Moments of a first start, each with how to know that it has come. */
const moments: Record<string, (folder: string, product: Product) => Promise<unknown>> = {
  'the database folder is being made': (folder) => appears(join(folder, 'postgres.new/base')),
  'the database starts': (folder) => appears(join(folder, 'postgres/postmaster.pid')),
  'the tables stand and the world is being read': (_, product) => product.says(/database ready/),
  'the subjects of the world are in, but not linked': (_, product) => product.says(/loading the world: subjects/),
  'the relations of the world are in': (_, product) => product.says(/loading the world: relations/),
};

test.for(Object.entries(moments))('SIGKILL while %s loses nothing: started again at once, the world stands whole and once', async ([, moment]) => {
  const STELE_DATA = dataFolder();
  const killed = startProduct({ STELE_DATA });
  await moment(STELE_DATA, killed);
  await expect(killed.signal('SIGKILL')).resolves.toBe('SIGKILL');

  const again = startProduct({ STELE_DATA });
  await again.open();
  await expectWholeWorld(databaseOf(STELE_DATA));
  await expect(again.signal('SIGTERM')).resolves.toBe(0);
  expect(again.complaints).toEqual([]);
  expect(processesOn(STELE_DATA)).toEqual([]);
});

test('SIGKILL of a product that is open takes its database along', async () => {
  const STELE_DATA = dataFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
  await product.open();
  await product.signal('SIGKILL');
  await expect.poll(() => processesOn(STELE_DATA), { timeout: 10_000 }).toEqual([]);
});

test('SIGKILL of the database alone: the product says so in one line and ends, the next start recovers and nothing is lost', async () => {
  const STELE_DATA = dataFolder();
  const product = startProduct({ STELE_DATA });
  await product.open();
  const db = databaseOf(STELE_DATA);
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian', phone: null }).execute();
  process.kill(db.pid, 'SIGKILL');
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints).toEqual([expect.stringMatching(/^The database stopped: \S/)]);

  const again = startProduct({ STELE_DATA });
  const url = await again.open();
  await expect(fetch(`${url}/detail/augustus-en`)).resolves.toMatchObject({ status: 200 });
  const recovered = databaseOf(STELE_DATA);
  await expectWholeWorld(recovered);
  await expect(recovered.selectFrom('member').where('id', '=', 'sima-qian').select('name').execute()).resolves.toEqual([{ name: 'Sima Qian' }]);
});
