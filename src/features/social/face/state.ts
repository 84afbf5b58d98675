import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { openAccountDialog } from '../../../kit/member/account-dialog-request.ts';
import { isSignedIn } from '../../../kit/member/sign-in-state.ts';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import { socialState, sendLike, sendFavour, sendWatch } from '../contract.ts';
import type { SocialType, WatchFrequency } from '../rules.ts';

type State = ReplyOf<typeof socialState>;
/** The subject of a page: its `thing` id, and its social type. */
export interface Subject {
  thingId: string;
  type: SocialType;
}

/** The state of a thing on this page, shared by all islands. */
interface CachedState {
  state: State | null;
  request: Promise<unknown> | null;
  /** Whether a member was signed in then: signing in invalidates the answer. */
  signedIn: boolean;
}
const stateByThing = new Map<string, CachedState>();
const listeners = new Set<() => void>();
const cachedStateOf = ({ thingId }: Subject): CachedState => {
  if (!stateByThing.has(thingId)) stateByThing.set(thingId, { state: null, request: null, signedIn: false });
  return stateByThing.get(thingId)!;
};

export function changeState(of: Subject, change: Partial<State>): void {
  const entry = cachedStateOf(of);
  if (!entry.state) return;
  entry.state = { ...entry.state, ...change };
  for (const listener of listeners) listener();
}

/** Loads the state once per page, and again after sign-in. */
async function load(of: Subject): Promise<void> {
  const entry = cachedStateOf(of);
  if (entry.signedIn !== isSignedIn()) {
    entry.request = null;
    entry.signedIn = isSignedIn();
  }
  entry.request ??= call(socialState, { id: of.thingId, type: of.type }, { quiet: true }).then(
    (state) => {
      entry.state = state;
      for (const listener of listeners) listener();
    },
    () => {
      entry.request = null;
    },
  );
  await entry.request;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Likes, favourites, comments and watch state of a thing; null until loaded. */
export function useSocialState(of: Subject): State | null {
  const state = useSyncExternalStore(
    subscribe,
    () => cachedStateOf(of).state,
    () => null,
  );
  const { thingId, type } = of,
    who = useCurrentMember();
  useEffect(() => void load({ thingId, type }), [thingId, type, who]);
  return state;
}

/** Opens the sign-in dialog and returns false when the reader is not signed in. */
export function requireSignIn(): boolean {
  if (isSignedIn()) return true;
  openAccountDialog({ what: 'sign-in' });
  return false;
}

/** Shows the new state at once, and reverts it on failure. */
async function applyOptimistically(
  of: Subject,
  meant: Partial<State>,
  send: (state: State) => Promise<Partial<State>>,
) {
  if (!requireSignIn()) return;
  await load(of);
  const before = cachedStateOf(of).state;
  if (!before) return;
  changeState(of, meant);
  await send(before).then(
    (reply) => changeState(of, reply),
    () => changeState(of, before),
  );
}

const toActionRequest = (of: Subject, add: boolean) => ({
  socialId: of.thingId,
  type: of.type,
  action: add ? ('add' as const) : ('cancel' as const),
});

export const toggleLike = (of: Subject, on: boolean): Promise<void> =>
  applyOptimistically(of, { liked: on }, async () => {
    const { count, mine: isLiked } = await call(sendLike, toActionRequest(of, on));
    return { likes: count, liked: isLiked };
  });
export const toggleFavour = (of: Subject, on: boolean): Promise<void> =>
  applyOptimistically(of, { kept: on }, async () => {
    const { count, mine: isFavourite } = await call(sendFavour, toActionRequest(of, on));
    return { favourites: count, kept: isFavourite };
  });
/** Watches a thing that is not watched yet, with immediate notifications; the manner can be changed afterwards. */
export async function startWatching(of: Subject): Promise<void> {
  await load(of);
  if (cachedStateOf(of).state?.watched === null) await setWatch(of, 'at once');
}
let latestWatch = 0,
  watchCalls: Promise<unknown> = Promise.resolve();
/** Serializes calls; only the reply to the last one is shown. */
export function setWatch(of: Subject, how: WatchFrequency | null): Promise<void> {
  const number = ++latestWatch;
  return applyOptimistically(of, { watched: how }, async () => {
    const send = () => call(sendWatch, { id: of.thingId, type: of.type, how });
    const reply = watchCalls.then(send, send);
    watchCalls = reply;
    const watchState = await reply;
    return number === latestWatch ? watchState : {};
  });
}
