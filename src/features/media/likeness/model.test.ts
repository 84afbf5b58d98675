import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture, createGalleryFixture } from '../../../../tests/gallery.ts';
import type { JobContext } from '../../../kit/jobs/job.server.ts';
import { findSimilarImages } from '../face/similar-images.server.ts';
import { fileName } from '../pictures.server.ts';
import { decodePixels } from './features.server.ts';
import { describeByModel, modelOf } from './model.server.ts';

const varint = (number: number): number[] => (number > 127 ? [(number & 127) | 128, ...varint(number >> 7)] : [number]);
const int = (field: number, number: number) => [...varint(field << 3), ...varint(number)];
const part = (field: number, bytes: readonly number[]) => [
  ...varint((field << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
];
const word = (field: number, text: string) => part(field, [...Buffer.from(text)]);
const tensor = (name: string, ...dims: number[]) => [
  ...word(1, name),
  ...part(
    2,
    part(1, [
      ...int(1, 1),
      ...part(
        2,
        dims.flatMap((dim) => part(1, int(1, dim))),
      ),
    ]),
  ),
];
const numbers = (name: string, ...list: number[]) =>
  part(5, [...word(1, name), ...list.flatMap((value) => int(8, value)), ...int(20, 7)]);

/** A minimal ONNX model for pictures: the mean colours of sixteen cells. Format: onnx.proto, IR 8, operators 13. */
const cells = Buffer.from([
  ...int(1, 8),
  ...part(7, [
    ...part(1, [
      ...word(1, 'x'),
      ...word(2, 'means'),
      ...word(4, 'AveragePool'),
      ...numbers('kernel_shape', 8, 8),
      ...numbers('strides', 8, 8),
    ]),
    ...part(1, [...word(1, 'means'), ...word(2, 'y'), ...word(4, 'Flatten')]),
    ...word(2, 'cells'),
    ...part(11, tensor('x', 1, 3, 32, 32)),
    ...part(12, tensor('y', 1, 48)),
  ]),
  ...part(8, int(2, 13)),
]);

/** The same, as a replacement for ONNX Runtime, which is not a dependency. */
const standIn = `
  export const env = { wasm: {} };
  export class Tensor { constructor(type, data) { this.data = data; } }
  export const InferenceSession = { async create(bytes) {
    if (!Buffer.from(bytes).includes('AveragePool')) throw new Error('no model');
    return { inputNames: ['x'], outputNames: ['y'], inputMetadata: [{ shape: [1, 3, 32, 32] }], async run({ x }) {
      const y = new Float32Array(48);
      for (const [at, one] of x.data.entries())
        y[(at >> 10) * 16 + ((at >> 8) & 3) * 4 + ((at >> 3) & 3)] += one / 64;
      return { y: { dims: [1, 48], data: y } };
    } };
  } };`;

function filesOf(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return (name: string) => join(folder, name);
}

/** Three published pictures, a model that has described them, and a query that is no copy of any. */
async function lookedAt(runtime?: string) {
  const { db, drivers, settings, bring, paint } = await createGalleryFixture();
  const file = filesOf({ 'model.onnx': cells, 'stand-in.mjs': standIn });
  const model = modelOf(db, file('model.onnx'), runtime ?? file('stand-in.mjs'));
  const images = [];
  for (const [turn, id] of ['mona-lisa', 'las-meninas', 'birth-of-venus'].entries()) {
    const image = await bring(turn);
    await paint(id, { images: [{ id: image.id, url: `/media/${fileName(image, image.width)}`, caption: null }] });
    images.push(image);
  }
  const logLines: string[] = [];
  const look = (imageModel: string) =>
    describeByModel({
      db,
      drivers,
      settings: { ...settings, IMAGE_MODEL: imageModel },
      signal: new AbortController().signal,
      logLine: (line: string) => void logLines.push(line),
    } as unknown as JobContext);
  return { db, images, look, logLines, model, file };
}
const published = 3;

async function expectFoundByModel(runtime?: string): Promise<void> {
  const { db, images, look, logLines, model, file } = await lookedAt(runtime);
  const others = (await look(file('model.onnx'))) - published; // pictures of the built-in world, if any
  expect([others >= 0, await look(file('model.onnx')), logLines]).toEqual([true, 0, []]);
  for (const [turn, { id }] of images.entries()) {
    const [first] = await model.find(db, await decodePixels(await drawPicture(turn)), 1);
    expect(first).toEqual({ id, likeness: expect.closeTo(1, 1) as number });
  }
  const turned = await decodePixels(
    await sharp(await drawPicture(1))
      .rotate(180)
      .png()
      .toBuffer(),
  );
  const result = await findSimilarImages(db, turned, 3, file('model.onnx'));
  expect([result.by, result.images.length]).toEqual(['model', 3]);
  expect((await findSimilarImages(db, turned, 3)).by).toBe('descriptor');
  // A copy is found by its hash, whichever model is configured.
  expect((await findSimilarImages(db, await decodePixels(await drawPicture(1)), 3, file('model.onnx'))).by).toBe(
    'hash',
  );
}

test('R16 a model named by the operator finds similar pictures, and the response says so; copies are found by their hash', async () => {
  await expectFoundByModel();
});

test.skipIf(!existsSync('node_modules/onnxruntime-web'))(
  'R16 the same with ONNX Runtime itself, and a model of 141 bytes (needs onnxruntime-web)',
  async () => {
    await expectFoundByModel('onnxruntime-web');
  },
);

test('without a usable model, search still works by descriptor, and the job says why', async () => {
  const { db, look, logLines, file } = await lookedAt();
  modelOf(db, file('nowhere.onnx'), file('stand-in.mjs'));
  expect(await look(file('nowhere.onnx'))).toBe(0);
  modelOf(db, file('stand-in.mjs'), file('stand-in.mjs').replace('stand-in', 'no-runtime'));
  expect(await look(file('stand-in.mjs'))).toBe(0);
  expect(logLines).toEqual([
    expect.stringMatching(/^IMAGE_MODEL: ENOENT/),
    expect.stringMatching(/^IMAGE_MODEL: .*no-runtime\.mjs is not installed: npm install --no-save/),
  ]);
  const turned = await decodePixels(
    await sharp(await drawPicture(1))
      .rotate(180)
      .png()
      .toBuffer(),
  );
  expect((await findSimilarImages(db, turned, 3, file('nowhere.onnx'))).by).toBe('descriptor');
});

/** A runtime whose models accept a picture of this shape and return this output for every picture. */
const garbage = (output: string, shape = '[1, 3, 32, 32]') => `
  export const env = { wasm: {} };
  export class Tensor {}
  let runs = 0;
  export const InferenceSession = { create: async () => ({
    inputNames: ['x'], outputNames: ['y'], inputMetadata: [{ shape: ${shape} }],
    run: async () => { runs++; ${output} },
  }) };`;
const giving = (data: string, dims = '[1, 48]') => `return { y: { dims: ${dims}, data: ${data} } };`;

test('security issue 34: a model that returns garbage, takes giant pictures, or never answers harms nothing else', async () => {
  const runtimes: Record<string, [runtime: string, said: RegExp]> = {
    'not-a-number': [garbage(giving('new Float32Array(48).fill(NaN)')), /describes no picture/],
    infinite: [garbage(giving('new Float32Array(48).fill(Infinity)')), /describes no picture/],
    empty: [garbage(giving('new Float32Array(0)')), /describes no picture/],
    'too-long': [garbage(giving('new Float32Array(20_000).fill(1)')), /describes no picture/],
    'wrong-dims': [garbage(giving('new Float32Array(4)', '[1, 9, 9, 9]')), /describes no picture/],
    'no-output': [garbage('return {};'), /IMAGE_MODEL: ./],
    'big-integers': [garbage(giving('new BigInt64Array(48)')), /IMAGE_MODEL: ./],
    'giant-input': [garbage(giving('new Float32Array(48)'), '[1, 3, 100000, 100000]'), /100000 × 100000 pixels/],
    'no-picture': [garbage(giving('new Float32Array(48)'), '[1, 7]'), /takes no picture of three colours/],
    'wrong-shape': [garbage(giving('new Float32Array(48)'), 'undefined'), /takes no picture of three colours/],
    ended: [garbage('process.exit(1);'), /thread of the model ended/],
    endless: [garbage('for (;;);'), /thread of the model ended/],
    silent: [garbage('return new Promise(() => {});'), /thread of the model ended/],
  };
  const { db, look, logLines } = await lookedAt();
  const turned = await decodePixels(
    await sharp(await drawPicture(1))
      .rotate(180)
      .png()
      .toBuffer(),
  );
  const folder = filesOf(
    Object.fromEntries(
      Object.entries(runtimes).flatMap(([name, [runtime]]) => [
        [`${name}.onnx`, name],
        [`${name}.mjs`, runtime],
      ]),
    ),
  );
  for (const [name, [, expected]] of Object.entries(runtimes)) {
    logLines.length = 0;
    const answerMs = /endless|silent/.test(name) ? 2000 : 60_000;
    const begin = () => modelOf(db, folder(`${name}.onnx`), folder(`${name}.mjs`), answerMs);
    begin();
    expect(await look(folder(`${name}.onnx`)), name).toBe(0);
    expect(logLines, name).toEqual([expect.stringMatching(expected)]);
    begin();
    expect((await findSimilarImages(db, turned, 3, folder(`${name}.onnx`))).by, name).toBe('descriptor');
  }
  // A model with vectors of different lengths compares those as long as the query's.
  const uneven = filesOf({
    'uneven.onnx': 'uneven',
    'uneven.mjs': garbage(giving('new Float32Array(8 + (runs % 2)).fill(1)')),
  });
  const model = modelOf(db, uneven('uneven.onnx'), uneven('uneven.mjs'));
  expect(await look(uneven('uneven.onnx'))).toBeGreaterThanOrEqual(published);
  const results = await model.find(db, turned, 10);
  expect(results.length).toBeGreaterThan(0);
  expect(results.every(({ likeness }) => Number.isFinite(likeness))).toBe(true);
});
