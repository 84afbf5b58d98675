import { Island } from '../../src/kit/islands/island.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import '../../src/editing/editor.css';

export const head = () => (
  <>
    <title>Writing</title>
    <meta name="robots" content="noindex" />
  </>
);

/**
 * The editor alone, with a text of `?words=` words, to measure keystrokes; `throughEditor` on the window is for tests
 * of what it preserves.
 */
export function WritingBench() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    const words = Math.min(
      100_000,
      Math.max(0, Math.floor(Number(new URLSearchParams(location.search).get('words') ?? 0)) || 0),
    );
    void import('./writing-synthetic.tsx').then(({ BenchEditor }) => setContent(<BenchEditor words={words} />));
  }, []);
  return (
    <div className="wrap page writing-page ui" lang="en">
      <h1 id="bench-title">Writing</h1>
      {content}
    </div>
  );
}

export default function WritingBenchPage() {
  return <Island name="dev-writing" of={WritingBench} props={{}} />;
}
