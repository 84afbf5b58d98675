import type { LoaderData } from '../../../kit/pages/page.ts';
import { EmbedFrame } from '../../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { PathFailureMessage } from './path-failure-message.tsx';
import { PathList } from './path-list.tsx';
import { loader as loadPath } from './path-page.tsx';
import { pathAddress } from './path-query.ts';
import './paths.css';

/** `/embed/relation/atobPath?id=…&to=…`: a path as text, for frames on other sites. */
export const loader = loadPath;

export const head = ({ head: meta }: LoaderData<typeof loader>) =>
  pageMeta({ ...meta, alternates: {}, indexed: false });

export default function PathEmbedPage({ query, failure, found: paths, title }: LoaderData<typeof loader>) {
  return (
    <EmbedFrame home={pathAddress(query)} isText>
      <article className="embed-text path-page">
        <h1>{title}</h1>
        {failure && <PathFailureMessage failure={failure} query={query} />}
        {paths && <PathList hops={paths.hops} />}
      </article>
    </EmbedFrame>
  );
}
