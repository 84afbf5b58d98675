import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';
import { UserInfo } from '../../../kit/member/contract.ts';

const Id = z.string().min(1).max(1400);

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */ since: z.string(),
  usedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof Passkey>;
const Passkeys = z.array(Passkey);

/** Usually some hundred characters, or some thousands with an authenticator's certificates. */
const Base64 = z.string().max(30_000);

/**
 * The authenticator's response; validated by the WebAuthn library. Source: WebAuthn Level 3,
 * "RegistrationResponseJSON".
 */
const Credential = z.object({
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(60).nullish(),
  clientExtensionResults: z.object({}),
  response: z
    .object({
      clientDataJSON: Base64,
      attestationObject: Base64,
      authenticatorData: Base64,
      signature: Base64,
      userHandle: Base64.nullable(),
      publicKey: Base64,
      publicKeyAlgorithm: z.number().int().min(-100_000).max(100_000),
      transports: z.array(z.string().max(60)).max(20),
    })
    .partial(),
});
const credentialExample = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: {},
  clientExtensionResults: {},
} as const;
/** Options passed to the browser's authenticator unchanged. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

export const passkeys = endpoint('GET /data/account/passkeys', {
  summary: 'The caller’s passkeys.',
  for: 'member',
  reply: Passkeys,
  abortPrevious: false,
});

export const startPasskey = endpoint('POST /data/account/passkey/start', {
  summary: 'The options that the browser needs to create a passkey. A cookie stores the challenge.',
  for: 'member',
  confirmed: true,
  reply: Options,
  fails: ['notAllowed', 'confirmNeeded', 'secondFactorNeeded'],
});

export const addPasskey = endpoint('POST /data/account/passkey/add', {
  summary: 'Stores the passkey that the browser created.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ credential: Credential }),
  reply: Passkeys,
  fails: ['passkeyWrong', 'secondFactorNeeded'],
  example: { credential: credentialExample },
});

export const renamePasskey = endpoint('POST /data/account/passkey/rename', {
  abortPrevious: false,
  summary: 'Renames a passkey.',
  for: 'member',
  input: z.object({ id: Id, name: z.string().trim().min(1).max(limits.passkeys.nameLength) }),
  reply: Passkeys,
  fails: ['bindingNotFound'],
  example: { id: 'AA', name: 'Laptop' },
});

export const removePasskey = endpoint('POST /data/account/passkey/remove', {
  abortPrevious: false,
  summary: 'Removes a passkey, if another sign-in method remains.',
  for: 'member',
  confirmed: true,
  whileBanned: true,
  input: z.object({ id: Id }),
  reply: Passkeys,
  fails: ['bindingNotFound', 'lastWayIn', 'lastSecondFactor', 'confirmNeeded', 'secondFactorNeeded'],
  example: { id: 'AA' },
});

export const startPasskeySignIn = endpoint('POST /data/account/passkey/sign-in/start', {
  summary: 'The options that the browser needs to sign in with a passkey. A cookie stores the challenge.',
  for: 'anyone',
  ownTransactions: true,
  reply: Options,
  fails: ['tryLater'],
});

export const passkeySignIn = endpoint('POST /data/account/passkey/sign-in', {
  summary: 'Signs in with a passkey, which identifies the member.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ credential: Credential }),
  reply: z.object({ userProfile: UserInfo }),
  fails: ['passkeyWrong', 'tryLater'],
  example: { credential: credentialExample },
});
