import { useEffect, useState, type ReactNode } from 'react';
import { data } from 'react-router';
import { pageOf } from '../../kit/pages/page-context.ts';
import type { Route } from './+types/writing-bench-page.ts';
import './editor.css';

export function loader({ context }: Route.LoaderArgs) {
  if (!pageOf(context).dev) throw data({ error: 'pageNotFound' }, { status: 404 });
  return null;
}
export const meta: Route.MetaFunction = () => [{ title: 'Writing' }, { name: 'robots', content: 'noindex' }];

/**
 * The editor alone, on a text of `?words=`, for whoever measures keys; `throughEditor` on the window for the tests of
 * what it keeps. Answers only with STELE_DEV=on.
 */
export default function WritingBenchPage() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    const words = Math.min(
      100_000,
      Math.max(0, Math.floor(Number(new URLSearchParams(location.search).get('words') ?? 0)) || 0),
    );
    void import('./writing-bench.tsx').then(({ BenchEditor }) => setContent(<BenchEditor words={words} />));
  }, []);
  return (
    <div className="wrap page writing-page ui" lang="en">
      <h1 id="bench-title">Writing</h1>
      {content}
    </div>
  );
}
