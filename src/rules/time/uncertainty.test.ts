import { expect, test } from 'vitest';
import { uncertainty } from './uncertainty.ts';

test('S08 the notes of a record determine how its ends are drawn', () => {
  expect(uncertainty({ startNote: 'about', endNote: 'to present' })).toBe('start-about end-to-present');
  expect(uncertainty({ startNote: null, endNote: 'doubtful' })).toBe('end-doubtful');
  expect(uncertainty({ startNote: null, endNote: null })).toBe('');
});
