import { sql } from 'kysely';
import type { Database } from '../../kit/database.server.ts';
import type { Member } from '../../kit/session.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { Module } from '../../rules/modules.ts';
import { reviewStates, type ContentState } from '../../rules/revision-states.ts';

/** A part of a subject that is edited, locked, proposed and judged by itself. */
export interface Part {
  subjectId: string;
  module: Module;
  /** Of a text; null for what is in no language. */
  language: Language | null;
}

export const partOf = (subjectId: string, module: Module, language: Language): Part => ({ subjectId, module, language: module === 'text' ? language : null });
const keyOf = ({ subjectId, module, language }: Part) => ({ subjectId, module, language: language ?? ('' as const) });

export interface Lock {
  ownerId: string;
  owner: string;
  sessionId: string;
  until: Date;
  token: number;
}

/** The lock that stands on a part now; undefined for none, or one whose time is over. */
export async function lockOn(db: Database, part: Part): Promise<Lock | undefined> {
  const { subjectId, module, language } = keyOf(part);
  return db.selectFrom('editLock').innerJoin('member', 'member.id', 'editLock.ownerId')
    .where('editLock.subjectId', '=', subjectId).where('editLock.module', '=', module).where('editLock.language', '=', language).where('until', '>', sql<Date>`now()`)
    .select(['ownerId', 'member.name as owner', 'sessionId', 'until', 'token']).executeTakeFirst();
}

/**
 * Takes the lock where it is free, over or one's own from this browser, and holds it for two minutes more. A new owner gets a
 * higher token, so that whoever lost the lock cannot save under the old one. Fails with `entryLocked` and who has it.
 */
export async function holdLock(db: Database, part: Part, member: Member): Promise<Lock> {
  const { subjectId, module, language } = keyOf(part);
  const { rows: [held] } = await sql<{ token: number; until: Date }>`
    insert into edit_lock as held (subject_id, module, language, owner_id, session_id, token, until)
    values (${subjectId}, ${module}, ${language}, ${member.id}, ${member.sessionId}, nextval('edit_lock_token'), now() + ${limits.lockMs} * interval '1 millisecond')
    on conflict (subject_id, module, language) do update
      set token = case when held.owner_id = excluded.owner_id and held.session_id = excluded.session_id then held.token else excluded.token end,
          owner_id = excluded.owner_id, session_id = excluded.session_id, until = excluded.until
      where held.until <= now() or (held.owner_id = excluded.owner_id and held.session_id = excluded.session_id)
    returning token, until`.execute(db);
  if (!held) fail('entryLocked', { name: (await lockOn(db, part))?.owner ?? '' });
  return { ownerId: member.id, owner: member.name, sessionId: member.sessionId, ...held };
}

/** Gives a lock back; somebody else's stays. */
export async function releaseLock(db: Database, part: Part, member: Member): Promise<void> {
  const { subjectId, module, language } = keyOf(part);
  await db.deleteFrom('editLock').where('subjectId', '=', subjectId).where('module', '=', module).where('language', '=', language).where('ownerId', '=', member.id).where('sessionId', '=', member.sessionId).execute();
}

/** Fails with `lockLost` unless this token holds the part now; keeps anybody from taking it until the transaction ends. */
export async function requireLock(tx: Database, part: Part, token: number | undefined): Promise<void> {
  const { subjectId, module, language } = keyOf(part);
  const held = await tx.selectFrom('editLock').where('subjectId', '=', subjectId).where('module', '=', module).where('language', '=', language).where('until', '>', sql<Date>`now()`).select('token').forUpdate().executeTakeFirst();
  if (!held || held.token !== token) fail('lockLost', { name: (await lockOn(tx, part))?.owner ?? '' });
}

/** What a part is to somebody who would edit it (T13). */
export async function contentStateOf(db: Database, part: Part, { id: memberId, status }: Member): Promise<ContentState> {
  if (status !== 'normal') return 'forbidden';
  const ofPart = db.selectFrom('revision').where('subjectId', '=', part.subjectId).where('module', '=', part.module)
    .where('language', 'is not distinct from', part.language).limit(1).select(['state', 'authorId', 'published']);
  const waiting = await ofPart.where('state', 'in', reviewStates).executeTakeFirst();
  if (waiting) return waiting.state === 'submitted' && waiting.authorId === memberId ? 'pending' : 'under review';
  const shown = await ofPart.where('published', '=', true).orderBy('publicationNumber', 'desc').executeTakeFirst();
  if (shown?.state === 'featured') return 'best';
  if (shown?.state === 'featuring') return 'best under review';
  const lock = await lockOn(db, part);
  if (lock && lock.ownerId !== memberId) return 'locked';
  const mine = await ofPart.where('authorId', '=', memberId).where('decidedAt', 'is not', null).orderBy('decidedAt', 'desc').executeTakeFirst();
  return mine?.state === 'not passed' ? 'failed' : mine?.published ? 'passed' : 'open';
}
