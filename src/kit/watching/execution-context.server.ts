import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or job on whose behalf code runs: named in the log and in the list of slow statements. */
export interface ExecutionContext {
  /** Id of the request; its answer has it as `x-request-id`. */
  request?: string;
  /** Name of the call, page or job, never with its input. */
  what?: string;
}

const contextStorage = new AsyncLocalStorage<ExecutionContext>();

/** Runs work in a context; the given fields are added to those of the outer context. */
export const withExecutionContext = <Done>(asking: ExecutionContext, work: () => Done): Done =>
  contextStorage.run({ ...contextStorage.getStore(), ...asking }, work);

export const currentExecutionContext = (): ExecutionContext => contextStorage.getStore() ?? {};
