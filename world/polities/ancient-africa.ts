import { polities } from './polity.ts';

export const ancientAfrica = polities('africa', []);
