import { implement } from '../../kit/calls/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { sayFor } from '../../texts.server.ts';
import { axisOf, wholeAxis } from './axis/axis.server.ts';
import { asAxisEvents, topEventsIn } from './face/axis-events.server.ts';
import { noFilter, readCellId } from './axis/cells.server.ts';
import { asClusters, countCells } from './axis/clusters.server.ts';
import * as contract from './contract.ts';
import { allCountries, articlesOfCountry, axisOfCountry } from './axis/countries.server.ts';
import { lineOf, listOf, timelineBy } from './axis/lines.server.ts';
import { eventsOf, findEvent, othersIn } from './face/queries.server.ts';
import { alone } from './face/twins.ts';

/**
 * An axis shows no subject in particular: any publication may change it, and with it `lists`, which every publication
 * names.
 */
const anyPublication = 'lists';

export const timelines = implement(contract, {
  async timelineOfEntry({ id }, { db, language, shows }) {
    const subjectId = await subjectOf(db, id);
    const events = await eventsOf(db, subjectId, language);
    shows(subjectId, ...othersIn(events));
    return { events };
  },

  async axis(question, { db, language, shows }) {
    shows(anyPublication);
    return axisOf(db, question, language);
  },

  async wholeAxis({ lanes }, { db, language, shows }) {
    shows(anyPublication);
    return wholeAxis(db, noFilter, lanes, language);
  },

  async axisEvent({ id, page, size }, { db, language, shows }) {
    shows(anyPublication);
    const cell = readCellId(id);
    if (!cell) return findEvent(db, id, language);
    const counted =
      (await countCells(db, { period: cell.period, first: cell.cell, last: cell.cell }, cell.filter, 'none', 1)) ?? [];
    const cluster = (await asClusters(db, counted, cell.filter, 'none', language))[0] ?? fail('eventNotFound');
    // A cell counts an event by each that tells it, and opens to what it counts.
    const rows = await topEventsIn(db, cell, cell.filter, page, size);
    return { event: null, cluster, total: cluster.count, events: await asAxisEvents(db, rows.map(alone), language) };
  },

  async countries(_, { db, language, shows }) {
    shows(anyPublication);
    return allCountries(db, language);
  },

  async countryAxis({ a, b }, { db, language, shows }) {
    shows(anyPublication);
    return axisOfCountry(db, await subjectOf(db, a), b, language);
  },

  async countryArticles({ a, b }, { db, language, shows }) {
    shows(anyPublication);
    return articlesOfCountry(db, await subjectOf(db, a), b, language);
  },

  async lineOfEntry({ id }, { db, language, shows }) {
    shows(anyPublication);
    return lineOf(db, await subjectOf(db, id), language);
  },

  async timelinesOfEntry({ id }, { db, language, shows }) {
    shows(anyPublication);
    return listOf(db, await subjectOf(db, id), language, sayFor(language));
  },

  async timeline(asked, { db, language, shows }) {
    shows(anyPublication);
    return timelineBy(db, asked, language, sayFor(language));
  },
});
