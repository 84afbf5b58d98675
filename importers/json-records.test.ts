import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonRecords } from './json-records.ts';
import { linesOf } from './lines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-json-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = (content: string | Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return { path, where: 'file' };
};

async function objectsIn(content: string) {
  const values: unknown[] = [];
  for await (const one of jsonRecords(file(content))) values.push('value' in one ? one.value : one);
  return values;
}
const objects = fc.array(
  fc
    .dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue())
    .map((one) => JSON.parse(JSON.stringify(one)) as object),
  { maxLength: 8 },
);

test('whatever the objects are and however they are written, they are found again', async () => {
  await fc.assert(
    fc.asyncProperty(objects, fc.constantFrom('lines', 'array', 'dump', 'indented'), async (all, form) => {
      const lines = all.map((one) => JSON.stringify(one));
      const content = {
        lines: lines.join('\n'),
        array: JSON.stringify(all),
        dump: `[\r\n${lines.join(',\r\n')}\r\n]\r\n`,
        indented: JSON.stringify(all, null, '\t'),
      }[form];
      expect(await objectsIn(content)).toEqual(all);
    }),
    { numRuns: 150 },
  );
});

test('objects lie across the pieces in which a file is read', async () => {
  const all = Array.from({ length: 4000 }, (_, n) => ({ n, text: `${'{["\\}é日𝔸'.repeat(n % 40)}\n` }));
  expect(await objectsIn(JSON.stringify(all))).toEqual(all);
  expect(await objectsIn(all.map((one) => JSON.stringify(one)).join('\n'))).toEqual(all);
});

test('after a broken object those that begin a line are found', async () => {
  await fc.assert(
    fc.asyncProperty(
      objects.filter((all) => all.length > 1),
      fc.nat(),
      fc.nat(),
      async (all, which, where) => {
        const lines = all.map((one) => JSON.stringify(one)),
          broken = which % lines.length;
        lines[broken] = lines[broken]!.slice(0, 1 + (where % (lines[broken]!.length - 1)));
        const found = await objectsIn(`[\n${lines.join('\n')}\n]`);
        expect(
          found.filter((one) => !(Object.hasOwn(one as object, 'refused') && Object.hasOwn(one as object, 'where'))),
        ).toEqual(all.filter((_, n) => n !== broken));
      },
    ),
    { numRuns: 150 },
  );
});

test('lines are the text between line breaks, wherever a file is cut into pieces', async () => {
  const lines = Array.from({ length: 30_000 }, (_, n) => `${n} ${'é日𝔸\t'.repeat(n % 9)}`);
  const read: string[] = [];
  for await (const line of linesOf(file(lines.join('\n')))) read.push('text' in line ? line.text : line.refused);
  expect(read).toEqual(lines);
});
