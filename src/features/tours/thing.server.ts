import { ownThingType } from '../revisions/face/own/own-work.server.ts';
import { titleOf, toldIn, type Tour } from './rules.ts';

/** Views of this site in an order, with what is said of each. */
export const tours = ownThingType<Tour>('tour', (tour, asked) => {
  const { value, language } = titleOf(tour, asked);
  return { name: value, language, summary: toldIn(tour.descriptions, tour.language, asked)?.value ?? '' };
});
