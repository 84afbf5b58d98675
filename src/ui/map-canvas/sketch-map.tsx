import type { MapSketch } from './map-canvas.ts';
import { DrawnShape, ShapesPicture } from './shapes-picture.tsx';
import { createPaths, projectPlace, viewAround } from './small-map.ts';
import { cornersOf } from './square.ts';
import './sketch-map.css';

type StyledShape = Pick<MapSketch, 'shape' | 'style' | 'size' | 'fill' | 'border'>;
const size = { width: 360, height: 240 } as const;
/** A drawing smaller than this part of the map is also drawn separately, so that its outline is visible. */
const insetThreshold = 1 / 6;

interface Props {
  shapes: readonly StyledShape[];
  around: readonly StyledShape[];
  label: string;
}

/** Shapes on a still map of land and rivers; `around` determines the part of the world. */
export function SketchMap({ shapes, around, label }: Props) {
  const corners = around
    .flatMap(({ shape }) => cornersOf(shape))
    .map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
  if (!corners.length) return null;
  const view = viewAround(corners, size.width, size.height);
  const { land, rivers } = createPaths(view);
  const place = ([longitude = 0, latitude = 0]: readonly number[]): [number, number] => {
    const { x, y } = projectPlace(view, { longitude, latitude });
    return [x, y];
  };
  const spots = shapes.flatMap(({ shape }) => cornersOf(shape)).map(place);
  const extentOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
  const isSmall =
    spots.length > 1 &&
    extentOf(spots.map(([x]) => x)) < size.width * insetThreshold &&
    extentOf(spots.map(([, y]) => y)) < size.height * insetThreshold;
  return (
    <span className="sketch-map">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        <path className="sketch-map-land" d={land} />
        <path className="sketch-map-rivers" d={rivers} />
        {shapes.map((shape, at) => (
          <DrawnShape key={at} of={shape} place={place} />
        ))}
        {isSmall && <circle className="sketch-map-mark" cx={spots[0]![0]} cy={spots[0]![1]} r={12} />}
      </svg>
      {isSmall && <ShapesPicture shapes={shapes} label={label} />}
    </span>
  );
}
