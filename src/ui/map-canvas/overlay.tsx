import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { MapOverlay } from './map-canvas.ts';
import { DrawnShape } from './shapes-picture.tsx';
import { squareSide } from './square.ts';
import type { MapStage } from './stage.ts';
import './overlay.css';

/** Initial position of the slider. */
const middle = 50;

/**
 * Shapes and old maps drawn above the whole map. A slider compares them with the map below: its left side shows only
 * the map, its right side the overlay.
 */
export function Overlay({ stage, overlay, compares }: { stage: MapStage; overlay: MapOverlay; compares: boolean }) {
  const t = useText();
  const square = useRef<SVGGElement>(null);
  const [at, setAt] = useState(middle);
  // Updated outside React: shapes are not rendered again when the view moves.
  useEffect(
    () =>
      stage.followWorld(({ x, y, side }, width) => {
        const scale = side / squareSide;
        for (const [place, copy] of [...square.current!.children].entries()) {
          const left = x + (place - 1) * side;
          copy.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${left} ${y})`);
          copy.toggleAttribute('hidden', left > width || left + side < 0);
        }
      }),
    [stage],
  );
  const drawn = useMemo(
    () => (
      <>
        {overlay.pictures.map(({ url, width, height, matrix, opacity }) => (
          <image
            key={url}
            href={url}
            width={width}
            height={height}
            transform={`matrix(${matrix.join(' ')})`}
            opacity={opacity}
            preserveAspectRatio="none"
          />
        ))}
        {overlay.shapes.map((shape) => (
          <DrawnShape key={shape.id} of={shape} />
        ))}
      </>
    ),
    [overlay],
  );
  return (
    <div className="cover map-overlay" data-compares={compares || undefined} style={{ '--at': `${at}%` }}>
      <svg className="cover map-laid" aria-hidden data-shapes={overlay.shapes.length}>
        <g ref={square}>
          {/* The world may be visible several times, next to itself. */}
          {[-1, 0, 1].map((copy) => (
            <g key={copy}>{drawn}</g>
          ))}
        </g>
      </svg>
      {compares && (
        <>
          <span className="map-divider" aria-hidden />
          <input
            className="map-compare"
            type="range"
            min="0"
            max="100"
            step="1"
            value={at}
            aria-label={t('map.compare')}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </>
      )}
    </div>
  );
}
