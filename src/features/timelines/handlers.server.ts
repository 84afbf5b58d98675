import { implement } from '../../kit/calls/api.server.ts';
import { erasTag } from '../../kit/eras-contract.ts';
import { anyListTag, kindTag, partTag, tagsOfFilter, tagsOfSpan } from '../../kit/list-tags.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { axisOf, wholeAxis } from './axis/axis.server.ts';
import { toAxisEvents, topEventsIn } from './face/axis-events.server.ts';
import { noFilter, readCellId } from './axis/cells.server.ts';
import { toClusters, countCells } from './axis/clusters.server.ts';
import * as contract from './contract.ts';
import type { Axis } from './contract.ts';
import { allCountries, articlesOfCountry, axisOfCountry } from './axis/countries.server.ts';
import { erasIn, erasAt } from './eras.server.ts';
import { lifelineOf, timelinesWith, findTimeline } from './axis/lifelines.server.ts';
import { eventPageOf, highlightsOf, loadTopEvents } from './face/event-pages.server.ts';
import { eventsOf, subjectsIn } from './face/events-of-subject.server.ts';
import { findEvent } from './queries.server.ts';
import { withoutTwins } from './face/twins.ts';

/** Parts that change events, or the choice of the leading one. */
const parts = ['timeline', 'facts', 'relations'];
const anywhereTags = tagsOfSpan(null, parts);

type AxisItems = Pick<Axis, 'events' | 'clusters'>;
/** Ids of the subjects whose names an axis shows. */
const subjectIdsIn = ({ events, clusters }: AxisItems): string[] =>
  [...events, ...clusters.map(({ lead }) => lead)].flatMap(({ entry, also }) => [
    entry.itemId,
    ...also.map((twin) => twin.entry.itemId),
  ]);

export const timelines = implement(contract, {
  async importedEras(question, { db, cacheTags }) {
    cacheTags(erasTag);
    return { eras: await erasIn(db, question) };
  },

  async erasOnDate({ date }, { db, language, cacheTags }) {
    cacheTags(erasTag);
    return erasAt(db, date, language);
  },

  async timelineOfEntry({ id }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const events = await eventsOf(db, subjectId, language);
    cacheTags(subjectId, ...subjectsIn(events));
    return { events };
  },

  async eventPage({ id, page }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const eventPage = await eventPageOf(db, subjectId, language, page);
    cacheTags(subjectId, ...subjectsIn(eventPage.events));
    return { ...eventPage, highlights: eventPage.pages === 1 ? null : await highlightsOf(db, subjectId, language) };
  },

  async topEvents({ id, size }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const events = await loadTopEvents(db, subjectId, language, size);
    cacheTags(subjectId, ...subjectsIn(events));
    return { events };
  },

  async axis(question, { db, language, cacheTags }) {
    const axis = await axisOf(db, question, language);
    const isOfSpan = question.from !== undefined && question.end !== undefined;
    cacheTags(
      ...(isOfSpan
        ? tagsOfSpan({ earliest: axis.from, latest: axis.until }, parts)
        : (tagsOfFilter(question) ?? anywhereTags)),
      ...subjectIdsIn(axis),
    );
    return axis;
  },

  async wholeAxis({ lanes }, { db, language, cacheTags }) {
    const axis = await wholeAxis(db, noFilter, lanes, language);
    cacheTags(...anywhereTags, ...subjectIdsIn(axis));
    return axis;
  },

  async axisEvent({ id, page, size }, { db, language, cacheTags }) {
    const cell = readCellId(id);
    if (!cell) {
      const reply = await findEvent(db, id, language);
      cacheTags(...tagsOfSpan(reply.events[0]!, parts), ...subjectsIn([reply.event!]));
      return reply;
    }
    const counted =
      (await countCells(db, { period: cell.period, first: cell.cell, last: cell.cell }, cell.filter, 'none', 1)) ?? [];
    const cluster = (await toClusters(db, counted, cell.filter, 'none', language))[0] ?? fail('eventNotFound');
    // A cell counts every twin, so it opens to all of them.
    const rows = await topEventsIn(db, cell, cell.filter, page, size);
    const events = await toAxisEvents(db, rows.map(withoutTwins), language);
    cacheTags(...tagsOfSpan(cluster, parts), ...subjectIdsIn({ events, clusters: [cluster] }));
    return { event: null, cluster, total: cluster.count, events };
  },

  async countries(_, { db, language, cacheTags }) {
    const countries = await allCountries(db, language);
    cacheTags(anyListTag, kindTag('polity'), ...countries.map(({ country }) => country.itemId));
    return countries;
  },

  async countryAxis({ a, b }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, a);
    const axis = await axisOfCountry(db, subjectId, b, language);
    cacheTags(anyListTag, subjectId, ...subjectIdsIn(axis));
    return axis;
  },

  async countryArticles({ a, b }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, a);
    cacheTags(anyListTag, subjectId, partTag('text'), partTag('facts'));
    return articlesOfCountry(db, subjectId, b, language);
  },

  async lineOfEntry({ id }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const lifeline = await lifelineOf(db, subjectId, language);
    const lines = [...(lifeline.line ? [lifeline.line] : []), ...lifeline.beside].map(({ entry }) => entry.itemId);
    cacheTags(
      subjectId,
      ...anywhereTags,
      ...lines,
      ...subjectIdsIn({ events: lifeline.line?.events ?? [], clusters: [] }),
    );
    return lifeline;
  },

  async timelinesOfEntry({ id }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const entryTimelines = await timelinesWith(db, subjectId, language, translateFor(language));
    cacheTags(subjectId, ...anywhereTags, ...entryTimelines.flatMap(({ entry }) => entry?.itemId ?? []));
    return entryTimelines;
  },

  async timeline(request, { db, language, cacheTags }) {
    const reply = await findTimeline(db, request, language, translateFor(language));
    const { entry } = reply.timeline;
    cacheTags(
      ...anywhereTags,
      ...(entry ? [entry.itemId] : []),
      ...subjectIdsIn({ events: reply.events, clusters: [] }),
    );
    return reply;
  },
});
