import { createPaths, minHeights, projectPlace, viewAround } from '../../../../ui/map-canvas/small-map.ts';
import './year-picture.css';

interface DrawnPlace {
  land: string;
  rivers: string;
  x: number;
  y: number;
}

const size = { width: 480, height: 240 },
  tile = { width: 112, height: 80 };

/** One place with land and rivers around it; drawn by the server. */
export function drawPlaceMap(
  place: { latitude: number; longitude: number },
  { width, height } = size,
  degrees: number = minHeights[1],
): DrawnPlace {
  const view = viewAround([place], width, height, degrees);
  const { land, rivers } = createPaths(view),
    { x, y } = projectPlace(view, place);
  return { land, rivers, x: Math.round(x), y: Math.round(y) };
}

export function PlaceMap({ map: { land, rivers, x, y }, name }: { map: DrawnPlace; name: string }) {
  return (
    <svg className="drawn-map" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={name}>
      <path className="year-land" d={land} />
      <path className="year-rivers" d={rivers} />
      <circle cx={x} cy={y} r={5} />
      <text x={x} y={y - 14}>
        {name}
      </text>
    </svg>
  );
}

/** A place without its name, as small as a picture in a list. */
export function PlaceTile({ place }: { place: { latitude: number; longitude: number } }) {
  const { land, x, y } = drawPlaceMap(place, tile, minHeights[2]);
  return (
    <svg className="drawn-map" viewBox={`0 0 ${tile.width} ${tile.height}`} aria-hidden="true">
      <path className="year-land" d={land} />
      <circle cx={x} cy={y} r={3.5} />
    </svg>
  );
}
