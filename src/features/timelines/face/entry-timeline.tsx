import { useCallback, useEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { EventList, type ListedEvent } from '../event-list.tsx';
import type { EntryOnAxis } from '../stage/entry-on-axis.ts';
import { AxisSlot } from './axis-slot.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';

/** The axis and its events. Its module includes the cursor, which pages without an opened axis do not need. */
type LoadedAxis = Awaited<ReturnType<typeof loadAxis>>;
async function loadAxis(id: string, events: readonly ListedEvent[], isWhole: boolean, language: Language) {
  const [{ EntryTimeline, moveCursor }, allEvents] = await Promise.all([
    import('../stage/timeline-of-entry.tsx'),
    isWhole ? events : import('../stage/load-timeline.ts').then(({ loadTimeline }) => loadTimeline(id, language)),
  ]);
  return { EntryTimeline, moveCursor, events: allEvents };
}

interface Props {
  entry: EntryOnAxis;
  /** Events of the page. */
  events: readonly ListedEvent[];
  empty: string;
  /** Page of the list, from 1; pages are so long that few entries have a second one. */
  page?: number;
  pages?: number;
  /** Whether to show the axis with the list regardless of the address. */
  isOpen?: boolean;
}

/**
 * The timeline of an entry: a page of a list, rendered by the server and complete without script, and above it the
 * axis, whose code is loaded when the view is opened, together with the events that are not on the page.
 */
export function TimelineView({ entry, events, empty, page = 1, pages = 1, isOpen = false }: Props) {
  const isAddressed = useHash((hash) => /^#(?:\/timeline$|event-)/.test(hash), false),
    opened = isAddressed || isOpen;
  const { language, t } = useReader();
  const load = useCallback(
    () => loadAxis(entry.id, events, pages === 1, language),
    [entry.id, events, pages, language],
  );
  const lazy = useLazy(load, opened && events.length > 0);
  const [chosenId, setChosen] = useState<string | null>(null);
  const allEvents = lazy.loaded?.events ?? events;
  const isOnPage = (id: string | null) => id !== null && events.some((event) => event.id === id);
  /** The part of the list with an event that is on another page; null if it is on this one, or does not exist. */
  const around = (id: string | null): { first: number; id: string } | null => {
    const at = id === null || isOnPage(id) ? -1 : allEvents.findIndex((event) => event.id === id);
    return at < 0 ? null : { first: at - (at % limits.eventsPerPage), id: id! };
  };
  const addressed = useHash((hash) => (hash.startsWith('#event-') ? hash.slice('#event-'.length) : null), null);
  /** The event last chosen on the axis or addressed: the list shows its part. */
  const [wantedId, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (addressed !== null) setWanted(addressed);
  }, [addressed]);
  const elsewhere = chosenId === null && addressed === null ? null : around(wantedId);
  const firstShown = elsewhere?.first ?? null;
  // The browser looked for the target before the list showed it: this makes it the target, so that its view is shown.
  useEffect(() => {
    if (addressed === null) return;
    const event = document.getElementById(`event-${addressed}`);
    if (event && !event.matches(':target')) location.replace(`#event-${addressed}`);
  }, [addressed, firstShown]);
  const slot = useRef<HTMLDivElement>(null);
  const choose = useCallback((id: string | null) => {
    setChosen(id);
    if (id !== null) setWanted(id);
  }, []);
  const show = (id: string) => {
    lazy.loaded!.moveCursor({ selectedId: id });
    slot.current!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {events.length > 0 && (
        <AxisSlot<LoadedAxis> ref={slot} lazy={lazy}>
          {({ EntryTimeline }) => <EntryTimeline entry={entry} events={allEvents} onChosen={choose} />}
        </AxisSlot>
      )}
      <EventList
        of={entry.itemId}
        events={elsewhere ? allEvents.slice(elsewhere.first, elsewhere.first + limits.eventsPerPage) : events}
        empty={empty}
        twin={lazy.loaded && { selectedId: chosenId, show }}
      />
      <Pager
        page={elsewhere ? Math.min(pages, Math.floor((elsewhere.first / allEvents.length) * pages) + 1) : page}
        pages={pages}
        label={t('timeline.pages')}
        href={(other) => `?events=${other}#/timeline`}
      />
    </>
  );
}
