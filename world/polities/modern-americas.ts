import { polities } from './polity.ts';

export const modernAmericas = polities('americas', []);
