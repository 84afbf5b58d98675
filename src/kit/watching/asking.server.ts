import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done: what the log and the list of slow statements name. */
export interface Asking {
  /** Of one request; its answer carries it as `x-request-id`. */
  request?: string;
  /** The call, page or job, never with what was asked of it. */
  what?: string;
}

const askings = new AsyncLocalStorage<Asking>();

/** Does something on behalf of somebody; what is said here adds to what is known already. */
export const askingAs = <Done>(asking: Asking, work: () => Done): Done =>
  askings.run({ ...askings.getStore(), ...asking }, work);

export const currentAsking = (): Asking => askings.getStore() ?? {};
