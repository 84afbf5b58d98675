import { smallMap, type drawSmallMap } from './small-map-layout.ts';
import './small-map.css';

/**
 * The places of an entry, as a drawing of a few kilobytes; the list of places has the same content. A name without room,
 * and a place of another entry, are shown while the text that is read mentions them (`data-follow`).
 */
export function SmallMap({ drawn: { land, rivers, marks } }: { drawn: NonNullable<ReturnType<typeof drawSmallMap>> }) {
  return (
    <svg className="glance-map" viewBox={`0 0 ${smallMap.width} ${smallMap.height}`} aria-hidden="true">
      <path className="glance-land" d={land} />
      <path className="glance-rivers" d={rivers} />
      {marks.map(({ x, y, name, times, label, isLeft, follow, kind }) => (
        <g
          key={`${x} ${y}`}
          className={times || label ? undefined : 'glance-hint'}
          data-follow={follow.join('|')}
          data-kind={kind ?? undefined}
        >
          <circle cx={x} cy={y} r={times > 2 ? 4.5 : times > 1 ? 3.7 : 3} />
          {label ? (
            <text x={label.x} y={label.y}>
              {label.text}
            </text>
          ) : (
            name && (
              <text className="glance-hint" x={isLeft ? x - 6 : x + 6} y={y + 4} textAnchor={isLeft ? 'end' : 'start'}>
                {name}
              </text>
            )
          )}
        </g>
      ))}
    </svg>
  );
}
