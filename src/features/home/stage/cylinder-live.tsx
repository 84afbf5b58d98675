import { useEffect, useMemo } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord, type TimeRecord } from '../../../rules/time/historical-time.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { TimeCylinder } from '../../../ui/time-cylinder/view.tsx';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import type { WorldNode, worldNodes } from '../../timemaps/contract.ts';
import type { Lane } from '../contract.ts';
import { barsOf, cylinderSpan, isElsewhere, marksOf } from './cylinder-items.ts';
import type { StaticReason } from './cylinder.tsx';

const line = byRoute<typeof worldNodes>('GET /data/timemap/nodes');
/** Events beside the bars, the most important ones: all of them are in the list below as well. */
const mostEvents = 300;

/** The cylinder alive: the bars of the timeline and, as soon as they are here, what happened. */
export function LiveCylinder({
  lanes,
  events,
  onEvents,
  shown,
  onStill,
}: {
  lanes: readonly Lane[];
  events: readonly WorldNode[];
  onEvents(events: readonly WorldNode[]): void;
  shown: boolean;
  onStill(why: StaticReason): void;
}) {
  const { language, say } = useReader();
  const { chosen, year } = useCursor();
  useEffect(() => {
    const flight = new AbortController();
    // Without events the bars stand alone.
    call(line, { size: mostEvents }, { signal: flight.signal, quiet: true }).then(
      ({ nodes }) => onEvents(nodes.filter((node) => !isElsewhere(node, lanes))),
      () => {},
    );
    return () => flight.abort();
  }, [lanes, onEvents]);
  const items = useMemo(() => [...barsOf(lanes), ...marksOf(events, say)], [lanes, events, say]);
  const described = useMemo(() => {
    const known = new Map<string, { title: string; time: TimeRecord | null; entry: LinkedEntry }>(
      events.map((event) => [event.id, event]),
    );
    for (const { polities, people } of lanes)
      for (const bar of [...polities, ...people])
        known.set(bar.itemId, { title: bar.name, time: bar.time, entry: bar });
    return known;
  }, [lanes, events]);
  const card = chosen === null ? null : described.get(chosen);
  return (
    <>
      {shown && (
        <TimeCylinder
          items={items}
          {...cylinderSpan}
          chosen={chosen}
          onChoose={(id) => moveCursor({ chosen: id })}
          year={year}
          onYear={(at) => moveCursor({ year: at })}
          label={say('cylinder.label')}
          onFailed={() => onStill('noWebgl')}
        />
      )}
      {card && (
        <section className="cylinder-card" aria-label={say('cylinder.card')} data-kind={card.entry.kind}>
          <p>
            <OwnedTitle title={card.title} owner={card.entry} />{' '}
            <small className="tabular">{card.time && formatRecord(card.time, language)}</small>
          </p>
          <button type="button" aria-label={say('dialog.close')} onClick={() => moveCursor({ chosen: null })}>
            ×
          </button>
        </section>
      )}
    </>
  );
}
