import { useReader } from '../../../kit/reader.tsx';
import { formatCoordinates } from '../../../rules/place/coordinates.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { useQuery } from '../../../kit/calls/use-query.ts';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import { placeHistoryQueries } from '../face/map-queries.ts';
import { Card } from './border-card.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  place: { latitude: number; longitude: number };
  onClose(): void;
}

/** The history of a place: the polities that held it, and events nearby, in chronological order. */
export function PlaceHistoryPanel({ place, onClose }: Props) {
  const { language, t } = useReader();
  const label = t('timemap.here', { place: formatCoordinates(place, language) });
  const { answer, isCurrent, failed, retry } = useQuery(
    `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)}`,
    placeHistoryQueries,
  );
  const placeHistory = isCurrent ? answer : null;
  return (
    <Card label={label} onClose={onClose}>
      <h3>{label}</h3>
      {failed && (
        <p role="alert">
          {t('timemap.notAnswered')} <Button onClick={retry}>{t('error.again')}</Button>
        </p>
      )}
      {!placeHistory && !failed && <p role="status">{t('timemap.loading')}</p>}
      {placeHistory && !placeHistory.polities.length && !placeHistory.nodes.length && <p>{t('timemap.hereEmpty')}</p>}
      {placeHistory && placeHistory.polities.length > 0 && (
        <>
          <h4 className="small-head">{t('timemap.herePolities')}</h4>
          <ol className="bare timemap-then">
            {placeHistory.polities.map(({ id, name, entry, time }) => (
              <li key={id}>
                <time className="tabular">{formatRecord(time, language)}</time>
                {entry ? <EntryLink entry={entry} hash="#/timemap" /> : <span>{name}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {placeHistory && placeHistory.nodes.length > 0 && (
        <>
          <h4 className="small-head">{t('timemap.hereNodes')}</h4>
          <ol className="bare timemap-then">
            {placeHistory.nodes.map(({ id, title, time, entry, kilometres }) => (
              <li key={id}>
                <time className="tabular">{time && formatRecord(time, language)}</time>
                <span className="owned">
                  <OwnedTitle title={title} owner={entry} hash="#/timemap" />{' '}
                  <small className="tabular">{t('timemap.kilometres', { n: Math.round(kilometres) })}</small>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
