import { useText } from '../../../kit/reader.tsx';
import { PathGraph } from './path-graph.tsx';
import { PathList } from './path-list.tsx';
import { pathAddress, withoutComparisons, type PathQuery } from './path-query.ts';
import type { PresentedPaths } from './path-sentences.ts';
import { PathTimes } from './path-times.tsx';

/** A path in its three forms, and the others of the same length to choose from. */
export function PathResults({ paths, query }: { paths: PresentedPaths; query: PathQuery }) {
  const text = useText();
  const { length, more, hops, graph, times, alternatives } = paths;
  const ways = more
    ? text('path.waysMore', { n: alternatives.length })
    : text('path.ways', { count: alternatives.length });
  return (
    <>
      <div className="stage path-stage">
        <div className="wrap">
          <header className="ui">
            <h2>{text('path.graph')}</h2>
            <p>
              {text('path.steps', { count: length })} · {ways}
            </p>
          </header>
          <PathGraph layout={graph} />
        </div>
      </div>
      <div className="wrap path-columns">
        <section aria-labelledby="path-list-title">
          <h2 id="path-list-title">{text('path.list')}</h2>
          <PathList hops={hops} />
          <p className="ui">
            <a className="button" href={newGraphAddress(hops)} rel="nofollow">
              {text('graph.makeOwn')}
            </a>
          </p>
          {hops.some(({ type }) => type === 'other') && !query.types.length && (
            <p className="ui path-firmer">
              {text('path.compared')}{' '}
              <a href={pathAddress(withoutComparisons(query))} rel="nofollow">
                {text('path.withoutCompared')}
              </a>
            </p>
          )}
        </section>
        <div className="path-rail">
          {times && (
            <section aria-labelledby="path-times-title">
              <h2 id="path-times-title">{text('path.times')}</h2>
              <PathTimes layout={times} />
            </section>
          )}
          {alternatives.length > 1 && <Alternatives paths={paths} query={query} />}
        </div>
      </div>
    </>
  );
}

/** Address for creating a graph with the entries of a path. */
const newGraphAddress = (hops: PresentedPaths['hops']) =>
  `/group/new/graph?items=${[...hops.slice(0, 1).map(({ from }) => from), ...hops.map(({ to }) => to)].map(({ itemId }) => encodeURIComponent(itemId)).join(',')}`;

function Alternatives({ paths: { alternatives, choice }, query }: { paths: PresentedPaths; query: PathQuery }) {
  const text = useText();
  return (
    <nav aria-labelledby="path-ways-title">
      <h2 id="path-ways-title">{text('path.alternatives')}</h2>
      <ol className="bare rows path-ways">
        {alternatives.map((names, index) => (
          <li key={index}>
            <a
              href={pathAddress({ ...query, choice: index + 1 })}
              rel="nofollow"
              aria-current={index === choice ? 'true' : undefined}
            >
              {names.map((name, place) => (
                <span key={place}>{name}</span>
              ))}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
