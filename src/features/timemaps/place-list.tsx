import { useReader } from '../../kit/reader.tsx';
import { coordinates } from '../../rules/coordinates.ts';
import { formatRecord } from '../../rules/historical-time.ts';
import type { TimemapNode } from './contract.ts';

/** Places with their dates and coordinates; the twin of the timemap for reading, for keyboards and without script. */
export function PlaceList({ nodes, empty }: { nodes: TimemapNode[]; empty: string }) {
  const { language } = useReader();
  if (!nodes.length) return <p className="ui">{empty}</p>;
  return (
    <ol className="bare event-list place-list ui">
      {nodes.map(({ id, title, time, place }) => (
        <li key={id}>
          <time className="tabular">{time && formatRecord(time, language)}</time>
          <div>
            <p className="event-title">{place.name || title}</p>
            {place.name && <p className="where">{title}</p>}
            <small className="source tabular">{coordinates(place, language)}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}
