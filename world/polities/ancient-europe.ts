import { polities } from './polity.ts';

export const ancientEurope = polities('europe', []);
