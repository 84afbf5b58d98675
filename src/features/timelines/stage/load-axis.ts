import type { Call } from '../../../kit/calls/endpoint.ts';
import type { Cursor } from '../../../ui/cursor.ts';
import { axis as axisCall, type Axis } from '../contract.ts';
import { clipToView, type LaneChoice, type VisibleAxis } from '../face/axis-items.ts';
import { isAllOfTime, knownSpans, queryForView, viewOfSpan, type KnownSpans } from '../face/axis-span.ts';

/** Most periods of the opening view. */
const openingPeriods = 80;

/**
 * The axis of an address: its span, or where most events are. `axis` is the server's reply, which is widened to whole
 * periods; `visible` is the part in view, as the axis itself counts it.
 */
export async function loadAxis(
  call: Call,
  { span, regions, kinds }: Cursor,
  lanes: LaneChoice,
): Promise<{ axis: Axis; visible: VisibleAxis; spans: KnownSpans | null }> {
  const filter = { regions: [...regions], kinds: [...kinds] };
  const spans = knownSpans(await call(axisCall, { lanes: 'none', ...filter }));
  const view = viewOfSpan(span, spans);
  const axis = await call(axisCall, {
    ...(view && !isAllOfTime(view, spans) && spanQuery()),
    lanes: lanes === 'country' ? 'none' : lanes,
    ...filter,
  });
  return { axis, visible: clipToView(axis, view), spans };

  function spanQuery() {
    if (span) return { from: span.from, end: span.until };
    const { from, until } = spans!.opening;
    return { from, end: until, period: queryForView(view!, openingPeriods).period };
  }
}
