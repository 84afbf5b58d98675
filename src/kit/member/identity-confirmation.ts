import { useSyncExternalStore } from 'react';
import { Failure } from '../../rules/errors.ts';

/** Resolves the pending identity confirmation with whether it succeeded; null while none is pending. */
let resolvePending: ((isConfirmed: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Whether a confirmation is pending; confirm-identity.tsx shows its dialog. */
export const useConfirmationPending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => resolvePending !== null,
    () => false,
  );

function setPending(next: typeof resolvePending) {
  resolvePending?.(false);
  resolvePending = next;
  for (const listener of listeners) listener();
}

/** Ends the pending confirmation: confirmed or cancelled. */
export function resolveConfirmation(isConfirmed: boolean): void {
  resolvePending?.(isConfirmed);
  resolvePending = null;
  setPending(null);
}

/** Asks the member to confirm their identity; resolves with whether they did. */
export const confirmIdentity = (): Promise<boolean> => new Promise(setPending);

/**
 * Runs an action that the server may refuse with `confirmNeeded`: then the member is asked to confirm their identity,
 * and the action is retried. Fails with `confirmNeeded` when they cancel.
 */
export async function withConfirmedIdentity<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'confirmNeeded' || !(await confirmIdentity())) throw error;
    return action();
  }
}
