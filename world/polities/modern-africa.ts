import { polities } from './polity.ts';

export const modernAfrica = polities('africa', []);
