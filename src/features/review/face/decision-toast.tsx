import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { listDecisions, subscribe, type Decision } from './decisions.ts';

const DecisionList = lazy(async () => ({ default: (await import('./decision-list.tsx')).DecisionList }));
const noDecisions: readonly Decision[] = [];

/** A toast on every page with the reviewer's recent passes and an undo button. Other members load nothing. */
export function DecisionToast() {
  const text = useText();
  const decisions = useSyncExternalStore(subscribe, listDecisions, () => noDecisions);
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
