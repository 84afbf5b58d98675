import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit, countAttempts, resetLimit, type Limit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { signInByFirstFactor } from '../sign-in-member.server.ts';
import { requireKaptcha } from './kaptcha.server.ts';
import { findKnownDevice } from '../face/known-devices.server.ts';
import { findMember, hasName, findMemberByPhone } from '../face/members.server.ts';
import { verifyPassword } from './passwords.server.ts';
import { readPhone } from './phones.server.ts';

const quarterMs = 15 * 60_000;

/** Rate limit key for wrong passwords of a member from unknown browsers. */
const unknownDevicesKey = (memberId: string) => `sign-in member ${memberId}`;

/** Resets that limit, after the member proved their identity by a code. */
export const resetWrongPasswords = (db: Database, memberId: string) => resetLimit(db, unknownDevicesKey(memberId));

/**
 * The member with a username or phone, in any spelling. Attempts count under `key`, whether such a member exists or
 * not.
 */
async function resolveMember(db: Database, typed: string, nationCode: string) {
  const name = typed.normalize('NFKC').trim();
  const phone = readPhone({ nationCode, mobile: name });
  const byName = await findMember(db).where(hasName(name)).select(['id', 'passwordHash']).executeTakeFirst();
  const member = byName ?? (phone ? await findMemberByPhone(db, phone) : undefined);
  const {
    rows: [row],
  } = await sql<{ folded: string }>`select lower(${name}) as folded`.execute(db);
  return {
    member,
    key: member ? unknownDevicesKey(member.id) : `sign-in ${phone ? `phone ${phone}` : `name ${row!.folded}`}`,
  };
}

/**
 * The rate limits of an attempt: a browser in which the member has signed in before has its own limit, so that other
 * people's attempts do not lock the member out.
 */
async function limitsOf(
  { db, visitor }: Context,
  { member, key }: Awaited<ReturnType<typeof resolveMember>>,
): Promise<[Limit, ...Limit[]]> {
  const device = member && (await findKnownDevice(db, visitor, member.id));
  if (!device) return [{ key, maxAttempts: limits.signIns.accountAQuarter, perMs: quarterMs }];
  return [
    { key: `sign-in device ${device} ${member.id}`, maxAttempts: limits.signIns.accountAQuarter, perMs: quarterMs },
    { key: `sign-in devices ${member.id}`, maxAttempts: limits.signIns.devicesAQuarter, perMs: quarterMs },
  ];
}

interface PasswordCredentials {
  username: string;
  password: string;
  nationCode?: string;
  kaptcha?: string;
}

/** Signs in by username or phone and password. The answer does not reveal whether such a member exists. */
export async function signInByPassword(
  context: Context,
  { username, password, nationCode = '86', kaptcha }: PasswordCredentials,
) {
  const { db, visitor } = context;
  const meant = await resolveMember(db, username, nationCode);
  const [ownLimit, ...total] = await limitsOf(context, meant);
  if ((await countAttempts(db, ownLimit.key, quarterMs)) >= limits.signInsWithoutKaptcha)
    await requireKaptcha(db, visitor, kaptcha);
  await rateLimit(db, ownLimit, ...total, {
    key: `sign-in network ${visitor.network}`,
    maxAttempts: limits.signIns.networkAMinute,
    perMs: 60_000,
  });
  if (!(await verifyPassword(password, meant.member?.passwordHash))) fail('signInWrong');
  await resetLimit(db, ownLimit.key);
  return signInByFirstFactor(context, async () => ({ memberId: meant.member!.id }));
}
