import { sql } from 'kysely';
import { implement, type Context } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { removeFileAt } from '../../kit/pictures/remove-files.server.ts';
import { saveChallenge, consumeChallenge } from '../../kit/calls/challenges.server.ts';
import { closeSession, renewToken } from '../../kit/calls/session.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { appealHandlers } from './appeals.server.ts';
import { withdrawAccess } from './face/end-sessions.server.ts';
import { checkCode, sendCode, consumeCode } from './face/codes.server.ts';
import { codeText } from './face/code-message.server.ts';
import * as memberContract from '../../kit/member/contract.ts';
import * as contract from './contract.ts';
import * as secondFactorContract from './second-factor/contract.ts';
import { checkSecondCode, consumeSecondCode } from './second-factor/check-code.server.ts';
import { factorsOf } from './face/factors.server.ts';
import { secondFactorHandlers } from './second-factor/handlers.server.ts';
import { signInByFirstFactor } from './sign-in-member.server.ts';
import { verifyKaptcha, createKaptcha, requireKaptcha } from './methods/kaptcha.server.ts';
import { rememberDevice } from './face/known-devices.server.ts';
import {
  addMember,
  findMember,
  invitationCodeOf,
  countRemainingInvitations,
  inviterOf,
  isNameFree,
  findMemberByPhone,
  renameMember,
  userInfoOf,
} from './face/members.server.ts';
import { signInByPassword, resetWrongPasswords } from './methods/password-sign-in.server.ts';
import { verifyPassword, hashPassword } from './methods/passwords.server.ts';
import { nations, phoneOf, readPhone } from './methods/phones.server.ts';
import { maskPhone, usernameFault } from './rules.ts';
import * as tokenContract from './tokens/contract.ts';
import { accessTokenHandlers } from './tokens/handlers.server.ts';
import { requireOtherMethod } from './methods/methods.server.ts';
import { weixinHandlers } from './methods/weixin.server.ts';

/** Questions that reveal whether an account exists are rate limited by network. */
const limitAccountQuestions = ({ db, visitor }: Context) =>
  rateLimit(db, { key: `questions ${visitor.network}`, maxAttempts: limits.accountChecksPerMinute, perMs: 60_000 });

/**
 * The phone whose code was given and is right; without a code, the phone that checkMessage has just verified in this
 * browser. Returns the id of the code to consume.
 */
async function requireVerifiedPhone(
  { db, visitor }: Context,
  given: { nationCode: string; mobile: string },
  message: string | undefined,
): Promise<{ phone: string; codeId: string }> {
  const phone = phoneOf(given);
  if (message) return { phone, codeId: await checkCode(db, visitor, phone, message) };
  const proven = await consumeChallenge<{ phone: string; codeId: string }>(db, visitor, 'phone');
  return proven?.content.phone === phone ? proven.content : fail('codeWrong');
}

async function signInByPhone(
  context: Context,
  given: { nationCode: string; mobile: string; message: string; invitationCode?: string },
) {
  const { settings, language } = context;
  const { phone, codeId } = await requireVerifiedPhone(context, given, given.message);
  return signInByFirstFactor(context, async (tx) => {
    const existingMember = await findMemberByPhone(tx, phone);
    const memberId =
      existingMember?.id ??
      (await addMember(tx, { phone, language, invitedBy: await inviterOf(tx, given.invitationCode, settings) }));
    await consumeCode(tx, codeId);
    return { memberId, isNew: !existingMember };
  });
}

/** Sets another password: ends all sessions but the one to keep, revokes all tokens, and forgets all browsers. */
async function setPassword(tx: Database, memberId: string, passwordHash: string, keptSession: string | null) {
  const previous = await tx
    .selectFrom('member')
    .select('passwordHash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('member').set({ passwordHash }).where('id', '=', memberId).execute();
  await withdrawAccess(tx, memberId, { except: keptSession });
  await notify(tx, [memberId], { kind: previous.passwordHash ? 'passwordChanged' : 'passwordSet' });
}

/** Sets the caller's own password; their session continues under a new token. */
async function setOwnPassword(
  tx: Database,
  { visitor, member }: Pick<Context, 'visitor' | 'member'>,
  passwordHash: string,
) {
  const { id, sessionId } = member!;
  await renewToken(tx, visitor, sessionId);
  await setPassword(tx, id, passwordHash, sessionId);
  await rememberDevice(tx, visitor, id);
}

const loadOwnMember = async (db: Database, { member }: Context) =>
  findMember(db).where('id', '=', member!.id).select(['id', 'phone', 'passwordHash', 'role']).executeTakeFirstOrThrow();

async function bindPhone(
  context: Context,
  given: { nationCode: string; mobile: string; message: string },
  kind: 'phoneBound' | 'phoneChanged',
) {
  const { db, settings, member } = context;
  const { phone: bound } = await loadOwnMember(db, context);
  if (kind === 'phoneBound' ? bound : !bound) fail(bound ? 'notAllowed' : 'bindingNotFound');
  const { phone, codeId } = await requireVerifiedPhone(context, given, given.message);
  return db.transaction().execute(async (tx) => {
    if (await findMemberByPhone(tx, phone)) fail('phoneTaken');
    await consumeCode(tx, codeId);
    await tx
      .updateTable('member')
      .set({ phone })
      .where('id', '=', member!.id)
      .execute()
      .catch((error: { code?: string }) =>
        error.code === '23505' ? fail('phoneTaken') : Promise.reject(error as Error),
      );
    await notify(tx, [member!.id], { kind });
    return userInfoOf(tx, member!, settings);
  });
}

const memberHandlers = implement(memberContract, {
  userInfo: async (_, { db, member, settings }) => member && userInfoOf(db, member, settings),
});

const accountHandlers = implement(contract, {
  ...appealHandlers,
  ...weixinHandlers,

  userProfile: (_, { db, member, settings }) => userInfoOf(db, member!, settings),

  async saveUserInfo({ username, avatar, ...fields }, { db, member, settings, drivers }) {
    const { id } = member!;
    if (username !== undefined && username !== member!.name) {
      if (!member!.confirmed) fail('confirmNeeded');
      await renameMember(db, id, username);
    }
    const { avatar: before } = await findMember(db).where('id', '=', id).select('avatar').executeTakeFirstOrThrow();
    if (avatar !== undefined && avatar !== before) {
      if (avatar !== null) fail('pictureUnreadable'); // a picture can only be uploaded
      await db.updateTable('member').set({ avatar: null }).where('id', '=', id).execute();
      await removeFileAt(db, drivers.media, before);
    }
    const changedFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (Object.keys(changedFields).length)
      await db.updateTable('member').set(changedFields).where('id', '=', id).execute();
    return userInfoOf(db, member!, settings);
  },

  signInMethods: async (_, { drivers, settings }) => ({
    phone: drivers.sms.kind,
    outbox: drivers.sms.kind === 'outbox' && settings.STELE_DEV === 'on' ? '/dev/outbox' : null,
    weixin: drivers.weixin !== null,
    mail: drivers.mail !== null,
    invitation: settings.INVITATION === 'needed',
    phoneOptional: settings.BOUND_BY === 'any',
    nations,
  }),

  async checkPhone(given, context) {
    await limitAccountQuestions(context);
    const phone = readPhone(given);
    return { valid: phone !== null, free: phone !== null && !(await findMemberByPhone(context.db, phone)) };
  },

  async phoneRegistered(given, context) {
    await limitAccountQuestions(context);
    return { registered: Boolean(await findMemberByPhone(context.db, phoneOf(given))) };
  },

  async getKaptcha(_, context) {
    const { network } = context.visitor;
    await rateLimit(
      context.db,
      { key: `kaptcha minute ${network}`, maxAttempts: limits.kaptchas.networkAMinute, perMs: 60_000 },
      { key: `kaptcha day ${network}`, maxAttempts: limits.kaptchas.networkADay, perMs: 86_400_000 },
    );
    return createKaptcha(context.db, context.visitor, context.language);
  },

  async checkKaptcha({ kaptcha }, context) {
    await limitAccountQuestions(context);
    await verifyKaptcha(context.db, context.visitor, kaptcha);
    return { good: true };
  },

  async sendCode({ kaptcha, invitationCode, ...given }, { db, visitor, drivers, settings, language, member }) {
    const phone = phoneOf(given);
    if (invitationCode) await inviterOf(db, invitationCode, settings);
    if (!member) await requireKaptcha(db, visitor, kaptcha);
    return sendCode(db, visitor, phone, (code) => drivers.sms.send(phone, codeText(language, code)));
  },

  async checkCode({ message, ...given }, { db, visitor }) {
    const phone = phoneOf(given);
    const codeId = await checkCode(db, visitor, phone, message);
    await saveChallenge(db, visitor, 'phone', { phone, codeId });
    return { good: true };
  },

  async checkUsername({ username }, context) {
    await limitAccountQuestions(context);
    return { valid: usernameFault(username) === null, free: await isNameFree(context.db, username) };
  },

  async checkInvitation({ invitationCode }, context) {
    await limitAccountQuestions(context);
    await inviterOf(context.db, invitationCode, context.settings);
    return { good: true };
  },

  invitationCode: async (_, { db, member }) => ({
    invitationCode: await invitationCodeOf(db, member!.id),
    left: await countRemainingInvitations(db, member!),
  }),

  async register({ username, password, message, invitationCode, ...given }, context) {
    const { db, settings, language, visitor } = context;
    const fault = usernameFault(username);
    if (fault) fail(fault);
    await rateLimit(db, {
      key: `register network ${visitor.network}`,
      maxAttempts: limits.signIns.networkAMinute,
      perMs: 60_000,
    });
    await inviterOf(db, invitationCode, settings);
    if (!(await isNameFree(db, username))) fail('usernameTaken');
    const passwordHash = await hashPassword(password, { names: [username, phoneOf(given)], origin: visitor.origin });
    const { phone, codeId } = await requireVerifiedPhone(context, given, message);
    return signInByFirstFactor(context, async (tx) => {
      const invitedBy = await inviterOf(tx, invitationCode, settings);
      const memberId = await addMember(tx, { phone, name: username, passwordHash, language, invitedBy });
      await consumeCode(tx, codeId);
      return { memberId, isNew: true };
    });
  },

  async signIn({ username, password, nationCode, mobile, message, kaptcha, invitationCode }, context) {
    if (mobile && message)
      return signInByPhone(context, { nationCode: nationCode ?? '86', mobile, message, invitationCode });
    if (username && password) return signInByPassword(context, { username, password, nationCode, kaptcha });
    return fail('badInput', { field: username || mobile ? 'password' : 'username' });
  },

  async logout(_, { db, visitor }) {
    if (!visitor.byOwnScript) fail('originRefused');
    await closeSession(db, visitor);
    return null;
  },

  async endOwnSession(_, { db, visitor }) {
    await closeSession(db, visitor);
    return null;
  },

  async setUsername({ username }, { db, member, settings }) {
    if (username !== member!.name) await renameMember(db, member!.id, username);
    return userInfoOf(db, member!, settings);
  },

  async setInterests({ interests }, { db, member, settings }) {
    await db
      .updateTable('member')
      .set({ interests: [...new Set(interests)] })
      .where('id', '=', member!.id)
      .execute();
    return userInfoOf(db, member!, settings);
  },

  async resetPassword({ message, password, ...given }, context) {
    const { db } = context;
    const { phone, codeId } = await requireVerifiedPhone(context, given, message);
    const member = (await findMemberByPhone(db, phone)) ?? fail('phoneUnknown');
    const passwordHash = await hashPassword(password, {
      old: member.passwordHash,
      names: [member.name, phone],
      origin: context.visitor.origin,
    });
    await resetWrongPasswords(db, member.id);
    return signInByFirstFactor(context, async (tx) => {
      await consumeCode(tx, codeId);
      await setPassword(tx, member.id, passwordHash, null);
      return { memberId: member.id };
    });
  },

  async addPassword({ password }, context) {
    const { db, member, settings } = context;
    if (!member!.phoneBound) fail('phoneNeededForPassword');
    const { passwordHash: old, phone } = await loadOwnMember(db, context);
    if (old) fail('notAllowed');
    const passwordHash = await hashPassword(password, { names: [member!.name, phone], origin: context.visitor.origin });
    return db.transaction().execute(async (tx) => {
      await setOwnPassword(tx, context, passwordHash);
      return userInfoOf(tx, member!, settings);
    });
  },

  async changePassword({ oldPassword, message, newPassword }, context) {
    const { db, member, settings, visitor } = context;
    if (!member!.phoneBound) fail('phoneNeededForPassword');
    if (!member!.confirmed && (await factorsOf(db, member!.id, settings)).isAsked) fail('confirmNeeded');
    const { phone, passwordHash: old } = await loadOwnMember(db, context);
    let codeId: string | undefined;
    if (message) codeId = await checkCode(db, visitor, phone ?? fail('phoneNeeded'), message);
    else {
      await rateLimit(db, {
        key: `password member ${member!.id}`,
        maxAttempts: limits.signIns.accountAQuarter,
        perMs: 15 * 60_000,
      });
      if (!(await verifyPassword(oldPassword ?? '', old))) fail('passwordWrong');
    }
    const passwordHash = await hashPassword(newPassword, { old, names: [member!.name, phone], origin: visitor.origin });
    return db.transaction().execute(async (tx) => {
      if (codeId) await consumeCode(tx, codeId);
      await setOwnPassword(tx, context, passwordHash);
      return userInfoOf(tx, member!, settings);
    });
  },

  async confirmIdentity({ password, message, code }, context) {
    const { db, member, visitor, settings } = context;
    const confirmed = { confirmedAt: sql<Date>`now()` };
    if (code) {
      const checked = await checkSecondCode(context, member!.id, code);
      await db.transaction().execute(async (tx) => {
        await consumeSecondCode(tx, context, checked);
        await tx
          .updateTable('session')
          .set({ ...confirmed, secondFactorAt: confirmed.confirmedAt })
          .where('id', '=', member!.sessionId)
          .execute();
        await renewToken(tx, visitor, member!.sessionId);
      });
      return { good: true };
    }
    if ((await factorsOf(db, member!.id, settings)).isAsked) fail('secondStepNeeded');
    const { phone, passwordHash } = await loadOwnMember(db, context);
    let codeId: string | undefined;
    if (message) codeId = await checkCode(db, visitor, phone ?? fail('phoneNeeded'), message);
    else {
      await rateLimit(db, {
        key: `password member ${member!.id}`,
        maxAttempts: limits.signIns.accountAQuarter,
        perMs: 15 * 60_000,
      });
      if (!(await verifyPassword(password ?? '', passwordHash))) fail('signInWrong');
    }
    await db.transaction().execute(async (tx) => {
      if (codeId) await consumeCode(tx, codeId);
      await tx.updateTable('session').set(confirmed).where('id', '=', member!.sessionId).execute();
      await renewToken(tx, visitor, member!.sessionId);
    });
    return { good: true };
  },

  async sendConfirmation(_, context) {
    const { db, visitor, drivers, language } = context;
    const phone = (await loadOwnMember(db, context)).phone ?? fail('phoneNeeded');
    return {
      ...(await sendCode(db, visitor, phone, (code) => drivers.sms.send(phone, codeText(language, code)))),
      phone: maskPhone(phone),
    };
  },

  addBinding: (given, context) => bindPhone(context, given, 'phoneBound'),
  changeBinding: (given, context) => bindPhone(context, given, 'phoneChanged'),

  async removeBinding({ type }, { db, member, settings }) {
    const { id } = member!;
    const row = await findMember(db)
      .where('id', '=', id)
      .select(['phone', 'mail'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const weixin = await db.selectFrom('identity').where('memberId', '=', id).select('provider').executeTakeFirst();
    if (!{ phone: row.phone, mail: row.mail, weixin }[type]) fail('bindingNotFound');
    if (type !== 'mail') await requireOtherMethod(db, id, type);
    if (type === 'weixin') await db.deleteFrom('identity').where('memberId', '=', id).execute();
    else
      await db
        .updateTable('member')
        .set({ [type]: null })
        .where('id', '=', id)
        .execute();
    await notify(db, [id], { kind: `${type}Removed` });
    return userInfoOf(db, member!, settings);
  },
});

export const accounts = [
  ...memberHandlers,
  ...accountHandlers,
  ...implement(secondFactorContract, secondFactorHandlers),
  ...implement(tokenContract, accessTokenHandlers),
];
