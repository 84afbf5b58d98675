import { createHash, randomBytes } from 'node:crypto';
import * as limits from '../../rules/limits.ts';
import type { Database } from '../database/database.server.ts';
import type { Visitor } from './visitor.server.ts';

/** What a visitor can be asked or sent away with; each in a cookie of its own. */
export type ChallengeKind = 'kaptcha' | 'weixin' | 'passkey' | 'phone';

const keyHash = (key: string) => createHash('sha256').update(key).digest();
const cookieOf = (kind: ChallengeKind) => `pending_${kind}`;

/** Keeps what was asked of a visitor, under a random key in a cookie; returns the key. Ten minutes. */
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
      expiresAt: new Date(Date.now() + limits.challengeMs),
    })
    .execute();
  visitor.setCookie(cookieOf(kind), key, { maxAgeMs: limits.challengeMs });
  return key;
}

/** What this visitor was asked; null for nothing, or too long ago. */
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
    .where('expiresAt', '>', new Date())
    .select('content')
    .executeTakeFirst();
  return row ? { key, content: row.content as Content } : null;
}

export async function updateChallenge(db: Database, key: string, content: object): Promise<void> {
  await db
    .updateTable('pending')
    .set({ content: JSON.stringify(content) })
    .where('keyHash', '=', keyHash(key))
    .execute();
}

/** Takes it: of two who take the same one, one gets it. */
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
    .returning(['content', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > new Date() ? { key, content: row.content as Content } : null;
}
