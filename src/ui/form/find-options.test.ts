import { expect, test } from 'vitest';
import { findOptions } from './find-options.ts';

const options = [
  { value: 'CN', label: 'China +86', keywords: 'CN' },
  { value: 'CI', label: 'Côte d’Ivoire +225', keywords: 'CI' },
  { value: 'US', label: 'United States +1', keywords: 'US' },
  { value: 'JP', label: '日本 +81', keywords: 'JP' },
];
test.each([
  ['', ['CN', 'CI', 'US', 'JP']],
  ['cote', ['CI']],
  ['+86', ['CN']],
  ['united st', ['US']],
  ['states', ['US']],
  ['cn', ['CN']],
  ['tates', []],
  ['本', ['JP']],
])('specification 1 "%s" finds options by the beginnings of words, without accents, by code', (query, values) => {
  expect(findOptions(options, query).map(({ value }) => value)).toEqual(values);
});
