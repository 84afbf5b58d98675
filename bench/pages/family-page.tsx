import { useEffect, useState } from 'react';
import { Island } from '../../src/kit/islands/island.tsx';
import type { SyntheticTree } from './family-synthetic.tsx';

export const head = () => (
  <>
    <title>Family</title>
    <meta name="robots" content="noindex" />
  </>
);

/** A generated family of any size in the readers' view, to measure frames: `/dev/family?people=3000`. */
export function FamilyBench() {
  const [Synthetic, setSynthetic] = useState<{ Tree: typeof SyntheticTree; people: number } | null>(null);
  useEffect(() => {
    const requestedCount = Math.floor(Number(new URLSearchParams(location.search).get('people') ?? 3000)) || 3000;
    void import('./family-synthetic.tsx').then(({ SyntheticTree: Tree }) =>
      setSynthetic({ Tree, people: Math.min(10_000, Math.max(10, requestedCount)) }),
    );
  }, []);
  return <div lang="en">{Synthetic && <Synthetic.Tree people={Synthetic.people} />}</div>;
}

export default function FamilyBenchPage() {
  return <Island name="dev-family" of={FamilyBench} props={{}} />;
}
