import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or job on whose behalf code runs: named in the log and in the list of slow statements. */
export interface Asking {
  /** Id of the request; its answer has it as `x-request-id`. */
  request?: string;
  /** Name of the call, page or job, never with its input. */
  what?: string;
}

const askings = new AsyncLocalStorage<Asking>();

/** Runs work in a context; the given fields are added to those of the outer context. */
export const askingAs = <Done>(asking: Asking, work: () => Done): Done =>
  askings.run({ ...askings.getStore(), ...asking }, work);

export const currentAsking = (): Asking => askings.getStore() ?? {};
