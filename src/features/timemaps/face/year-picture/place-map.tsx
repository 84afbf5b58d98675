import { createPaths, minHeights, projectPlace, viewAround } from '../../../../ui/map-canvas/small-map.ts';
import './year-picture.css';

const size = { width: 480, height: 240 };

/** One place with land and rivers around it; drawn by the server. */
export function drawPlaceMap(place: { latitude: number; longitude: number }) {
  const view = viewAround([place], size.width, size.height, minHeights[1]);
  const { land, rivers } = createPaths(view),
    { x, y } = projectPlace(view, place);
  return { land, rivers, x: Math.round(x), y: Math.round(y) };
}

export function PlaceMap({
  map: { land, rivers, x, y },
  name,
}: {
  map: ReturnType<typeof drawPlaceMap>;
  name: string;
}) {
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
