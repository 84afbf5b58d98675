import './region-boxes.css';

export interface RegionBox {
  /** Null while the region is being drawn. */
  number: number | null;
  /** Fractions of the picture's width and height. */
  points: readonly (readonly [number, number])[];
  isRemoved?: boolean;
  isChosen?: boolean;
}

/** Numbered regions over a picture that fills the same box. */
export function RegionBoxes({ boxes }: { boxes: readonly RegionBox[] }) {
  return (
    <span className="cover region-boxes" aria-hidden="true">
      <svg className="cover" viewBox="0 0 1 1" preserveAspectRatio="none">
        {boxes.map(({ points, isRemoved, isChosen }, at) => (
          <polygon
            key={at}
            data-removed={isRemoved || undefined}
            data-chosen={isChosen || undefined}
            points={points.map((point) => point.join(',')).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {boxes.map(
        ({ number, points, isRemoved }, at) =>
          number !== null && (
            <b
              key={at}
              data-removed={isRemoved || undefined}
              style={{
                insetInlineStart: `${100 * Math.min(...points.map(([x]) => x))}%`,
                top: `${100 * Math.min(...points.map(([, y]) => y))}%`,
              }}
            >
              {number}
            </b>
          ),
      )}
    </span>
  );
}
