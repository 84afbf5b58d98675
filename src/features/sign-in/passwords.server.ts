import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../rules/errors.ts';
import { passwordFault } from './rules.ts';

/** argon2id with 19 MiB and two passes. Source: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash that no password has, for names that nobody has: they take as long. */
const nobodys = hash(crypto.randomUUID(), cost);

/** The hash of a new password; fails with what is wrong with it (V12). */
export async function newHash(password: string, old: string | null = null): Promise<string> {
  const fault = passwordFault(password);
  if (fault) fail(fault);
  if (old && (await verify(old, password))) fail('passwordSame');
  return hash(password, cost);
}

/** Whether this is the password; as slow without one as with one. */
export async function isRight(password: string, kept: string | null | undefined): Promise<boolean> {
  const right = await verify(kept ?? (await nobodys), password);
  return right && Boolean(kept);
}
