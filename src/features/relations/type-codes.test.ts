import { expect, test } from 'vitest';
import { relationTypes } from '../../rules/relation-types.ts';
import { typeBits, typeCode } from './type-codes.ts';

test('the codes of relation types are stored and never change', () => {
  expect(relationTypes.map((type) => `${typeCode(type)} ${type}`)).toEqual([
    '0 family',
    '1 love',
    '2 friendship',
    '3 teach',
    '4 career',
    '5 achievement',
    '6 influence',
    '7 enemy',
    '8 experience',
    '9 destroy',
    '10 location',
    '11 attribution',
    '12 evolution',
    '13 human-human',
    '14 human-nonhuman',
    '15 nonhuman-human',
    '16 nonhuman-nonhuman',
    '17 other',
  ]);
  expect(relationTypes.length).toBeLessThanOrEqual(2 ** typeBits);
});
