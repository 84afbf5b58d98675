import { hashPassword } from '../../src/features/accounts/methods/passwords.server.ts';
import * as contract from '../../src/features/accounts/contract.ts';
import * as passkey from '../../src/features/accounts/methods/passkey-contract.ts';
import * as token from '../../src/features/accounts/tokens/contract.ts';
import * as factor from '../../src/features/accounts/second-factor/contract.ts';
import { members, setRole } from '../../src/features/operations/members/contract.ts';
import * as centre from '../../src/features/user-centre/contract.ts';
import { openSession } from '../../src/kit/calls/session.server.ts';

import { createAuthenticator } from '../authenticator.ts';
import { codeOfApp, nextCode, setUpApp as withCodes } from '../second-factor.ts';
import { answerKaptcha, randomPhone, requestCode, lastCode, password } from '../sign-up.ts';
import { createVisitor, type TestVisitor } from '../visitor.ts';
import { createPicture, example, type Preparation, type PreparedWorld } from './prepared-world.ts';

/** A signed-in member without further data: enough for most calls about one's own account. */
const asNewMember = async ({ member }: PreparedWorld) => ({ visitor: (await member()).visitor });
const withPassword = async ({ member }: PreparedWorld) => member({ passwordHash: await hashPassword(password) });
/** A visitor with a code sent to a new number. */
const withCode = async (world: PreparedWorld, visitor: TestVisitor = createVisitor()) => {
  const mobile = randomPhone();
  return { visitor, fill: { mobile, message: await requestCode(world, visitor, mobile) } };
};
/** A member who is banned, by their name. */
const asBannedMember = async ({ member, by, people }: PreparedWorld) => {
  const { id, visitor, call } = await member();
  await by(people.reviewer)(contract.ban, { username: id, days: 7, reason: 'Quarrels.' });
  return { visitor, call };
};
/** A member with a messaging app; `code` is a new one of the same person. */
const withApp = async (world: PreparedWorld, name: string) => {
  const { visitor, call } = await world.member();
  const { url } = await call(contract.startWeixin, { from: '/', module: 'BIND' });
  await call(contract.weixin, { code: `${name}-1`, state: stateIn(url), module: 'BIND' });
  return { visitor };
};
const stateIn = (url: string) => new URL(url).searchParams.get('state')!;
/** A member with a passkey, and its authenticator. */
const withPasskey = async ({ member }: PreparedWorld) => {
  const { visitor, call } = await member();
  const authenticator = createAuthenticator();
  const { options } = await call(passkey.startPasskey, {});
  const [newPasskey] = await call(passkey.addPasskey, { credential: authenticator.create(options, visitor) });
  return { visitor, authenticator, id: newPasskey!.id };
};

/** A member with an authenticator app. */
const withSecondFactor = async ({ member }: PreparedWorld) => {
  const { id, visitor, call } = await member({ passwordHash: await hashPassword(password) });
  return { id, visitor, ...(await withCodes(call)) };
};

export const accountExamples: readonly Preparation[] = [
  example(contract.userProfile, asNewMember),
  example(contract.saveUserInfo, asNewMember),
  example(contract.checkKaptcha, async (world) => {
    const visitor = createVisitor();
    return { visitor, fill: { kaptcha: await answerKaptcha(world, visitor) } };
  }),
  example(contract.sendCode, async (world) => {
    const visitor = createVisitor();
    return { visitor, fill: { kaptcha: await answerKaptcha(world, visitor) } };
  }),
  example(contract.checkCode, withCode),
  example(contract.checkInvitation, async ({ member }) => {
    const { invitationCode } = await (await member()).call(contract.invitationCode, {});
    return { visitor: createVisitor(), fill: { invitationCode } };
  }),
  example(contract.invitationCode, asNewMember),
  example(contract.register, withCode),
  example(contract.signIn, async (world) => {
    const { id } = await withPassword(world);
    return { visitor: createVisitor(), fill: { username: id } };
  }),
  example(contract.logout, asNewMember),
  example(contract.setUsername, async ({ member }) => ({
    visitor: (await member()).visitor,
    fill: { username: 'ouyang-xiu' }, // the example's name was taken by the one of `register`
  })),
  example(contract.setInterests, asNewMember),
  example(contract.resetPassword, async (world) => {
    const { mobile } = await world.member();
    const visitor = createVisitor();
    return { visitor, fill: { mobile, message: await requestCode(world, visitor, mobile) } };
  }),
  example(contract.addPassword, asNewMember),
  example(contract.changePassword, withPassword),
  example(contract.addBinding, async (world) => withCode(world, (await world.member({ phone: null })).visitor)),
  example(contract.confirmIdentity, withPassword),
  example(contract.sendConfirmation, asNewMember),
  example(contract.changeBinding, async (world) => withCode(world, (await world.member()).visitor)),
  example(contract.removeBinding, (world) => withApp(world, 'erin')),
  example(contract.startWeixin, async () => ({ visitor: createVisitor() })),
  example(contract.weixin, async ({ by }) => {
    const visitor = createVisitor();
    return { visitor, fill: { state: stateIn((await by(visitor)(contract.startWeixin, { from: '/' })).url) } };
  }),
  example(contract.appeal, asBannedMember),
  example(contract.appeals, async (world) => {
    await (await asBannedMember(world)).call(contract.appeal, { reason: 'They are quotations.' });
    return { visitor: world.people.reviewer };
  }),
  example(contract.decideAppeal, async (world) => {
    await (await asBannedMember(world)).call(contract.appeal, { reason: 'They are quotations.' });
    const waiting = await world.by(world.people.second)(contract.appeals, {});
    return { visitor: world.people.second, fill: { id: waiting.at(-1)!.id } };
  }),
  example(contract.ban, async ({ member, people }) => {
    const { id } = await member();
    return { visitor: people.reviewer, fill: { username: id } };
  }),

  example(members, async ({ people }) => ({ visitor: people.boss })),
  example(setRole, async ({ member, people }) => {
    const { id } = await member();
    return { visitor: people.boss, fill: { username: id } };
  }),

  example(passkey.passkeys, withPasskey),
  example(passkey.startPasskey, asNewMember),
  example(passkey.addPasskey, async ({ member }) => {
    const { visitor, call } = await member();
    const { options } = await call(passkey.startPasskey, {});
    return { visitor, fill: { credential: createAuthenticator().create(options, visitor) } };
  }),
  example(passkey.renamePasskey, async (world) => {
    const { visitor, id } = await withPasskey(world);
    return { visitor, fill: { id } };
  }),
  example(passkey.removePasskey, async (world) => {
    const { visitor, id } = await withPasskey(world);
    return { visitor, fill: { id } };
  }),
  example(passkey.startPasskeySignIn, async () => ({ visitor: createVisitor() })),
  example(passkey.passkeySignIn, async (world) => {
    const { authenticator } = await withPasskey(world);
    const visitor = createVisitor();
    const { options } = await world.by(visitor)(passkey.startPasskeySignIn, {});
    return { visitor, fill: { credential: authenticator.get(options, visitor) } };
  }),

  example(factor.secondFactor, asNewMember),
  example(factor.startApp, asNewMember),
  example(factor.addApp, async ({ member }) => {
    const { visitor, call } = await member();
    const { secret } = await call(factor.startApp, {});
    return { visitor, fill: { code: codeOfApp(secret) } };
  }),
  example(factor.usePasskeys, async (world) => ({ visitor: (await withPasskey(world)).visitor })),
  example(factor.renewCodes, async (world) => ({ visitor: (await withSecondFactor(world)).visitor })),
  example(factor.removeSecondFactor, async (world) => ({ visitor: (await withSecondFactor(world)).visitor })),
  example(factor.secondStep, async (world) => {
    const { id, secret } = await withSecondFactor(world);
    const visitor = createVisitor();
    await world
      .by(visitor)(contract.signIn, { username: id, password })
      .catch(() => {}); // fails, because the second step is required
    await nextCode(world.db);
    return { visitor, fill: { code: codeOfApp(secret) } };
  }),

  example(centre.saveAvatar, async ({ member }) => ({
    visitor: (await member()).visitor,
    file: await createPicture(),
  })),
  example(centre.removeAvatar, asNewMember),
  example(centre.sessions, asNewMember),
  example(centre.endSession, async ({ member, db }) => {
    const { id, visitor, call } = await member();
    await openSession(db, createVisitor(), id);
    const other = (await call(centre.sessions, {})).find(({ current }) => !current)!;
    return { visitor, fill: { id: other.id } };
  }),
  example(centre.endOtherSessions, asNewMember),
  example(token.addAccessToken, asNewMember),
  example(token.revokeAccessToken, async ({ member }) => {
    const { visitor, call } = await member();
    const { tokens } = await call(token.addAccessToken, token.addAccessToken.example);
    return { visitor, fill: { id: tokens[0]!.id } };
  }),
  example(centre.askMail, asNewMember),
  example(centre.confirmMail, async ({ member, db }) => {
    const { visitor, call } = await member();
    const mail = 'ouyang.xiu@example.org';
    await call(centre.askMail, { mail });
    return { visitor, fill: { mail, code: await lastCode(db, mail) } };
  }),
  example(centre.exportData, asNewMember),
  example(centre.deleteAccount, asNewMember),
];
