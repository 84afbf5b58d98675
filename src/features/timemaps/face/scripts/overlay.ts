import { recordBounds } from '../../../../rules/time/historical-time.ts';
import type { MapOverlay } from '../../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../../ui/year/year-scale.ts';
import { secondsOf } from '../time-selection.ts';
import { georeferenceOldMap } from './old-map.ts';
import type { MapScript, MapShape } from './rules.ts';

/** Whether a shape existed in a year or span; always true for a shape without time. */
export function existsIn({ time }: Pick<MapShape, 'time'>, value: number | Years): boolean {
  const bounds = time && recordBounds(time);
  if (!bounds) return true;
  const { earliest, latest } = secondsOf(value);
  return bounds.earliest <= latest && bounds.latest >= earliest;
}

/** Map scripts as an overlay of the map at a time; `opacity` replaces the opacity of old maps. */
export const toOverlay = (
  laid: readonly { id: string; script: Pick<MapScript, 'shapes' | 'oldMap'> }[],
  value: number | Years,
  opacity?: number,
): MapOverlay => ({
  shapes: laid.flatMap(({ id, script }) =>
    script.shapes.flatMap((shape, at) =>
      existsIn(shape, value) ? [{ id: `${id} ${at}`, ...shape.sketch, faint: false }] : [],
    ),
  ),
  pictures: laid.flatMap(({ script: { oldMap } }) => {
    const matrix = oldMap && georeferenceOldMap(oldMap.points)?.matrix;
    return matrix ? [{ ...oldMap, opacity: opacity ?? oldMap.opacity, matrix }] : [];
  }),
});

/** A map script as GeoJSON: its shapes with their descriptions. Source: RFC 7946. */
export const asGeoJson = ({ name, language, shapes }: MapScript) => ({
  type: 'FeatureCollection',
  name,
  language,
  features: shapes.map(({ sketch, title, layer, description, time, source }) => ({
    type: 'Feature',
    geometry: sketch.shape,
    properties: {
      title,
      layer,
      description,
      start: time?.startTime.split(' ')[0] ?? null,
      end: time?.endTime?.split(' ')[0] ?? null,
      source: source?.title ?? null,
    },
  })),
});
