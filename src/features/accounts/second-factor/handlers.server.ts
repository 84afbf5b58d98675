import type { Context } from '../../../kit/calls/api.server.ts';
import { consumeChallenge, readChallenge, saveChallenge } from '../../../kit/calls/challenges.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import { endSessionsOf } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import { forgetDevices, rememberDevice } from '../face/known-devices.server.ts';
import { findMember } from '../face/members.server.ts';
import { signInMember, type PendingSignIn } from '../sign-in-member.server.ts';
import { createAppSecret, createAppSetup, stepOfCode } from './app-codes.server.ts';
import { checkSecondCode, countAttempt, consumeSecondCode } from './check-code.server.ts';
import type * as contract from './contract.ts';
import { assertFactorRemains, assertMayChangeFactors, assertMayTurnOn, factorsOf } from '../face/factors.server.ts';
import { normalizeCode, createRecoverySalt, renewRecoveryCodes } from './recovery-codes.server.ts';
import { decryptSecret, encryptSecret, loadSecretKey } from './secret-box.server.ts';

type SecondFactor = ReplyOf<typeof contract.secondFactor>;
type RecoveryCodes = ReplyOf<typeof contract.addApp>;

/** The secret of an app that is being set up, encrypted, in base64. */
interface AppChallenge {
  memberId: string;
  secret: string;
}

async function stateOf({ db, member, settings }: Context): Promise<SecondFactor> {
  const { since, ...factors } = await factorsOf(db, member!.id, settings);
  return { ...factors, since: since?.toISOString() ?? null };
}

/** Serializes changes of a member's factors, so that concurrent calls cannot remove the last two. */
const lockMember = (db: Database, memberId: string) =>
  findMember(db).where('id', '=', memberId).select('id').forUpdate().executeTakeFirstOrThrow();

/**
 * Turns the second factor on, with an app or (`app: null`) with the member's passkeys, and notifies the member. This
 * session counts as having shown it; all others end.
 */
async function enableSecondFactor(
  tx: Database,
  { member, visitor }: Context,
  app: { secret: Buffer; lastStep: number } | null,
): Promise<RecoveryCodes> {
  const { id, sessionId } = member!;
  await lockMember(tx, id);
  const before = await tx.selectFrom('secondFactor').where('memberId', '=', id).select('since').executeTakeFirst();
  if (!before || app)
    await tx
      .insertInto('secondFactor')
      .values({ memberId: id, recoverySalt: createRecoverySalt(), secret: null, ...app })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ ...app, since: new Date() }))
      .execute();
  const recoveryCodes = before ? [] : await renewRecoveryCodes(tx, id);
  await tx.updateTable('session').set({ secondFactorAt: new Date() }).where('id', '=', sessionId).execute();
  await endSessionsOf(tx, id, { except: sessionId });
  await forgetDevices(tx, id);
  await rememberDevice(tx, visitor, id);
  if (!before || app) await notify(tx, [id], { kind: 'secondFactorAdded' });
  return { recoveryCodes };
}

export const secondFactorHandlers = {
  secondFactor: (_: object, context: Context): Promise<SecondFactor> => stateOf(context),

  async startApp(_: object, context: Context): Promise<ReplyOf<typeof contract.startApp>> {
    const { db, visitor, member, settings } = context;
    await assertMayTurnOn(context);
    const secret = createAppSecret();
    await saveChallenge(db, visitor, 'app', {
      memberId: member!.id,
      secret: encryptSecret(await loadSecretKey(settings), member!.id, secret).toString('base64'),
    } satisfies AppChallenge);
    return createAppSetup(secret, member!.name);
  },

  async addApp({ code }: ParsedInputOf<typeof contract.addApp>, context: Context): Promise<RecoveryCodes> {
    const { db, visitor, member, settings } = context;
    await assertMayTurnOn(context);
    const challenge = (await readChallenge<AppChallenge>(db, visitor, 'app'))?.content;
    if (challenge?.memberId !== member!.id) fail('secondStepExpired');
    await countAttempt(context, member!.id);
    const secret = Buffer.from(challenge.secret, 'base64');
    const lastStep = stepOfCode(decryptSecret(await loadSecretKey(settings), member!.id, secret), normalizeCode(code));
    if (lastStep === null) fail('codeWrong');
    return db.transaction().execute(async (tx) => {
      if (!(await consumeChallenge(tx, visitor, 'app'))) fail('secondStepExpired');
      return enableSecondFactor(tx, context, { secret, lastStep });
    });
  },

  async usePasskeys(_: object, context: Context): Promise<RecoveryCodes> {
    const { db, member, settings } = context;
    await assertMayTurnOn(context);
    if (!(await factorsOf(db, member!.id, settings)).passkeys) fail('bindingNotFound');
    return enableSecondFactor(db, context, null);
  },

  async renewCodes(_: object, context: Context): Promise<RecoveryCodes> {
    const { db, member } = context;
    await assertMayChangeFactors(context);
    await lockMember(db, member!.id);
    if (!(await stateOf(context)).since) fail('secondFactorOff');
    const recoveryCodes = await renewRecoveryCodes(db, member!.id);
    await notify(db, [member!.id], { kind: 'recoveryCodesRenewed' });
    return { recoveryCodes };
  },

  async removeSecondFactor(_: object, context: Context): Promise<SecondFactor> {
    const { db, member, settings } = context;
    await assertMayChangeFactors(context);
    await lockMember(db, member!.id);
    await assertFactorRemains(db, member!.id, settings, 'all but passkeys');
    const { numDeletedRows } = await db
      .deleteFrom('secondFactor')
      .where('memberId', '=', member!.id)
      .executeTakeFirst();
    if (!numDeletedRows) fail('secondFactorOff');
    await notify(db, [member!.id], { kind: 'secondFactorRemoved' });
    return stateOf(context);
  },

  async secondStep(
    { code }: ParsedInputOf<typeof contract.secondStep>,
    context: Context,
  ): Promise<ReplyOf<typeof contract.secondStep>> {
    const { db, visitor } = context;
    const pending = await readChallenge<PendingSignIn>(db, visitor, 'second_step');
    if (!pending) fail('secondStepExpired');
    const { memberId } = pending.content;
    const checked = await checkSecondCode(context, memberId, code);
    return db.transaction().execute(async (tx) => {
      await consumeSecondCode(tx, context, checked);
      if (!(await consumeChallenge(tx, visitor, 'second_step'))) fail('secondStepExpired');
      return signInMember(tx, context, memberId, { hasShownSecondFactor: true });
    });
  },
};
