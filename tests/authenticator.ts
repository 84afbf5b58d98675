import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { TestVisitor } from './visitor.ts';

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
/** The client data that a browser signs. Source: WebAuthn Level 3, "CollectedClientData". */
const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: unknown, { origin }: TestVisitor) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
/** "User present" and "user verified"; 0x40 announces a key. Source: WebAuthn, "Authenticator Data". */
const flags = 0x05;

/**
 * A software authenticator: creates a passkey (P-256, no attestation) and signs with it. It answers the product's
 * requests to a browser (`options`), so that both ceremonies run without one.
 */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const id = randomBytes(16);
  let counter = 0;
  const head = (host: string, extra = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([hash(host), Buffer.of(flags | extra), count]);
  };
  const credential = <Response extends object>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** The reply to `startPasskey`. */
    create(options: Record<string, unknown>, visitor: TestVisitor) {
      // CBOR by hand: a map of five (key type 2, algorithm -7, curve 1, x, y), then a map of three around it.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const about = Buffer.concat([
        head(new URL(visitor.origin).hostname, 0x40),
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(about.length),
        about,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options.challenge, visitor).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },

    /** The reply to `startPasskeySignIn`. */
    get(options: Record<string, unknown>, visitor: TestVisitor) {
      const client = clientData('webauthn.get', options.challenge, visitor);
      const about = head(String(options.rpId));
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: about.toString('base64url'),
        signature: sign('sha256', Buffer.concat([about, hash(client)]), privateKey).toString('base64url'),
      });
    },
  };
}
