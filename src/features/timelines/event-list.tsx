import type { ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { EntryLink } from '../../ui/entry-link.tsx';
import type { TimelineEvent } from './contract.ts';
import type { AxisLink } from './face/axis-link.ts';
import { titleOf } from './face/event-title.ts';
import { TwinLinks, OwnedTitle, EventSources } from './face/owned-title.tsx';

/** An event with its formatted time, the formatted eras of that year, and whether it is no highlight. */
export type ListedEvent = TimelineEvent & { when: string; eras?: readonly string[]; isMore?: true };

interface Props {
  of: string;
  events: readonly ListedEvent[];
  empty: string;
  twin?: AxisLink | null;
}

/**
 * Events on the page of the subject `of`, in chronological order: the accessible equivalent of the axis, complete
 * without script.
 */
export function EventList({ of, events, empty, twin = null }: Props) {
  const { t } = useReader();
  if (!events.length) return <p className="ui">{empty}</p>;
  return (
    <ol className="bare event-list ui">
      {events.map(({ id, title, owner, when, eras, place, with: others, weight, source, also, isMore }) => (
        <li
          key={id}
          id={`event-${id}`}
          data-weight={weight}
          data-more={isMore}
          aria-current={twin?.selectedId === id || undefined}
        >
          <When id={id} when={when} eras={eras} />
          <div>
            <p className="event-title">
              <OwnedTitle title={title} owner={owner.itemId === of ? null : owner} hash="#/timeline" />
            </p>
            {place?.name && <p className="where">{place.name}</p>}
            <Participants others={others.filter(({ itemId }) => !also.some(({ entry }) => entry.itemId === itemId))} />
            <TwinLinks also={also} />
            <EventSources source={source} also={also} />
          </div>
          {twin && (
            <ShowOnAxis title={owner.itemId === of ? title : titleOf(title, owner, t)} onShow={() => twin.show(id)} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A date that links to the event's own address; if there are eras, it can be expanded to show them. */
function When({ id, when, eras = [] }: Pick<ListedEvent, 'id' | 'when' | 'eras'>) {
  const { t } = useReader();
  const date = <time className="tabular">{when}</time>;
  const address = (content: ReactNode) => (
    <a className="event-when" href={`#event-${id}`} title={t('timeline.address')}>
      {content}
    </a>
  );
  if (!eras.length) return address(date);
  return (
    <details className="when-eras">
      <summary className="unmarked" title={t('timeline.eras')}>
        {date}
      </summary>
      <ul className="bare">
        {eras.map((era) => (
          <li key={era}>{era}</li>
        ))}
        <li>{address(t('timeline.address'))}</li>
      </ul>
    </details>
  );
}

function Participants({ others }: { others: readonly LinkedEntry[] }) {
  const { t } = useReader();
  if (!others.length) return null;
  return (
    <p className="with">
      {t('entry.with')}{' '}
      {others.map((entry) => (
        <EntryLink key={entry.itemId} entry={entry} />
      ))}
    </p>
  );
}

/** A button that shows a row of a list on the axis. */
export function ShowOnAxis({ title, onShow }: { title: string; onShow(): void }) {
  const { t } = useReader();
  const label = t('timeline.showOnAxis', { title });
  return (
    <button type="button" className="icon axis-show" aria-label={label} title={label} onClick={onShow}>
      <span aria-hidden="true">◎</span>
    </button>
  );
}
