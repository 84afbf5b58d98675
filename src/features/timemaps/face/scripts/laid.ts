import { recordBounds } from '../../../../rules/time/historical-time.ts';
import type { MapOverlay } from '../../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../../ui/year/year-scale.ts';
import { secondsOf } from '../time-selection.ts';
import { layOldMap } from './old-map.ts';
import type { MapScript, MapShape } from './rules.ts';

/** Whether a shape stood in a year or span; what has no time always does. */
export function standsIn({ time }: Pick<MapShape, 'time'>, value: number | Years): boolean {
  const bounds = time && recordBounds(time);
  if (!bounds) return true;
  const { earliest, latest } = secondsOf(value);
  return bounds.earliest <= latest && bounds.latest >= earliest;
}

/** Map scripts as they are laid over the map of a time; `opacity` in place of what an old map says of itself. */
export function overlayOf(
  laid: readonly { id: string; script: Pick<MapScript, 'shapes' | 'oldMap'> }[],
  value: number | Years,
  opacity?: number,
): MapOverlay {
  return {
    shapes: laid.flatMap(({ id, script }) =>
      script.shapes.flatMap((shape, at) =>
        standsIn(shape, value) ? [{ id: `${id} ${at}`, ...shape.sketch, faint: false }] : [],
      ),
    ),
    pictures: laid.flatMap(({ script: { oldMap } }) => {
      const matrix = oldMap && layOldMap(oldMap.points)?.matrix;
      return matrix ? [{ ...oldMap, opacity: opacity ?? oldMap.opacity, matrix }] : [];
    }),
  };
}

/** A map script as GeoJSON: its shapes with what is said of them. Source: RFC 7946. */
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
