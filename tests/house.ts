import { afterAll, beforeAll, inject } from 'vitest';

let house: 'product' | 'workshop' = 'product';
/**
 * Call it at the top of a file whose tests publish: they use a separate product, because others rely on the built-in
 * world alone. Workers continue with other files, so it is reset at the end of the file.
 */
export function publishInWorkshop(): void {
  beforeAll(() => {
    house = 'workshop';
  });
  afterAll(() => {
    house = 'product';
  });
}

/** Address of the product for this file's tests. */
export const houseUrl = (): string => inject(house);
/** Its database. Tests touch only their own rows: members, proposals and messages. */
export const houseDatabase = (): string => inject('postgres').replace('/stele?', `/${house}?`);
