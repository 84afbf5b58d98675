import { useEffect, useMemo } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { TimeCylinder } from '../../../ui/time-cylinder/view.tsx';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import { worldNodes, type WorldNode } from '../../timemaps/contract.ts';
import type { Lane } from '../contract.ts';
import { barsOf, cylinderSpan, isWithoutMark, marksOf } from './cylinder-items.ts';
import type { StaticReason } from './cylinder.tsx';

/** Maximum number of events on the cylinder, the most important ones; the list below has them as well. */
const maxEvents = 300;

interface Props {
  lanes: readonly Lane[];
  events: readonly WorldNode[];
  onEvents(events: readonly WorldNode[]): void;
  isVisible: boolean;
  onStill(why: StaticReason): void;
}

/** The interactive cylinder: the bars of the timeline and, once loaded, events. */
export function LiveCylinder({ lanes, events, onEvents, isVisible, onStill }: Props) {
  const { language, t } = useReader();
  const { selectedId: selection, year } = useCursor();
  useEffect(() => {
    const flight = new AbortController();
    // If events cannot be loaded, bars alone are shown.
    call(worldNodes, { size: maxEvents }, { signal: flight.signal, quiet: true }).then(
      ({ nodes }) => onEvents(nodes.filter((node) => !isWithoutMark(node, lanes))),
      () => {},
    );
    return () => flight.abort();
  }, [lanes, onEvents]);
  const items = useMemo(() => [...barsOf(lanes), ...marksOf(events, t)], [lanes, events, t]);
  const described = useMemo(() => {
    const itemById = new Map<string, { title: string; time: TimeRecord | null; entry: LinkedEntry }>(
      events.map((event) => [event.id, event]),
    );
    for (const { polities, people } of lanes)
      for (const bar of [...polities, ...people])
        itemById.set(bar.itemId, { title: bar.name, time: bar.time, entry: bar });
    return itemById;
  }, [lanes, events]);
  const card = selection === null ? null : described.get(selection);
  return (
    <>
      {isVisible && (
        <TimeCylinder
          items={items}
          {...cylinderSpan}
          selectedId={selection}
          onChoose={(id) => moveCursor({ selectedId: id })}
          year={year}
          onYear={(at) => moveCursor({ year: at })}
          label={t('cylinder.label')}
          onFailed={() => onStill('noWebgl')}
        />
      )}
      {card && (
        <section className="panel cylinder-card" aria-label={t('cylinder.card')} data-kind={card.entry.kind}>
          <p>
            <OwnedTitle title={card.title} owner={card.entry} />{' '}
            <small className="tabular">{card.time && formatRecord(card.time, language)}</small>
          </p>
          <button
            type="button"
            className="icon"
            aria-label={t('dialog.close')}
            onClick={() => moveCursor({ selectedId: null })}
          >
            ×
          </button>
        </section>
      )}
    </>
  );
}
