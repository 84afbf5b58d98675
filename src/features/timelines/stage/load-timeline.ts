import { call } from '../../../kit/calls/call.ts';
import type { Language } from '../../../rules/languages.ts';
import { timelineOfEntry } from '../contract.ts';
import type { ListedEvent } from '../event-list.tsx';
import { listEvents } from '../face/listed-events.ts';

/** All events of an entry, for a page that contains only some of them. */
export async function loadTimeline(id: string, language: Language): Promise<ListedEvent[]> {
  const { events } = await call(timelineOfEntry, { id }, { quiet: true });
  return listEvents(events, language);
}
