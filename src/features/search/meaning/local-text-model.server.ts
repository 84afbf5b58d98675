import { statSync } from 'node:fs';
import { Piscina } from 'piscina';
import { sourceFile } from '../../../kit/source-file.server.ts';
import type { TextModel } from '../../../kit/registry/search-engine.server.ts';
import type { TextModelFiles } from './text-model-worker.server.ts';

/** The modules that run a model, which are no dependencies: operators who have a model install them. */
const defaultModules = { runtime: 'onnxruntime-web', tokenizers: '@huggingface/tokenizers' };

/**
 * After so many milliseconds a thread that does not answer is ended. Longer than the time that callers wait: a model that
 * takes seconds to load is loaded once, however soon its first callers give up.
 */
const threadTimeoutMs = 120_000;

const models = new Map<string, TextModel>();

/** Another file at the same path is another model. */
function identify(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  return `${file} ${size} ${Math.trunc(mtimeMs)}`;
}

/**
 * A model in an ONNX file, with `tokenizer.json` and `tokenizer_config.json` beside it, in a thread that starts at its
 * first use.
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
    name: identify(file),
    async embed(texts, timeoutMs) {
      const answer = thread.run(texts, { signal: AbortSignal.timeout(threadTimeoutMs) }) as Promise<Float32Array[]>;
      answer.catch(() => {}); // it may fail after its caller has given up
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new Error(`TEXT_MODEL does not answer in ${timeoutMs} ms`)), timeoutMs);
      });
      return Promise.race([answer, late]).finally(() => clearTimeout(timer));
    },
  };
  models.set(file, model);
  return model;
}
