import { expect, test } from 'vitest';
import { uncertainty } from './uncertainty.ts';

test('S08 the notes of a record draw its ends', () => {
  expect(uncertainty({ startNote: 'about', endNote: 'to present' })).toBe('start-about end-to-present');
  expect(uncertainty({ startNote: null, endNote: 'doubtful' })).toBe('end-doubtful');
  expect(uncertainty({ startNote: null, endNote: null })).toBe('');
});
