import { useReader, useText } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { PathGraph } from './path-graph.tsx';
import { PathList } from './path-list.tsx';
import type { PathOffer } from './path-offers.ts';
import { pathAddress, withoutComparisons, type PathQuery } from './path-query.ts';
import type { PresentedPaths } from './path-sentences.ts';
import { PathTimes } from './path-times.tsx';

/** The three kinds of path to choose from. */
export function PathOffers({ offers, query }: { offers: readonly PathOffer[]; query: PathQuery }) {
  const text = useText();
  return (
    <nav className="wrap path-offers ui" aria-label={text('path.offers')}>
      <ul className="bare">
        {offers.map(({ way, length, names, isSame }) => (
          <li key={way}>
            {length === null ? (
              <p>
                <b>{text(`path.way.${way}`)}</b> <span>{text('path.way.none')}</span>
              </p>
            ) : (
              <a
                href={pathAddress({ ...query, way, choice: 1 })}
                rel="nofollow"
                aria-current={way === query.way ? 'true' : undefined}
              >
                <b>{text(`path.way.${way}`)}</b> <span>{text('path.steps', { count: length })}</span>
                <small>{isSame ? text('path.way.same') : names.length ? names.join(' · ') : text('path.direct')}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Why this path was chosen, and which of its entries are outside the time of its ends. */
function PathReason({ paths: { lifetimes, alternatives, more }, query }: { paths: PresentedPaths; query: PathQuery }) {
  const text = useText();
  const { language } = useReader();
  const reason = {
    shortest: more
      ? text('path.why.shortestMore', { n: alternatives.length })
      : text('path.why.shortest', { count: alternatives.length }),
    time: lifetimes
      ? text('path.why.time', {
          from: formatYear(lifetimes.first, language),
          to: formatYear(lifetimes.last, language),
        })
      : text('path.why.timeless'),
    people: text('path.why.people'),
  }[query.way];
  return (
    <p className="quiet">
      {reason}
      {lifetimes && lifetimes.outside.length > 0 && (
        <> {text('path.outside', { names: lifetimes.outside.join(text('path.namesJoin')) })}</>
      )}
    </p>
  );
}

/** A path in its three forms, and the others of the same length to choose from. */
export function PathResults({ paths, query }: { paths: PresentedPaths; query: PathQuery }) {
  const text = useText();
  const { length, hops, graph, times, alternatives } = paths;
  return (
    <>
      <div className="wrap columns path-columns">
        <section aria-labelledby="path-list-title">
          <h2 id="path-list-title">{text('path.list')}</h2>
          <PathReason paths={paths} query={query} />
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
        <div className="stack wide">
          {times && (
            <section aria-labelledby="path-times-title">
              <h2 id="path-times-title">{text('path.times')}</h2>
              <PathTimes layout={times} />
            </section>
          )}
          {alternatives.length > 1 && <Alternatives paths={paths} query={query} />}
        </div>
      </div>
      <div className="stage path-stage">
        <div className="wrap">
          <header className="row ui">
            <h2>{text('path.graph')}</h2>
            <p>{text('path.steps', { count: length })}</p>
          </header>
          <PathGraph layout={graph} />
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
