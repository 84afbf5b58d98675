import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';
import { languages } from '../languages.ts';

const KB = 1024,
  MB = 1024 * KB,
  GB = 1024 * MB;

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [102, '102 B'],
  [103, '0.1 KB'],
  [KB, '1 KB'],
  [1.5 * KB, '1.5 KB'],
  [102 * KB, '102 KB'],
  [102.4 * KB, '0.1 MB'],
  [1_234_567, '1.18 MB'],
  [16 * MB, '16 MB'],
  [103 * MB, '0.1 GB'],
  [4 * GB, '4 GB'],
  [2048 * GB, '2,048 GB'],
])('K06 %d bytes are %s', (bytes, expectedText) => expect(formatFileSize(bytes, 'en')).toBe(expectedText));

test('K06 each language has its own number format', () => {
  expect(languages.map((language) => formatFileSize(1_234_567, language))).toEqual([
    '1.18 MB',
    '1.18 MB',
    '1,18 MB',
    '1,18 MB',
    '1.18 MB',
  ]);
});
