import { expect, test } from 'vitest';
import { isOwnHost } from './is-own-host.ts';

test('issue 42 a site on this machine alone answers only under local names, also through rebinding', () => {
  const place = { HOST: 'localhost' };
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect(isOwnHost(name, undefined, place), name).toBe(true);
  expect(isOwnHost('localhost', 'http://localhost:3000', place)).toBe(true);
  expect(isOwnHost('evil.test', 'http://evil.test', place)).toBe(false);
  expect(isOwnHost('localhost', 'http://evil.test', place)).toBe(false);
  expect(isOwnHost('localhost', 'null', place)).toBe(false);
});

test('issue 42 a public site answers under its own name, and one without PUBLIC_URL under any', () => {
  const publicSite = { HOST: '0.0.0.0', PUBLIC_URL: 'https://stele.example' };
  expect(isOwnHost('stele.example', undefined, publicSite)).toBe(true);
  expect(isOwnHost('localhost', undefined, publicSite)).toBe(true);
  expect(isOwnHost('evil.test', undefined, publicSite)).toBe(false);
  expect(isOwnHost('stele.example', 'https://other.example', publicSite)).toBe(false);
  expect(isOwnHost('any.example', undefined, { HOST: '0.0.0.0' })).toBe(true);
  expect(isOwnHost('any.example', undefined, { HOST: 'localhost', TRUST_PROXY: '127.0.0.1' })).toBe(true);
});
