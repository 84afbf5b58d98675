import { useText } from '../../../kit/reader.tsx';
import { searchPath } from '../../search/rules.ts';
import { isFiltered, pathAddress, withoutFilters, type PathQuery } from './path-query.ts';

/** Why there is no path to show. */
export type PathFailure =
  | { error: 'samePathEnds' | 'noPath' }
  | { error: 'passNotReached'; name: string }
  | { error: 'entryNotFound'; idOrName: string };

/** The reason of the failure, and what to do about it. */
export function PathFailureMessage({ failure, query }: { failure: PathFailure; query: PathQuery }) {
  const text = useText();
  const { error } = failure;
  const filtered = isFiltered(query) && (error === 'noPath' || error === 'passNotReached');
  const hint =
    error === 'samePathEnds'
      ? 'path.sameHint'
      : error === 'entryNotFound'
        ? 'path.unknownHint'
        : filtered
          ? 'path.filteredHint'
          : 'path.noneHint';
  return (
    <section className="panel path-failed" role="status">
      <h2>
        {error === 'entryNotFound'
          ? text('path.unknown', { asked: failure.idOrName })
          : text(`error.${error}`, error === 'passNotReached' ? { name: failure.name } : {})}
      </h2>
      <p>{text(hint)}</p>
      <p className="row ui">
        {error === 'entryNotFound' && (
          <a className="button" href={searchPath(failure.idOrName)} rel="nofollow">
            {text('path.searchFor', { asked: failure.idOrName })}
          </a>
        )}
        {filtered && (
          <a className="button" href={pathAddress(withoutFilters(query))}>
            {text('path.withoutFilters')}
          </a>
        )}
        {query.pass.some(Boolean) && error !== 'entryNotFound' && (
          <a className="button" href={pathAddress({ ...query, pass: [], choice: 1 })}>
            {text('path.withoutPass')}
          </a>
        )}
      </p>
    </section>
  );
}
