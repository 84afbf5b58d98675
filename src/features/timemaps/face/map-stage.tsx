import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { hasWebgl } from '../../../ui/webgl.ts';
import { moveCursor, useCursor, type Cursor } from '../../../ui/cursor.ts';
import { useQuery } from '../../../kit/calls/use-query.ts';
import { MapCanvas } from '../../../ui/map-canvas/view.tsx';
import type { MapArc, MapHandle, MapNode, MapOverlay, MapSketch, MapView } from '../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../ui/year/year-scale.ts';
import { YearSlider } from '../../../ui/year/year-slider.tsx';
import { borderQueries, prefetchBorders } from './map-queries.ts';
import { BorderCard } from '../world/border-card.tsx';
import { PlaceHistoryPanel } from '../world/place-history-panel.tsx';
import { mapLabel } from './map-label.ts';
import { cursorFor, firstWorldYear, type TimeSelection } from './time-selection.ts';
import '../../../ui/map-canvas/map-frame.css';
import './map-stage.css';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  looked: TimeSelection;
  range: Years;
  nodes: readonly MapNode[];
  sketches?: readonly MapSketch[];
  arcs?: readonly MapArc[];
  /** Drawn above the map, and whether a slider compares it with the map. */
  overlay?: MapOverlay | null;
  compares?: boolean;
  clustered: boolean;
  /** A static map, shown until the map is drawn. */
  still?: ReactNode;
  /** The initial view, and the reported view after it came to rest. */
  view?: MapView | null;
  onView?(view: MapView): void;
  /** A place that is marked without its history, which would cover the map of a frame that is about it. */
  markedPlace?: Cursor['place'];
  /** Accessible name of the stage. */
  label: string;
  /** Further controls next to the slider's own. */
  controls?: ReactNode;
  nodeCard?: ReactNode;
  /** Legend, such as what dimmed nodes mean. */
  legend?: ReactNode;
  onYears?(): void;
  ref?: Ref<MapHandle>;
}

/** Prefix of a polity's id in the selection: it stays selected while its borders change with the year. */
const polityPrefix = 'polity:';

/** The map with the borders of the year, cards for the selection, and the slider of the page's year. */
export function MapStage({
  looked,
  range,
  nodes,
  sketches,
  arcs,
  overlay,
  compares,
  clustered,
  view,
  onView,
  markedPlace = null,
  label,
  controls,
  nodeCard,
  legend,
  onYears,
  still,
  ref,
}: Props) {
  const { language, t } = useReader();
  const { selectedId, place } = useCursor();
  const slice = useQuery(looked.year, borderQueries);
  const borders = useMemo(
    () => slice.answer?.borders.map((border) => ({ ...border, label: mapLabel(border.name) })),
    [slice.answer],
  );
  const [drawable, setDrawable] = useState(hasWebgl);
  const polity = selectedId?.startsWith(polityPrefix) ? selectedId.slice(polityPrefix.length) : null;
  const card = polity === null ? null : (slice.answer?.borders.find((border) => border.polity === polity) ?? null);
  const close = () => moveCursor({ selectedId: null });

  return (
    <section
      className="timemap-stage stage ui"
      aria-label={label}
      data-year={slice.isCurrent ? looked.year : undefined}
    >
      <div className="timemap-canvas">
        {still}
        {drawable ? (
          <MapCanvas
            ref={ref}
            nodes={nodes}
            sketches={sketches}
            arcs={arcs}
            overlay={overlay}
            compares={compares}
            borders={borders}
            clustered={clustered}
            inhabited={clustered}
            label={label}
            selectedId={polity === null ? selectedId : null}
            onChoose={(id) => moveCursor({ selectedId: id, place: null })}
            onBorder={(border) => moveCursor({ selectedId: polityPrefix + border.polity, place: null })}
            view={view}
            onView={onView}
            place={place}
            onPlace={(point) => moveCursor({ place: point, selectedId: null })}
            onFailed={() => setDrawable(false)}
          />
        ) : (
          <p className="stage-message" role="note">
            {t('timemap.noWebgl')}
          </p>
        )}
        <p className="timemap-year tabular">
          {slice.isCurrent && borders?.length === 0
            ? t('timemap.noBorders', {
                time: formatYear(looked.year, language),
                first: formatYear(firstWorldYear, language),
              })
            : t('timemap.borders', { time: formatYear(looked.year, language) })}
        </p>
        <div className="timemap-beside">
          {place && place !== markedPlace ? (
            <PlaceHistoryPanel place={place} onClose={() => moveCursor({ place: null })} />
          ) : card ? (
            <BorderCard border={card} year={looked.year} origins={slice.answer!.origins} onClose={close} />
          ) : (
            nodeCard
          )}
          {slice.failed && (
            <p className="timemap-alert" role="alert">
              {t('timemap.notAnswered')} <Button onClick={slice.retry}>{t('error.again')}</Button>
            </p>
          )}
        </div>
      </div>
      <YearSlider
        first={range.from}
        last={range.until}
        value={looked.value}
        onNextYear={(year) => year !== null && prefetchBorders(year)}
        onValue={(value) => {
          onYears?.();
          moveCursor(cursorFor(value));
        }}
      >
        {controls}
      </YearSlider>
      <p className="row timemap-foot">
        {slice.answer && slice.answer.origins.length > 0 && (
          <span>
            {t('timemap.origins')}{' '}
            {slice.answer.origins.map(({ name, licence, url }) => (
              <span key={name} className="timemap-origin">
                {url ? (
                  <a href={url} rel="noopener external">
                    {name}
                  </a>
                ) : (
                  name
                )}{' '}
                ({licence})
              </span>
            ))}
          </span>
        )}
        {legend}
        <span className="timemap-hint">{t('timemap.hereHint')}</span>
      </p>
    </section>
  );
}
