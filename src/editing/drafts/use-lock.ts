import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { Failure } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { loadCurrentMember } from '../../kit/member/current-member.ts';
import type { Module } from '../../rules/modules.ts';
import { useReviewerEdit } from '../reviewer-edit.tsx';
import { useTabLeaderContext } from './tab-leader.ts';
import { heartbeat, lockStatus, cancelLock } from '../revisions/contract.ts';

/**
 * The lock on a part. `away`: the server is unreachable; `ended`: the member is signed out; `tooMany`: the member holds
 * the most locks allowed.
 */
export type Lock =
  | { is: 'asking' | 'away' | 'ended' | 'tooMany' }
  /** No other member can edit it yet. */
  | { is: 'unneeded' }
  | { is: 'mine'; token: string; until: string }
  | { is: 'theirs'; owner: string; until: string | null };

/** Tolerance for different clocks of server and browser, in milliseconds. */
const expiryToleranceMs = 1000;

/**
 * Takes the lock on a part and renews it every 30 seconds. Waits for another member's lock to expire, then takes it.
 * Releases the lock when the page is left. Source: spec §4 "Edit lock".
 */
export function useLock({
  itemId,
  type,
  part = '',
  language,
  memberId,
}: {
  itemId: string;
  type: Module;
  /** Key among several parts: a chapter of a book. */
  part?: string;
  language: Language;
  memberId: string | null;
}): { lock: Lock; again(): void } {
  const [lock, setLock] = useState<Lock>({ is: 'asking' });
  const [beats, setBeats] = useState(0);
  const { isWriting } = useTabLeaderContext(),
    isCorrection = useReviewerEdit() !== null;
  /** Token of this tab's lock; each tab requests its own and releases only that one. */
  const token = useRef<string>(undefined);

  const beat = useEffectEvent(async (): Promise<Lock> => {
    try {
      const held = await call(
        heartbeat,
        { itemId, type, key: part, fresh: token.current === undefined },
        { quiet: true },
      );
      token.current = held.token;
      return { is: 'mine', token: held.token, until: held.until! };
    } catch (error) {
      if (!(error instanceof Failure)) return { is: 'away' };
      if (error.errorName === 'accountExpired') {
        void loadCurrentMember();
        return { is: 'ended' };
      }
      if (error.errorName === 'tooManyLocks') return { is: 'tooMany' };
      if (error.errorName !== 'entryLocked') return { is: 'away' };
      const { owner, until } = await call(lockStatus, { itemId, type, key: part }, { quiet: true }).catch(() => ({
        owner: null,
        until: null,
      }));
      return { is: 'theirs', owner: owner ?? String(error.details.name ?? ''), until };
    }
  });

  useEffect(() => {
    if (!memberId || !isWriting || isCorrection) return;
    let next: ReturnType<typeof setTimeout>,
      over = false;
    const go = async () => {
      clearTimeout(next);
      const now = await beat();
      if (over) return;
      setLock(now);
      const ends =
        now.is === 'theirs' && now.until ? Date.parse(now.until) - Date.now() + expiryToleranceMs : limits.heartbeatMs;
      next = setTimeout(() => void go(), Math.max(expiryToleranceMs, Math.min(limits.heartbeatMs, ends)));
    };
    const come = () => void (document.visibilityState === 'visible' && go());
    const leave = () => {
      if (token.current === undefined) return;
      void call(cancelLock, { itemId, type, key: part, token: token.current }, { quiet: true, leaving: true }).catch(
        () => {},
      );
      token.current = undefined;
    };
    void go();
    document.addEventListener('visibilitychange', come);
    addEventListener('online', come);
    addEventListener('pageshow', come);
    addEventListener('pagehide', leave);
    return () => {
      over = true;
      clearTimeout(next);
      document.removeEventListener('visibilitychange', come);
      removeEventListener('online', come);
      removeEventListener('pageshow', come);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [itemId, type, part, language, memberId, isWriting, isCorrection, beats]);

  return { lock: isWriting ? lock : { is: 'asking' }, again: () => setBeats((count) => count + 1) };
}
