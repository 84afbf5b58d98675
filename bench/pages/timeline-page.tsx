import { Island } from '../../src/kit/islands/island.tsx';
import { useEffect, useState, type ReactNode } from 'react';

export const head = () => (
  <>
    <title>Timeline</title>
    <meta name="robots" content="noindex" />
  </>
);

/**
 * Generated events on the axis, to measure frames: `/dev/timeline?events=100000`; with `&peer=vis` only their data and
 * an element for another library, which bench/axis.ts loads. `/dev/timeline?shapes` shows a few events of every kind.
 */
export function AxisBench() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    const searchParams = new URLSearchParams(location.search); // server pages do not get these parameters
    const events = Math.min(1_000_000, Math.max(1, Math.floor(Number(searchParams.get('events') ?? 1000)) || 1000));
    if (searchParams.get('peer') === 'vis')
      void import('./timeline-synthetic.tsx').then(({ PeerField }) => setContent(<PeerField events={events} />));
    else if (searchParams.has('shapes'))
      void import('./timeline-synthetic.tsx').then(({ ShapesAxis }) =>
        setContent(<ShapesAxis ages={searchParams.has('ages')} />),
      );
    else
      void import('./timeline-synthetic.tsx').then(({ SyntheticAxis }) =>
        setContent(<SyntheticAxis events={events} />),
      );
  }, []);
  return (
    <div
      className="stage ui"
      lang="en"
      style={{ display: 'flex', flexDirection: 'column', height: '80vh', paddingInline: 'clamp(0px, 3vw, 3rem)' }}
    >
      <h1 className="unseen">Timeline</h1>
      {content}
    </div>
  );
}

export default function AxisBenchPage() {
  return <Island name="dev-timeline" of={AxisBench} props={{}} />;
}
