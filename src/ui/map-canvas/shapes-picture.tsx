import type { MapSketch } from './map-canvas.ts';
import { cornersOf, outlineOf, squareSide, toSquare, type Projection } from './square.ts';
import './shapes-picture.css';

type StyledShape = Pick<MapSketch, 'shape' | 'style' | 'size' | 'fill' | 'border'>;
/** Margin around the drawing, as a part of it; and the least extent, in parts of the world. */
const margin = 0.08,
  minExtent = 1 / 200;

/** Shapes as a still picture, without a map: for pages without script, and for reviewers. */
export function ShapesPicture({ shapes, label }: { shapes: readonly StyledShape[]; label: string }) {
  const corners = shapes.flatMap(({ shape }) => cornersOf(shape).map(toSquare));
  if (!corners.length) return null;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [xs, ys].map((values) => values.reduce((a, b) => Math.min(a, b))) as [number, number],
    [right, bottom] = [xs, ys].map((values) => values.reduce((a, b) => Math.max(a, b))) as [number, number];
  const size = Math.max(right - left, bottom - top, squareSide * minExtent),
    room = size * margin;
  const box = [left - room, top - room, right - left + 2 * room, bottom - top + 2 * room];
  return (
    <svg className="shapes-picture" viewBox={box.join(' ')} role="img" aria-label={label}>
      {shapes.map((shape, at) => (
        <DrawnShape key={at} of={shape} />
      ))}
    </svg>
  );
}

const dashes = { solid: undefined, arrow: undefined, dashed: '7 5', dotted: '1 5' } as const;

interface Props {
  of: StyledShape;
  place?: Projection;
}

/** One shape, by default in the square of the world; zoom changes neither the width of lines nor the size of points. */
export function DrawnShape({ of: { shape, style, size, fill, border }, place = toSquare }: Props) {
  const outline = outlineOf(shape, place),
    isArea = shape.type !== 'LineString';
  const look = {
    fill: isArea && fill ? `var(--${fill})` : 'none',
    fillOpacity: 0.22,
    stroke: border ? `var(--${border})` : 'none',
  };
  if (outline === null) {
    // A line of zero length, whose round ends form the point.
    const d = `M${place(shape.coordinates as number[]).join(' ')}h0`;
    const dot = { d, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
    return (
      <>
        {border && <path {...dot} stroke={`var(--${border})`} strokeWidth={2 * size + 6} />}
        <path {...dot} stroke={fill ? `var(--${fill})` : 'var(--paper)'} strokeWidth={2 * size + 3} />
      </>
    );
  }
  return (
    <path
      d={outline}
      {...look}
      strokeWidth={isArea ? Math.min(size, 4) : size}
      strokeDasharray={dashes[style]}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      fillRule="evenodd"
    />
  );
}
