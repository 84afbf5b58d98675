import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import oxigraph from 'oxigraph';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openWorld } from '../../../../tests/world.ts';
import { examplesIn, runExample } from '../../../../tests/documented-examples.ts';
import type { DumpManifest } from './manifest.ts';
import { mountDumpFiles } from './mount-dumps.server.ts';
import { writeDump } from './write-dump.server.ts';

const origin = 'https://stele.test';

test('issue 42: a dump has every entry, border and statement, is whole or absent, and can be downloaded in pieces', async () => {
  const { db } = await openWorld({}, 'part');
  const folder = mkdtempSync(join(inject('folder'), 'dumps-'));
  const manifest = (await writeDump({ db, folder, origin, now: new Date('2026-11-28T03:23:00Z') }))!;
  expect(await writeDump({ db, folder, origin, now: new Date('2026-11-29T03:23:00Z') })).toBeNull(); // nothing was published

  const app = Fastify();
  onTestFinished(() => app.close());
  await mountDumpFiles(app, folder);
  expect((await app.inject('/dumps/latest')).headers.location).toBe('/dumps/of/2026-11-28T032300/manifest.json');
  expect((await app.inject(`/dumps/of/${manifest.id}/manifest.json`)).json<DumpManifest>()).toEqual(manifest);
  const counts = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const entryFiles = manifest.files.filter(({ name }) => name.startsWith('entries-'));
  expect(entryFiles.reduce((sum, { lines }) => sum + lines, 0)).toBe(Number(counts.count));
  expect(manifest.licences.every(({ licence }) => licence)).toBe(true);

  // Cut off after a thousand bytes, and continued.
  const english = entryFiles.find(({ name }) => name === 'entries-en-person.ndjson.gz')!;
  const address = `/dumps/of/${manifest.id}/${english.name}`;
  const first = await app.inject({ url: address, headers: { range: 'bytes=0-999' } });
  const rest = await app.inject({
    url: address,
    headers: { range: 'bytes=1000-', 'if-range': String(first.headers.etag) },
  });
  expect([first.statusCode, rest.statusCode]).toEqual([206, 206]);
  const bytes = Buffer.concat([first.rawPayload, rest.rawPayload]);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(english.sha256);
  const entries = gunzipSync(bytes)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.find(({ subject }) => subject === 'augustus')).toMatchObject({
    name: 'Augustus',
    language: 'en',
    address: 'https://stele.test/detail/augustus-en',
    resource: 'https://stele.test/data/subject/augustus',
    times: expect.arrayContaining([expect.objectContaining({ role: 'life' })]),
  });

  const statements = gunzipSync((await app.inject(`/dumps/of/${manifest.id}/statements.nt.gz`)).rawPayload).toString();
  const store = new oxigraph.Store();
  store.load(statements, { format: 'application/n-triples' });
  const emperors = store.query(
    'SELECT ?name { <https://stele.test/data/subject/augustus> <https://schema.org/name> ?name }',
  ) as unknown[];
  expect(emperors).toHaveLength(5);

  const [example] = examplesIn('docs/open-data.md', 'sh').filter((code) => code.includes('/dumps/'));
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  const checked = await runExample(example!, { site, folder: mkdtempSync(join(inject('folder'), 'example-')) });
  expect(checked.trim()).toBe('statements.nt.gz: OK');
});

test('issue 42: a dump that was interrupted leaves nothing, and the oldest of four goes', async () => {
  const { db } = await openWorld({}, 'part');
  const folder = mkdtempSync(join(inject('folder'), 'dumps-'));
  const stopped = new AbortController();
  await expect(
    writeDump({ db, folder, origin, signal: stopped.signal, progress: () => stopped.abort() }),
  ).rejects.toThrow();
  for (const day of [25, 26, 27, 28]) {
    await db
      .updateTable('revision')
      .set({ publicationNumber: 9_000_000 + day })
      .where('thingId', '=', 'augustus')
      .where('module', '=', 'facts')
      .execute();
    await writeDump({ db, folder, origin, now: new Date(`2026-11-${day}T03:23:00Z`) });
  }
  expect(readdirSync(folder).toSorted()).toEqual(['2026-11-26T032300', '2026-11-27T032300', '2026-11-28T032300']);
});
