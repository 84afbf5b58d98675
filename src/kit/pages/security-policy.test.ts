import { expect, test } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const rulesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1).split(' ')]),
  );

test('scripts are files of ours, and nothing else opens a door for them', () => {
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

test('a page stands in frames of our own pages alone, but for those that are made for others', () => {
  expect(rulesOf(securityPolicy())['frame-ancestors']).toEqual([`'self'`]);
  expect(rulesOf(securityPolicy('all'))['frame-ancestors']).toEqual(['*']);
});
