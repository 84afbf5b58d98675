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
  for await (const record of jsonRecords(file(content))) values.push('value' in record ? record.value : record);
  return values;
}
const objects = fc.array(
  fc
    .dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue())
    .map((value) => JSON.parse(JSON.stringify(value)) as object),
  { maxLength: 8 },
);

test('all objects are found, whatever they contain and however the file is written', async () => {
  await fc.assert(
    fc.asyncProperty(objects, fc.constantFrom('lines', 'array', 'dump', 'indented'), async (values, form) => {
      const lines = values.map((value) => JSON.stringify(value));
      const content = {
        lines: lines.join('\n'),
        array: JSON.stringify(values),
        dump: `[\r\n${lines.join(',\r\n')}\r\n]\r\n`,
        indented: JSON.stringify(values, null, '\t'),
      }[form];
      expect(await objectsIn(content)).toEqual(values);
    }),
    { numRuns: 150 },
  );
});

test('objects that span several chunks of a file are found', async () => {
  const values = Array.from({ length: 4000 }, (_, n) => ({ n, text: `${'{["\\}é日𝔸'.repeat(n % 40)}\n` }));
  expect(await objectsIn(JSON.stringify(values))).toEqual(values);
  expect(await objectsIn(values.map((value) => JSON.stringify(value)).join('\n'))).toEqual(values);
});

test('after a broken object, objects that begin a line are found', async () => {
  await fc.assert(
    fc.asyncProperty(
      objects.filter((values) => values.length > 1),
      fc.nat(),
      fc.nat(),
      async (values, which, where) => {
        const lines = values.map((value) => JSON.stringify(value)),
          broken = which % lines.length;
        lines[broken] = lines[broken]!.slice(0, 1 + (where % (lines[broken]!.length - 1)));
        const results = await objectsIn(`[\n${lines.join('\n')}\n]`);
        expect(
          results.filter(
            (result) => !(Object.hasOwn(result as object, 'refused') && Object.hasOwn(result as object, 'where')),
          ),
        ).toEqual(values.filter((_, n) => n !== broken));
      },
    ),
    { numRuns: 150 },
  );
});

test('lines are split at line breaks, wherever a file is cut into chunks', async () => {
  const lines = Array.from({ length: 30_000 }, (_, n) => `${n} ${'é日𝔸\t'.repeat(n % 9)}`);
  const read: string[] = [];
  for await (const line of linesOf(file(lines.join('\n')))) read.push('text' in line ? line.text : line.refused);
  expect(read).toEqual(lines);
});

test('a value that is no object costs only itself, and an indented array goes on after a broken object', async () => {
  expect(await objectsIn('[{"a":1},5,{"b":2},"x,{\\"y]",{"c":3}, null , {"d":4}]')).toEqual([
    { a: 1 },
    { where: 'file:1', refused: 'no JSON object' },
    { b: 2 },
    { c: 3 },
    { d: 4 },
  ]);
  const indented =
    '[\n  {\n    "a": 1\n  },\n  {\n    "a": "x\ny"\n  },\n  {\n    "a": {\n      "b": 3\n    }\n  }\n]\n';
  expect(await objectsIn(indented)).toEqual([
    { a: 1 },
    { where: 'file:5:3', refused: 'a line break within a text' },
    { a: { b: 3 } },
  ]);
});
