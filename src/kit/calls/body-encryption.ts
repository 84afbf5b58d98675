import type { sealKey } from './body-encryption-contract.ts';
import type { ReplyOf } from './endpoint.ts';

type KeyReply = ReplyOf<typeof sealKey>;

/** How long a tab uses a key before it requests a new one, in milliseconds; pages that are only read request none. */
const keyLifetimeMs = 30 * 60_000;
const storageKey = 'sealing-key';

interface ServerKey {
  kid: string;
  key: CryptoKey;
  /** How far this clock is behind the server's, in milliseconds. */
  behindMs: number;
}
let serverKey: Promise<ServerKey> | undefined;

async function loadKey(): Promise<ServerKey> {
  const { kid, behindMs, ...jwk } = readStoredKey() ?? (await fetchKey());
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  return { kid, key, behindMs };
}

type StoredKey = KeyReply['key'] & Pick<ServerKey, 'behindMs'>;
async function fetchKey(): Promise<StoredKey> {
  const response = await fetch('/data/seal/key', { credentials: 'include' });
  const { data } = (await response.json()) as { data: KeyReply };
  const key = { ...data.key, behindMs: data.now - Date.now() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...key, at: Date.now() }));
  } catch {
    // Storage is full or blocked: every page requests the key.
  }
  return key;
}
function readStoredKey(): StoredKey | null {
  try {
    const { at, ...key } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredKey & { at: number };
    return Math.abs(Date.now() - at) < keyLifetimeMs ? key : null;
  } catch {
    return null;
  }
}

/** Forgets the cached key, after the server said that it no longer knows it. */
export function forgetKey(): void {
  serverKey = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Encrypts a body as a compact JWE (RFC 7516, ECDH-ES with A256GCM) for the server's public key; decrypted by
 * kit/calls/body-encryption.server.ts. Written on WebCrypto alone, because every page carries it.
 */
export async function encryptBody(body: unknown): Promise<string> {
  serverKey ??= loadKey();
  serverKey.catch(forgetKey);
  const { kid, key, behindMs } = await serverKey;
  const ephemeral = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const [secret, { kty, crv, x, y }] = await Promise.all([
    crypto.subtle.deriveBits({ name: 'ECDH', public: key }, ephemeral.privateKey, 256),
    crypto.subtle.exportKey('jwk', ephemeral.publicKey),
  ]);
  const header = encodeBase64Url(
    encodeUtf8(
      JSON.stringify({
        alg: 'ECDH-ES',
        enc: algorithm,
        epk: { kty, crv, x, y },
        kid,
        iat: Date.now() + behindMs,
        jti: crypto.randomUUID(),
      }),
    ),
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const contentKey = await crypto.subtle.importKey('raw', await deriveKey(secret), 'AES-GCM', false, ['encrypt']);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: encodeUtf8(header) },
      contentKey,
      encodeUtf8(JSON.stringify(body)),
    ),
  );
  return [
    header,
    '',
    encodeBase64Url(iv),
    encodeBase64Url(sealed.subarray(0, -tagBytes)),
    encodeBase64Url(sealed.subarray(-tagBytes)),
  ].join('.');
}

const algorithm = 'A256GCM';
const tagBytes = 16;

/** The key of the content: one round of the Concat KDF (RFC 7518, 4.6.2), without names of the parties. */
function deriveKey(secret: ArrayBuffer): Promise<ArrayBuffer> {
  const name = encodeUtf8(algorithm),
    info = new DataView(new ArrayBuffer(4 + 32 + 4 + name.length + 12));
  const bytes = new Uint8Array(info.buffer);
  info.setUint32(0, 1);
  bytes.set(new Uint8Array(secret), 4);
  info.setUint32(36, name.length);
  bytes.set(name, 40);
  info.setUint32(40 + name.length + 8, 256);
  return crypto.subtle.digest('SHA-256', bytes);
}

const encodeUtf8 = (text: string) => new TextEncoder().encode(text);

function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  // A function call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
