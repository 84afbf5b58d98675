import type { LinkedEntry } from '../../../rules/schemas.ts';
import { maxNeighbours, layOutSmallGraph, smallGraph } from './small-graph-layout.ts';

/** An entry with its most significant links, as a drawing of a few kilobytes; the list has the same content. */
export function SmallGraph({ of, others, id }: { of: LinkedEntry; others: readonly LinkedEntry[]; id?: string }) {
  const entries = [of, ...neighboursOf(of, others)];
  const [centre, ...places] = layOutSmallGraph(entries.map(({ name }) => name));
  return (
    <svg viewBox={`0 0 ${smallGraph.width} ${smallGraph.height}`} aria-hidden="true">
      <g id={id} className="glance-drawing">
        <path className="glance-lines" d={places.map(({ x, y }) => `M${centre!.x} ${centre!.y}L${x} ${y}`).join('')} />
        {[centre!, ...places].map(({ x, y, lines }, at) => (
          <g key={at} data-kind={entries[at]!.kind} transform={`translate(${x} ${y})`}>
            <circle r={at ? 4.5 : 7} />
            {lines?.map((line, row) => (
              <text key={row} y={(at ? 4.5 : 7) + 12 * (row + 1)}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The first entries linked with an entry, without duplicates. */
export function neighboursOf(of: LinkedEntry, others: readonly LinkedEntry[]): LinkedEntry[] {
  const each = new Map(others.filter(({ itemId }) => itemId !== of.itemId).map((entry) => [entry.itemId, entry]));
  return [...each.values()].slice(0, maxNeighbours);
}
