import { useLazy } from '../../../ui/use-lazy.ts';
import type { Axis } from '../contract.ts';
import type { KnownSpans } from '../face/axis-span.ts';
import { AxisSlot } from '../face/axis-slot.tsx';

const loadWorldTimeline = () => import('../face/world-timeline.tsx').then(({ WorldTimeline }) => WorldTimeline);

/** The axis in a frame of another site. */
export function EmbeddedAxis({ axis, spans }: { axis: Axis; spans: KnownSpans | null }) {
  const lazy = useLazy(loadWorldTimeline);
  return (
    <AxisSlot<Awaited<ReturnType<typeof loadWorldTimeline>>> lazy={lazy}>
      {(World) => <World first={axis} spans={spans} bare />}
    </AxisSlot>
  );
}
