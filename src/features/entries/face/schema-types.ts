import type { Kind } from '../../../rules/kinds.ts';

/** Types of schema.org, which has one for most of our kinds. */
export const schemaTypes: Record<Kind, string> = {
  person: 'Person',
  polity: 'AdministrativeArea',
  war: 'Event',
  event: 'Event',
  book: 'Book',
  painting: 'VisualArtwork',
  site: 'LandmarksOrHistoricalBuildings',
  place: 'Place',
  people: 'Thing',
  idea: 'Thing',
};
