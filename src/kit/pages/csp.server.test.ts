import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { cspWith, applyCsp } from './csp.server.ts';

const nonce = 'r4nd0m_-nonce';
const rulesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1).split(' ')]),
  );

/** The inline scripts that a browser would run on a page with this policy. */
function running({ html, policy }: { html: string; policy: string }): string[] {
  const allowed = rulesOf(policy)['script-src']!;
  const bodies = DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter((script) => !('src' in script.attribs))
    .map((script) => DomUtils.textContent(script));
  return bodies.filter((body) => allowed.includes(`'sha256-${createHash('sha256').update(body).digest('base64')}'`));
}

test('the scripts that carry the nonce run, by hash', () => {
  const sealed = applyCsp(
    `<script nonce="${nonce}">start("$&");\n</script><p>a</p><script nonce="${nonce}" type="module">go("始")</script>`,
    nonce,
  );
  expect(running(sealed)).toEqual(['start("$&");\n', 'go("始")']);
});

test.each([
  ['without nonce', '<script>alert(1)</script>'],
  ['with an empty one', '<script nonce="">alert(1)</script>'],
  ['with a guessed one', '<script nonce="guess">alert(1)</script>'],
  ['with its name only', '<script nonce>alert(1)</script>'],
  ['in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
])('a planted script %s doesn’t run', (_, planted) => {
  for (const html of [
    `${planted}<script nonce="${nonce}">ours()</script>`,
    `<script nonce="${nonce}">ours()</script>${planted}`,
  ])
    expect(running(applyCsp(html, nonce))).toEqual(['ours()']);
});

test('the nonce is gone from the page, which is otherwise as it was', () => {
  const { html } = applyCsp(
    `<link rel="modulepreload" nonce="${nonce}" href="/a.js"><script nonce="${nonce}" src="/a.js" async=""></script>`,
    nonce,
  );
  expect(html).toBe('<link rel="modulepreload" href="/a.js"><script src="/a.js" async=""></script>');
});

test('a page without scripts of its own allows none but files of ours', () => {
  expect(rulesOf(applyCsp('<script>alert(1)</script>', nonce).policy)['script-src']).toEqual([`'self'`]);
});

test('nothing else opens a door for scripts', () => {
  const rules = rulesOf(cspWith([]));
  expect(rules).toMatchObject({ 'default-src': [`'self'`], 'object-src': [`'none'`], 'base-uri': [`'none'`] });
  for (const kind of ['default-src', 'script-src', 'style-src', 'worker-src'])
    expect(rules[kind]!.join()).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('a page stands in frames of our own pages alone, but for those that are made for others', () => {
  expect(rulesOf(applyCsp('', nonce).policy)['frame-ancestors']).toEqual([`'self'`]);
  expect(rulesOf(applyCsp('', nonce, 'all').policy)['frame-ancestors']).toEqual(['*']);
});
