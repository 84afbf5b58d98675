import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ZipFile } from 'yazl';
import { testContext } from '../../tests/visitor.ts';
import { openDatabase } from '../../tests/world.ts';
import { packLimits } from '../../src/kit/packs/read-pack.server.ts';
import { Failure } from '../../src/rules/errors.ts';
import { importPack } from './import-pack.ts';

type Files = Record<string, string | Uint8Array>;

const facts = { kind: 'person', region: null, times: [], place: null, same: {} };
const text = {
  name: 'Hypatia',
  otherNames: [],
  disambiguation: null,
  summary: 'Of Alexandria.',
  body: '<p>She taught.</p>',
};
const common = { thing: 'hypatia-9', type: 'subject', key: '', authors: ['Synesios'], origin: null };
const lines = [
  { ...common, part: 'facts', language: null, content: facts },
  { ...common, part: 'text', language: 'en', content: text },
];
const asLines = (objects: readonly object[]) => objects.map((line) => `${JSON.stringify(line)}\n`).join('');
const good: Files = { 'parts.ndjson': asLines(lines) };

/** What a manifest states about files; `more` adds false statements. */
const manifestOf = (files: Files, more: object = {}) => ({
  format: 'stele-pack',
  version: 1,
  madeAt: '2026-11-23T12:00:00.000Z',
  stele: '0.1.0',
  site: { name: 'Elsewhere', url: 'https://elsewhere.example' },
  selection: 'all',
  licence: 'CC BY-SA 4.0',
  origins: [],
  counts: { entries: 1, books: 0, media: 0 },
  files: Object.entries(files).map(([name, content]) => ({
    name,
    type: 'text/plain',
    bytes: Buffer.from(content).length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })),
  ...more,
});

const folder = mkdtempSync(join(tmpdir(), 'stele-hostile-packs-'));

/** An archive as anyone may make it; `change` modifies its bytes. */
async function anArchive(
  files: Files,
  {
    manifest = manifestOf(files),
    mode = 0o100644,
    change = (bytes: Buffer) => bytes,
  }: {
    manifest?: object | null;
    mode?: number;
    change?(bytes: Buffer): Buffer;
  } = {},
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mode });
  if (manifest) zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json');
  zip.end();
  const path = join(folder, `${Math.random()}.zip`);
  writeFileSync(path, change(await buffer(zip.outputStream)));
  return path;
}

/** Replaces a name by another of the same length, everywhere in the archive. */
const renamed = (from: string, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
const withLine = (line: object): Files => ({ 'parts.ndjson': asLines([...lines, line]) });
const withText = (more: object): Files => ({
  'parts.ndjson': asLines([lines[0]!, { ...lines[1], content: { ...text, ...more } }]),
});
const picture = (details: object): Files => ({
  ...good,
  'media.ndjson': asLines([{ kind: 'picture', file: 'media/a.bin', address: '/media/image/a', details }]),
});

const hostile: [what: string, name: string, make: () => Promise<string>][] = [
  [
    'no archive',
    'packUnreadable',
    async () => (writeFileSync(join(folder, 'no.zip'), 'PK no'), join(folder, 'no.zip')),
  ],
  ['cut off', 'packUnreadable', () => anArchive(good, { change: (bytes) => bytes.subarray(0, bytes.length - 30) })],
  ['no manifest', 'packUnreadable', () => anArchive(good, { manifest: null })],
  ['another archive', 'packUnreadable', () => anArchive(good, { manifest: { format: 'epub', version: 1 } })],
  [
    'a path that climbs',
    'packPathWrong',
    () => anArchive({ ...good, 'aa/evil.sh': 'x' }, { change: renamed('aa/evil.sh', '../evil.sh') }),
  ],
  [
    'an absolute path',
    'packPathWrong',
    () => anArchive({ ...good, 'aetc/passwd': 'x' }, { change: renamed('aetc/passwd', '/etc/passwd') }),
  ],
  [
    'a path of Windows',
    'packPathWrong',
    () => anArchive({ ...good, 'c-aevil': 'x' }, { change: renamed('c-aevil', 'c:\\evil') }),
  ],
  ['a name that is hidden', 'packPathWrong', () => anArchive({ ...good, '.profile': 'x' })],
  ['a symbolic link', 'packPathWrong', () => anArchive({ ...good, link: '/etc/passwd' }, { mode: 0o120777 })],
  [
    'a name twice',
    'packPathWrong',
    () => anArchive({ ...good, 'parts.ndjsoo': 'x' }, { change: renamed('parts.ndjsoo', 'parts.ndjson') }),
  ],
  ['a bomb', 'packTooLarge', () => anArchive({ ...good, bomb: Buffer.alloc(3_000_000) })],
  ['a newer version', 'packNewer', () => anArchive(good, { manifest: manifestOf(good, { version: 2, more: true }) })],
  [
    'another checksum',
    'packDamaged',
    () => anArchive(good, { manifest: manifestOf({ 'parts.ndjson': asLines(lines.toReversed()) }) }),
  ],
  [
    'a file beside the manifest',
    'packDamaged',
    () => anArchive({ ...good, more: 'x' }, { manifest: manifestOf(good) }),
  ],
  ['a missing file', 'packDamaged', () => anArchive(good, { manifest: manifestOf({ ...good, more: 'x' }) })],
  ['media without their file', 'packDamaged', () => anArchive(picture({}))],
  [
    'an entity bomb in TEI',
    'packEntities',
    () =>
      anArchive({ ...good, 'tei/a.xml': '<?xml version="1.0"?><!DOCTYPE TEI [<!ENTITY a "&b;&b;">]><TEI>&a;</TEI>' }),
  ],
  [
    'the same in UTF-16',
    'packEntities',
    () => anArchive({ ...good, 'tei/a.xml': Buffer.from('\u{feff}<!doctype TEI [<!ENTITY a "b">]>', 'utf16le') }),
  ],
  [
    'an author with an account',
    'packAuthorForged',
    () => anArchive({ 'parts.ndjson': asLines([{ ...lines[0], authorId: 'sima-qian' }, lines[1]!]) }),
  ],
  [
    'an author with a role',
    'packAuthorForged',
    () =>
      anArchive(
        withLine({
          ...common,
          part: 'text',
          language: 'fr',
          content: text,
          authors: [{ name: 'A', role: 'administrator' }],
        }),
      ),
  ],
  [
    'an author of an office',
    'packAuthorForged',
    () => anArchive(withLine({ ...common, part: 'text', language: 'fr', content: text, authors: ['Administrator'] })),
  ],
  [
    'an address as an author',
    'packAuthorForged',
    () => anArchive(withLine({ ...common, part: 'text', language: 'fr', content: text, authors: ['a@b.example'] })),
  ],
  [
    'a number as an author',
    'packAuthorForged',
    () => anArchive(withLine({ ...common, part: 'text', language: 'fr', content: text, authors: ['+8613800000000'] })),
  ],
  [
    'markup as an author',
    'packAuthorForged',
    () => anArchive(withLine({ ...common, part: 'text', language: 'fr', content: text, authors: ['<b>A</b>'] })),
  ],
  [
    'a part that packs do not bring',
    'packContentWrong',
    () => anArchive(withLine({ ...common, part: 'article', language: null, content: {} })),
  ],
  [
    'a part of another type',
    'packContentWrong',
    () => anArchive(withLine({ ...common, part: 'chapter', key: 'a~b', language: null, content: {} })),
  ],
  ['a content that cannot be', 'packContentWrong', () => anArchive(withText({ name: 7 }))],
  [
    'a thing in two places',
    'packContentWrong',
    () =>
      anArchive({
        'parts.ndjson': asLines([
          ...lines,
          { ...lines[0], thing: 'b' },
          { ...lines[1], thing: 'b' },
          { ...lines[1], language: 'fr' },
        ]),
      }),
  ],
  ['a thing without a name', 'packContentWrong', () => anArchive({ 'parts.ndjson': asLines([lines[0]!]) })],
  ['no JSON', 'packContentWrong', () => anArchive({ 'parts.ndjson': `${asLines(lines)}{"thing":` })],
];

test('packs from a hostile site are refused with a named error, and nothing of them is written', async () => {
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db } = await openDatabase();
  const store = { media: testContext(db, { STELE_DATA: folder }).drivers.media, folder };
  const outcomes: Record<string, string> = {};
  for (const [what, , make] of hostile)
    outcomes[what] = await importPack(db, store, await make()).then(
      () => 'taken',
      (error: unknown) => (error instanceof Failure ? error.errorName : String(error)),
    );
  expect(outcomes).toEqual(Object.fromEntries(hostile.map(([what, name]) => [what, name])));
  // Limits too large for a test use the same code with lower values.
  const few = { ...packLimits, files: 1 },
    small = { ...packLimits, totalBytes: 100 },
    short = { ...packLimits, wholeBytes: 100 };
  for (const limits of [few, small, short])
    await expect(importPack(db, store, await anArchive(good), { limits })).rejects.toThrow('packTooLarge');
  expect(await db.selectFrom('origin').where('id', '=', 'pack-elsewhere.example').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('subject').where('id', '=', 'hypatia-9').select('id').execute()).toEqual([]);

  // Scripts are removed by the same sanitizer as in any submission.
  const script = '<p onclick="x()">She <script>alert(1)</script>taught <a href="javascript:x()">here</a>.</p>';
  const { report } = await importPack(
    db,
    store,
    await anArchive(
      withText({ body: script, name: 'Hypatia\u202e', summary: '<img src=x onerror=x()>Of Alexandria.' }),
    ),
  );
  expect(report).toMatchObject({ taken: 1 });
  const entry = await db
    .selectFrom('entry')
    .where('subjectId', '=', 'hypatia-9')
    .select(['name', 'summary', 'body'])
    .executeTakeFirstOrThrow();
  expect(entry.name).toBe('Hypatia');
  expect(JSON.stringify(entry)).not.toMatch(/script|onclick|onerror|<img/);
  // An id that is the address of another subject's entry is not used.
  const shadow = lines.map((line) => ({ ...line, thing: 'hypatia-9-en' }));
  await importPack(db, store, await anArchive({ 'parts.ndjson': asLines(shadow) }));
  expect(await db.selectFrom('thing').where('id', '=', 'hypatia-9-en').select('id').execute()).toEqual([]);
  const rows = await db
    .selectFrom('importRecord')
    .where('originId', '=', 'pack-elsewhere.example')
    .select(['key', 'thingId'])
    .orderBy('key')
    .execute();
  expect(rows).toEqual([
    { key: 'hypatia-9', thingId: 'hypatia-9' },
    { key: 'hypatia-9-en', thingId: expect.stringMatching(/^s\w{12}$/) as string },
  ]);
  // An author with the name of a member here is not linked to that member.
  expect(
    await db
      .selectFrom('attribution')
      .where('thingId', '=', 'hypatia-9')
      .select(['thingId', 'module', 'authors'])
      .orderBy('module')
      .execute(),
  ).toEqual([
    { thingId: 'hypatia-9', module: 'facts', authors: ['Synesios'] },
    { thingId: 'hypatia-9', module: 'text', authors: ['Synesios'] },
  ]);
  expect(await db.selectFrom('member').where('name', '=', 'Synesios').selectAll().execute()).toEqual([]);
}, 60_000);
