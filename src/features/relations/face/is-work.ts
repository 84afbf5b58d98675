import type { SeenRelation } from '../contract.ts';

/** Whether a relation leads to something made: a book or a painting of the person, the court or the age. */
export const isWork = ({ other, type, direction }: SeenRelation): boolean =>
  (other.kind === 'book' || other.kind === 'painting') &&
  (type === 'achievement' || type === 'attribution') &&
  direction !== 'both';
