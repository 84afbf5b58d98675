import { expect, test } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const rulesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1).split(' ')]),
  );

test('scripts are files of this site, and nothing else can run', () => {
  const rules = rulesOf(securityPolicy());
  expect(rules).toMatchObject({
    'default-src': [`'self'`],
    'script-src': [`'self'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
  });
  for (const kind of ['default-src', 'script-src', 'style-src', 'worker-src'])
    expect(rules[kind]!.join()).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('a page can be framed by our own pages only, except embeddable pages, by all sites or those of the operator', () => {
  expect(rulesOf(securityPolicy())['frame-ancestors']).toEqual([`'self'`]);
  expect(rulesOf(securityPolicy(['*']))['frame-ancestors']).toEqual(['*']);
  expect(rulesOf(securityPolicy(['https://school.example', '*.museum.example']))['frame-ancestors']).toEqual([
    `'self'`,
    'https://school.example',
    '*.museum.example',
  ]);
});
