import { afterAll, beforeAll, inject } from 'vitest';

let productName: 'product' | 'workshop' = 'product';
/**
 * Call it at the top of a file whose tests publish: they use a separate product, because others rely on the built-in
 * world alone. Workers continue with other files, so it is reset at the end of the file.
 */
export function useWorkshopProduct(): void {
  beforeAll(() => {
    productName = 'workshop';
  });
  afterAll(() => {
    productName = 'product';
  });
}

/** Address of the product for this file's tests. */
export const productUrl = (): string => inject(productName);
/** Its database. Tests touch only their own rows: members, proposals and messages. */
export const productDatabase = (): string => inject('postgres').replace('/stele?', `/${productName}?`);
