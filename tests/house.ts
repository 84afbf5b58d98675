import { expect, inject } from 'vitest';

/** Tests that publish use a product of their own, because others count on the built-in world alone. */
const publishing = /\/(?:review|writing)[^/]*\.test\.ts$/;
const publishes = () => publishing.test(expect.getState().testPath ?? '');

/** Where the product answers that this file's tests may use. */
export const houseUrl = (): string => inject(publishes() ? 'workshop' : 'product');
/** Its database. Nobody else's rows are touched: members, proposals and messages are each test's own. */
export const houseDatabase = (): string =>
  inject('postgres').replace('/stele?', publishes() ? '/workshop?' : '/product?');
