import { useSyncExternalStore } from 'react';

/** What the sign-in box begins with. */
export type SignInView = 'code' | 'password' | 'register' | 'forgotten';

/** What a reader is asked in a dialog about their account; one at a time. */
export type AccountDialogRequest =
  | { what: 'sign-in'; view?: SignInView }
  /** Without a bound phone: bind one, or leave. Source: spec §4. */
  | { what: 'bindingPrompt' }
  | { what: 'bind' }
  /** T08: `days` left. */
  | { what: 'banned'; days: number }
  | { what: 'appealing' }
  /** Back from the messaging app. */
  | { what: 'returned'; code: string; state: string };

let asked: AccountDialogRequest | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog; null closes it. */
export function openAccountDialog(next: AccountDialogRequest | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAccountDialog = (): AccountDialogRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );

/** Whom this session of the browser has seen prompted to bind a phone. */
const promptedKey = 'binding-prompted';
export const wasPrompted = (memberId: string): boolean => sessionStorage.getItem(promptedKey) === memberId;
export const rememberPrompt = (memberId: string): void => sessionStorage.setItem(promptedKey, memberId);
/** Who signs in again is prompted again. */
export const forgetPrompt = (): void => sessionStorage.removeItem(promptedKey);

/** The pages that one comes in by. */
export const isSignInPage = (path: string): boolean => /^\/(?:login|register)\/?$/.test(path);
