import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { formatShortCount } from './short-count.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [9999, '9999'],
  [10_000, '1.0w'],
  [12_345, '1.2w'],
  [19_999, '1.9w'],
  [99_999, '9.9w'],
  [100_000, '10w+'],
  [123_456_789, '10w+'],
])('V10 %d is shown as %s: the number below 10000, N.Nw from 10000, 10w+ from 100000', (count, expectedText) =>
  expect(formatShortCount(count, 'zh')).toBe(expectedText),
);

test('V10 each language shows a count in its own format', () => {
  const formatInFive = (count: number) =>
    languages.map((language) => formatShortCount(count, language).replace(/[\u00a0\u202f]/g, ' '));
  expect(formatInFive(9999)).toEqual(['9999', '9,999', '9 999', '9999', '9999']);
  expect(formatInFive(12_345)).toEqual(['1.2w', '12.3K', '12,3 k', '12,3 mil', '1.2万']);
  expect(formatInFive(250_000)).toEqual(['10w+', '100K+', '100 k+', '100 mil+', '10万+']);
});
