import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit, countAttempts, resetLimit, type Limit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { signInMember } from '../sign-in-member.server.ts';
import { requireKaptcha } from './kaptcha.server.ts';
import { knownDevice } from '../face/known-devices.server.ts';
import { findMember, hasName, memberByPhone } from '../face/members.server.ts';
import { verifyPassword } from './passwords.server.ts';
import { readPhone } from './phones.server.ts';

const quarterMs = 15 * 60_000;

/** Under what wrong passwords of a member count that come from browsers unknown to them. */
const unknownDevicesKey = (memberId: string) => `sign-in member ${memberId}`;

/** Forgets them: whoever showed by a code who they are made up for them. */
export const resetWrongPasswords = (db: Database, memberId: string) => resetLimit(db, unknownDevicesKey(memberId));

/**
 * Who is meant by a username or a phone, however it is spelled; attempts count under `key` whether there is such a
 * member or not.
 */
async function resolveMember(db: Database, typed: string, nationCode: string) {
  const name = typed.normalize('NFKC').trim();
  const phone = readPhone({ nationCode, mobile: name });
  const byName = await findMember(db).where(hasName(name)).select(['id', 'passwordHash']).executeTakeFirst();
  const member = byName ?? (phone ? await memberByPhone(db, phone) : undefined);
  const {
    rows: [row],
  } = await sql<{ folded: string }>`select lower(${name}) as folded`.execute(db);
  return {
    member,
    key: member ? unknownDevicesKey(member.id) : `sign-in ${phone ? `phone ${phone}` : `name ${row!.folded}`}`,
  };
}

/**
 * The limits of a try: a browser in which the member has signed in before has its own, so that strangers do not lock
 * their door.
 */
async function limitsOf(
  { db, visitor }: Context,
  { member, key }: Awaited<ReturnType<typeof resolveMember>>,
): Promise<[Limit, ...Limit[]]> {
  const device = member && (await knownDevice(db, visitor, member.id));
  if (!device) return [{ key, most: limits.signIns.accountAQuarter, perMs: quarterMs }];
  return [
    { key: `sign-in device ${device} ${member.id}`, most: limits.signIns.accountAQuarter, perMs: quarterMs },
    { key: `sign-in devices ${member.id}`, most: limits.signIns.devicesAQuarter, perMs: quarterMs },
  ];
}

interface Given {
  username: string;
  password: string;
  nationCode?: string;
  kaptcha?: string;
}

/** Signs in by username or phone and password. Nothing of the answer says whether there is such a member. */
export async function signInByPassword(context: Context, { username, password, nationCode = '86', kaptcha }: Given) {
  const { db, visitor } = context;
  const meant = await resolveMember(db, username, nationCode);
  const [own, ...total] = await limitsOf(context, meant);
  if ((await countAttempts(db, own.key, quarterMs)) >= limits.signInsWithoutKaptcha)
    await requireKaptcha(db, visitor, kaptcha);
  await rateLimit(db, own, ...total, {
    key: `sign-in network ${visitor.network}`,
    most: limits.signIns.networkAMinute,
    perMs: 60_000,
  });
  if (!(await verifyPassword(password, meant.member?.passwordHash))) fail('signInWrong');
  await resetLimit(db, own.key);
  return db
    .transaction()
    .execute(async (tx) => ({ ...(await signInMember(tx, context, meant.member!.id)), isNew: false }));
}
