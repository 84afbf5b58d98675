import { polities } from './polity.ts';

export const ancientAmericas = polities('americas', []);
