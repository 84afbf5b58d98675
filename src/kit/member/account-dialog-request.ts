import { useSyncExternalStore } from 'react';

/** The first view of the sign-in box. */
export type SignInView = 'code' | 'password' | 'register' | 'forgotten' | 'second';

/** Which account dialog is open; one at a time. */
export type AccountDialogRequest =
  | { what: 'sign-in'; view?: SignInView }
  /** No phone is bound: bind one, or sign out. Source: spec §4. */
  | { what: 'bindingPrompt' }
  | { what: 'bind' }
  /** The member's role requires a second factor. */
  | { what: 'secondFactor' }
  /** T08; `days` left. */
  | { what: 'banned'; days: number }
  | { what: 'appealing' }
  /** Back from the messaging app's consent page. */
  | { what: 'returned'; code: string; state: string };

let request: AccountDialogRequest | null = null;
const listeners = new Set<() => void>();

/** Opens an account dialog; null closes it. */
export function openAccountDialog(next: AccountDialogRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAccountDialog = (): AccountDialogRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );

/** Session storage: the member who was last prompted to bind a phone, or for the second factor of their role. */
const promptedKey = 'binding-prompted';
export const wasPrompted = (memberId: string): boolean => sessionStorage.getItem(promptedKey) === memberId;
export const rememberPrompt = (memberId: string): void => sessionStorage.setItem(promptedKey, memberId);
/** Called at sign-in, so that the member is prompted again. */
export const forgetPrompt = (): void => sessionStorage.removeItem(promptedKey);

/** Whether a path is the page for signing in or registering. */
export const isSignInPage = (path: string): boolean => /^\/(?:login|register)\/?$/.test(path);
