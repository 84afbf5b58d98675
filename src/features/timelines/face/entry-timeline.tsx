import { useRef, useState } from 'react';
import { useHash } from '../../../ui/use-hash.ts';
import { EventList, type ListedEvent } from '../event-list.tsx';
import type { EntryOnAxis } from '../stage/timeline-of-entry.tsx';
import { AxisSlot, useLazy } from './axis-slot.tsx';

/** What a list of events knows of the axis above it. */
export interface AxisLink {
  chosen: string | null;
  /** Chooses an event on the axis. */
  show(id: string): void;
}

/** The cursor comes with it: entries that nobody looks at in time need none. */
const entryTimeline = () => import('../stage/timeline-of-entry.tsx');
type Late = Awaited<ReturnType<typeof entryTimeline>>;

/**
 * The timeline of an entry: its list, which the server sends and which reads alone, and above it the axis, whose code
 * comes when the view is opened.
 */
export function TimelineView({
  entry,
  events,
  empty,
}: {
  entry: EntryOnAxis;
  events: readonly ListedEvent[];
  empty: string;
}) {
  const opened = useHash((hash) => /^#(?:\/timeline$|event-)/.test(hash), false);
  const late = useLazy(entryTimeline, opened && events.length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const slot = useRef<HTMLDivElement>(null);
  const show = (id: string) => {
    late.come!.moveCursor({ chosen: id });
    slot.current!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {events.length > 0 && (
        <AxisSlot<Late> ref={slot} late={late}>
          {({ EntryTimeline }) => <EntryTimeline entry={entry} events={events} onChosen={setChosen} />}
        </AxisSlot>
      )}
      <EventList of={entry.itemId} events={events} empty={empty} twin={late.come && { chosen, show }} />
    </>
  );
}
