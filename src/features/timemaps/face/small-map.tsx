import { smallMap, type drawSmallMap } from './small-map-layout.ts';

interface Props {
  drawn: NonNullable<ReturnType<typeof drawSmallMap>>;
  id: string;
}

/** The places of an entry, as a drawing of a few kilobytes; the list of places has the same content. */
export function SmallMap({ drawn: { land, rivers, marks }, id }: Props) {
  return (
    <svg viewBox={`0 0 ${smallMap.width} ${smallMap.height}`} aria-hidden="true">
      <g id={id} className="glance-drawing">
        <path className="glance-land" d={land} />
        <path className="glance-rivers" d={rivers} />
        {marks.map(({ x, y, times }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={times > 2 ? 4.5 : times > 1 ? 3.7 : 3} />
        ))}
        {marks.map(
          ({ label }) =>
            label && (
              <text key={label.text} x={label.x} y={label.y}>
                {label.text}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}
