import { useSyncExternalStore } from 'react';
import { setInputOwner } from '../saved-input/owner.ts';
import { call, onFailure } from '../calls/call.ts';
import { requestWake } from '../islands/wake-request.ts';
import { userInfo, type UserInfo } from './contract.ts';
import { forgetSignIn, isSignedIn } from './sign-in-state.ts';

/** The current member: null when signed out, 'asking' while the server is asked. */
export type CurrentMember = UserInfo | 'asking' | null;

/** Retry delay when the server is unreachable, in milliseconds. */
const retryMs = 5000;

let currentMember: CurrentMember = null;
/** Number of the latest request; older answers are ignored. */
let latestRequest = 0;
let tabs: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function updateMember(next: CurrentMember) {
  currentMember = next;
  setInputOwner(next === 'asking' ? undefined : (next?.id ?? null));
  for (const listener of listeners) listener();
}

/** Loads the signed-in member, if the cookie says that there is one. */
export async function loadCurrentMember(): Promise<UserInfo | null> {
  const requestNumber = ++latestRequest;
  if (!isSignedIn()) {
    updateMember(null);
    return null;
  }
  if (!currentMember) updateMember('asking');
  try {
    const member = await call(userInfo, {}, { quiet: true });
    if (requestNumber === latestRequest) {
      if (member) updateMember(member);
      else {
        forgetSignIn();
        setCurrentMember(null);
      }
    }
    return member;
  } catch {
    if (requestNumber === latestRequest) setTimeout(() => void loadCurrentMember(), retryMs);
    return null;
  }
}

/** Sets the member after signing in, a change or signing out, here and in other tabs. */
export function setCurrentMember(next: UserInfo | null): void {
  latestRequest++;
  updateMember(next);
  if (next) requestWake();
  tabs?.postMessage('changed');
}

function start() {
  tabs = new BroadcastChannel('account');
  tabs.addEventListener('message', () => void loadCurrentMember());
  // A page restored from the back-forward cache: the member may have signed out since.
  addEventListener('pageshow', ({ persisted }) => void (persisted && loadCurrentMember()));
  // Loaded again: the call may belong to a session that a new login has replaced.
  onFailure(({ errorName }) => void (errorName === 'accountExpired' && currentMember && loadCurrentMember()));
  if (isSignedIn()) void loadCurrentMember();
  else setInputOwner(null);
}

function subscribe(listener: () => void) {
  if (!tabs) start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCurrentMember = (): CurrentMember =>
  useSyncExternalStore(
    subscribe,
    () => currentMember,
    () => null,
  );
