import { useEffect, useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { recordBounds, yearOfSecond } from '../../../rules/time/historical-time.ts';
import { formatCitation } from '../../../rules/citations.ts';
import { languageTag } from '../../../rules/languages.ts';
import { useCursor } from '../../../ui/cursor.ts';
import { downloadFile, fileName } from '../../../ui/download.ts';
import { LoadStatus } from '../../../ui/load-status.tsx';
import type { MapHandle, MapNode } from '../../../ui/map-canvas/map-canvas.ts';
import { ShapesPicture } from '../../../ui/map-canvas/shapes-picture.tsx';
import { cornersOf } from '../../../ui/map-canvas/square.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { middleOf } from '../face/sketch-shapes.ts';
import { timeSelectionOf, yearsOf } from '../face/time-selection.ts';
import type { PublishedMapScript } from './contract.ts';
import { asGeoJson, toOverlay, existsIn } from '../face/scripts/overlay.ts';
import { layersOf, type MapScript, type MapShape } from '../face/scripts/rules.ts';
import '../world/world-timemap.css';
import { Button } from '../../../ui/form/button.tsx';

const loadStage = () => import('../face/map-stage.tsx').then(({ MapStage }) => MapStage);

/** The initial year of a map script: that of its earliest shape. */
function firstYear({ shapes }: MapScript): number | undefined {
  const starts = shapes.flatMap(({ time }) => (time && recordBounds(time)?.earliest) ?? []);
  return starts.length ? yearOfSecond(Math.min(...starts)) : undefined;
}

/** A map script on the map of its time, with its list; without script a still picture and the list. */
export function MapScriptView({ shownScript: { id, script } }: { shownScript: PublishedMapScript }) {
  const { language, t } = useReader();
  const { year, span } = useCursor();
  const map = useRef<MapHandle>(null);
  const [compares, setCompares] = useState(false);
  const [opacity, setOpacity] = useState(script.oldMap?.opacity ?? 1);
  const { loaded: Stage, failed, retry } = useLazy(loadStage);
  const looked = useMemo(() => timeSelectionOf({ year, span }, firstYear(script)), [year, span, script]);
  const overlay = useMemo(
    () => toOverlay([{ id, script }], looked.value, script.oldMap ? opacity : undefined),
    [id, script, looked.value, opacity],
  );
  const range = useMemo(() => yearsOf(script.shapes.map(({ time }) => time)) ?? { from: -3200, until: 2000 }, [script]);
  const label = t('mapScript.map', { name: script.name }),
    lang = languageTag(script.language);
  const look = ({ sketch }: MapShape) =>
    map.current?.fit(cornersOf(sketch.shape).map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })));
  // The map opens at its shapes.
  const places = useMemo(
    () => script.shapes.flatMap(({ sketch }) => cornersOf(sketch.shape)).concat(cornersOfOldMap(script)),
    [script],
  );
  useEffect(() => {
    if (Stage) map.current?.fit(places.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })));
  }, [Stage, places]);
  const nodes = useMemo(
    () =>
      script.shapes.flatMap((shape, at): MapNode[] => (existsIn(shape, looked.value) ? [nodeOf(shape, `${at}`)] : [])),
    [script, looked.value],
  );
  return (
    <div className="columns timemap-view">
      <div className="timemap-slot">
        {Stage ? (
          <Stage
            ref={map}
            looked={looked}
            range={range}
            nodes={nodes}
            overlay={overlay}
            compares={compares}
            clustered={false}
            label={label}
            controls={
              <label className="map-script-tick">
                <input type="checkbox" checked={compares} onChange={({ target }) => setCompares(target.checked)} />
                <span>{t('mapScripts.compare')}</span>
              </label>
            }
            legend={<span>{t('mapScript.faded')}</span>}
          />
        ) : (
          <div className="timemap-stage stage ui">
            <LoadStatus
              failed={failed}
              retry={retry}
              loading="timemap.loading"
              failure="timemap.failed"
              className="stage-message"
            />
          </div>
        )}
      </div>
      <section className="timemap-twin map-script-list" aria-label={t('mapScript.shapes')}>
        <noscript>
          <ShapesPicture shapes={script.shapes.map(({ sketch }) => sketch)} label={label} />
        </noscript>
        <h2>
          {t('mapScript.shapes')}{' '}
          <small className="tabular">{t('mapScripts.shapes', { count: script.shapes.length })}</small>
        </h2>
        {script.oldMap && (
          <div className="panel map-script-old ui">
            <p>
              <b>{t('mapScript.oldMap')}</b> {script.oldMap.credit}
            </p>
            <label>
              <span>{t('mapScript.oldMap.opacity')}</span>
              <input
                type="range"
                min="0"
                max="1"
                step="0.05"
                value={opacity}
                onChange={({ target }) => setOpacity(Number(target.value))}
              />
            </label>
          </div>
        )}
        {layersOf(script.shapes).map(({ layer, shapes }) => (
          <div key={layer}>
            {(layer || layersOf(script.shapes).length > 1) && <h3 lang={lang}>{layer || t('mapScript.layer.none')}</h3>}
            <ul className="bare">
              {shapes.map((shape, at) => (
                <li key={at} data-out={!existsIn(shape, looked.value) || undefined}>
                  <Button look="plain" lang={lang} onClick={() => look(shape)}>
                    <span className="mark" style={{ '--hue': `var(--${shape.sketch.border ?? shape.sketch.fill})` }} />
                    {shape.title}
                  </Button>
                  {shape.time && <small className="tabular">{formatRecord(shape.time, language)}</small>}
                  {shape.description && <p lang={lang}>{shape.description}</p>}
                  {shape.source && <small>{formatCitation(shape.source)}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="acts ui">
          <a className="button" href={`/timemap?year=${looked.year}&maps=${encodeURIComponent(id)}`}>
            {t('mapScript.onTimemap')}
          </a>
          <Button
            onClick={() =>
              downloadFile(
                fileName(script.name, 'geojson'),
                new Blob([JSON.stringify(asGeoJson(script))], { type: 'application/geo+json' }),
              )
            }
          >
            {t('mapScript.take')}
          </Button>
        </p>
      </section>
    </div>
  );
}

const nodeOf = ({ title, sketch }: MapShape, id: string): MapNode => ({
  id,
  title,
  ...middleOf(sketch.shape),
  hue: sketch.border ?? sketch.fill ?? 'bronze',
  order: null,
  weight: 2,
  faint: false,
});
const cornersOfOldMap = ({ oldMap }: MapScript): (readonly number[])[] =>
  oldMap?.points.map(({ longitude, latitude }) => [longitude, latitude]) ?? [];
