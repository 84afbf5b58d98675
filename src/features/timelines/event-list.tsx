import { useReader } from '../../kit/reader.tsx';
import { EntryLink } from '../../ui/entry-link.tsx';
import { SourceNote } from '../../ui/source-note.tsx';
import type { SeenEvent } from './contract.ts';
import type { Twin } from './entry-timeline.tsx';

/** An event with its time as it is written. */
export type ToldEvent = SeenEvent & { when: string };

/** Events in the order of time; the twin of the timeline for reading, for keyboards and without script. */
export function EventList({ events, empty, twin = null }: { events: readonly ToldEvent[]; empty: string; twin?: Twin | null }) {
  const { say } = useReader();
  if (!events.length) return <p className="ui">{empty}</p>;
  return (
    <ol className="bare event-list ui">
      {events.map(({ id, title, when, place, with: others, weight, source }) => (
        <li key={id} id={`event-${id}`} data-weight={weight} aria-current={twin?.chosen === id || undefined}>
          <time className="tabular">{when}</time>
          <div>
            <p className="event-title">{title}</p>
            {place?.name && <p className="where">{place.name}</p>}
            {others.length > 0 && <p className="with">{say('entry.with')} {others.map((entry) => <EntryLink key={entry.itemId} entry={entry} />)}</p>}
            <SourceNote source={source} />
          </div>
          {twin && <ShowOnAxis title={title} onShow={() => twin.show(id)} />}
        </li>
      ))}
    </ol>
  );
}

/** Shows something of a list on the axis that stands with it. */
export function ShowOnAxis({ title, onShow }: { title: string; onShow(): void }) {
  const { say } = useReader();
  const label = say('timeline.showOnAxis', { title });
  return <button type="button" className="axis-show" aria-label={label} title={label} onClick={onShow}><span aria-hidden="true">◎</span></button>;
}
