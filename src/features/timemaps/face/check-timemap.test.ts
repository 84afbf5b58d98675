import { expect, test } from 'vitest';
import type { Timemap } from '../rules.ts';
import { checkTimemap } from './check-timemap.ts';

const node = (name: Record<string, string>): Timemap['nodes'][number] => ({
  title: { en: 'Battle of Issus' },
  description: null,
  place: { latitude: 36.8, longitude: 36.2, name },
  time: { startTime: '-0333-11-05 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null },
  images: [],
  weight: 1,
  sketch: null,
  source: null,
});
const rulesOf = (nodes: Timemap['nodes']) => checkTimemap({ nodes }, () => false).map(({ name }) => name);

test('specification 26 a node needs a marked position and a place name', () => {
  expect(rulesOf([node({ en: 'Issus' })])).toEqual([]);
  expect(rulesOf([node({})])).toEqual(['placeNameMissing']);
  expect(rulesOf([node({ en: '' })])).toEqual(['placeNameMissing']);
});
