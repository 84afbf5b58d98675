import { polities } from './polity.ts';

export const modernEastAsia = polities('east-asia', []);
