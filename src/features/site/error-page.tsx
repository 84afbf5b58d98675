import { errorOfCode, type ErrorName } from '../../rules/errors.ts';
import { useText } from '../../kit/reader.tsx';

/** The page shown if a page cannot be rendered: what happened, and where to go. */
export function ErrorPage({ status, name }: { status: number; name: ErrorName | undefined }) {
  const text = useText();
  const error: ErrorName = name ?? errorOfCode(status);
  const lost = status === 404;
  return (
    <div className="wrap page error-page">
      <title>{`${text(`error.${error}`)}_${text('site.name')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="rubbing" aria-hidden="true">
        <span lang="zh-Hans">{lost ? '闕' : '漫漶'}</span>
      </div>
      <div>
        <p className="ui tabular">{status}</p>
        <h1>{text(`error.${error}`)}</h1>
        <p>{text(lost ? 'error.lost' : 'error.title')}</p>
        {lost && <p className="ui hint">{text('error.lostMark')}</p>}
        <p className="ui">
          <a className="button first" href="/">
            {text('error.home')}
          </a>{' '}
          {lost && (
            <>
              <a className="button" href="/search">
                {text('search.everything')}
              </a>{' '}
              <a className="button" href="/timeline">
                {text('entry.timeline')}
              </a>
            </>
          )}
          {!lost && (
            <a className="button" href="">
              {text('error.again')}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
