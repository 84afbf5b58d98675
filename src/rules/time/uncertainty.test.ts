import { expect, test } from 'vitest';
import { uncertaintyClasses } from './uncertainty.ts';

test('S08 the notes of a record determine how its ends are drawn', () => {
  expect(uncertaintyClasses({ startNote: 'about', endNote: 'to present' })).toBe('start-about end-to-present');
  expect(uncertaintyClasses({ startNote: null, endNote: 'doubtful' })).toBe('end-doubtful');
  expect(uncertaintyClasses({ startNote: null, endNote: null })).toBe('');
});
