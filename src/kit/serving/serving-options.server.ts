import { setFlagsFromString } from 'node:v8';

/** What a process that serves is started with. */
export interface ServingOptions {
  execArgv: string[];
  env: Readonly<Record<string, string>>;
}

const isServingOption = (word: string) => /^--(max-semi-space-size|heap-growing-percent)=/.test(word);

/**
 * Prepares this process for serving. Takes the options of `npm start` away from it that its other children must not
 * inherit (decisions 0074 and 0100), and returns them for the processes that serve.
 */
export function takeServingOptions(): ServingOptions {
  const { MALLOC_MMAP_THRESHOLD_: threshold } = process.env;
  const execArgv = process.execArgv.filter(isServingOption);
  delete process.env.MALLOC_MMAP_THRESHOLD_;
  process.execArgv = process.execArgv.filter((word) => !isServingOption(word));
  process.env.NODE_ENV ||= 'production'; // React's development build takes four times as long
  // V8 13.6 repeatedly compiles React's loops over props and then discards the code (decision 0053).
  if (process.versions.v8.startsWith('13.6')) setFlagsFromString('--no-enable-enumerated-keyed-access-bytecode');
  return { execArgv, env: threshold === undefined ? {} : { MALLOC_MMAP_THRESHOLD_: threshold } };
}
