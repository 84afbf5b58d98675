import { useEffect, useState, type ReactNode } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { pageOf } from '../../src/kit/pages/page-context.ts';
import '../../src/features/editor/editor.css';

export function loader({ context }: LoaderFunctionArgs) {
  if (!pageOf(context).dev) throw data({ error: 'pageNotFound' }, { status: 404 });
  return null;
}
export const meta: MetaFunction = () => [{ title: 'Writing' }, { name: 'robots', content: 'noindex' }];

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
    void import('./writing-synthetic.tsx').then(({ BenchEditor }) => setContent(<BenchEditor words={words} />));
  }, []);
  return (
    <div className="wrap page writing-page ui" lang="en">
      <h1 id="bench-title">Writing</h1>
      {content}
    </div>
  );
}
