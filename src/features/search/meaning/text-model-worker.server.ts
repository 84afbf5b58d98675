/** The thread of a text model in a file. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { importOptional } from '../../../kit/models/optional-module.server.ts';
import { checkVectors } from './check-vectors.ts';

export interface TextModelFiles {
  file: string;
  /** The module that runs ONNX files, and the one that cuts texts into tokens. */
  runtime: string;
  tokenizers: string;
}

type Tensor = { dims: readonly number[]; data: Float32Array };
/** The parts of onnxruntime-web and of @huggingface/tokenizers that are used. */
interface Runtime {
  InferenceSession: {
    create(model: Uint8Array): Promise<{
      inputNames: readonly string[];
      outputNames: readonly string[];
      run(inputs: Record<string, unknown>): Promise<Record<string, Tensor>>;
    }>;
  };
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
  env: { wasm: { numThreads?: number } };
}
interface Tokenizers {
  Tokenizer: new (tokenizer: object, config: object) => { encode(text: string): { ids: number[] } };
}

/** Tokens of a text that are read; most models were trained with 512 or fewer. */
const maxTokens = 512;

const { file, runtime, tokenizers } = workerData as TextModelFiles;
const modelPromise = loadModel();
modelPromise.catch(() => {}); // each caller receives the error

async function loadModel() {
  const readJson = async (name: string) => JSON.parse(await readFile(join(dirname(file), name), 'utf8')) as object;
  const [bytes, tokenizerFile, config, { InferenceSession, Tensor, env }, { Tokenizer }] = await Promise.all([
    readFile(file),
    readJson('tokenizer.json'),
    readJson('tokenizer_config.json').catch(() => ({})),
    importOptional<Runtime>(runtime),
    importOptional<Tokenizers>(tokenizers),
  ]);
  env.wasm.numThreads = 1; // run in this thread
  const session = await InferenceSession.create(bytes);
  const tokenizer = new Tokenizer(tokenizerFile, config);
  return async (text: string): Promise<Float32Array> => {
    const { ids: tokens } = tokenizer.encode(text);
    // The last token says that the text ends.
    const ids = tokens.length > maxTokens ? [...tokens.slice(0, maxTokens - 1), tokens.at(-1)!] : tokens;
    const constant = (value: bigint) => new BigInt64Array(ids.length).fill(value);
    const inputs: Record<string, BigInt64Array> = {
      input_ids: BigInt64Array.from(ids, BigInt),
      attention_mask: constant(1n),
      token_type_ids: constant(0n),
    };
    const output = await session.run(
      Object.fromEntries(
        session.inputNames.map((name) => {
          if (!inputs[name]) throw new Error(`${file} has an input that no text fills: ${name}`);
          return [name, new Tensor('int64', inputs[name], [1, ids.length])];
        }),
      ),
    );
    return pool(output[session.outputNames[0]!]!);
  };
}

/** One vector: the mean of the tokens' vectors, or the output as it is. */
function pool({ dims, data }: Tensor): Float32Array {
  if (!(data instanceof Float32Array)) throw new Error(`${file} gives no numbers of 32 bits`);
  if (dims.length !== 3) return data;
  const [, tokens, length] = dims as [number, number, number];
  const mean = new Float32Array(length);
  for (const [at, value] of data.entries()) mean[at % length]! += value / tokens;
  return mean;
}

/** The vectors of texts. */
export default async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const embedText = await modelPromise;
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(await embedText(text));
  return checkVectors(vectors, texts.length);
}
