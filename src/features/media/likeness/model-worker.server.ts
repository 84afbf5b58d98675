/**
 * The thread of an ONNX model that the operator configures: it describes pictures, holds the vectors, and finds the
 * most similar ones. ONNX Runtime is not a dependency: operators who have a model install it (docs/media.md).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { importOptional } from '../../../kit/models/optional-module.server.ts';
import { quantize } from '../../../kit/models/quantize.ts';
import { sidePx } from './describe.ts';

export interface ModelFile {
  file: string;
  /** The module that runs the model. */
  runtime: string;
}
export type ModelRequest = { id: number } & (
  | { ask: 'name' }
  | { ask: 'describe'; pixels: Uint8Array }
  | { ask: 'add'; images: string[]; looks: Uint8Array[] }
  | { ask: 'find'; pixels: Uint8Array; maxResults: number }
);
export interface ModelAnswer {
  id: number;
  failed?: string;
  name?: string;
  look?: Int8Array;
  images?: { id: string; likeness: number }[];
}

/** The part of onnxruntime-web that is used. */
interface Runtime {
  InferenceSession: {
    create(model: Uint8Array): Promise<{
      inputNames: readonly string[];
      outputNames: readonly string[];
      inputMetadata: readonly { shape?: readonly (number | string)[] }[];
      run(given: Record<string, unknown>): Promise<Record<string, { dims: readonly number[]; data: Float32Array }>>;
    }>;
  };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown;
  env: { wasm: { numThreads?: number } };
}

/** Colour normalization that nearly every image model expects: the mean and deviation of ImageNet. */
const mean = [0.485, 0.456, 0.406],
  deviation = [0.229, 0.224, 0.225];
/** Input side for models that accept any size. */
const defaultSide = 224;
/** Image models take up to about 1,000 pixels per side and return up to about 4,000 numbers; more is rejected. */
const maxSide = 2_048,
  maxVectorLength = 16_384;

const { file, runtime } = workerData as ModelFile;
const modelPromise = loadModel();
modelPromise.catch(() => {}); // each caller receives the error

async function loadModel() {
  const bytes = await readFile(file);
  const { InferenceSession, Tensor, env } = await importOptional<Runtime>(runtime);
  env.wasm.numThreads = 1; // run in this thread
  const session = await InferenceSession.create(bytes);
  const shape = session.inputMetadata[0]?.shape ?? [];
  const areRows = shape[3] === 3; // height, width, colour, as in TensorFlow; otherwise colour first
  if (shape.length !== 4 || (!areRows && shape[1] !== 3))
    throw new Error(`${file} takes no picture of three colours: its input is ${shape.join(' × ')}`);
  const [height, width] = (areRows ? [shape[1], shape[2]] : [shape[2], shape[3]]).map((length) =>
    typeof length === 'number' && length > 0 ? length : defaultSide,
  ) as [number, number];
  if (Math.max(height, width) > maxSide) throw new Error(`${file} takes pictures of ${width} × ${height} pixels`);
  return {
    name: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    async describe(pixels: Uint8Array): Promise<Int8Array> {
      const rows = await sharp(pixels, { raw: { width: sidePx, height: sidePx, channels: 3 } })
        .resize(width, height, { fit: 'fill' })
        .raw()
        .toBuffer();
      const input = new Float32Array(rows.length),
        plane = width * height;
      for (const [at, value] of rows.entries()) {
        const colour = at % 3;
        input[areRows ? at : colour * plane + Math.floor(at / 3)] = (value / 255 - mean[colour]!) / deviation[colour]!;
      }
      const dims = areRows ? [1, height, width, 3] : [1, 3, height, width];
      const output = await session.run({ [session.inputNames[0]!]: new Tensor('float32', input, dims) });
      const vector = vectorOf(output[session.outputNames[0]!]!);
      if (vector.length < 1 || vector.length > maxVectorLength || !vector.every(Number.isFinite))
        throw new Error(`${file} describes no picture: it gives ${vector.length} numbers, or some that are none`);
      return quantize(vector);
    },
  };
}

/** One vector: the first token of a transformer, the mean of a feature map, otherwise the output as it is. */
function vectorOf({ dims, data }: { dims: readonly number[]; data: Float32Array }): Float32Array {
  if (dims.length === 3) return data.subarray(0, dims[2]);
  if (dims.length !== 4) return data;
  const cells = dims[2]! * dims[3]!;
  return Float32Array.from({ length: dims[1]! }, (_, at) => {
    let sum = 0;
    for (let cell = 0; cell < cells; cell++) sum += data[at * cells + cell]!;
    return sum / cells;
  });
}

const imageIds: string[] = [],
  descriptors: Int8Array[] = [],
  lengths: number[] = [];

function dot(vector: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += vector[at]! * other[at]!;
  return sum;
}

function findSimilar(look: Int8Array, maxResults: number) {
  const length = Math.sqrt(dot(look, look));
  return descriptors
    .flatMap((storedLook, at) =>
      storedLook.length === look.length
        ? { id: imageIds[at]!, likeness: dot(storedLook, look) / (lengths[at]! * length || 1) }
        : [],
    )
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, maxResults);
}

async function answerRequest(request: ModelRequest): Promise<Omit<ModelAnswer, 'id'>> {
  const model = await modelPromise;
  if (request.ask === 'name') return { name: model.name };
  if (request.ask === 'describe') return { look: await model.describe(request.pixels) };
  if (request.ask === 'find') return { images: findSimilar(await model.describe(request.pixels), request.maxResults) };
  for (const [at, bytes] of request.looks.entries()) {
    const look = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    imageIds.push(request.images[at]!);
    descriptors.push(look);
    lengths.push(Math.sqrt(dot(look, look)));
  }
  return {};
}

let previousRequest: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (request: ModelRequest) => {
  // Serialized: a session runs once at a time.
  previousRequest = previousRequest
    .then(() => answerRequest(request))
    .catch((error: Error) => ({ failed: error.message }))
    .then((reply) => parentPort!.postMessage({ id: request.id, ...reply } satisfies ModelAnswer));
});
