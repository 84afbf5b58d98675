import { implement } from '../../kit/calls/api.server.ts';
import { tagsOfFilter, tagsOfSpan, type Span } from '../../kit/list-tags.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import * as limits from '../../rules/limits.ts';
import { readAddressTime } from '../../rules/time/time-address.ts';
import { drawYear } from './face/year-picture/draw-year.ts';
import { bordersOf, bordersTag, politiesAt } from './world/borders.server.ts';
import * as contract from './contract.ts';
import { placePageOf } from './places/place-pages.server.ts';
import { timemapOf } from './queries.server.ts';
import { loadTimemapsOfSamePlace, loadTimemapsOfSameTime } from './world/same-timemaps.server.ts';
import { nodesNear, worldNodesOf, type WorldNodesFilter } from './world/world-nodes.server.ts';

/** Parts that have places and times. */
const parts = ['facts', 'timeline', 'timemap', 'relations'];
const anywhereTags = tagsOfSpan(null, parts);

export const timemaps = implement(contract, {
  async timemapOfEntry({ id }, { db, language, cacheTags }) {
    const { subjectId, nodes, others } = await timemapOf(db, id, language);
    cacheTags(subjectId, ...others);
    return { nodes };
  },

  async placePage(request, { db, language, cacheTags }) {
    const { subjectId, others, ...page } = await placePageOf(db, request, language);
    cacheTags(subjectId, ...others);
    return page;
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
    const subjectId = await requireSubject(db, id);
    const same = await (type === 'time' ? loadTimemapsOfSameTime : loadTimemapsOfSamePlace)(
      db,
      subjectId,
      { page, size: pageSize },
      language,
    );
    cacheTags(subjectId, ...anywhereTags, ...same.timemaps.map(({ entry }) => entry.itemId));
    return same;
  },

  async worldNodes(request, { db, language, cacheTags }) {
    const time = toTimeFilter(request);
    const isOfSpan = time !== null && time.earliest !== null && time.latest !== null;
    const reply = await worldNodesOf(db, { ...request, time }, language);
    cacheTags(
      ...(isOfSpan ? tagsOfSpan(time as Span, parts) : (tagsOfFilter(request) ?? anywhereTags)),
      ...reply.nodes.flatMap(({ entry, also }) =>
        [entry, ...also.map((twin) => twin.entry)].map(({ itemId }) => itemId),
      ),
    );
    return reply;
  },

  async placeHistory(place, { db, language, cacheTags }) {
    cacheTags(...anywhereTags, bordersTag);
    const [{ polities, entryIds }, nodes] = await Promise.all([
      politiesAt(db, place, language),
      nodesNear(db, { place, kilometres: nearKilometres, time: null, size: limits.axisEvents }, language),
    ]);
    cacheTags(...entryIds, ...nodes.map(({ entry }) => entry.itemId));
    const inOrder = nodes.sort(
      (a, b) => (a.earliest ?? Infinity) - (b.earliest ?? Infinity) || a.kilometres - b.kilometres,
    );
    return { polities, nodes: inOrder };
  },

  async nearby({ latitude, longitude, kilometres, from, until, size }, { db, language, cacheTags }) {
    const time = toTimeFilter({ from, until });
    const nodes = await nodesNear(db, { place: { latitude, longitude }, kilometres, time, size }, language);
    cacheTags(...anywhereTags, ...nodes.map(({ entry }) => entry.itemId));
    return { nodes };
  },

  async yearPicture({ year }, { db, language, cacheTags }) {
    const { entryIds, borders, from, until } = await bordersOf(db, year, language);
    cacheTags(bordersTag, ...entryIds);
    return { year, from, until, states: drawYear(borders) };
  },

  async borders({ year }, { db, language, cacheTags }) {
    const { entryIds, ...reply } = await bordersOf(db, year, language);
    cacheTags(bordersTag, ...entryIds);
    return reply;
  },
});

/** Maximal distance of nearby places. */
const nearKilometres = 150;

/** The time filter: a year takes precedence over a span, which may be open at one end. Fails with `endBeforeStart`. */
function toTimeFilter({
  year,
  from,
  until,
}: {
  year?: number;
  from?: string;
  until?: string;
}): WorldNodesFilter['time'] {
  if (year !== undefined) return bounds({ year, month: 0, day: 0, seconds: 0 });
  if (from === undefined && until === undefined) return null;
  const earliest = from === undefined ? null : bounds(readAddressTime(from)!).earliest,
    latest = until === undefined ? null : bounds(readAddressTime(until)!).latest;
  if (earliest !== null && latest !== null && latest < earliest) fail('endBeforeStart');
  return { earliest, latest };
}
