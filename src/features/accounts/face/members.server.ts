import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { accountStatus, requiresSecondFactor } from '../../../kit/calls/session.server.ts';
import type { Settings } from '../../../kit/settings.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { isReserved, skeletonOf } from '../../../rules/member-names.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { maskMail, maskPhone, usernameFault } from '../rules.ts';

/** A member's own data, as seen in one of their sessions. */
export async function userInfoOf(
  db: Database,
  { id: memberId, sessionId }: { id: string; sessionId: string },
  settings: Settings,
): Promise<UserInfo> {
  const row = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('deletedAt', 'is', null)
    .selectAll()
    .select((from) => [
      from
        .selectFrom('identity')
        .whereRef('identity.memberId', '=', 'member.id')
        .select('identity.name')
        .limit(1)
        .as('weixin'),
      from
        .exists(from.selectFrom('passkey').whereRef('passkey.memberId', '=', 'member.id').select(sql.lit(1).as('one')))
        .as('hasPasskey'),
      from
        .exists(
          from
            .selectFrom('secondFactor')
            .whereRef('secondFactor.memberId', '=', 'member.id')
            .select(sql.lit(1).as('one')),
        )
        .as('hasSecondFactor'),
      from
        .selectFrom('session')
        .where('session.id', '=', sessionId)
        .select('session.secondFactorAt')
        .as('secondFactorAt'),
    ])
    .executeTakeFirst();
  if (!row) fail('accountExpired');
  const { status, days } = accountStatus(row);
  const { id, signature, company, address, occupation, position, interests, language, avatar, weixin } = row;
  const isRequired = requiresSecondFactor(row.role, settings.SECOND_FACTOR),
    roleWaits = isRequired && row.secondFactorAt === null;
  return {
    id,
    username: row.name,
    signature,
    company,
    address,
    occupation,
    position,
    interests,
    role: roleWaits ? 'member' : row.role,
    waitingRole: roleWaits && row.role !== 'member' ? row.role : null,
    secondFactor: Boolean(row.hasSecondFactor) || (isRequired && Boolean(row.hasPasskey)),
    language,
    days,
    weixin,
    phone: row.phone && maskPhone(row.phone),
    mail: row.mail && maskMail(row.mail),
    phoneBound: row.phone !== null || (settings.BOUND_BY === 'any' && (row.mail !== null || Boolean(row.hasPasskey))),
    avatar,
    image: avatar,
    banReason: status === 'normal' ? null : row.banReason || null,
    status: status === 'ban' ? 'BAN' : status === 'appeal' ? 'APPEAL' : 'NORMAL',
    hasPassword: row.passwordHash !== null,
  };
}

export const findMember = (db: Database) => db.selectFrom('member').where('deletedAt', 'is', null);

export const findMemberByPhone = (db: Database, phone: string) =>
  findMember(db).where('phone', '=', phone).select(['id', 'name', 'passwordHash']).executeTakeFirst();

/**
 * SQL condition: the member has this name, ignoring case. Only PostgreSQL folds the case, because JavaScript folds some
 * letters differently (İ).
 */
export const hasName = (name: string) => sql<boolean>`lower(member.name) = lower(${name})`;

/** Whether a name can be taken: not used, not confusable with a used one, not reserved. */
export const isNameFree = async (db: Database, name: string) =>
  !isReserved(name) && !(await selectSimilarNames(db, name).executeTakeFirst());
const selectSimilarNames = (db: Database, name: string) =>
  db
    .selectFrom('member')
    .where((where) => where.or([hasName(name), where('nameSkeleton', '=', skeletonOf(name))]))
    .select('id');

/** A generated name for a member who has not chosen one yet. */
const generateName = () => `reader-${randomBytes(4).toString('hex')}`;

interface NewMember {
  phone?: string;
  name?: string;
  passwordHash?: string;
  language: Language;
  invitedBy: string | null;
}

/** Adds a member; fails with `usernameShape`, `usernameTaken`, `phoneTaken`. */
export async function addMember(
  tx: Database,
  { phone, name, passwordHash, language, invitedBy }: NewMember,
): Promise<string> {
  const called = name ?? generateName(),
    fault = usernameFault(called);
  if (fault) fail(fault);
  if (name && isReserved(name)) fail('usernameTaken');
  const added = await tx
    .insertInto('member')
    .values({
      id: newId(),
      name: called,
      nameSkeleton: skeletonOf(called),
      phone: phone ?? null,
      passwordHash: passwordHash ?? null,
      language,
      invitedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  return fail(phone && (await findMemberByPhone(tx, phone)) ? 'phoneTaken' : 'usernameTaken');
}

/** Renames a member; fails with `usernameShape`, `usernameTaken`. */
export async function renameMember(tx: Database, memberId: string, name: string): Promise<void> {
  const fault = usernameFault(name);
  if (fault) fail(fault);
  if (isReserved(name) || (await selectSimilarNames(tx, name).where('id', '!=', memberId).executeTakeFirst()))
    fail('usernameTaken');
  await tx
    .updateTable('member')
    .set({ name, nameSkeleton: skeletonOf(name) })
    .where('id', '=', memberId)
    .execute()
    .catch((error: { code?: string }) =>
      error.code === '23505' ? fail('usernameTaken') : Promise.reject(error as Error),
    );
}

/**
 * The member whose invitation code this is; null without a code when none is required. Fails with `invitationNeeded`,
 * `invitationWrong`. In the transaction that adds the invited member the inviter's row is locked, so that concurrent
 * registrations cannot exceed the limit.
 */
export async function inviterOf(db: Database, code: string | undefined, settings: Settings): Promise<string | null> {
  if (!code) return settings.INVITATION === 'needed' ? fail('invitationNeeded') : null;
  const query = findMember(db).where('invitationCode', '=', code.trim().toLowerCase()).select(['id', 'role']);
  const inviter = await (db.isTransaction ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (!inviter || (await countRemainingInvitations(db, inviter)) <= 0) return fail('invitationWrong');
  return inviter.id;
}

/** Number of people a member may still invite; administrators have no limit. */
export async function countRemainingInvitations(
  db: Database,
  { id, role }: { id: string; role: string },
): Promise<number> {
  const { invited } = await db
    .selectFrom('member')
    .where('invitedBy', '=', id)
    .select((from) => from.fn.countAll<number>().as('invited'))
    .executeTakeFirstOrThrow();
  return role === 'administrator' ? limits.invitations : limits.invitations - invited;
}

export async function invitationCodeOf(db: Database, memberId: string): Promise<string> {
  const newCode = newId().slice(1, 11);
  const { invitationCode } = await db
    .updateTable('member')
    .set({ invitationCode: sql<string>`coalesce(invitation_code, ${newCode})` })
    .where('id', '=', memberId)
    .returning('invitationCode')
    .executeTakeFirstOrThrow();
  return invitationCode!;
}
