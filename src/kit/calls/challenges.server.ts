import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as limits from '../../rules/limits.ts';
import type { Database } from '../database/database.server.ts';
import type { Visitor } from './visitor.server.ts';

/** Kinds of challenge that a visitor can have open; each has its own cookie. */
export type ChallengeKind = 'kaptcha' | 'weixin' | 'passkey' | 'phone' | 'app' | 'second_step';

const keyHash = (key: string) => createHash('sha256').update(key).digest();
const cookieOf = (kind: ChallengeKind) => `pending_${kind}`;

/** Saves a challenge under a random key that the visitor's cookie holds, for `limits.challengeMs`; returns the key. */
export async function saveChallenge(
  db: Database,
  visitor: Visitor,
  kind: ChallengeKind,
  content: object,
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await db
    .insertInto('pending')
    .values({
      keyHash: keyHash(key),
      kind,
      content: JSON.stringify(content),
      // By the database's clock, since another process with a different clock may read it.
      expiresAt: sql<Date>`now() + ${limits.challengeMs} * interval '1 millisecond'`,
    })
    .execute();
  visitor.setCookie(cookieOf(kind), key, { maxAgeMs: limits.challengeMs });
  return key;
}

/** The visitor's open challenge; null without one, or after it expired. */
export async function readChallenge<Content extends object>(
  db: Database,
  visitor: Visitor,
  kind: ChallengeKind,
): Promise<{ key: string; content: Content } | null> {
  const key = visitor.cookie(cookieOf(kind));
  if (!key) return null;
  const row = await db
    .selectFrom('pending')
    .where('keyHash', '=', keyHash(key))
    .where('kind', '=', kind)
    .where('expiresAt', '>', sql<Date>`now()`)
    .select('content')
    .executeTakeFirst();
  return row ? { key, content: row.content as Content } : null;
}

/** Deletes the challenge and returns it. Of two concurrent calls only one gets it. */
export async function consumeChallenge<Content extends object>(
  db: Database,
  visitor: Visitor,
  kind: ChallengeKind,
): Promise<{ key: string; content: Content } | null> {
  const key = visitor.cookie(cookieOf(kind));
  if (!key) return null;
  visitor.clearCookie(cookieOf(kind));
  const row = await db
    .deleteFrom('pending')
    .where('keyHash', '=', keyHash(key))
    .where('kind', '=', kind)
    .returning(['content', sql<boolean>`expires_at > now()`.as('isOpen')])
    .executeTakeFirst();
  return row?.isOpen ? { key, content: row.content as Content } : null;
}
