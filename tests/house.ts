import { inject } from 'vitest';

let house: 'product' | 'workshop' = 'product';
/**
 * To be called at the top of a file whose tests publish: they have a product of their own, since in the other one nobody
 * finds more than the world.
 */
export function publishInWorkshop(): void {
  house = 'workshop';
}

/** Where the product answers that this file's tests may use. */
export const houseUrl = (): string => inject(house);
/** Its database. Nobody else's rows are touched: members, proposals and messages are each test's own. */
export const houseDatabase = (): string => inject('postgres').replace('/stele?', `/${house}?`);
