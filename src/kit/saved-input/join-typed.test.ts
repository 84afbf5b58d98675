import { expect, test } from 'vitest';
import { joinTyped } from './join-typed.ts';

test('text typed before its owner was known is joined with the saved text', () => {
  expect(joinTyped('Half a report', 'x')).toBe('Half a report\nx');
  expect(joinTyped('Half a report', '')).toBe('Half a report');
  expect(joinTyped('Half', 'Half a report')).toBe('Half a report');
  expect(joinTyped({ type: 'mistake', text: 'Half' }, { type: 'mistake', text: 'more' })).toEqual({
    type: 'mistake',
    text: 'Half\nmore',
  });
  expect(joinTyped([1], [2])).toEqual([2]);
});
