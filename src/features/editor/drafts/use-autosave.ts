import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import type { Saved } from '../../revisions/contract.ts';
import { loadCurrentMember } from '../../accounts/face/current-member.ts';
import type { Beginning, Elsewhere, ServerDraft } from './beginning.ts';
import { forgetLocal, keepLocal, placeOf } from './local-drafts.ts';
import { useMending } from '../face/mending.tsx';
import { useSeat } from './seat.ts';

/**
 * Where what was typed is safe: nowhere yet, in this browser, with the server too; `away` where the server could not be
 * reached, `ended` where nobody is signed in, `full` where the server keeps no more of this member's drafts.
 */
type Safety = 'untouched' | 'typing' | 'here' | 'kept' | 'away' | 'ended' | 'full';

/** What a save says of the draft that it goes upon. */
export interface Upon {
  onVersion: number | null;
  tab: string;
}

export interface Autosave<Content = unknown> {
  safety: Safety;
  /** When it was last kept, in milliseconds since 1970. */
  at: number | null;
  /** Something was typed. */
  touch(): void;
  /** It has been submitted, or given up: nothing of it is kept in this browser any more. */
  forget(): void;
  /** Returns whether nothing was typed since. */
  watch(): () => boolean;
  /** Keeps it in this browser at once, and waits for what is on its way to the server. */
  saveNow(): Promise<void>;
  /** Keeps it with the server at once: what is gone to next reads it there. */
  sendNow(): Promise<void>;
  /** What the next save goes upon. */
  upon(): Upon;
  /** The draft that the server keeps; null for none. */
  draftId(): string | null;
  /** What another tab or device made of it; nothing is saved with the server until it is merged. */
  elsewhere: Elsewhere<Content> | null;
  /** It has been merged: what is typed now holds it. */
  merged(): void;
  /** A save was refused because the draft is another one by now: looks what it is. */
  outdated(): Promise<void>;
}

interface Kept<Writing, Content> {
  key: string;
  beginning: Beginning<Writing, Content>;
  draftId: string | null;
  read(): Writing;
  content(writing: Writing): Content;
  /** Whether the server's draft holds all of it: half a date is kept by the browser alone. */
  isWhole(writing: Writing): boolean;
  /** Null where there is nothing yet that the server could keep. */
  toServer(writing: Writing, upon: Upon): Promise<Saved | null>;
  /** What the server keeps by now. */
  reload(): Promise<ServerDraft<Content> | null>;
}

/**
 * Keeps what is typed: in the browser after 0.3 seconds of rest and when the page is left, with the server every 20
 * seconds. Each save names the version of the draft that it goes upon; where another tab has saved meanwhile, what it
 * made comes as `elsewhere`.
 */
export function useAutosave<Writing, Content>({
  key,
  beginning,
  draftId,
  read,
  content,
  isWhole,
  toServer,
  reload,
}: Kept<Writing, Content>): Autosave<Content> {
  const { tab, isWriting, beforeYield } = useSeat(),
    isCorrection = useMending() !== null;
  const [safety, setSafety] = useState<Safety>('untouched');
  const [at, setAt] = useState<number | null>(null);
  const [elsewhere, setElsewhere] = useState(beginning.elsewhere);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined),
    ofServer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * Counts what was typed, and what of it each place has. What began from a copy of this browser alone counts as typed.
   */
  const typed = useRef(beginning.places.length ? 1 : 0),
    local = useRef(0),
    server = useRef(0);
  const draft = useRef({ id: draftId, version: beginning.version, was: beginning.was });
  const flight = useRef<Promise<void> | null>(null);
  /** Places of copies that what is typed holds by now. */
  const absorbed = useRef<string[]>([]);
  const upon = (): Upon => ({ onVersion: draft.current.version, tab });

  /** A tab that does not write keeps nothing: what it shows may be old. One that yields has written until now. */
  const here = useEffectEvent((isYielding = false) => {
    clearTimeout(rest.current);
    if (local.current === typed.current || !(isWriting || isYielding)) return;
    const mine = typed.current;
    if (
      keepLocal(key, { value: read(), at: Date.now(), tab, onVersion: draft.current.version, was: draft.current.was })
    ) {
      local.current = mine; // where the browser stores nothing, it is tried again
      for (const place of absorbed.current.splice(0)) forgetLocal(place);
      setAt(Date.now());
      setSafety((now) => (now === 'typing' || now === 'kept' ? 'here' : now));
    }
  });
  const outdated = useEffectEvent(async () => {
    const is = await reload().catch(() => undefined);
    if (is === undefined) ofServer.current ??= setTimeout(() => void there(), limits.serverDraftMs); // asked again with the next save
    else if (!is) draft.current = { id: null, version: null, was: null };
    else {
      draft.current = { ...draft.current, id: is.id };
      const { was } = draft.current,
        { content: made, baseId, version } = is;
      setElsewhere((now) => [
        { was, is: made, baseId, version, place: null },
        ...now.filter((one) => one.version === null),
      ]);
    }
  });
  const send = useEffectEvent(async () => {
    const mine = typed.current,
      writing = read();
    try {
      const saved = await toServer(writing, upon());
      if (!saved) return;
      draft.current = { id: saved.revisionId, version: saved.version, was: content(writing) };
      server.current = mine;
      if (mine === typed.current && isWhole(writing)) {
        clearTimeout(rest.current);
        local.current = mine;
        forgetLocal(placeOf(key, tab));
      } else {
        local.current = -1; // the copy says upon which version it goes
        here(true);
      }
      setAt(Date.now());
      setSafety(mine === typed.current ? 'kept' : 'here');
    } catch (error) {
      if (error instanceof Failure && error.errorName === 'draftOutdated') return await outdated();
      const ended = error instanceof Failure && error.errorName === 'accountExpired';
      if (ended) void loadCurrentMember();
      setSafety(ended ? 'ended' : error instanceof Failure && error.errorName === 'quotaReached' ? 'full' : 'away');
      ofServer.current ??= setTimeout(() => void there(), limits.serverDraftMs);
    }
  });
  const there = useEffectEvent(async (isYielding = false) => {
    clearTimeout(ofServer.current);
    ofServer.current = undefined;
    if (isCorrection || server.current === typed.current || elsewhere.length || !(isWriting || isYielding)) return;
    await (flight.current ??= send().finally(() => {
      flight.current = null;
    }));
  });

  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && here());
    const back = () => void there();
    document.addEventListener('visibilitychange', leave);
    const hide = () => here();
    addEventListener('pagehide', hide);
    addEventListener('online', back);
    return () => {
      here();
      clearTimeout(rest.current);
      clearTimeout(ofServer.current);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', hide);
      removeEventListener('online', back);
    };
  }, []);
  useEffect(
    () =>
      beforeYield(async () => {
        here(true);
        await flight.current;
        await there(true);
      }),
    [beforeYield],
  );
  // What only this browser has goes to the server; the copy of a tab that is gone becomes this one's.
  const adopt = useEffectEvent(() => {
    if (!beginning.places.length || typed.current === server.current) return;
    ofServer.current ??= setTimeout(() => void there(), limits.serverDraftMs);
    absorbed.current.push(...beginning.places.filter((place) => place !== placeOf(key, tab)));
    here();
  });
  useEffect(() => {
    if (isWriting) adopt();
  }, [isWriting]);

  function touch() {
    typed.current++;
    setSafety((now) => (now === 'away' || now === 'ended' || now === 'full' ? now : 'typing'));
    clearTimeout(rest.current);
    rest.current = setTimeout(() => here(), limits.localDraftMs);
    ofServer.current ??= setTimeout(() => void there(), limits.serverDraftMs);
  }
  return {
    safety,
    at,
    touch,
    upon,
    outdated,
    elsewhere: elsewhere[0] ?? null,
    merged() {
      const [one, ...others] = elsewhere;
      if (!one) return;
      if (one.version !== null) draft.current = { ...draft.current, version: one.version, was: one.is };
      if (one.place) absorbed.current.push(one.place);
      setElsewhere(others);
      touch();
    },
    forget() {
      clearTimeout(rest.current);
      clearTimeout(ofServer.current);
      ofServer.current = undefined;
      local.current = server.current = typed.current;
      forgetLocal(placeOf(key, tab));
      setSafety('untouched');
    },
    watch() {
      const mine = typed.current;
      return () => typed.current === mine;
    },
    async saveNow() {
      here();
      await flight.current;
    },
    async sendNow() {
      here();
      await flight.current;
      await there();
    },
    draftId: () => draft.current.id,
  };
}
