import { randomBytes } from 'node:crypto';
import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import { saveChallenge, readChallenge, consumeChallenge } from '../../../kit/calls/challenges.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import type * as contract from '../contract.ts';
import { signInByFirstFactor } from '../sign-in-member.server.ts';
import { addMember, findMember, inviterOf, userInfoOf } from '../face/members.server.ts';
import { requireOtherMethod } from './methods.server.ts';

type StartRequest = ParsedInputOf<typeof contract.startWeixin>;
type CallbackRequest = ParsedInputOf<typeof contract.weixin>;
type WeixinUser = { outsideId: string; name: string };

/** The challenge of an OAuth round trip. */
interface OAuthState {
  state: string;
  /** The member who confirmed their identity before binding or unbinding; null for signing in. */
  owner: string | null;
}

/**
 * Binding and unbinding need a signed-in, unrestricted member with an identity confirmed now or before the round trip.
 */
function requireOwner({ member }: Context, before: string | null): void {
  if (!member) fail('accountExpired');
  if (member.status !== 'normal')
    fail(member.status === 'ban' ? 'accountBanned' : 'accountAppealing', { days: member.days });
  if (!member.confirmed && before !== member.id) fail('confirmNeeded');
}

/** Sign-in by messaging app, binding and unbinding. Source: spec §4 "Third-party login", design §4. */
export const weixinHandlers = {
  async startWeixin({ from, module }: StartRequest, context: Context): Promise<ReplyOf<typeof contract.startWeixin>> {
    const { db, visitor, drivers, member } = context;
    if (!drivers.weixin) fail('wayClosed');
    if (module !== 'LOGIN') requireOwner(context, null);
    await rateLimit(db, {
      key: `weixin start ${visitor.network}`,
      maxAttempts: limits.signIns.networkAMinute,
      perMs: 60_000,
    });
    const state = randomBytes(18).toString('base64url');
    await saveChallenge(db, visitor, 'weixin', {
      state,
      owner: module === 'LOGIN' ? null : member!.id,
    } satisfies OAuthState);
    return { url: drivers.weixin.consentUrl(visitor.origin + from, state) };
  },

  async weixin(
    { code, state, module, invitationCode }: CallbackRequest,
    context: Context,
  ): Promise<ReplyOf<typeof contract.weixin>> {
    const { db, visitor, drivers, settings, member } = context;
    if (!drivers.weixin) fail('wayClosed');
    await rateLimit(db, {
      key: `weixin network ${visitor.network}`,
      maxAttempts: limits.signIns.networkAMinute,
      perMs: 60_000,
    });
    // Checked before the state is consumed, so that the member can confirm their identity and retry.
    if (module !== 'LOGIN')
      requireOwner(context, (await readChallenge<OAuthState>(db, visitor, 'weixin'))?.content.owner ?? null);
    const sent = await consumeChallenge<OAuthState>(db, visitor, 'weixin');
    if (!sent || sent.content.state !== state) fail('thirdPartyFailed', { reason: '' });
    const person = await drivers.weixin.identify(code);
    if (module === 'LOGIN')
      return signInByFirstFactor(context, (tx) => findOrAddMember(tx, context, person, invitationCode));
    return db.transaction().execute(async (tx) => {
      await (module === 'BIND' ? bind : unbind)(tx, member!.id, person);
      return { userProfile: await userInfoOf(tx, member!, settings), isNew: false };
    });
  },
};

const identityOf = (tx: Database, { outsideId }: WeixinUser) =>
  tx
    .selectFrom('identity')
    .where('provider', '=', 'weixin')
    .where('outsideId', '=', outsideId)
    .select('memberId')
    .executeTakeFirst();

async function findOrAddMember(
  tx: Database,
  context: Context,
  person: WeixinUser,
  invitationCode: string | undefined,
): Promise<{ memberId: string; isNew: boolean }> {
  const identity = await identityOf(tx, person);
  const memberId =
    identity?.memberId ??
    (await addMember(tx, {
      language: context.language,
      invitedBy: await inviterOf(tx, invitationCode, context.settings),
    }));
  if (!identity) await link(tx, memberId, person);
  return { memberId, isNew: !identity };
}

async function link(tx: Database, memberId: string, { outsideId, name }: WeixinUser) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identity')
    .values({ provider: 'weixin', outsideId, memberId, name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) fail('thirdPartyTaken');
}

async function bind(tx: Database, memberId: string, person: WeixinUser) {
  if ((await identityOf(tx, person))?.memberId === memberId) return;
  await link(tx, memberId, person);
  await notify(tx, [memberId], { kind: 'weixinBound' });
}

async function unbind(tx: Database, memberId: string, person: WeixinUser) {
  await findMember(tx).where('id', '=', memberId).select('id').forUpdate().executeTakeFirstOrThrow();
  if ((await identityOf(tx, person))?.memberId !== memberId) fail('bindingNotFound');
  await requireOtherMethod(tx, memberId, 'weixin');
  await tx.deleteFrom('identity').where('memberId', '=', memberId).execute();
  await notify(tx, [memberId], { kind: 'weixinRemoved' });
}
