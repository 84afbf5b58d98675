import { Island } from '../../src/kit/islands/island.tsx';
import { useEffect, useState } from 'react';
import type { SyntheticMap } from './timemap-synthetic.tsx';

export const head = () => (
  <>
    <title>Map</title>
    <meta name="robots" content="noindex" />
  </>
);

interface MapOptions {
  nodes: number;
  borders: number;
  journey: boolean;
  stage: boolean;
}

/**
 * Generated places, borders and a journey on the map, to measure frames and for the tests:
 * `/dev/timemap?nodes=10000&borders=150`, `&journey=yes`, `&stage=no` for paper instead of ink stone.
 */
export function MapBench() {
  const [bench, setMade] = useState<{ Map: typeof SyntheticMap; options: MapOptions } | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search); // server pages do not get these parameters
    const count = (name: string, usual: number, maximum: number) =>
      Math.min(maximum, Math.max(0, Math.floor(Number(query.get(name) ?? usual)) || 0));
    const options = {
      nodes: count('nodes', 10_000, 50_000),
      borders: count('borders', 150, 1000),
      journey: query.get('journey') === 'yes',
      stage: query.get('stage') !== 'no',
    };
    void import('./timemap-synthetic.tsx').then(({ SyntheticMap: Map }) => setMade({ Map, options }));
  }, []);
  return (
    <div
      className={bench?.options.stage === false ? 'ui' : 'stage ui'}
      lang="en"
      style={{ display: 'flex', flexDirection: 'column', height: '80vh' }}
    >
      <h1 className="unseen">Map</h1>
      {bench && <bench.Map {...bench.options} />}
    </div>
  );
}

export default function MapBenchPage() {
  return <Island name="dev-timemap" of={MapBench} props={{}} />;
}
