import { modernEurope } from './modern-europe.ts';
import { modernEastAsia } from './modern-east-asia.ts';
import { modernSouthAsia } from './modern-south-asia.ts';
import { modernNearEast } from './modern-near-east.ts';
import { modernAfrica } from './modern-africa.ts';
import { modernAmericas } from './modern-americas.ts';
import { modernOceania } from './modern-oceania.ts';
import { ancientEurope } from './ancient-europe.ts';
import { ancientEastAsia } from './ancient-east-asia.ts';
import { ancientSouthAsia } from './ancient-south-asia.ts';
import { ancientNearEast } from './ancient-near-east.ts';
import { ancientAfrica } from './ancient-africa.ts';
import { ancientAmericas } from './ancient-americas.ts';
import type { Subject } from '../subject.ts';

export { polityOf } from './polity.ts';

/** Every short entry of a polity. */
export const shortPolities: readonly Subject[] = [
  ...modernEurope,
  ...modernEastAsia,
  ...modernSouthAsia,
  ...modernNearEast,
  ...modernAfrica,
  ...modernAmericas,
  ...modernOceania,
  ...ancientEurope,
  ...ancientEastAsia,
  ...ancientSouthAsia,
  ...ancientNearEast,
  ...ancientAfrica,
  ...ancientAmericas,
];
