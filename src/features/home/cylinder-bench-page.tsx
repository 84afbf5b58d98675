import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { pageOf } from '../../kit/pages/page-context.ts';
import type { Route } from './+types/cylinder-bench-page.ts';
import type { SyntheticCylinder } from './cylinder-synthetic.tsx';

export function loader({ context }: Route.LoaderArgs) {
  if (!pageOf(context).dev) throw data({ error: 'pageNotFound' }, { status: 404 });
  return null;
}
export const meta: Route.MetaFunction = () => [{ title: 'Cylinder' }, { name: 'robots', content: 'noindex' }];

/**
 * Generated items on the cylinder, for measuring frames: `/dev/cylinder?things=2000`, and `&naive=1` for the same with
 * a mesh per item; answers only with STELE_DEV=on.
 */
export default function CylinderBenchPage() {
  const [Synthetic, setSynthetic] = useState<{
    Cylinder: typeof SyntheticCylinder;
    things: number;
    naive: boolean;
  } | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search); // not the server's: its pages know no such parameters
    const things = Math.min(20_000, Math.max(1, Math.floor(Number(asked.get('things') ?? 2000)) || 2000));
    void import('./cylinder-synthetic.tsx').then(({ SyntheticCylinder: Cylinder }) =>
      setSynthetic({ Cylinder, things, naive: asked.has('naive') }),
    );
  }, []);
  return (
    <div className="stage ui" lang="en" style={{ display: 'flex', flexDirection: 'column', height: '80vh' }}>
      <h1 className="unseen">Cylinder</h1>
      {Synthetic && <Synthetic.Cylinder things={Synthetic.things} naive={Synthetic.naive} />}
    </div>
  );
}
