import { expect, test } from 'vitest';
import { publishAtOnce, type Proposal } from '../../src/editing/revisions/face/publish.server.ts';
import type { Text } from '../../src/features/entries/rules.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { pollOptions, startProduct } from '../process/product.ts';
import { openDatabase } from '../world.ts';
import { ask } from './ask.ts';
import { scaleByLoad } from '../scale-by-load.ts';

const by = { authorId: 'import-world', originId: 'world' };
const publish = (db: Database, ...proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));
const text = (content: Partial<Text>): Proposal => ({
  module: 'text',
  thingId: 'augustus',
  language: 'en',
  content: { name: 'Augustus', otherNames: [], disambiguation: null, summary: '', body: '', ...content },
});

test('publishing drops pages from the cache of every process at once; a new relation appears on the pages of both its ends', async () => {
  const { db, url } = await openDatabase();
  const products = [
    startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }),
    startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }),
  ];
  const urls = await Promise.all(products.map((product) => product.open()));
  const fetchPage = (of: string, path: string) => ask(path, { of });
  // Its own page, one that names it, and the list that starts with it.
  const paths = ['/detail/augustus-en', '/detail/battle-of-actium-en', '/category/person?lang=en'];
  const before = new Map<string, string>();
  for (const of of urls)
    for (const path of paths) {
      const first = await fetchPage(of, path);
      before.set(of + path, first.text);
      await expect(fetchPage(of, path)).resolves.toMatchObject({ headers: { etag: first.headers.etag } });
    }
  await publish(db, text({ name: 'Imperator Caesar', summary: 'Told anew.' }));
  for (const of of urls)
    for (const path of paths)
      await expect
        .poll(async () => (await fetchPage(of, path)).text, { ...pollOptions, timeout: scaleByLoad(2000) })
        .toContain('Imperator Caesar');
  const fresh = await fetchPage(urls[0]!, paths[0]!);
  await expect(
    ask(paths[0]!, { of: urls[0]!, headers: { 'if-none-match': String(fresh.headers.etag) } }),
  ).resolves.toMatchObject({ status: 304 });

  const page = async () => (await ask('/detail/kongzi-en', { of: urls[0]! })).text;
  await expect(page()).resolves.not.toContain('dreams of');
  const word = { en: 'dreams of' };
  await publish(db, {
    module: 'relations',
    thingId: 'augustus',
    language: null,
    content: {
      relations: [
        {
          to: 'kongzi',
          type: 'other',
          word,
          inverse: null,
          time: null,
          place: null,
          description: null,
          attributes: {},
          source: null,
          origin: null,
        },
      ],
    },
  });
  await expect.poll(page, { ...pollOptions, timeout: scaleByLoad(2000) }).toContain('dreams of');
});
