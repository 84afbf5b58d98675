import type { House } from './house.ts';
import { julioClaudians } from './julio-claudians.ts';
import { plantagenets } from './plantagenets.ts';
import { ptolemies } from './ptolemies.ts';
import { tudors } from './tudors.ts';

/** Every house, in the order in which they are loaded. */
export const houses: readonly House[] = [julioClaudians, ptolemies, plantagenets, tudors];
