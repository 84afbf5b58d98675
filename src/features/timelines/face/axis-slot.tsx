import type { ReactNode, Ref } from 'react';
import { LoadStatus } from '../../../ui/load-status.tsx';
import type { LazyState } from '../../../ui/use-lazy.ts';
import '../stage/axis-slot.css';

/** The place of an axis: laid out at first paint if scripts run, so that nothing shifts when its code is loaded. */
export function AxisSlot<T>({
  lazy: { loaded, failed, retry },
  children,
  ref,
}: {
  lazy: LazyState<T>;
  children(loaded: T): ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className="canvas-stage bleed axis-slot stage ui">
      {loaded ? (
        children(loaded)
      ) : (
        <LoadStatus failed={failed} retry={retry} loading="timeline.loading" failure="timeline.failed" />
      )}
    </div>
  );
}
