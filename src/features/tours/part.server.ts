import type { InLanguages } from '../../rules/languages.ts';
import { toPlainText } from '../../rules/safe-html.ts';
import { compareFields } from '../../editing/revisions/face/compare-items.server.ts';
import { compareLists, compareListsCoarsely } from '../../editing/revisions/face/compare.server.ts';
import { publishUserContent, withdrawUserContent } from '../../editing/revisions/face/own/user-content.server.ts';
import { part } from '../../kit/registry/part.server.ts';
import { checkTour } from './check-tour.ts';
import { readViewAddress, Tour } from './rules.ts';
import { countItems } from '../../rules/revisions/summary.ts';

const stripMarkup = (texts: InLanguages): InLanguages =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, toPlainText(text)]));
const lines = (texts: InLanguages) => Object.entries(texts).map(([language, text]) => `${language}: ${text}`);
const fieldsOf = ({ name, language, titles, descriptions }: Tour) => ({
  name,
  language,
  titles: lines(titles),
  description: lines(descriptions),
});

/** A complete tour of views of this site. */
export const tourPart = part({
  name: 'tour',
  of: 'tour',
  schema: Tour,
  messageModule: 'tour',
  ownList: true,
  searched: true,
  sanitize: (tour) => ({
    ...tour,
    name: toPlainText(tour.name),
    titles: stripMarkup(tour.titles),
    descriptions: stripMarkup(tour.descriptions),
    stops: tour.stops.map(({ address, titles, texts }) => ({
      address: readViewAddress(address) ?? address,
      titles: stripMarkup(titles),
      texts: stripMarkup(texts),
    })),
  }),
  check: (tour, { isOld }) => checkTour(tour, isOld),
  summaryOf: ({ stops }) => countItems('stops', stops),
  compare: (before, after) => ({
    ...compareLists(before?.stops, after.stops, ({ address }) => address, { isOrdered: true }),
    fields: compareFields(before && fieldsOf(before), fieldsOf(after)),
  }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.stops, after.stops),
  publish: (db, revisions) => publishUserContent(db, 'tour', revisions),
  withdraw: withdrawUserContent,
  toBlank: (tour) => ({ ...tour, stops: [] }),
});
