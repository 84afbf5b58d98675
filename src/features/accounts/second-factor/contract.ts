import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { UserInfo } from '../../../kit/member/contract.ts';

/** A code of an authenticator app, or a recovery code. */
const SecondCode = z.string().trim().min(1).max(40);
/** Shown once; empty when the member's existing codes stay valid. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const SecondFactor = z.object({
  /** Whether sign-in requires a second factor. */
  isAsked: z.boolean(),
  /** When the member turned it on, in ISO 8601; null when off, or required only by the operator. */
  since: z.string().nullable(),
  hasApp: z.boolean(),
  passkeys: z.number().int(),
  /** Number of unused recovery codes. */
  recoveryCodes: z.number().int(),
  /** Whether the operator requires one for the member's role. */
  isRequired: z.boolean(),
});

export const secondFactor = endpoint('GET /data/account/second-factor', {
  summary: 'The state of the caller’s second factor.',
  for: 'member',
  reply: SecondFactor,
  abortPrevious: false,
});

export const startApp = endpoint('POST /data/account/second-factor/app/start', {
  summary: 'Creates a secret for an authenticator app. It takes effect once a code of the app has been verified.',
  for: 'member',
  confirmed: true,
  reply: z.object({
    /** In base 32, to type in. */
    secret: z.string(),
    /** `otpauth:` address for the QR code. */
    address: z.string(),
  }),
  fails: ['confirmNeeded', 'passkeyNeeded', 'secondFactorNeeded'],
});

export const addApp = endpoint('POST /data/account/second-factor/app/add', {
  summary:
    'Adds an authenticator app as second factor, verified by one of its codes; ' +
    'it replaces an earlier app. All other sessions end.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ code: SecondCode }),
  reply: RecoveryCodes,
  fails: ['codeWrong', 'secondStepExpired', 'passkeyNeeded', 'secondFactorNeeded', 'tryLater'],
  example: { code: '000000' },
});

export const usePasskeys = endpoint('POST /data/account/second-factor/passkeys', {
  summary:
    'Makes the caller’s passkeys a second factor, after one was verified; ' +
    'other sign-in methods then require one. All other sessions end.',
  for: 'member',
  confirmed: true,
  reply: RecoveryCodes,
  fails: ['bindingNotFound', 'confirmNeeded', 'passkeyNeeded', 'secondFactorNeeded'],
});

export const renewCodes = endpoint('POST /data/account/second-factor/recovery-codes', {
  summary: 'Creates new recovery codes and invalidates the earlier ones.',
  for: 'member',
  confirmed: true,
  reply: RecoveryCodes,
  fails: ['secondFactorOff', 'confirmNeeded', 'secondFactorNeeded'],
});

export const removeSecondFactor = endpoint('POST /data/account/second-factor/remove', {
  summary: 'Turns the second factor off: removes the app and the recovery codes. Passkeys remain.',
  for: 'member',
  confirmed: true,
  reply: SecondFactor,
  fails: ['secondFactorOff', 'lastSecondFactor', 'confirmNeeded', 'secondFactorNeeded'],
});

export const secondStep = endpoint('POST /data/account/second-factor/sign-in', {
  summary: 'Completes a sign-in that failed with secondStepNeeded. A cookie identifies the member.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ code: SecondCode }),
  reply: z.object({ userProfile: UserInfo }),
  fails: ['codeWrong', 'secondStepExpired', 'tryLater'],
  example: { code: '000000' },
});
