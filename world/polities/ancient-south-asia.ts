import { polities } from './polity.ts';

export const ancientSouthAsia = polities('south-asia', []);
