import { implement } from '../../kit/calls/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { sayFor } from '../../texts.server.ts';
import { axisOf, wholeAxis } from './axis/axis.server.ts';
import { toAxisEvents, topEventsIn } from './face/axis-events.server.ts';
import { noFilter, readCellId } from './axis/cells.server.ts';
import { toClusters, countCells } from './axis/clusters.server.ts';
import * as contract from './contract.ts';
import { allCountries, articlesOfCountry, axisOfCountry } from './axis/countries.server.ts';
import { lifelineOf, timelinesWith, timelineBy } from './axis/lifelines.server.ts';
import { eventsOf, findEvent, othersIn } from './face/queries.server.ts';
import { unmerged } from './face/twins.ts';

/**
 * An axis shows no subject in particular: any publication may change it, and with it `lists`, which every publication
 * names.
 */
const anyPublication = 'lists';

export const timelines = implement(contract, {
  async timelineOfEntry({ id }, { db, language, cacheTags }) {
    const subjectId = await subjectOf(db, id);
    const events = await eventsOf(db, subjectId, language);
    cacheTags(subjectId, ...othersIn(events));
    return { events };
  },

  async axis(question, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return axisOf(db, question, language);
  },

  async wholeAxis({ lanes }, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return wholeAxis(db, noFilter, lanes, language);
  },

  async axisEvent({ id, page, size }, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    const cell = readCellId(id);
    if (!cell) return findEvent(db, id, language);
    const counted =
      (await countCells(db, { period: cell.period, first: cell.cell, last: cell.cell }, cell.filter, 'none', 1)) ?? [];
    const cluster = (await toClusters(db, counted, cell.filter, 'none', language))[0] ?? fail('eventNotFound');
    // A cell counts an event by each that tells it, and opens to what it counts.
    const rows = await topEventsIn(db, cell, cell.filter, page, size);
    return { event: null, cluster, total: cluster.count, events: await toAxisEvents(db, rows.map(unmerged), language) };
  },

  async countries(_, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return allCountries(db, language);
  },

  async countryAxis({ a, b }, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return axisOfCountry(db, await subjectOf(db, a), b, language);
  },

  async countryArticles({ a, b }, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return articlesOfCountry(db, await subjectOf(db, a), b, language);
  },

  async lineOfEntry({ id }, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return lifelineOf(db, await subjectOf(db, id), language);
  },

  async timelinesOfEntry({ id }, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return timelinesWith(db, await subjectOf(db, id), language, sayFor(language));
  },

  async timeline(asked, { db, language, cacheTags }) {
    cacheTags(anyPublication);
    return timelineBy(db, asked, language, sayFor(language));
  },
});
