import { polities } from './polity.ts';

export const ancientNearEast = polities('near-east', []);
