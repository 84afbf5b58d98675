import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../../rules/errors.ts';
import { passwordFault } from '../rules.ts';

/** argon2id with 19 MiB and two passes. Source: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of a random password, verified for unknown members so that they take as long. */
const dummyHash = hash(crypto.randomUUID(), cost);

/** The 17,000 most common passwords that V12 would allow, in lower case; loaded when first needed. */
let commonest: Promise<ReadonlySet<string>> | undefined;
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => passwordFault(word) === null));
}

/**
 * Whether a password is easily guessed: a common one, one of only two characters, or one of the account's own `names`.
 */
async function isCommon(password: string, names: readonly (string | null | undefined)[]): Promise<boolean> {
  const folded = password.toLowerCase();
  if (new Set(folded).size < 3) return true;
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (names.some((name) => name && (plain(name) === folded || plain(name).endsWith(folded)))) return true;
  return (await (commonest ??= readCommonest())).has(folded);
}

interface Chosen {
  /** Hash of the previous password. */
  old?: string | null;
  /** Username and phone, which are no secrets. */
  names?: readonly (string | null | undefined)[];
}

/** Hashes a new password; fails with what is wrong with it (V12). */
export async function hashPassword(password: string, { old, names = [] }: Chosen = {}): Promise<string> {
  const fault = passwordFault(password);
  if (fault) fail(fault);
  if (await isCommon(password, names)) fail('passwordCommon');
  if (old && (await verify(old, password))) fail('passwordSame');
  return hash(password, cost);
}

/** Verifies a password; takes as long when there is none. */
export async function verifyPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const right = await verify(kept ?? (await dummyHash), password);
  return right && Boolean(kept);
}
