import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { examplesIn, runExample } from '../documented-examples.ts';

const guide = 'docs/open-data.md';
const inShell = examplesIn(guide, 'sh').filter((code) => !code.includes('/dumps/'));

test('issue 42: every example of the guide to open data answers', async () => {
  const folder = mkdtempSync(join(inject('folder'), 'examples-'));
  expect(inShell).toHaveLength(11);
  for (const code of inShell) {
    const output = await runExample(code, { site: inject('product'), folder });
    if (!code.includes('>'))
      expect(
        /^\{"code":200|schema|"id":"kangxi"|<ListRecords>|道可道|OrderedCollectionPage|"name":"search"/.test(output) &&
          output.length > 200,
        code,
      ).toBe(true);
  }
  expect(readFileSync(join(folder, 'borders.geojson'), 'utf8')).toContain('Ottoman Empire');
  expect(readFileSync(join(folder, 'borders.csv'), 'utf8')).toContain('MULTIPOLYGON');
  for (const code of examplesIn(guide, 'python'))
    expect(await runExample(code, { site: inject('product'), folder, command: 'python3' })).toContain('Ottoman Empire');
});

test('issue 42: an entry leads programs to its statements, also after it was cached for readers', async () => {
  const address = `${inject('product')}/detail/augustus-en`;
  for (let time = 0; time < 3; time++) {
    expect((await fetch(address, { headers: { accept: 'text/html' } })).headers.get('content-type')).toMatch(/html/);
    const statements = await fetch(address, { headers: { accept: 'text/turtle' } });
    expect([statements.headers.get('content-type'), statements.url]).toEqual([
      'text/turtle; charset=utf-8',
      `${inject('product')}/data/subject/augustus-en`,
    ]);
    expect(await statements.text()).toContain('Augustus');
  }
});
