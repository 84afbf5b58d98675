import { Island } from '../../src/kit/islands/island.tsx';
import { useEffect, useState } from 'react';
import type { SyntheticGraph } from './graph-synthetic.tsx';

export const head = () => (
  <>
    <title>Graph</title>
    <meta name="robots" content="noindex" />
  </>
);

/**
 * A generated graph of any size on the canvas of the relation view, to measure frames:
 * `/dev/graph?nodes=5000&edges=20000`.
 */
export function GraphBench() {
  const [Synthetic, setSynthetic] = useState<{ Graph: typeof SyntheticGraph; nodes: number; edges: number } | null>(
    null,
  );
  useEffect(() => {
    const searchParams = new URLSearchParams(location.search); // server pages do not get these parameters
    const count = (name: string, usual: number, maximum: number) =>
      Math.min(maximum, Math.max(2, Math.floor(Number(searchParams.get(name) ?? usual)) || usual));
    void import('./graph-synthetic.tsx').then(({ SyntheticGraph: Graph }) =>
      setSynthetic({ Graph, nodes: count('nodes', 5000, 20_000), edges: count('edges', 20_000, 100_000) }),
    );
  }, []);
  return (
    <div className="stage ui" lang="en" style={{ display: 'flex', flexDirection: 'column', height: '80vh' }}>
      <h1 className="unseen">Graph</h1>
      {Synthetic && <Synthetic.Graph nodes={Synthetic.nodes} edges={Synthetic.edges} />}
    </div>
  );
}

export default function GraphBenchPage() {
  return <Island name="dev-graph" of={GraphBench} props={{}} />;
}
