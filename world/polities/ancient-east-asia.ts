import { polities } from './polity.ts';

export const ancientEastAsia = polities('east-asia', []);
