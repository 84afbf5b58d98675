import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: as many as SHA-1 has. Source: RFC 4226, section 4. */
const secretBytes = 20;
/** Steps of 30 seconds that the clock of a phone may differ by. Source: RFC 6238, section 5.2. */
const driftSteps = 1;

export const appSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** Codes of six digits, a new one every 30 seconds: what every authenticator app understands. Source: RFC 6238. */
const codesOf = (secret: Uint8Array, username = '') =>
  new TOTP({ issuer: 'Stele', label: username, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** What an authenticator app is told, by a QR code or typed in. */
export function appSetup(secret: Uint8Array, username: string): { secret: string; address: string } {
  const codes = codesOf(secret, username);
  return { secret: codes.secret.base32, address: codes.toString() };
}

/** The time step whose code this is, of those that count now; null for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, now = Date.now()): number | null {
  const codes = codesOf(secret);
  const drift = codes.validate({ token: code, timestamp: now, window: driftSteps });
  return drift === null ? null : codes.counter({ timestamp: now }) + drift;
}
