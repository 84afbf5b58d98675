import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import { saveChallenge, consumeChallenge } from '../../../kit/calls/challenges.server.ts';
import { deviceName } from '../../../rules/devices.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import { signInMember } from '../sign-in-member.server.ts';
import { assertFactorRemains, assertMayChangeFactors } from './factors.server.ts';
import { findMember } from './members.server.ts';
import { requireOtherMethod } from '../methods/methods.server.ts';
import type * as contract from '../methods/passkey-contract.ts';

type Passkeys = ReplyOf<typeof contract.passkeys>;
/** A WebAuthn challenge: for a member who adds a passkey, or null for signing in. */
type Challenge = { challenge: string; memberId: string | null };

/** The relying party id that passkeys are bound to: the public host. */
const relyingPartyOf = (origin: string) => new URL(origin).hostname;

async function passkeysOf(db: Database, memberId: string): Promise<Passkeys> {
  const rows = await db
    .selectFrom('passkey')
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .execute();
  return rows.map(({ createdAt, usedAt, ...row }) => ({
    ...row,
    since: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/**
 * Consumes this browser's challenge, outside any transaction, so that it serves for one answer, right or wrong. Fails
 * with `passkeyWrong` without a challenge or with one for another member.
 */
async function requireChallenge({ db, visitor }: Context, memberId: string | null): Promise<string> {
  const challenge = await consumeChallenge<Challenge>(db, visitor, 'passkey');
  return challenge && challenge.content.memberId === memberId ? challenge.content.challenge : fail('passkeyWrong');
}

/** Passkeys (WebAuthn). All checks of an answer are made by the library. */
export const passkeyHandlers = {
  passkeys: (_: object, { db, member }: Context): Promise<Passkeys> => passkeysOf(db, member!.id),

  async startPasskey(_: object, context: Context): Promise<ReplyOf<typeof contract.startPasskey>> {
    const { db, visitor, member } = context;
    const { id, name } = member!;
    await assertMayChangeFactors(context);
    const ownPasskeys = await db
      .selectFrom('passkey')
      .where('memberId', '=', id)
      .select(['id', 'transports'])
      .execute();
    if (ownPasskeys.length >= limits.passkeys.most) fail('notAllowed');
    const options = await generateRegistrationOptions({
      rpName: 'Stele',
      rpID: relyingPartyOf(visitor.origin),
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: ownPasskeys,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: limits.challengeMs,
    });
    await saveChallenge(db, visitor, 'passkey', { challenge: options.challenge, memberId: id } satisfies Challenge);
    return { options: { ...options } };
  },

  async addPasskey({ credential }: ParsedInputOf<typeof contract.addPasskey>, context: Context): Promise<Passkeys> {
    const { db, visitor, member } = context;
    await assertMayChangeFactors(context);
    const expectedChallenge = await requireChallenge(context, member!.id);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: visitor.origin,
      expectedRPID: relyingPartyOf(visitor.origin),
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) fail('passkeyWrong');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return db.transaction().execute(async (tx) => {
      // Locks the member, so that only one of two concurrent passkeys counts as the first.
      await findMember(tx).where('id', '=', member!.id).select('id').forUpdate().executeTakeFirstOrThrow();
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkey')
        .values({
          id,
          memberId: member!.id,
          publicKey: Buffer.from(publicKey),
          counter,
          transports,
          name: deviceName(visitor.agent) ?? 'Passkey',
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) fail('passkeyWrong');
      const passkeys = await passkeysOf(tx, member!.id);
      // A passkey added next to others is not proof of them: an attacker with only the password can add one.
      if (passkeys.length === 1)
        await tx
          .updateTable('session')
          .set({ secondFactorAt: new Date(), passkeyAt: sql<Date>`now()` })
          .where('id', '=', member!.sessionId)
          .execute();
      await notify(tx, [member!.id], { kind: 'passkeyAdded' });
      return passkeys;
    });
  },

  async renamePasskey(
    { id, name }: ParsedInputOf<typeof contract.renamePasskey>,
    { db, member }: Context,
  ): Promise<Passkeys> {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('memberId', '=', member!.id)
      .executeTakeFirst();
    return numUpdatedRows ? passkeysOf(db, member!.id) : fail('bindingNotFound');
  },

  async removePasskey({ id }: ParsedInputOf<typeof contract.removePasskey>, context: Context): Promise<Passkeys> {
    const { db, member, settings } = context;
    const memberId = member!.id;
    await assertMayChangeFactors(context);
    // Locks the member, so that two concurrent calls cannot remove the last two sign-in methods.
    await findMember(db).where('id', '=', memberId).select('id').forUpdate().executeTakeFirstOrThrow();
    if (!(await passkeysOf(db, memberId)).some((passkey) => passkey.id === id)) fail('bindingNotFound');
    await requireOtherMethod(db, memberId, 'passkey');
    await assertFactorRemains(db, memberId, settings, 'passkey');
    await db.deleteFrom('passkey').where('id', '=', id).execute();
    await notify(db, [memberId], { kind: 'passkeyRemoved' });
    return passkeysOf(db, memberId);
  },

  async startPasskeySignIn(_: object, { db, visitor }: Context): Promise<ReplyOf<typeof contract.startPasskeySignIn>> {
    await rateLimit(db, {
      key: `passkey network ${visitor.network}`,
      maxAttempts: limits.signIns.networkAMinute,
      perMs: 60_000,
    });
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(visitor.origin),
      userVerification: 'required',
      timeout: limits.challengeMs,
    });
    await saveChallenge(db, visitor, 'passkey', { challenge: options.challenge, memberId: null } satisfies Challenge);
    return { options: { ...options } };
  },

  async passkeySignIn(
    { credential }: ParsedInputOf<typeof contract.passkeySignIn>,
    context: Context,
  ): Promise<ReplyOf<typeof contract.passkeySignIn>> {
    const { db, visitor } = context;
    await rateLimit(db, {
      key: `sign-in network ${visitor.network}`,
      maxAttempts: limits.signIns.networkAMinute,
      perMs: 60_000,
    });
    const expectedChallenge = await requireChallenge(context, null);
    return db.transaction().execute(async (tx) => {
      // Locked, so that of two answers with the same counter one is refused.
      const passkey = await tx
        .selectFrom('passkey')
        .where('id', '=', credential.id)
        .forUpdate()
        .select(['id', 'memberId', 'publicKey', 'counter'])
        .executeTakeFirst();
      if (!passkey) fail('passkeyWrong');
      const { id, publicKey, counter } = passkey;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: visitor.origin,
        expectedRPID: relyingPartyOf(visitor.origin),
        requireUserVerification: true,
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) fail('passkeyWrong');
      await tx
        .updateTable('passkey')
        .set({ counter: authenticationInfo.newCounter, usedAt: new Date() })
        .where('id', '=', id)
        .execute();
      // The authenticator verified its user: possession plus finger, face or PIN are two factors.
      return signInMember(tx, context, passkey.memberId, { hasShownSecondFactor: true, hasShownPasskey: true });
    });
  },
};
