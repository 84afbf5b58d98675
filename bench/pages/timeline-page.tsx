import { Island } from '../../src/kit/islands/island.tsx';
import { useEffect, useState, type ReactNode } from 'react';

export const head = () => (
  <>
    <title>Timeline</title>
    <meta name="robots" content="noindex" />
  </>
);

/**
 * Made-up events on the axis, for whoever measures frames: `/dev/timeline?events=100000`, and with `&peer=vis` only
 * their data and a place for another library, which bench/axis.ts brings along. `/dev/timeline?shapes` shows a few of
 * every sort.
 */
export function AxisBench() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search); // not the server's: its pages know no such parameters
    const events = Math.min(1_000_000, Math.max(1, Math.floor(Number(asked.get('events') ?? 1000)) || 1000));
    if (asked.get('peer') === 'vis')
      void import('./timeline-synthetic.tsx').then(({ PeerField }) => setContent(<PeerField events={events} />));
    else if (asked.has('shapes'))
      void import('./timeline-synthetic.tsx').then(({ ShapesAxis }) =>
        setContent(<ShapesAxis ages={asked.has('ages')} />),
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
