import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../../rules/errors.ts';
import { passwordFault } from '../rules.ts';

/** argon2id with 19 MiB and two passes. Source: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash that no password has, for names that nobody has: they take as long. */
const dummyHash = hash(crypto.randomUUID(), cost);

/** The first that anybody tries: 17,000 that V12 would allow, in lower case; read when the first password is chosen. */
let commonest: Promise<ReadonlySet<string>> | undefined;
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => passwordFault(word) === null));
}

/**
 * Whether a password is among the first to be tried: a common one, one of two letters, or one of the account's own
 * `names`.
 */
async function isCommon(password: string, names: readonly (string | null | undefined)[]): Promise<boolean> {
  const folded = password.toLowerCase();
  if (new Set(folded).size < 3) return true;
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (names.some((name) => name && (plain(name) === folded || plain(name).endsWith(folded)))) return true;
  return (await (commonest ??= readCommonest())).has(folded);
}

interface Chosen {
  /** The hash of the one before. */
  old?: string | null;
  /** Username and phone, which are no secrets. */
  names?: readonly (string | null | undefined)[];
}

/** The hash of a new password; fails with what is wrong with it (V12). */
export async function hashPassword(password: string, { old, names = [] }: Chosen = {}): Promise<string> {
  const fault = passwordFault(password);
  if (fault) fail(fault);
  if (await isCommon(password, names)) fail('passwordCommon');
  if (old && (await verify(old, password))) fail('passwordSame');
  return hash(password, cost);
}

/** Whether this is the password; as slow without one as with one. */
export async function verifyPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const right = await verify(kept ?? (await dummyHash), password);
  return right && Boolean(kept);
}
