import { useState } from 'react';
import { byRoute, call, concurrent } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import { Failure } from '../../rules/errors.ts';
import { notify } from '../../ui/notices.tsx';
import type { review } from './contract.ts';
import type { Submission } from '../revisions/contract.ts';

type Asked = Parameters<typeof call<typeof review>>[1];
export type ReviewAct = Asked['act'];
/** Does something about a submission; says whether it was done. */
export type Do = (act: ReviewAct, more?: Pick<Asked, 'reason' | 'content'>, leaving?: boolean) => Promise<boolean>;

/**
 * What a reviewer does about a submission, one thing at a time. Somebody else may have been faster: that is told, and
 * what stands now is asked for (`again`).
 */
export function useAct(
  id: string,
  versions: Asked['versions'],
  onDone: (now: Submission, act: ReviewAct) => void,
  again: () => void,
): {
  act: Do;
  busy: boolean;
  /** Something else reached the readers since it was written. */ outdated: boolean;
  /** It is not what was read. */ changed: boolean;
} {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const [changed, setChanged] = useState(false);

  const act: Do = async (what, more = {}, leaving = false) => {
    if (busy) return false;
    setBusy(true);
    setChanged(false);
    try {
      const now = await call(
        byRoute<typeof review>('POST /data/review/act', concurrent),
        { id, act: what, versions, ...more },
        { leaving },
      );
      onDone(now, what);
      notify(text(what === 'pass' && now.state !== 'passed' ? 'desk.done.passOn' : `desk.done.${what}`));
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.errorName === 'baseOutdated') setOutdated(true);
      setChanged(error.errorName === 'stateChanged');
      if (error.errorName === 'stateChanged' || error.errorName === 'notAllowed') again();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy, outdated, changed };
}
