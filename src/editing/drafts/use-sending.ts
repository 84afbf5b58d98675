import { useEffect, useRef, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import { deleteDraft, type SaveResult } from '../revisions/contract.ts';
import type { Autosave, SavePrecondition } from './use-autosave.ts';
import type { Lock } from './use-lock.ts';
import { useSubmit } from './use-submit.ts';

interface SubmissionState {
  busy: boolean;
  saved: SaveResult | null;
  fault: string | null;
  refuse(words: string): void;
  /** Submits while holding the lock, and removes this browser's draft on success. */
  send(save: (token: string | undefined, upon: SavePrecondition) => Promise<SaveResult>): Promise<void>;
  /** Discards the draft in this browser and on the server. */
  startOver(): Promise<void>;
}

interface SendingOptions {
  lock: Lock;
  again(): void;
  saving: Autosave;
  onAgain(): void;
  /** A newer version was published: its id, if the server sent it. */
  onOutdated(id: string | undefined): Promise<void>;
}

/** Submits any kind of part to a reviewer. */
export function useSending({ lock, again, saving, onAgain, onOutdated }: SendingOptions): SubmissionState {
  const { t } = useReader();
  const { submit, ...submission } = useSubmit();
  /** Submissions that wait for the first answer about the lock. */
  const early = useRef<((lock: Lock) => void)[]>([]);
  const [isEarly, setIsEarly] = useState(false);
  useEffect(() => {
    if (lock.is === 'asking' || early.current.length === 0) return;
    for (const go of early.current.splice(0)) go(lock);
    setIsEarly(false);
  }, [lock]);
  function answered(): Promise<Lock> {
    setIsEarly(true);
    return new Promise((resolve) => early.current.push(resolve));
  }
  const whyNot = ({ is }: Lock) => {
    if (is === 'theirs') return t('write.lock.theirs.submit');
    if (is === 'tooMany') return t('error.tooManyLocks', { count: limits.locksOfMember });
    return t(is === 'ended' ? 'error.accountExpired' : 'write.away');
  };
  return {
    ...submission,
    busy: submission.busy || isEarly,
    async send(save) {
      const held = lock.is === 'asking' ? await answered() : lock;
      if (held.is !== 'mine' && held.is !== 'unneeded') return submission.refuse(whyNot(held));
      if (saving.elsewhere) return submission.refuse(t('error.draftOutdated'));
      await saving.saveNow();
      const isSent = await submit(
        () => save(held.is === 'mine' ? held.token : undefined, saving.precondition()),
        ({ errorName, details }) => {
          if (errorName === 'draftOutdated') void saving.loadNewerDraft();
          if (errorName === 'lockLost') again();
          if (errorName === 'baseOutdated') void onOutdated(String(details.revisionId || '') || undefined);
          return errorName === 'baseOutdated';
        },
      );
      if (isSent) saving.deleteLocal();
    },
    async startOver() {
      saving.deleteLocal();
      await saving.saveNow(); // a running save would recreate the draft
      const id = saving.draftId();
      if (id) await call(deleteDraft, { id }, { quiet: true }).catch(() => {});
      onAgain();
    },
  };
}
