import { polities } from './polity.ts';

export const modernSouthAsia = polities('south-asia', []);
