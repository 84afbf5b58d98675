import { boundingBox } from '../../../ui/map-canvas/geometry.ts';
import { createPaths, minHeights, projectPlace, viewAround } from '../../../ui/map-canvas/small-map.ts';

/** Where a stop is; null for a stop that is not a place. */
export interface StopPlace {
  place: { latitude: number; longitude: number } | null;
}

/** Size of the drawing, in its own units; on a phone one of them is a little less than a pixel. */
export const routeSize = { width: 420, height: 300 } as const;
/** Stops that are nearer to each other share a mark, in units. */
const nearestMark = 21;

interface RouteMark {
  x: number;
  y: number;
  /** Numbers of the stops there, from 1. */
  stops: number[];
}
export interface DrawnRoute {
  land: string;
  rivers: string;
  marks: RouteMark[];
  /** The way from stop to stop, as the points of an SVG polyline. */
  way: string;
}

/** The stops of a tour that have a place, numbered on a map, in order; null if they are all in one place. */
export function drawRoute(stops: readonly StopPlace[]): DrawnRoute | null {
  const placedStops = unwrapStops(stops.flatMap(({ place }, at) => (place ? { place, number: at + 1 } : [])));
  if (placedStops.length < 2) return null;
  const view = viewAround(
    placedStops.map(({ place }) => place),
    routeSize.width,
    routeSize.height,
    minHeights[1],
  );
  const marks: RouteMark[] = [],
    way: string[] = [];
  for (const { place, number } of placedStops) {
    const at = projectPlace(view, place);
    let mark = marks.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < nearestMark);
    if (!mark) marks.push((mark = { x: Math.round(at.x), y: Math.round(at.y), stops: [] }));
    mark.stops.push(number);
    const point = `${mark.x},${mark.y}`;
    if (way.at(-1) !== point) way.push(point);
  }
  if (marks.length < 2) return null;
  const { land, rivers } = createPaths(view);
  return { land, rivers, marks, way: way.join(' ') };
}

/** The stops with longitudes that go on above 180, if the narrowest map of all is one across the date line. */
function unwrapStops<T extends { place: NonNullable<StopPlace['place']> }>(stops: readonly T[]): T[] {
  const { west = -180 } = boundingBox(stops.map(({ place }) => [place.longitude, place.latitude])) ?? {};
  return stops.map((stop) =>
    stop.place.longitude < west ? { ...stop, place: { ...stop.place, longitude: stop.place.longitude + 360 } } : stop,
  );
}

/** 1, 2, 4–6 */
export const formatNumbers = (numbers: readonly number[]): string => {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([first, last]) => (last - first > 1 ? `${first}–${last}` : first === last ? first : `${first}, ${last}`))
    .join(', ');
};
