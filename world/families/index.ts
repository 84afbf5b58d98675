import type { House } from './house.ts';
import { julioClaudians } from './julio-claudians.ts';

/** Every house, in the order in which they are loaded. */
export const houses: readonly House[] = [julioClaudians];
