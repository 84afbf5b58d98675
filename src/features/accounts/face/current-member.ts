import { useSyncExternalStore } from 'react';
import { byRoute, call, onFailure } from '../../../kit/calls/call.ts';
import type { UserInfo, userInfo } from '../contract.ts';

/** Who reads here: nobody, somebody with a mark who is still asked for, or a member. */
export type CurrentMember = UserInfo | 'asking' | null;

const ask = {
  ...byRoute<typeof userInfo>('GET /home/Index/userInfo'),
  abortPrevious: false,
} as unknown as typeof userInfo;
/** How soon a server that was away is asked again, in milliseconds. */
const retryMs = 5000;

let who: CurrentMember = null;
/** Counts what was asked, so that only the latest answer is believed. */
let latest = 0;
let tabs: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

/** Pages are the same for everybody: this cookie says that it is worth asking. Source: spec §6. */
const isMarked = () => /(?:^|;\s*)free=[^;]/.test(document.cookie);

function set(next: CurrentMember) {
  who = next;
  for (const listener of listeners) listener();
}

/** Asks who is signed in, where the cookie says that somebody is. */
export async function loadCurrentMember(): Promise<UserInfo | null> {
  const asked = ++latest;
  if (!isMarked()) {
    set(null);
    return null;
  }
  if (!who) set('asking');
  try {
    const found = await call(ask, {}, { quiet: true });
    if (asked === latest) set(found);
    return found;
  } catch {
    if (asked === latest) setTimeout(() => void loadCurrentMember(), retryMs);
    return null;
  }
}

/** Somebody came in, changed, or left: says so here and in the other tabs. */
export function setCurrentMember(next: UserInfo | null): void {
  latest++;
  set(next);
  tabs?.postMessage('changed');
}

function start() {
  tabs = new BroadcastChannel('account');
  tabs.addEventListener('message', () => void loadCurrentMember());
  // Back to a page that was kept as it stood: somebody may have left meanwhile.
  addEventListener('pageshow', ({ persisted }) => void (persisted && loadCurrentMember()));
  onFailure(({ errorName }) => void (errorName === 'accountExpired' && who && setCurrentMember(null)));
  if (isMarked()) void loadCurrentMember();
}

function subscribe(listener: () => void) {
  if (!tabs) start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCurrentMember = (): CurrentMember =>
  useSyncExternalStore(
    subscribe,
    () => who,
    () => null,
  );
