import { afterAll, beforeAll, inject } from 'vitest';

let house: 'product' | 'workshop' = 'product';
/**
 * To be called at the top of a file whose tests publish: they have a product of their own, because others count on the
 * built-in world alone. Workers go on with the next file, so it ends with this one.
 */
export function publishInWorkshop(): void {
  beforeAll(() => {
    house = 'workshop';
  });
  afterAll(() => {
    house = 'product';
  });
}

/** Where the product answers that this file's tests may use. */
export const houseUrl = (): string => inject(house);
/** Its database. Nobody else's rows are touched: members, proposals and messages are each test's own. */
export const houseDatabase = (): string => inject('postgres').replace('/stele?', `/${house}?`);
