import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, readIdentifier } from './source-identifiers.ts';

test('ISBN of ten and thirteen digits and DOI are recognized in any notation, and by their addresses', () => {
  for (const text of [
    '9787101003048',
    '978-7-101-00304-8',
    'ISBN 978 7 101 00304 8',
    'isbn-13: 978‑7‑101‑00304‑8',
    '7-101-00304-4',
    '7101003044',
  ])
    expect(readIdentifier(text), text).toEqual({ scheme: 'isbn', value: '9787101003048' });
  expect(readIdentifier('0-8044-2957-X')).toEqual({ scheme: 'isbn', value: '9780804429573' });
  for (const text of [
    '10.1038/171737a0',
    'doi:10.1038/171737A0',
    'https://doi.org/10.1038/171737a0',
    'http://dx.doi.org/10.1038/171737a0',
  ])
    expect(readIdentifier(text), text).toEqual({ scheme: 'doi', value: '10.1038/171737a0' });
  for (const identifier of [
    { scheme: 'isbn', value: '9787101003048' },
    { scheme: 'doi', value: '10.1038/171737a0' },
  ] as const)
    expect(readIdentifier(addressOf(identifier))).toEqual(identifier);
  for (const text of ['', 'Shiji', '史记 6', '221', '1999-2001', 'https://example.org/10.1038'])
    expect(readIdentifier(text), text).toBeNull();
});

test('a wrong check digit is detected: only one last digit is valid, and swapped neighbours are found', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^978\d{9}$/), (stem) => {
      const fitting = Array.from({ length: 10 }, (_, digit) => readIdentifier(stem + String(digit))).filter(
        (read) => read !== 'wrong',
      );
      expect(fitting).toHaveLength(1);
    }),
  );
  expect(readIdentifier('978-7-101-00304-9')).toBe('wrong');
  expect(readIdentifier('7-101-00304-5')).toBe('wrong');
  expect(readIdentifier('ISBN 12345')).toBe('wrong');
});

test('security Low a DOI that escapes its path is rejected; dots within its parts are allowed', () => {
  for (const text of [
    '10.1234/../../admin',
    'doi:10.1234/x/../y',
    'https://doi.org/10.1234/./x',
    '10.1234/..',
    '10.1234/．．/admin',
  ])
    expect(readIdentifier(text), text).toBeNull();
  for (const text of [
    '10.1234/a..b',
    '10.1234/...',
    '10.1234/%2e%2e/x',
    '10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o',
  ])
    expect(readIdentifier(text), text).toEqual({ scheme: 'doi', value: text });
});
