import { useReader } from '../../kit/reader.tsx';
import { formatRecord } from '../../rules/historical-time.ts';
import { languageTag } from '../../rules/languages.ts';
import type { TimemapNode } from './contract.ts';

/** Places with their dates and coordinates; the twin of the timemap for reading, for keyboards and without script. */
export function PlaceList({ nodes, empty }: { nodes: TimemapNode[]; empty: string }) {
  const { language } = useReader();
  if (!nodes.length) return <p className="ui">{empty}</p>;
  const degrees = new Intl.NumberFormat(languageTag(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const coordinate = (value: number, positive: string, negative: string) => `${degrees.format(Math.abs(value))}° ${value < 0 ? negative : positive}`;
  return (
    <ol className="bare event-list place-list ui">
      {nodes.map(({ id, title, time, place }) => (
        <li key={id}>
          <time className="tabular">{time && formatRecord(time, language)}</time>
          <div>
            <p className="event-title">{place.name || title}</p>
            {place.name && <p className="where">{title}</p>}
            <small className="source tabular">{coordinate(place.latitude, 'N', 'S')}, {coordinate(place.longitude, 'E', 'W')}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}
