import { useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { hasWebgl } from '../../../ui/webgl.ts';
import './collection-map.css';

/** A museum or other place with paintings. */
export interface CollectionPlace {
  id: string;
  name: string;
  href: string;
  latitude: number;
  longitude: number;
  count: number;
}
const loadMap = () => import('../../../ui/map-canvas/view.tsx').then(({ MapCanvas }) => ({ Map: MapCanvas }));

/** Museums on the map, sized by their number of paintings; the adjacent list is equivalent and needs no map. */
export function CollectionMap({ places }: { places: readonly CollectionPlace[] }) {
  const { t } = useReader();
  const { loaded, failed, retry } = useLazy(loadMap);
  const [drawable, setDrawable] = useState(true);
  const [chosenId, setChosen] = useState<string | null>(null);
  const nodes = useMemo(
    () =>
      places.map(({ id, name, latitude, longitude, count }) => ({
        id,
        title: `${name} · ${count}`,
        latitude,
        longitude,
        hue: 'painting',
        order: null,
        weight: Math.min(3, 1 + Math.floor(Math.log10(Math.max(1, count)))),
        faint: false,
      })),
    [places],
  );
  const picked = places.find(({ id }) => id === chosenId);
  return (
    <div className="columns collection-map">
      <div className="canvas-stage collection-stage stage ui">
        {loaded && drawable && hasWebgl() ? (
          <loaded.Map
            nodes={nodes}
            clustered
            selectedId={chosenId}
            onChoose={setChosen}
            label={t('painting.map')}
            onFailed={() => setDrawable(false)}
          />
        ) : (
          <LoadStatus failed={failed} retry={retry} loading="painting.mapLoading" failure="painting.mapFailed" />
        )}
        {picked && (
          <p className="panel collection-card">
            <a href={picked.href}>{picked.name}</a> · {t('painting.count', { count: picked.count })}
          </p>
        )}
      </div>
      <ol className="bare collection-list ui" aria-label={t('painting.museums')}>
        {places.map(({ id, name, href, count }) => (
          <li key={id} className="row ends" aria-current={id === chosenId || undefined}>
            <a href={href}>{name}</a> <small className="tabular">{count}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
