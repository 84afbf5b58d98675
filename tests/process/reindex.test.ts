import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../world.ts';
import { pollOptions, startProduct } from './product.ts';

test('an index made by an older Stele is rebuilt after the start, while the site serves', async () => {
  const { db, url } = await openDatabase('part');
  await sql`truncate search_passage, search_name, search_index`.execute(db);
  const product = startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' });
  const address = await product.open();
  await product.waitForOutput(/search index: \d+ subjects/);
  const suggestions = (await (await fetch(`${address}/api/search/getSuggestion?keyword=augustus&lang=en`)).json()) as {
    data: { sugNodes: { itemId: string }[] };
  };
  expect(suggestions.data.sugNodes[0]?.itemId).toBe('augustus');
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(product.complaints).toEqual([]);

  const again = startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' });
  await again.open();
  await expect(again.signal('SIGTERM')).resolves.toBe(0);
  expect(again.output).not.toContain('search index');
});

test('npm run reindex rebuilds the index and reports progress', async () => {
  const { db, url } = await openDatabase('part');
  await sql`truncate search_name`.execute(db);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reindex.ts'], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^\d+ subjects in \d/);
  expect(stderr).toMatch(/(\d+) of \1 subjects/);
  expect(status).toBe(0);
  await expect.poll(() => db.selectFrom('searchName').select('key').limit(1).execute(), pollOptions).toHaveLength(1);
});
