import { useRef, useState } from 'react';
import { call, showFailure } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import { Failure } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { notify } from '../../ui/notices.tsx';
import { review } from './contract.ts';
import { submissionHash } from './desk/address.ts';
import { addDecision } from './face/decisions.ts';
import type { Submission } from '../../editing/revisions/contract.ts';

type ReviewInput = Parameters<typeof call<typeof review>>[1];
export type ReviewAct = ReviewInput['act'];
/** Performs an action on a submission; returns whether it succeeded. */
export type PerformAct = (act: ReviewAct, more?: Pick<ReviewInput, 'reason' | 'content'>) => Promise<boolean>;

/**
 * A reviewer's actions on a submission, one at a time. If another reviewer was faster, shows that and reloads the
 * current state (`again`).
 */
export function useReviewAct(
  { id, name }: Pick<Submission, 'id' | 'name'>,
  versions: ReviewInput['versions'],
  onDone: (now: Submission, act: ReviewAct) => void,
  again: () => void,
): {
  act: PerformAct;
  busy: boolean;
  /** Something else was published since it was written. */ outdated: boolean;
  /** It differs from the version that was read. */ changed: boolean;
} {
  const text = useText();
  const [busy, setBusy] = useState(false);
  /** Actions that were sent and not answered yet. */
  const pending = useRef(new Set<ReviewAct>());
  /** Number of recorded passes: a claim's late reply is ignored after a pass. */
  const passes = useRef(0);
  const [outdated, setOutdated] = useState(false);
  const [changed, setChanged] = useState(false);

  const act: PerformAct = async (what, more = {}) => {
    // A pass does not wait for the reply to a claim: keys c, p, j may be pressed in quick succession.
    if (pending.current.has(what) || (busy && what !== 'pass')) return false;
    pending.current.add(what);
    const passesBefore = passes.current;
    const isOvertaken = () => what !== 'pass' && passes.current > passesBefore;
    setBusy(true);
    setChanged(false);
    try {
      const now = await call(
        review,
        { id, act: what, versions, ...more },
        // The request survives the page, even if the tab is closed right after.
        { leaving: what === 'pass' && more.content === undefined, quiet: true },
      );
      if (isOvertaken()) return true;
      if (what === 'pass') passes.current++;
      if (what === 'pass' && now.publishAt !== null) addDecision([now.id], now.name);
      else if (what === 'pass' || now.publishAt === null)
        notify(text(what === 'pass' && now.state !== 'passed' ? 'desk.done.passOn' : `desk.done.${what}`));
      onDone(now, what);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // A pending pass of this page will report the outcome itself.
      if (isOvertaken() || (what === 'claim' && pending.current.has('pass'))) return false;
      showFailure(error);
      // The reviewer has already moved on to another submission.
      if (location.hash !== submissionHash(id))
        notify(text('desk.notSent', { name }), { tone: 'alert', ms: limits.undoSeconds * 1000 });
      if (error.errorName === 'baseOutdated') setOutdated(true);
      setChanged(error.errorName === 'stateChanged');
      if (error.errorName === 'stateChanged' || error.errorName === 'notAllowed') again();
      return false;
    } finally {
      pending.current.delete(what);
      setBusy(pending.current.size > 0);
    }
  };
  return { act, busy, outdated, changed };
}
