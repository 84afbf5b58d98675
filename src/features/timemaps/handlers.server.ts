import { implement } from '../../kit/calls/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import * as limits from '../../rules/limits.ts';
import { readAddressTime } from '../../rules/time/time-address.ts';
import { bordersOf, bordersTag, politiesAt } from './world/borders.server.ts';
import * as contract from './contract.ts';
import { timemapOf } from './queries.server.ts';
import { samePlace, sameTime } from './world/same.server.ts';
import { nodesNear, worldNodesOf, type WorldNodesFilter } from './world/world-nodes.server.ts';

export const timemaps = implement(contract, {
  async timemapOfEntry({ id }, { db, language, cacheTags }) {
    const { subjectId, nodes, others } = await timemapOf(db, id, language);
    cacheTags(subjectId, ...others);
    return { nodes };
  },

  async timemap({ id, page, size }, { db, language, cacheTags }) {
    const { subjectId, entry, time, nodes, others } = await timemapOf(db, id, language);
    cacheTags(subjectId, ...others);
    return {
      entry: entry ?? fail('entryNotFound'),
      time,
      total: nodes.length,
      nodes: nodes.slice((page - 1) * size, page * size),
    };
  },

  async sameTimemaps({ id, type, page, pageSize }, { db, language, cacheTags }) {
    const subjectId = await subjectOf(db, id);
    cacheTags(subjectId, 'lists');
    return (type === 'time' ? sameTime : samePlace)(db, subjectId, { page, size: pageSize }, language);
  },

  async worldNodes(asked, { db, language, cacheTags }) {
    cacheTags('lists');
    return worldNodesOf(db, { ...asked, time: timeFilter(asked) }, language);
  },

  async hereThen(place, { db, language, cacheTags }) {
    cacheTags('lists', bordersTag);
    const [{ polities, shown }, nodes] = await Promise.all([
      politiesAt(db, place, language),
      nodesNear(db, place, nearKilometres, limits.axisEvents, language),
    ]);
    cacheTags(...shown);
    return { polities, nodes };
  },

  async borders({ year }, { db, language, cacheTags }) {
    const { shown, ...reply } = await bordersOf(db, year, language);
    cacheTags(bordersTag, ...shown);
    return reply;
  },
});

/** How far from a place something still happened near it. */
const nearKilometres = 150;

/** A year rather than a span; of a span one end may be missing. Fails with `endBeforeStart`. */
function timeFilter({ year, from, until }: { year?: number; from?: string; until?: string }): WorldNodesFilter['time'] {
  if (year !== undefined) return bounds({ year, month: 0, day: 0, seconds: 0 });
  if (from === undefined && until === undefined) return null;
  const earliest = from === undefined ? null : bounds(readAddressTime(from)!).earliest,
    latest = until === undefined ? null : bounds(readAddressTime(until)!).latest;
  if (earliest !== null && latest !== null && latest < earliest) fail('endBeforeStart');
  return { earliest, latest };
}
