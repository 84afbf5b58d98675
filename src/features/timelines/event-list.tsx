import { useReader } from '../../kit/reader.tsx';
import { formatRecord } from '../../rules/historical-time.ts';
import { EntryLink } from '../../ui/entry-link.tsx';
import { SourceNote } from '../../ui/source-note.tsx';
import type { SeenEvent } from './contract.ts';

/** Events in the order of time; the twin of the timeline for reading, for keyboards and without script. */
export function EventList({ events, empty }: { events: SeenEvent[]; empty: string }) {
  const { language, say } = useReader();
  if (!events.length) return <p className="ui">{empty}</p>;
  return (
    <ol className="bare event-list ui">
      {events.map(({ id, title, time, place, with: others, weight, source }) => (
        <li key={id} id={`event-${id}`} data-weight={weight}>
          <time className="tabular">{formatRecord(time, language)}</time>
          <div>
            <p className="event-title">{title}</p>
            {place?.name && <p className="where">{place.name}</p>}
            {others.length > 0 && <p className="with">{say('entry.with')} {others.map((entry) => <EntryLink key={entry.itemId} entry={entry} />)}</p>}
            <SourceNote source={source} />
          </div>
        </li>
      ))}
    </ol>
  );
}
