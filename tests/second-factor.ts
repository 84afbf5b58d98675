import { Secret, TOTP } from 'otpauth';
import { addApp, startApp } from '../src/features/accounts/second-factor/contract.ts';
import type { Call } from '../src/kit/calls/endpoint.ts';
import type { Database } from '../src/kit/database/database.server.ts';

/** The code of an authenticator app now, or some steps of 30 seconds from now. */
export const codeOfApp = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Six digits that are not a code of the app at or around the current time. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOfApp(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
}

/** Sets up an authenticator app; returns its secret, the code that was used for it, and the recovery codes. */
export async function setUpApp(call: Call): Promise<{ secret: string; used: string; recoveryCodes: string[] }> {
  const { secret } = await call(startApp, {});
  const used = codeOfApp(secret);
  const { recoveryCodes } = await call(addApp, { code: used });
  return { secret, used, recoveryCodes };
}

/** Simulates the passing of minutes: the current code of the app becomes unused. */
export const nextCode = (db: Database) =>
  db
    .updateTable('secondFactor')
    .set((set) => ({ lastStep: set('lastStep', '-', 10) }))
    .execute();
