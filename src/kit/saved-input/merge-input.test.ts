import { expect, test } from 'vitest';
import { mergeInput } from './merge-input.ts';

test('text typed before its owner was known is joined with the saved text', () => {
  expect(mergeInput('Half a report', 'x')).toBe('Half a report\nx');
  expect(mergeInput('Half a report', '')).toBe('Half a report');
  expect(mergeInput('Half', 'Half a report')).toBe('Half a report');
  expect(mergeInput({ type: 'mistake', text: 'Half' }, { type: 'mistake', text: 'more' })).toEqual({
    type: 'mistake',
    text: 'Half\nmore',
  });
  expect(mergeInput([1], [2])).toEqual([2]);
});
