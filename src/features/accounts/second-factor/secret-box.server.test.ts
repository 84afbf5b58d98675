import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { decryptSecret, encryptSecret, readKeyFile, loadSecretKey } from './secret-box.server.ts';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a secret is decrypted only with the same key and for the same owner', async () => {
  const [key, other] = await Promise.all([aFolder(), aFolder()].map((STELE_DATA) => loadSecretKey({ STELE_DATA })));
  const secret = Buffer.from('twenty bytes of text'),
    encrypted = encryptSecret(key!, 'owner', secret);
  expect(encrypted.includes(secret)).toBe(false);
  expect(encryptSecret(key!, 'owner', secret).equals(encrypted)).toBe(false);
  expect(decryptSecret(key!, 'owner', encrypted).equals(secret)).toBe(true);
  const damaged = Buffer.from(encrypted);
  damaged[15]! ^= 1;
  for (const attempt of [
    () => decryptSecret(key!, 'somebody else', encrypted),
    () => decryptSecret(other!, 'owner', encrypted),
    () => decryptSecret(key!, 'owner', damaged),
  ])
    expect(attempt).toThrow(/cannot be decrypted/);
});

test('processes starting at the same time agree on one key file that only its owner can read; the setting takes precedence', async () => {
  const STELE_DATA = join(aFolder(), 'data');
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey({ STELE_DATA })));
  expect(new Set(keys.map((key) => key.toString('base64')))).toEqual(new Set([await readKeyFile(STELE_DATA)]));
  expect(readdirSync(STELE_DATA)).toEqual(['second-factor.key']);
  expect(statSync(join(STELE_DATA, 'second-factor.key')).mode & 0o777).toBe(0o600);
  const given = Buffer.alloc(32, 7);
  expect((await loadSecretKey({ STELE_DATA, SECOND_FACTOR_KEY: given.toString('base64') })).equals(given)).toBe(true);
});
