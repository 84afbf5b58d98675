import { useEffect, useRef, useState } from 'react';
import { kinds } from '../../src/rules/kinds.ts';
import {
  hashToFraction,
  layoutSteps,
  type CanvasEdge,
  type CanvasNode,
} from '../../src/ui/graph-canvas/graph-canvas.ts';
import { GraphCanvas, resolveColor, type CanvasGraph } from '../../src/ui/graph-canvas/view.tsx';
import '../../src/features/relations/face/graph-view.css';

/** Draws a generated graph whose degrees follow a power law, always the same. */
export function SyntheticGraph({ nodes, edges }: { nodes: number; edges: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [graph, setGraph] = useState<CanvasGraph | null>(null);
  const [chosenId, setChosen] = useState<string | null>(null);

  useEffect(() => {
    let isMounted = true;
    const hues = kinds.map((kind) => resolveColor(stage.current!, `var(--${kind})`));
    const graphData = generateGraph(nodes, edges, hues);
    const steps = layoutSteps({ ...graphData, center: null });
    const next = () => {
      const step = steps.next();
      if (!isMounted) return;
      if (step.done) setGraph({ ...graphData, places: step.value, arrivals: new Map(), lead: null });
      else setTimeout(next);
    };
    next();
    return () => {
      isMounted = false;
    };
  }, [nodes, edges]);

  return (
    <div ref={stage} className="graph-view" style={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
      {graph && (
        <GraphCanvas
          graph={graph}
          selectedId={chosenId}
          label={`Graph of ${nodes} nodes`}
          keys=""
          alone
          describe={(id) => id}
          onChoose={setChosen}
          onOpen={() => {}}
        />
      )}
    </div>
  );
}

/** Each edge starts at a uniformly random node and ends at one biased to low numbers: a few hubs, many leaves. */
function generateGraph(
  nodeCount: number,
  edgeCount: number,
  hues: readonly string[],
): { nodes: CanvasNode[]; edges: CanvasEdge[] } {
  const degrees = new Uint32Array(nodeCount);
  const pairs = new Map<string, CanvasEdge>();
  for (let drawn = 0; pairs.size < Math.min(edgeCount, (nodeCount * (nodeCount - 1)) / 4); drawn++) {
    const a = Math.floor(hashToFraction(`a${drawn}`) * nodeCount),
      b = Math.floor(hashToFraction(`b${drawn}`) ** 3 * nodeCount),
      id = `${a} ${b}`;
    if (a === b || pairs.has(id) || pairs.has(`${b} ${a}`)) continue;
    degrees[a]!++;
    degrees[b]!++;
    pairs.set(id, {
      id,
      a: `n${a}`,
      b: `n${b}`,
      label: 'knows',
      turned: 'knows',
      toA: false,
      toB: drawn % 2 === 0,
      count: 1,
      faint: false,
      hidden: false,
    });
  }
  const nodes = Array.from(degrees, (degree, at): CanvasNode => ({
    id: `n${at}`,
    label: `Node ${at}`,
    color: hues[at % hues.length]!,
    size: 1.5 + Math.log2(1 + degree),
    rank: degree,
    open: false,
    more: 0,
    faint: false,
    hidden: false,
  }));
  return { nodes, edges: [...pairs.values()] };
}
