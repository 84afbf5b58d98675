import { useEffect, useRef, useState } from 'react';
import { Failure } from '../rules/errors.ts';

/** Creates a work with one call, which ends by opening its page; ignores further clicks until then. */
export function useCreateOnce(): {
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
  // Going back restores this page in its busy state: reset it.
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
