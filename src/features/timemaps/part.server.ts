import { compareLists, compareListsCoarsely } from '../../editing/revisions/face/compare.server.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../editing/revisions/face/safe-source.server.ts';
import { checkTimemap } from './face/check-timemap.ts';
import { publishTimemaps } from './publish.server.ts';
import { Timemap } from './rules.ts';
import { countItems } from '../../rules/revisions/summary.ts';

/** Every node of a subject on the map, except its own place and its events. */
export const timemapPart = part({
  name: 'timemap',
  of: 'subject',
  schema: Timemap,
  list: 'nodes',
  messageModule: 'timemap',
  sanitize: ({ nodes }) => ({ nodes: nodes.map(withSafeSource) }),
  check: (content, { isOld }) => checkTimemap(content, isOld),
  summaryOf: ({ nodes }) => countItems('places', nodes),
  compare: (before, after) => compareLists(before?.nodes, after.nodes, ({ title }) => JSON.stringify(title)),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.nodes, after.nodes),
  listSources: ({ nodes }) => sourcesOf(nodes),
  publish: publishTimemaps,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    timemap: typeof timemapPart;
  }
}
