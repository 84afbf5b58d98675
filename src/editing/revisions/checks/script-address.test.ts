import { expect, test } from 'vitest';
import { scriptAddressIn } from './script-address.ts';

test('security L7 an address that would run as a script is found wherever content has addresses', () => {
  const addresses = ['javascript:alert(1)', 'JaVa\tscript:alert(1)', ' \u0001data:text/html,<p>', 'vbscript:x'];
  for (const address of addresses) {
    expect(scriptAddressIn({ name: 'A', originalUrl: address })).toBe('originalUrl');
    expect(scriptAddressIn({ witnesses: [{ sourceUrl: null }, { sourceUrl: address }] })).toBe('witnesses.1.sourceUrl');
    expect(scriptAddressIn({ stops: [{ address }] })).toBe('stops.0.address');
  }
  const unfinished = {
    originalUrl: 'www.exam',
    sourceUrl: 'https://example.org/data:1',
    name: 'javascript: a history',
  };
  expect(scriptAddressIn({ ...unfinished, url: null, sections: [] })).toBe(null);
});
