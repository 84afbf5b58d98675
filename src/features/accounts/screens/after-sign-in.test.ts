import { expect, test } from 'vitest';
import { sameOriginPath } from './after-sign-in.ts';

const origin = 'https://stele.example';

test('R24 after signing in, the user returns to the page they came from', () => {
  expect(sameOriginPath('/detail/augustus?year=-27#/timeline', origin)).toBe('/detail/augustus?year=-27#/timeline');
  expect(sameOriginPath('/search/%E5%9F%83/1', origin)).toBe('/search/%E5%9F%83/1');
});

test('R26 from the set-password route, the user goes to the account security page', () => {
  expect(sameOriginPath('/user/usercenter#/account-security/safe/set-password', origin)).toBe(
    '/user/usercenter#/account-security/safe',
  );
});

test.for([
  null,
  '',
  'detail/augustus',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?from=/login',
  '/register/',
  'http://[',
  '/..//evil.example',
])('R24 an address outside our pages leads to the home page: %j', (address) => {
  expect(sameOriginPath(address, origin)).toBe('/');
});
