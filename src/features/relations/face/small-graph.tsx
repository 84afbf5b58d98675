import { entryAddress } from '../../../rules/entry-ids.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { layOutSmallGraph, smallGraph } from './small-graph-layout.ts';

/**
 * An entry with its most telling neighbours, each with its name, as a drawing of a few kilobytes; the list has the same
 * content. `data-follow` has the address by which a mention is recognized.
 */
export function SmallGraph({ of, neighbours }: { of: LinkedEntry; neighbours: readonly LinkedEntry[] }) {
  const { centre, others } = layOutSmallGraph(
    of.name,
    neighbours.map(({ name }) => name),
  );
  return (
    <svg className="glance-graph" viewBox={`0 0 ${smallGraph.width} ${smallGraph.height}`} aria-hidden="true">
      {others.map((node, at) => {
        const { id, kind } = neighbours[at]!;
        return (
          <g key={id} data-kind={kind} data-follow={entryAddress(id)}>
            <path d={`M${centre.x} ${centre.y}L${node.x} ${node.y}`} />
            <circle cx={node.x} cy={node.y} r={smallGraph.radius} />
            <Name {...node} />
          </g>
        );
      })}
      <g className="glance-centre" data-kind={of.kind}>
        <circle cx={centre.x} cy={centre.y} r={smallGraph.centreRadius} />
        <Name {...centre} />
      </g>
    </svg>
  );
}

const Name = ({ label }: ReturnType<typeof layOutSmallGraph>['centre']) => (
  <text x={label.x}>
    {label.lines.map((line, row) => (
      <tspan key={row} x={label.x} y={label.baselines[row]}>
        {line}
      </tspan>
    ))}
  </text>
);
