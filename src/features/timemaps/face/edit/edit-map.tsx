import { useMemo, useState, type Ref } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { formatCoordinates } from '../../../../rules/place/coordinates.ts';
import { readHistoricalTime } from '../../../../rules/time/historical-time.ts';
import { selectTranslation } from '../../../../rules/languages.ts';
import { hasWebgl } from '../../../../ui/webgl.ts';
import { useQuery } from '../../../../kit/calls/use-query.ts';
import { MapCanvas } from '../../../../ui/map-canvas/view.tsx';
import type { MapHandle, MapNode, MapOverlay, MapSketch } from '../../../../ui/map-canvas/map-canvas.ts';
import type { EntryHead } from '../../../../rules/entry-head.ts';
import { borderQueries } from '../map-queries.ts';
import type { OrderedRow } from './node-order.ts';
import { readPlace } from '../../../../editing/fields/editable-place.ts';
import type { useSketching } from './use-sketching.ts';
import '../../../../ui/map-canvas/map-frame.css';
import { Button } from '../../../../ui/form/button.tsx';

type GeoPosition = { latitude: number; longitude: number };
interface Props {
  rows: readonly OrderedRow[];
  selectedKey: number | null;
  sketching: ReturnType<typeof useSketching>;
  head: Pick<EntryHead, 'kind' | 'name'>;
  onChoose(key: number | null): void;
  onAdd(spot: GeoPosition): void;
  onMove(key: number, spot: GeoPosition): void;
  /** Drawn over the map. */
  overlay?: MapOverlay | null;
  /** A further action at the position of the pointer. */
  further?: { label: string; act(spot: GeoPosition): void } | null;
  ref: Ref<MapHandle>;
}

/**
 * The map of the editor, with places as readers will see them and borders in the year of the selected one. Places are
 * selected, dragged, added and drawn here.
 */
export function EditMap({ rows, selectedKey, sketching, head, onChoose, onAdd, onMove, overlay, further, ref }: Props) {
  const { language, t } = useReader();
  const [drawable, setDrawable] = useState(hasWebgl);
  const [spot, setSpot] = useState<GeoPosition | null>(null);
  const { now } = sketching;
  const drawn = useMemo(() => {
    const nodes: MapNode[] = [],
      sketches: MapSketch[] = [];
    for (const { key, id, item, number } of rows) {
      const place = readPlace({ ...item.place, isNameless: true }, language),
        title =
          item.place.name.trim() ||
          item.title.typed.trim() ||
          selectTranslation(item.title.texts, language)?.value ||
          '';
      if (place && place !== 'fault')
        nodes.push({
          id,
          title,
          latitude: place.latitude,
          longitude: place.longitude,
          hue: head.kind,
          order: number,
          weight: 2,
          faint: false,
        });
      if (item.sketch && now?.key !== key) sketches.push({ id, ...item.sketch, faint: false });
    }
    return { nodes, sketches };
  }, [rows, language, head.kind, now?.key]);
  const selectedRow = rows.find(({ key }) => key === selectedKey),
    time = selectedRow?.item.time.record;
  const year = time ? (readHistoricalTime(time.startTime)?.year ?? null) : null;
  const { answer } = useQuery(year, borderQueries);

  return (
    <section
      className="canvas-stage edit-map timemap-stage stage ui"
      aria-label={t('write.map.of', { name: head.name })}
      data-drawing={now?.kind}
    >
      <div className="timemap-canvas">
        {drawable ? (
          <MapCanvas
            ref={ref}
            nodes={drawn.nodes}
            sketches={drawn.sketches}
            borders={year === null ? undefined : answer?.borders}
            clustered={false}
            overlay={overlay}
            label={t('write.map.of', { name: head.name })}
            selectedId={selectedKey === null ? null : String(selectedKey)}
            onChoose={(id) => {
              setSpot(null);
              onChoose(id === null ? null : Number(id));
            }}
            onBorder={(_, at) => setSpot(at)}
            onPlace={setSpot}
            place={spot}
            onMove={(id, at) => onMove(Number(id), at)}
            onFailed={() => setDrawable(false)}
          />
        ) : (
          <p className="stage-message" role="note">
            {t('write.map.noWebgl')}
          </p>
        )}
        {now ? (
          <div className="stack close panel edit-map-bar" role="group" aria-label={t('write.sketch')}>
            <p role="status">
              {now.corners === null
                ? t('write.drawing.change')
                : now.kind === 'point'
                  ? t('write.drawing.point')
                  : t('write.drawing.corners', { count: now.corners })}
            </p>
            {now.problem && (
              <p className="edit-map-told" role="alert">
                {now.problem}
              </p>
            )}
            <p className="acts">
              {now.corners !== null && now.kind !== 'point' && (
                <Button disabled={!now.corners} onClick={sketching.undo}>
                  {t('write.drawing.back')}
                </Button>
              )}
              {(now.corners === null || now.kind !== 'point') && (
                <Button disabled={now.problem !== null} onClick={sketching.finish}>
                  {t('write.drawing.finish')}
                </Button>
              )}
              {(now.corners !== null || now.problem !== null) && (
                <Button onClick={sketching.stop}>{t('write.drawing.giveUp')}</Button>
              )}
            </p>
          </div>
        ) : (
          spot && (
            <div className="stack close panel edit-map-bar" role="group" aria-label={formatCoordinates(spot, language)}>
              <p className="tabular" role="status">
                {formatCoordinates(spot, language)}
              </p>
              <p className="acts">
                <Button
                  onClick={() => {
                    onAdd(spot);
                    setSpot(null);
                  }}
                >
                  {t('write.map.addHere')}
                </Button>
                {further && (
                  <Button
                    onClick={() => {
                      further.act(spot);
                      setSpot(null);
                    }}
                  >
                    {further.label}
                  </Button>
                )}
                {selectedRow && (
                  <Button
                    onClick={() => {
                      onMove(selectedRow.key, spot);
                      setSpot(null);
                    }}
                  >
                    {t('write.map.moveHere', {
                      name:
                        selectedRow.item.place.name.trim() ||
                        selectedRow.item.title.typed.trim() ||
                        t('write.node.unnamed'),
                    })}
                  </Button>
                )}
                <Button aria-label={t('dialog.cancel')} onClick={() => setSpot(null)}>
                  <span aria-hidden>×</span>
                </Button>
              </p>
            </div>
          )
        )}
      </div>
      <p className="row timemap-foot">
        <span>{t('write.map.hint')}</span>
      </p>
    </section>
  );
}
