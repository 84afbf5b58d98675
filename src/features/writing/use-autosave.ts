import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { askWho } from '../sign-in/who.ts';
import { forgetLocal, keepLocal } from './local-drafts.ts';

/**
 * Where what was typed is safe: nowhere yet, in this browser, with the server too; `away` where the server could not be reached,
 * `ended` where nobody is signed in, `full` where the server keeps no more of this member's drafts.
 */
export type Safety = 'untouched' | 'typing' | 'here' | 'kept' | 'away' | 'ended' | 'full';

export interface Autosave {
  safety: Safety;
  /** When it was last kept, in milliseconds since 1970. */
  at: number | null;
  /** Something was typed. */
  touch(): void;
  /** It has been submitted, or given up: nothing of it is kept in this browser any more. */
  forget(): void;
  /** Keeps it in this browser at once. */
  keepNow(): void;
}

/**
 * Keeps what is typed: in the browser after a second of rest and when the page is left, with the server every 20 seconds.
 * `toServer` says false where there is nothing yet that the server could keep.
 */
export function useAutosave<T>({ key, read, toServer }: { key: string; read(): T; toServer(value: T): Promise<boolean> }): Autosave {
  const [safety, setSafety] = useState<Safety>('untouched');
  const [at, setAt] = useState<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined), ofServer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts what was typed, and what of it each place has. */
  const typed = useRef(0), local = useRef(0), server = useRef(0);

  const here = useEffectEvent(() => {
    clearTimeout(rest.current);
    if (local.current === typed.current) return;
    local.current = typed.current;
    if (keepLocal(key, read())) {
      setAt(Date.now());
      setSafety((now) => (now === 'typing' || now === 'kept' ? 'here' : now));
    }
  });
  const there = useEffectEvent(async () => {
    ofServer.current = undefined;
    if (server.current === typed.current) return;
    const mine = typed.current;
    try {
      if (!(await toServer(read()))) return;
      server.current = mine;
      setAt(Date.now());
      setSafety(mine === typed.current ? 'kept' : 'here');
    } catch (error) {
      const ended = error instanceof Failure && error.errorName === 'accountExpired';
      if (ended) void askWho();
      setSafety(ended ? 'ended' : error instanceof Failure && error.errorName === 'quotaReached' ? 'full' : 'away');
      ofServer.current = setTimeout(() => void there(), limits.serverDraftMs);
    }
  });

  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && here());
    const back = () => void there();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', here);
    addEventListener('online', back);
    return () => {
      here();
      clearTimeout(rest.current);
      clearTimeout(ofServer.current);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', here);
      removeEventListener('online', back);
    };
  }, []);

  return {
    safety, at,
    touch() {
      typed.current++;
      setSafety((now) => (now === 'away' || now === 'ended' || now === 'full' ? now : 'typing'));
      clearTimeout(rest.current);
      rest.current = setTimeout(() => here(), limits.localDraftMs);
      ofServer.current ??= setTimeout(() => void there(), limits.serverDraftMs);
    },
    forget() {
      clearTimeout(rest.current);
      clearTimeout(ofServer.current);
      ofServer.current = undefined;
      local.current = server.current = typed.current;
      forgetLocal(key);
      setSafety('untouched');
    },
    keepNow: () => here(),
  };
}
