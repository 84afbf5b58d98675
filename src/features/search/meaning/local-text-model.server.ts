import { Piscina } from 'piscina';
import { sourceFile } from '../../../kit/source-file.server.ts';
import type { TextModel } from '../../../kit/registry/search-engine.server.ts';
import type { TextModelFiles } from './text-model-worker.server.ts';

/** The modules that run a model, which are no dependencies: operators who have a model install them. */
const defaultModules = { runtime: 'onnxruntime-web', tokenizers: '@huggingface/tokenizers' };

const models = new Map<string, TextModel>();

/**
 * A model in an ONNX file, with `tokenizer.json` and `tokenizer_config.json` beside it, in a thread that starts at its
 * first use. A thread that does not answer in time is ended.
 */
export function localTextModel(file: string, modules = defaultModules): TextModel {
  const known = models.get(file);
  if (known) return known;
  const thread = new Piscina({
    filename: sourceFile('src/features/search/meaning/text-model-worker.server.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    execArgv: [],
    workerData: { file, ...modules } satisfies TextModelFiles,
  });
  const model: TextModel = {
    name: file,
    embed: (texts, timeoutMs) =>
      thread.run(texts, { signal: AbortSignal.timeout(timeoutMs) }) as Promise<Float32Array[]>,
  };
  models.set(file, model);
  return model;
}
