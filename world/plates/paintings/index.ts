import { italy } from './italy.ts';
import { lowCountries } from './low-countries.ts';
import { modern } from './modern.ts';
import { rome } from './rome.ts';
import { spainAndFrance } from './spain-and-france.ts';
import { wallsAndScrolls } from './walls-and-scrolls.ts';
import { world } from './world.ts';

export const compositions = [
  ...italy,
  ...rome,
  ...lowCountries,
  ...spainAndFrance,
  ...modern,
  ...world,
  ...wallsAndScrolls,
];
