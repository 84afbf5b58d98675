import { polities } from './polity.ts';

export const modernOceania = polities('oceania', []);
