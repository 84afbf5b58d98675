import { expect, test } from 'vitest';
import { mapLabel } from './map-label.ts';

test.for([
  ['France (since 1871)', 'France'],
  ['西藏（1912—1950年）', '西藏'],
  ['Congo (Kinshasa)', 'Congo (Kinshasa)'],
  ['Qi', 'Qi'],
  ['(1871)', '(1871)'],
] as const)('reading B10 %s is called %s on a map of a year', ([name, label]) => expect(mapLabel(name)).toBe(label));
