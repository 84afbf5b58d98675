import { useLazy } from '../../../ui/use-lazy.ts';
import type { Axis } from '../contract.ts';
import { AxisSlot } from '../face/axis-slot.tsx';

const loadWorldTimeline = () => import('../face/world-timeline.tsx').then(({ WorldTimeline }) => WorldTimeline);

/** The axis in a frame of another site. */
export function EmbeddedAxis({ axis }: { axis: Axis }) {
  const lazy = useLazy(loadWorldTimeline);
  return (
    <AxisSlot<Awaited<ReturnType<typeof loadWorldTimeline>>> lazy={lazy}>
      {(World) => <World first={axis} bare />}
    </AxisSlot>
  );
}
