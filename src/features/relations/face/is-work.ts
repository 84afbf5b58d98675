import type { EntryRelation } from '../contract.ts';

/** Whether a relation leads to a work: a book or painting of a person, court or age. */
export const isWork = ({ other, type, direction }: Pick<EntryRelation, 'other' | 'type' | 'direction'>): boolean =>
  (other.kind === 'book' || other.kind === 'painting') &&
  (type === 'achievement' || type === 'attribution') &&
  direction !== 'both';
