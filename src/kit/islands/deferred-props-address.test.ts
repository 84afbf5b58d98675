import { expect, test } from 'vitest';
import { deferredPropsAddress, readDeferredPropsAddress } from './deferred-props-address.ts';

test('the address of late props has language, content and page, and can be parsed', () => {
  const address = deferredPropsAddress('jp', 'aB-_9', '/search?q=龍&page=2');
  expect(address).toMatch(/^\/islands\/jp\/aB-_9\.json\?of=[\w%.-]+$/);
  expect(readDeferredPropsAddress(address)).toEqual({ language: 'jp', hash: 'aB-_9', page: '/search?q=龍&page=2' });
});

test('other addresses are rejected: another language, an external page, an undecodable one', () => {
  for (const url of [
    '/detail/augustus',
    '/islands/tlh/a.json?of=%2F',
    '/islands/en/a.json',
    '/islands/en/a.json?of=https%3A%2F%2Felsewhere.example',
    '/islands/en/a.json?of=%E0%A4%A',
  ])
    expect(readDeferredPropsAddress(url), url).toBeNull();
});
