import { useEffect, useRef, useState } from 'react';
import { AbortedCall, showFailure } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import { Failure, displayOf } from '../../rules/errors.ts';
import type { SaveResult } from '../revisions/contract.ts';
import { findingNames, type FindingName } from '../../rules/revisions/findings.ts';
import { loadCurrentMember } from '../../kit/member/current-member.ts';

const isFinding = (reason: unknown): reason is FindingName => (findingNames as readonly unknown[]).includes(reason);

/**
 * Runs one submission at a time. Sets `fault` on failure, unless `onFailure` returns true. The message that there is no
 * connection is removed once the browser is online.
 */
export function useSubmit(): {
  busy: boolean;
  saved: SaveResult | null;
  fault: string | null;
  submit(send: () => Promise<SaveResult>, onFailure?: (failure: Failure) => boolean): Promise<boolean>;
  refuse(words: string | null): void;
} {
  const text = useText();
  const under = useRef(false);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SaveResult | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const back = () => {
      setAway(false);
      setFault(null);
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [isAway]);

  function wordsFor(failure: Failure): string {
    const { errorName, details } = failure;
    const values = details as Record<string, string>;
    if (errorName === 'requestFailed' && !navigator.onLine) return text('write.offline');
    if (errorName === 'prohibitedContent') return text('write.prohibited', values);
    if (isFinding(details.reason)) return text(`finding.${details.reason}`, values);
    if (
      errorName === 'lockLost' ||
      errorName === 'baseOutdated' ||
      errorName === 'draftOutdated' ||
      errorName === 'underReview'
    )
      return text(`error.${errorName}`);
    return failure.message === errorName ? text(`error.${errorName}`, values) : failure.message;
  }
  return {
    busy,
    saved,
    fault,
    refuse: setFault,
    async submit(send, onFailure) {
      if (under.current) return false;
      under.current = true;
      setBusy(true);
      setFault(null);
      try {
        setSaved(await send());
        return true;
      } catch (error) {
        if (error instanceof AbortedCall) return false;
        if (!(error instanceof Failure)) throw error;
        if (error.errorName === 'accountExpired') void loadCurrentMember();
        if (!onFailure?.(error)) setFault(wordsFor(error));
        setAway(!navigator.onLine);
        if (displayOf(error.errorName).as === 'notice') showFailure(error);
        return false;
      } finally {
        under.current = false;
        setBusy(false);
      }
    },
  };
}
