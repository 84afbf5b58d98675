import { useReader } from '../../../kit/reader.tsx';
import { coordinates } from '../../../rules/place/coordinates.ts';
import { formatRecord } from '../../../rules/time/historical-time.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { useQuery } from '../../../kit/calls/use-query.ts';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import { hereQueries } from '../face/map-queries.ts';
import { Card } from './border-card.tsx';

/** The history of a place: the polities that held it, and events nearby, in chronological order. */
export function HerePanel({ place, onClose }: { place: { latitude: number; longitude: number }; onClose(): void }) {
  const { language, say } = useReader();
  const label = say('timemap.here', { place: coordinates(place, language) });
  const { answer, isCurrent, failed, retry } = useQuery(
    `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)}`,
    hereQueries,
  );
  const here = isCurrent ? answer : null;
  return (
    <Card label={label} onClose={onClose}>
      <h3>{label}</h3>
      {failed && (
        <p role="alert">
          {say('timemap.notAnswered')}{' '}
          <button type="button" className="button" onClick={retry}>
            {say('error.again')}
          </button>
        </p>
      )}
      {!here && !failed && <p role="status">{say('timemap.loading')}</p>}
      {here && !here.polities.length && !here.nodes.length && <p>{say('timemap.hereEmpty')}</p>}
      {here && here.polities.length > 0 && (
        <>
          <h4>{say('timemap.herePolities')}</h4>
          <ol className="bare timemap-then">
            {here.polities.map(({ id, name, entry, time }) => (
              <li key={id}>
                <time className="tabular">{formatRecord(time, language)}</time>
                {entry ? <EntryLink entry={entry} hash="#/timemap" /> : <span>{name}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {here && here.nodes.length > 0 && (
        <>
          <h4>{say('timemap.hereNodes')}</h4>
          <ol className="bare timemap-then">
            {here.nodes.map(({ id, title, time, entry, kilometres }) => (
              <li key={id}>
                <time className="tabular">{time && formatRecord(time, language)}</time>
                <span className="owned">
                  <OwnedTitle title={title} owner={entry} hash="#/timemap" />{' '}
                  <small className="tabular">{say('timemap.kilometres', { n: Math.round(kilometres) })}</small>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
