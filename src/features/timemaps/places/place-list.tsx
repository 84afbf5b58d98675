import { useReader } from '../../../kit/reader.tsx';
import { formatCoordinates } from '../../../rules/place/coordinates.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import { TwinLinks, OwnedTitle, EventSources } from '../../timelines/face/owned-title.tsx';
import type { TimemapNode } from '../contract.ts';
import { ShowOnMap } from '../face/list-controls.tsx';
import '../list-controls.css';
import './place-list.css';

/** A place with its formatted time, and whether it is no highlight. */
export type ListedNode = TimemapNode & { when: string | null; isMore?: true };

interface Props {
  nodes: readonly ListedNode[];
  empty: string;
  numbers?: readonly (number | null)[];
  /** The map next to the list. */
  twin?: {
    selectedId: string | null;
    isFaint(node: TimemapNode): boolean;
    isOwn(node: TimemapNode): boolean;
    show(node: TimemapNode): void;
  };
}

/** Places with dates and coordinates: the accessible equivalent of the map, complete without script. */
export function PlaceList({ nodes, empty, numbers, twin }: Props) {
  const { language, t } = useReader();
  if (!nodes.length) return <p className="ui">{empty}</p>;
  return (
    <ol className="bare event-list place-list ui">
      {nodes.map((node, place) => {
        const { id, title, owner, description, when, place: where, sketch, images, source, also, isMore } = node;
        return (
          <li
            key={id}
            data-more={isMore}
            aria-current={twin?.selectedId === id || undefined}
            data-faint={twin?.isFaint(node) || undefined}
          >
            <time className="tabular">
              {numbers?.[place] && <b className="place-number">{numbers[place]}</b>}
              {when ??
                (twin && <span className="where">{t(twin.isOwn(node) ? 'timemap.own' : 'timemap.noTime')}</span>)}
            </time>
            <div>
              <p className="event-title">{where.name || <OwnedTitle title={title} owner={owner} hash="#/timemap" />}</p>
              {where.name && (
                <p className="where owned">
                  <OwnedTitle title={title} owner={owner} hash="#/timemap" />
                </p>
              )}
              {description && <p className="where">{description}</p>}
              {sketch?.description && <p className="where">{sketch.description}</p>}
              {images.map(({ id: image, url, caption }) => (
                <figure key={image}>
                  <img src={url} alt={caption ?? title} loading="lazy" />
                  {caption && <figcaption>{caption}</figcaption>}
                </figure>
              ))}
              <TwinLinks also={also} />
              <small className="source tabular">
                {formatCoordinates(where, language)}
                {source && ' · '}
              </small>
              <EventSources source={source} also={also} />
            </div>
            {twin && <ShowOnMap name={titleOf(title, owner, t)} onShow={() => twin.show(node)} />}
          </li>
        );
      })}
    </ol>
  );
}
