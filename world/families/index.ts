import { habsburgs } from './habsburgs.ts';
import type { House } from './house.ts';
import { incas } from './incas.ts';
import { julioClaudians } from './julio-claudians.ts';
import { mughals } from './mughals.ts';
import { plantagenets } from './plantagenets.ts';
import { ptolemies } from './ptolemies.ts';
import { qing } from './qing.ts';
import { tang } from './tang.ts';
import { tokugawa } from './tokugawa.ts';
import { tudors } from './tudors.ts';

/** Every house, in the order in which they are loaded. */
export const houses: readonly House[] = [
  julioClaudians,
  ptolemies,
  tang,
  plantagenets,
  tudors,
  habsburgs,
  incas,
  mughals,
  tokugawa,
  qing,
];
