import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFlac, createMp3, createMp4, createOgg, createWav, createWebm } from '../../../../tests/recordings.ts';
import { inspect } from './inspect.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'stele-inspect-'));
afterAll(() => rmSync(folder, { recursive: true }));
async function looked(content: Buffer) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return { found: await inspect({ path }), after: readFileSync(path) };
}

test.each([
  ['wav', createWav(), 1],
  ['mp3', createMp3(), 2],
  ['flac', createFlac(), 2],
  ['ogg', createOgg(), 2],
  ['mp4', createMp4(), 3],
  ['m4a', createMp4({ handler: 'soun' }), 3],
  ['webm', createWebm(), 2.5],
] as const)('%s is recognized by its content, and loses its location metadata', async (format, file, seconds) => {
  const { found: inspection, after } = await looked(file);
  expect(inspection).toEqual({ format, seconds: expect.closeTo(seconds, 1) });
  expect(after.length).toBe(file.length);
  expect(after.includes('GPS')).toBe(false);
  expect((await looked(after)).found).toEqual(inspection);
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
test.each([
  ['a page', html],
  ['a picture of vectors', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
  ['a film that is cut off', createMp4().subarray(0, 400)],
  ['a film with a page behind its end', Buffer.concat([createMp4(), html])],
  ['a sound that is cut off', createWav().subarray(0, 4000)],
  [
    'a sound with an archive behind its end',
    Buffer.concat([createWav(), Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)]),
  ],
  ['Matroska that is no WebM', createWebm('matroska')],
  [
    'a box in itself without end',
    Buffer.concat([createMp4().subarray(0, 24), Buffer.alloc(4000, '\0\0\0\u0010moov\0\0\0\u0008moov')]),
  ],
  ['a tag longer than its file', Buffer.from('ID3\u0003\0\0\u007f\u007f\u007f\u007f')],
  ['an AVIF', Buffer.concat([Buffer.from('\0\0\0\u0018ftypavif', 'latin1'), Buffer.alloc(100)])],
])('%s is neither audio nor video', async (_, file) => {
  expect((await looked(file)).found).toBeNull();
});
