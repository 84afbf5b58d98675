import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../../kit/settings.server.ts';

const nonceBytes = 12,
  tagBytes = 16,
  keyBytes = 32;

const keyFile = (dataFolder: string) => join(dataFolder, 'second-factor.key');

/** The key in the data folder's file, in base64; undefined when there is none. */
export const readKeyFile = (dataFolder: string): Promise<string | undefined> =>
  readFile(keyFile(dataFolder), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : Promise.reject(error)),
  );

/**
 * The key that encrypts secrets in the database: the setting, else a file in the data folder, created on first use. If
 * several processes create it at once, all use the first one's file.
 */
export async function loadSecretKey({
  SECOND_FACTOR_KEY,
  STELE_DATA,
}: Pick<Settings, 'SECOND_FACTOR_KEY' | 'STELE_DATA'>): Promise<Buffer> {
  const text =
    SECOND_FACTOR_KEY ??
    (await readKeyFile(STELE_DATA)) ??
    (await createKeyFile(STELE_DATA), await readKeyFile(STELE_DATA));
  const key = Buffer.from(text ?? '', 'base64');
  if (key.length !== keyBytes) throw new Error(`${keyFile(STELE_DATA)} must hold ${keyBytes} bytes in base64`);
  return key;
}

async function createKeyFile(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const written = `${keyFile(dataFolder)}.${randomBytes(6).toString('hex')}`;
  await writeFile(written, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    await link(written, keyFile(dataFolder)); // fails if the file exists, and is never visible half written
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(written);
  }
}

/** Encrypts with AES-256-GCM: nonce, ciphertext, tag. Only decryptable for the same owner. */
export function encryptSecret(key: Buffer, owner: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws for a different key or owner. */
export function decryptSecret(key: Buffer, owner: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(encrypted.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new Error(
      'A secret cannot be decrypted: is SECOND_FACTOR_KEY, or second-factor.key, the key it was encrypted with?',
      { cause },
    );
  }
}
