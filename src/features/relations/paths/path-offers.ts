import type { Call } from '../../../kit/calls/endpoint.ts';
import { Failure } from '../../../rules/errors.ts';
import { recordBounds, yearOfSecond } from '../../../rules/time/historical-time.ts';
import { shortestPath, type ShortestPath } from '../contract.ts';
import { nearbyYears } from '../graph/costs.ts';
import { pathWays, type PathQuery, type PathWay } from './path-query.ts';

/** One of the three kinds of path between two entries, as a choice on the page. */
export interface PathOffer {
  way: PathWay;
  /** Null: there is no such path. */
  length: number | null;
  /** The entries between the ends. */
  names: string[];
  /** Whether it is the same path as an offer before. */
  isSame: boolean;
}

/** The parameters of the call for a query of the page. */
export const pathInputOf = ({ id, to, pass, types, kinds, hub, hops, year, together, way }: PathQuery) => ({
  aId: id,
  bId: to,
  pass: pass.filter(Boolean),
  hub: hub ?? undefined,
  year: year ?? undefined,
  types,
  kinds,
  hops,
  together,
  way,
});

/** All three kinds of path for a query whose own answer is known; null is a path that does not exist. */
export async function loadOffers(call: Call, query: PathQuery, answer: ShortestPath | null): Promise<PathOffer[]> {
  const answers = await Promise.all(
    pathWays.map((way) => (way === query.way ? answer : findPath(call, { ...query, way }))),
  );
  const paths = answers.map((result) => result?.paths[0]!.nodes.join(' '));
  return answers.map((result, place) => ({
    way: pathWays[place]!,
    length: result?.length ?? null,
    names: result ? innerNames(result)[0]! : [],
    isSame: result !== null && paths.indexOf(paths[place]) < place,
  }));
}

async function findPath(call: Call, query: PathQuery): Promise<ShortestPath | null> {
  try {
    return await call(shortestPath, { ...pathInputOf(query), alternatives: 1 });
  } catch (thrown) {
    if (thrown instanceof Failure && ['noPath', 'passNotReached'].includes(thrown.errorName)) return null;
    throw thrown;
  }
}

/** What distinguishes paths: the entries between their ends. */
export function innerNames({ paths, nodes }: Pick<ShortestPath, 'paths' | 'nodes'>): string[][] {
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode]));
  return paths.map((path) => path.nodes.slice(1, -1).map((id) => node.get(id)!.name));
}

/**
 * The years from the first to the last of both ends (−221 is 221 BC), and the names of entries between that existed only
 * outside of them. Null if the time of an end is unknown.
 */
export function lifetimesOnPath(nodes: readonly ShortestPath['nodes'][number][]) {
  const spans = nodes.map(({ time }) => time && recordBounds(time));
  const [start, end] = [spans[0], spans.at(-1)];
  if (!start || !end) return null;
  const [first, last] = [
    yearOfSecond(Math.min(start.earliest, end.earliest)),
    yearOfSecond(Math.max(start.latest, end.latest)),
  ];
  const outside = nodes.filter((_, place) => {
    const span = spans[place];
    return (
      span && (yearOfSecond(span.latest) < first - nearbyYears || yearOfSecond(span.earliest) > last + nearbyYears)
    );
  });
  return { first, last, outside: outside.map(({ name }) => name) };
}
