import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../../rules/errors.ts';
import { siteWords } from '../../../rules/member-names.ts';
import { passwordFault } from '../rules.ts';
import { isGuessable } from './guessable-passwords.ts';

/** argon2id with 19 MiB and two passes. Source: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of a random password, verified for unknown members so that they take as long. */
const dummyHash = hash(crypto.randomUUID(), cost);

/** Number of the most common passwords that count as words of longer ones. */
const commonWordCount = 2000;

/**
 * The 17,000 most common passwords that V12 would allow, in lower case, and the words among the first ones; loaded on
 * first use.
 */
let commonPasswords: Promise<{ passwords: ReadonlySet<string>; words: readonly string[] }> | undefined;
async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  return {
    passwords: new Set(listed.filter((word) => passwordFault(word) === null)),
    words: listed.slice(0, commonWordCount).filter((word) => /^[a-z]{4,}$/.test(word)),
  };
}

interface PasswordOptions {
  /** Hash of the previous password. */
  old?: string | null;
  /** Username and phone, which are not secret. */
  names?: readonly (string | null | undefined)[];
  /** The public origin of this site. */
  origin?: string;
}

const lettersAndDigitsOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The site's host as people type it, with and without dots: whole, and each of its labels. */
function hostWords(origin: string | undefined): string[] {
  if (!origin) return [];
  const labels = new URL(origin).hostname.split('.').filter((label) => label !== 'www');
  return [labels.join(''), ...labels, ...labels.flatMap((label) => label.split('-'))].map(lettersAndDigitsOf);
}

/**
 * Whether a password is easily guessed: a common one, one of only two characters, one of the account's own `names`, the
 * site's own name or host, or a combination of such words (guessable-passwords.ts).
 */
async function isCommon(password: string, { names = [], origin }: PasswordOptions): Promise<boolean> {
  const folded = password.toLowerCase();
  if (new Set(folded).size < 3) return true;
  const accountWords = [...names.flatMap((name) => (name ? lettersAndDigitsOf(name) : [])), ...hostWords(origin)];
  if (accountWords.some((name) => name === folded || name.endsWith(folded))) return true;
  const { passwords, words } = await (commonPasswords ??= loadCommonPasswords());
  return (
    passwords.has(folded) ||
    isGuessable(folded, new Set([...words, ...siteWords, ...accountWords.filter((name) => name.length > 2)]))
  );
}

/** Hashes a new password; fails with its fault (V12). */
export async function hashPassword(password: string, options: PasswordOptions = {}): Promise<string> {
  const fault = passwordFault(password);
  if (fault) fail(fault);
  if (await isCommon(password, options)) fail('passwordCommon');
  const { old } = options;
  if (old && (await verify(old, password))) fail('passwordSame');
  return hash(password, cost);
}

/** Verifies a password; takes equally long when there is none. */
export async function verifyPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const right = await verify(storedHash ?? (await dummyHash), password);
  return right && Boolean(storedHash);
}
