import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import { requiresSecondFactor } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Settings } from '../../../kit/settings.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';

/** A member's second factors. */
export interface Factors {
  /** When the member turned the second factor on; null if off. */
  since: Date | null;
  hasApp: boolean;
  passkeys: number;
  recoveryCodes: number;
  /** Whether the operator requires one for the member's role. */
  isRequired: boolean;
  /** Whether sign-in requires one. */
  isAsked: boolean;
}

export async function factorsOf(
  db: Database,
  memberId: string,
  { SECOND_FACTOR }: Pick<Settings, 'SECOND_FACTOR'>,
): Promise<Factors> {
  const { role, since, hasApp, passkeys, recoveryCodes } = await db
    .selectFrom('member')
    .leftJoin('secondFactor', 'secondFactor.memberId', 'member.id')
    .where('member.id', '=', memberId)
    .select([
      'member.role',
      'secondFactor.since',
      sql<boolean>`second_factor.secret is not null`.as('hasApp'),
      sql<number>`(select count(*)::int from passkey where passkey.member_id = member.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from recovery_code where recovery_code.member_id = member.id)`.as(
        'recoveryCodes',
      ),
    ])
    .executeTakeFirstOrThrow();
  const isRequired = requiresSecondFactor(role, SECOND_FACTOR);
  return {
    since,
    hasApp,
    passkeys,
    recoveryCodes,
    isRequired,
    isAsked: since !== null || (isRequired && passkeys > 0),
  };
}

/**
 * Fails with `secondFactorNeeded` unless this session has shown the member's second factor. Otherwise an attacker with
 * only the password could add a second factor, or remove the member's.
 */
export async function assertMayChangeFactors({ db, member, settings }: Context): Promise<void> {
  if (member!.hasShownSecondFactor) return;
  if ((await factorsOf(db, member!.id, settings)).isAsked) fail('secondFactorNeeded');
}

/**
 * Fails unless this session may turn the second factor on, or add an app to it. If the member has passkeys and no
 * second factor, one of them must have been shown just now (`passkeyNeeded`): otherwise an attacker with only the
 * password could turn it on in the member's place and see the recovery codes.
 */
export async function assertMayTurnOn({ db, member, settings }: Context): Promise<void> {
  const { isAsked, since, passkeys } = await factorsOf(db, member!.id, settings);
  if (isAsked && !member!.hasShownSecondFactor) fail('secondFactorNeeded');
  if (since || !passkeys) return;
  const confirmedSession = await db
    .selectFrom('session')
    .where('id', '=', member!.sessionId)
    .where('passkeyAt', '>', sql<Date>`now() - make_interval(secs => ${limits.confirmationMs / 1000})`)
    .select('id')
    .executeTakeFirst();
  if (!confirmedSession) fail('passkeyNeeded');
}

/** Fails with `lastSecondFactor` when a second factor is on or required and none would be left. */
export async function assertFactorRemains(
  db: Database,
  memberId: string,
  settings: Settings,
  removed: 'passkey' | 'all but passkeys',
): Promise<void> {
  const { since, hasApp, passkeys, isRequired } = await factorsOf(db, memberId, settings);
  const hasAnother = removed === 'passkey' ? hasApp || passkeys > 1 : passkeys > 0;
  const isNeeded = isRequired || (removed === 'passkey' && since !== null);
  if (isNeeded && !hasAnother) fail('lastSecondFactor');
}
