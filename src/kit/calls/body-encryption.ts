import { CompactEncrypt, importJWK } from 'jose';

interface Offered {
  key: { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string };
  now: number;
}

let offered:
  | Promise<{
      kid: string;
      key: Awaited<ReturnType<typeof importJWK>>;
      /** How far this clock is behind the server's, in milliseconds. */ behindMs: number;
    }>
  | undefined;

async function ask() {
  const response = await fetch('/data/seal/key', { credentials: 'include' });
  const { data } = (await response.json()) as { data: Offered };
  const { kid, ...jwk } = data.key;
  return { kid, key: await importJWK(jwk, 'ECDH-ES'), behindMs: data.now - Date.now() };
}

/** Forgets the key: the server no longer knows it. */
export const forgetKey = () => void (offered = undefined);

/** Seals a body as a compact JWE to the server's key; read there by kit/calls/body-encryption.server.ts. */
export async function encryptBody(body: unknown): Promise<string> {
  offered ??= ask();
  offered.catch(forgetKey);
  const { kid, key, behindMs } = await offered;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid,
      iat: Date.now() + behindMs,
      jti: crypto.randomUUID(),
    } as never)
    .encrypt(key);
}
