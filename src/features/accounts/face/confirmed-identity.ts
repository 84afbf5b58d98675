import { useSyncExternalStore } from 'react';
import { Failure } from '../../../rules/errors.ts';

/** Who waits for a member to show once more that it is them; says whether they did. */
let waiting: ((shown: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Whether somebody is asked (confirm-identity.tsx). */
export const useConfirmationAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );

function wait(next: typeof waiting) {
  waiting?.(false);
  waiting = next;
  for (const listener of listeners) listener();
}

/** They showed it, or would not. */
export function answerConfirmation(shown: boolean): void {
  waiting?.(shown);
  waiting = null;
  wait(null);
}

/**
 * Does what would take an account away: where the server wants to know who is there, they are asked, and it is done
 * again. Fails with `confirmNeeded` where they would not say.
 */
export async function withConfirmedIdentity<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'confirmNeeded' || !(await new Promise(wait))) throw error;
    return action();
  }
}
