import { polities } from './polity.ts';

export const modernNearEast = polities('near-east', []);
