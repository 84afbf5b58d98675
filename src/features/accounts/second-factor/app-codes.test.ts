import { expect, test } from 'vitest';
import { createAppSecret, createAppSetup, stepOfCode } from './app-codes.server.ts';

/** Source: RFC 6238, appendix B, the last six of eight digits. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
] as const;

test.each(vectors)('an app code of RFC 6238 matches its time step: %s s', (seconds, code, step) => {
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(step);
});

test('a phone’s clock may differ by one step of 30 seconds, and no more', () => {
  const [seconds, code, step] = vectors[3];
  for (const [drift, expected] of [
    [-61, null],
    [-30, step],
    [30, step],
    [61, null],
  ] as const)
    expect(stepOfCode(secret, code, (seconds + drift) * 1000), String(drift)).toBe(expected);
  for (const wrong of ['005925', '', '05924', '0005924', 'abcdef'])
    expect(stepOfCode(secret, wrong, seconds * 1000), wrong).toBeNull();
});

test('an authenticator app gets a secret of 160 bits and the account’s name', () => {
  const setup = createAppSetup(createAppSecret(), '班昭 & co');
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(setup.address);
  expect(decodeURIComponent(address.pathname)).toContain('班昭 & co');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: setup.secret,
    issuer: 'Stele',
    digits: '6',
    period: '30',
  });
  expect(createAppSetup(createAppSecret(), 'x').secret).not.toBe(createAppSetup(createAppSecret(), 'x').secret);
});
