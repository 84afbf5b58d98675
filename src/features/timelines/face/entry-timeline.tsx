import { useRef, useState } from 'react';
import { useHash } from '../../../ui/use-hash.ts';
import { EventList, type ListedEvent } from '../event-list.tsx';
import type { EntryOnAxis } from '../stage/timeline-of-entry.tsx';
import { AxisSlot } from './axis-slot.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';

/** What the list needs from the axis above it. */
export interface AxisLink {
  chosen: string | null;
  /** Selects an event on the axis. */
  show(id: string): void;
}

/** The module brings the cursor along: pages on which nobody opens the axis do without. */
const entryTimeline = () => import('../stage/timeline-of-entry.tsx');
type Module = Awaited<ReturnType<typeof entryTimeline>>;

/**
 * The timeline of an entry: a list, rendered by the server and complete without script, and above it the axis, whose
 * code is loaded when the view is opened.
 */
export function TimelineView({
  entry,
  events,
  empty,
  isOpen = false,
}: {
  entry: EntryOnAxis;
  events: readonly ListedEvent[];
  empty: string;
  /** The axis is shown with the list, whatever the address says. */
  isOpen?: boolean;
}) {
  const named = useHash((hash) => /^#(?:\/timeline$|event-)/.test(hash), false),
    opened = named || isOpen;
  const lazy = useLazy(entryTimeline, opened && events.length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const slot = useRef<HTMLDivElement>(null);
  const show = (id: string) => {
    lazy.loaded!.moveCursor({ chosen: id });
    slot.current!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {events.length > 0 && (
        <AxisSlot<Module> ref={slot} lazy={lazy}>
          {({ EntryTimeline }) => <EntryTimeline entry={entry} events={events} onChosen={setChosen} />}
        </AxisSlot>
      )}
      <EventList of={entry.itemId} events={events} empty={empty} twin={lazy.loaded && { chosen, show }} />
    </>
  );
}
