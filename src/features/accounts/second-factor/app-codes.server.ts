import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: the output size of SHA-1. Source: RFC 4226, section 4. */
const secretBytes = 20;
/** Tolerated clock difference of a phone, in steps of 30 seconds. Source: RFC 6238, section 5.2. */
const driftSteps = 1;

export const createAppSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** Six-digit codes that change every 30 seconds, which every authenticator app supports. Source: RFC 6238. */
const totpOf = (secret: Uint8Array, username = '') =>
  new TOTP({ issuer: 'Stele', label: username, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** The setup data for an authenticator app, as a QR code or to type in. */
export function createAppSetup(secret: Uint8Array, username: string): { secret: string; address: string } {
  const codes = totpOf(secret, username);
  return { secret: codes.secret.base32, address: codes.toString() };
}

/** The time step of a code, among those valid now; null for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, now = Date.now()): number | null {
  const codes = totpOf(secret);
  const drift = codes.validate({ token: code, timestamp: now, window: driftSteps });
  return drift === null ? null : codes.counter({ timestamp: now }) + drift;
}
