import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { listDecisions, subscribe, type Decision } from './decisions.ts';

const DecisionList = lazy(async () => ({ default: (await import('./decision-list.tsx')).DecisionList }));
const none: readonly Decision[] = [];

/** In the frame of every page: what a reviewer has just passed, and the way to undo it. Nothing is loaded for others. */
export function DecisionToast() {
  const text = useText();
  const decisions = useSyncExternalStore(subscribe, listDecisions, () => none);
  return (
    <div className="decisions ui" role="status" aria-label={text('decision.list')}>
      {decisions.length > 0 && (
        <Suspense>
          <DecisionList decisions={decisions} />
        </Suspense>
      )}
    </div>
  );
}
