import { Island } from '../../src/kit/islands/island.tsx';
import { useEffect, useState } from 'react';
import type { SyntheticCylinder } from './cylinder-synthetic.tsx';

export const head = () => (
  <>
    <title>Cylinder</title>
    <meta name="robots" content="noindex" />
  </>
);

/**
 * Generated items on the cylinder, to measure frames: `/dev/cylinder?things=2000`; `&naive=1` draws the same with a
 * mesh for each.
 */
export function CylinderBench() {
  const [Synthetic, setSynthetic] = useState<{
    Cylinder: typeof SyntheticCylinder;
    things: number;
    naive: boolean;
  } | null>(null);
  useEffect(() => {
    const searchParams = new URLSearchParams(location.search); // server pages do not get these parameters
    const things = Math.min(20_000, Math.max(1, Math.floor(Number(searchParams.get('things') ?? 2000)) || 2000));
    void import('./cylinder-synthetic.tsx').then(({ SyntheticCylinder: Cylinder }) =>
      setSynthetic({ Cylinder, things, naive: searchParams.has('naive') }),
    );
  }, []);
  return (
    <div className="stage ui" lang="en" style={{ display: 'flex', flexDirection: 'column', height: '80vh' }}>
      <h1 className="unseen">Cylinder</h1>
      {Synthetic && <Synthetic.Cylinder things={Synthetic.things} naive={Synthetic.naive} />}
    </div>
  );
}

export default function CylinderBenchPage() {
  return <Island name="dev-cylinder" of={CylinderBench} props={{}} />;
}
