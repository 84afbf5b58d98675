import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../rules/errors.ts';

/** Begins a work by one call, which ends with going to its page: a second press meanwhile does not begin another. */
export function useBegin(): {
  busy: boolean;
  failure: Failure | null;
  begin(create: () => Promise<void>): Promise<void>;
} {
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  function end() {
    isUnderWay.current = false;
    setBusy(false);
  }
  // Back shows the page as it was left.
  useEffect(() => {
    const come = ({ persisted }: PageTransitionEvent) => void (persisted && end());
    addEventListener('pageshow', come);
    return () => removeEventListener('pageshow', come);
  }, []);
  return {
    busy,
    failure,
    async begin(create) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      setFailure(null);
      try {
        await create();
      } catch (error) {
        setFailure(error instanceof Failure ? error : new Failure('requestFailed'));
        end();
      }
    },
  };
}
