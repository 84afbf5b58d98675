import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { UserInfo } from '../../kit/member/contract.ts';
import { textWidth } from '../../rules/text-width.ts';

/**
 * A text of at most `maxLength` characters; its measured width, where a Chinese character counts two, may be twice that
 * (V14).
 */
const text = (maxLength: number) =>
  z
    .string()
    .max(2 * maxLength)
    .refine((value) => textWidth(value) <= 2 * maxLength, 'too wide');
const ProfileText = text(limits.profileFieldLength);
const Username = z.string().trim().normalize('NFC').max(200);
/**
 * Accepted at any length and with any characters here, so that the handler can give the specification's error message.
 */
const Password = z.string().max(1000);
const NationCode = z
  .string()
  .trim()
  .max(5)
  .regex(/^\+?\d{1,4}$/)
  .default('86');
const Mobile = z.string().trim().min(1).max(40);
const Phone = z.object({ nationCode: NationCode, mobile: Mobile });
/** The code of an SMS. */
const Code = z.string().trim().min(1).max(12);
const Kaptcha = z.string().trim().max(20);
const Invitation = z.string().trim().max(40);

const SignInReply = z.object({ userProfile: UserInfo });
const GoodReply = z.object({ good: z.literal(true) });

export const userProfile = endpoint('GET /api/auth/w1/y/profile/{lang}', {
  summary: 'The profile of whoever asks.',
  for: 'member',
  input: z.object({}),
  reply: UserInfo,
  example: {},
  exampleRuns: false,
});

export const saveUserInfo = endpoint(['POST /home/Index/userInfo', 'POST /api/auth/w1/y/profile/save'], {
  summary:
    'Changes the profile; what is not named stays. Another username asks who is there: with the password it is a way in.',
  for: 'member',
  input: z
    .object({
      username: Username,
      avatar: z.string().max(200).nullable(),
      signature: text(limits.signatureLength),
      company: ProfileText,
      address: ProfileText,
      occupation: ProfileText,
      position: ProfileText,
    })
    .partial(),
  reply: UserInfo,
  fails: ['usernameShape', 'usernameTaken', 'confirmNeeded', 'pictureUnreadable'],
  example: {},
  exampleRuns: false,
});

/** The sign-in methods that this site offers. */
export const signInMethods = endpoint('GET /data/account/ways', {
  summary: 'Which ways to sign in this house has, what it asks for, and the numbers of the countries.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({
    /** `outbox`: no gateway is set; the operator hands out the codes. */
    phone: z.enum(['gateway', 'outbox']),
    /** Address of the outbox, if it is open. */
    outbox: z.string().nullable(),
    weixin: z.boolean(),
    mail: z.boolean(),
    /** Whether an invitation is needed to register. */
    invitation: z.boolean(),
    /** Whether a confirmed mail address or a passkey replaces a bound phone. */
    phoneOptional: z.boolean(),
    nations: z.array(z.object({ region: z.string(), code: z.string() })),
  }),
  example: {},
});

/** @public A call of the specification that the site's own screens do not use. */
export const checkPhone = endpoint('POST /api/auth/checkPhoneNum', {
  summary: 'Whether a number is well formed, and free.',
  for: 'anyone',
  ownTransactions: true,
  input: Phone,
  reply: z.object({ valid: z.boolean(), free: z.boolean() }),
  fails: ['tryLater'],
  example: { nationCode: '86', mobile: '13800138000' },
});

export const phoneRegistered = endpoint('POST /api/auth/hasPhoneRegistered', {
  summary: 'Whether a number has an account.',
  for: 'anyone',
  ownTransactions: true,
  input: Phone,
  reply: z.object({ registered: z.boolean() }),
  fails: ['phoneShape', 'tryLater'],
  example: { nationCode: '86', mobile: '13800138000' },
});

export const getKaptcha = endpoint('GET /api/auth/w1/n/getKaptcha', {
  summary:
    'A fresh captcha: a picture of letters, and for those who do not see it a question in words. A cookie says which one is meant.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ picture: z.string(), question: z.string() }),
  abortPrevious: false,
  fails: ['tryLater'],
  example: {},
});

export const checkKaptcha = endpoint(['POST /api/auth/checkKaptcha', 'POST /api/auth/w1/n/checkKaptcha'], {
  summary: 'Checks the answer to the captcha; once right, it is good for the next code or sign-in.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ kaptcha: Kaptcha }),
  reply: GoodReply,
  fails: ['kaptchaWrong', 'tryLater'],
  example: { kaptcha: '7' },
  exampleRuns: false,
});

export const sendCode = endpoint(
  ['POST /api/auth/sendMessage', 'POST /api/auth/w1/n/sms/send', 'POST /api/auth/sendMessage/v2'],
  {
    summary:
      'Sends a code by SMS. Needs a captcha, answered here or before by checkKaptcha, unless somebody signed in asks.',
    for: 'anyone',
    ownTransactions: true,
    whileBanned: true,
    input: Phone.extend({ kaptcha: Kaptcha.optional(), invitationCode: Invitation.optional() }),
    /** Seconds until the next code may be requested. */
    reply: z.object({ waitSeconds: z.number().int() }),
    fails: ['phoneShape', 'kaptchaNeeded', 'kaptchaWrong', 'invitationWrong', 'tryLater', 'gatewayFailed'],
    example: { nationCode: '86', mobile: '13800138000', kaptcha: '7' },
    exampleRuns: false,
  },
);

export const checkCode = endpoint(
  ['POST /api/auth/checkMessage', 'POST /api/auth/w1/n/sms/check', 'POST /api/auth/checkMessage/v2'],
  {
    summary: 'Checks an SMS code without using it up.',
    for: 'anyone',
    ownTransactions: true,
    whileBanned: true,
    input: Phone.extend({ message: Code }),
    reply: GoodReply,
    fails: ['phoneShape', 'codeWrong', 'tryLater'],
    example: { mobile: '13800138000', message: '000000' },
    exampleRuns: false,
  },
);

export const checkUsername = endpoint(['POST /api/auth/checkUsername', 'POST /api/user/checkUsername'], {
  summary: 'Whether a username is well formed and free.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ username: Username }),
  reply: z.object({ valid: z.boolean(), free: z.boolean() }),
  fails: ['tryLater'],
  example: { username: 'sima-guang' },
});

export const checkInvitation = endpoint('POST /api/auth/checkInvitation', {
  summary: 'Whether an invitation code is good.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ invitationCode: Invitation.min(1) }),
  reply: GoodReply,
  fails: ['invitationWrong', 'tryLater'],
  example: { invitationCode: 'none' },
  exampleRuns: false,
});

export const invitationCode = endpoint('GET /api/user/getInvitationCode', {
  summary: 'My own invitation code, and how many may still use it.',
  for: 'member',
  input: z.object({}),
  reply: z.object({ invitationCode: z.string(), left: z.number().int() }),
  example: {},
  exampleRuns: false,
});

export const register = endpoint(['POST /api/auth/register', 'POST /api/auth/register/v2'], {
  summary:
    'Registers with a phone, its code, a username and a password, and signs in. A code that checkMessage found right just before, from the same browser, need not be sent again.',
  for: 'anyone',
  ownTransactions: true,
  input: Phone.extend({
    message: Code.optional(),
    username: Username,
    password: Password,
    invitationCode: Invitation.optional(),
  }),
  reply: SignInReply,
  fails: [
    'phoneShape',
    'phoneTaken',
    'codeWrong',
    'usernameShape',
    'usernameTaken',
    'passwordShape',
    'passwordLetters',
    'passwordCommon',
    'invitationNeeded',
    'invitationWrong',
    'tryLater',
  ],
  example: { mobile: '13800138000', message: '000000', username: 'sima-guang', password: 'zizhitongjian1084' },
  exampleRuns: false,
});

export const signIn = endpoint(
  ['POST /api/auth', 'POST /user/doLogin', 'POST /api/auth/w1/n/login', 'POST /api/auth/loginByPhone'],
  {
    summary:
      'Signs in: by username or phone and password, or by phone and SMS code. A phone without an account gets one.',
    for: 'anyone',
    ownTransactions: true,
    input: z
      .object({
        username: Username,
        password: Password,
        nationCode: NationCode,
        mobile: Mobile,
        message: Code,
        kaptcha: Kaptcha,
        invitationCode: Invitation,
      })
      .partial(),
    reply: SignInReply.extend({ /** A new account, which may still choose its username. */ isNew: z.boolean() }),
    fails: [
      'signInWrong',
      'secondStepNeeded',
      'phoneShape',
      'codeWrong',
      'kaptchaNeeded',
      'kaptchaWrong',
      'invitationNeeded',
      'invitationWrong',
      'tryLater',
    ],
    example: { username: 'sima-qian', password: 'shiji130chapters' },
    exampleRuns: false,
  },
);

export const logout = endpoint('GET /api/auth/logout', {
  summary:
    'Ends the session and clears the bearer cookie, where a script of this house asks: no link, no picture. Our pages ask by POST /data/session/end.',
  for: 'anyone',
  whileBanned: true,
  input: z.object({}),
  reply: z.null(),
  abortPrevious: false,
  fails: ['originRefused'],
  example: {},
  exampleRuns: false, // a request that follows a link is refused
});

export const endOwnSession = endpoint('POST /data/session/end', {
  summary: 'Ends the session and clears its cookies.',
  for: 'anyone',
  whileBanned: true,
  input: z.object({}),
  reply: z.null(),
  abortPrevious: false,
  example: {},
});

export const setUsername = endpoint('POST /api/auth/setUsername', {
  summary: 'Chooses the username after a registration by SMS.',
  for: 'member',
  confirmed: true,
  input: z.object({ username: Username }),
  reply: UserInfo,
  fails: ['usernameShape', 'usernameTaken', 'confirmNeeded'],
  example: { username: 'sima-guang' },
  exampleRuns: false,
});

export const setInterests = endpoint('POST /api/auth/setUserInterest', {
  summary: 'Saves what somebody is interested in: kinds, regions, and words of their own.',
  for: 'member',
  input: z.object({ interests: z.array(z.string().trim().min(1).max(limits.tagNameLength)).max(limits.interests) }),
  reply: UserInfo,
  example: { interests: ['person', 'east-asia'] },
  exampleRuns: false,
});

export const resetPassword = endpoint(['POST /api/auth/resetPassword', 'POST /api/auth/w1/n/setPassword'], {
  summary: 'Sets a forgotten password anew by SMS code and signs in; every other session ends.',
  for: 'anyone',
  ownTransactions: true,
  input: Phone.extend({ message: Code, password: Password }),
  reply: SignInReply,
  fails: [
    'phoneShape',
    'phoneUnknown',
    'codeWrong',
    'secondStepNeeded',
    'passwordShape',
    'passwordLetters',
    'passwordCommon',
    'passwordSame',
    'tryLater',
  ],
  example: { mobile: '13800138000', message: '000000', password: 'zizhitongjian1084' },
  exampleRuns: false,
});

export const addPassword = endpoint('POST /api/auth/w1/y/addPassword', {
  summary: 'Sets a first password.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  input: z.object({ password: Password }),
  reply: UserInfo,
  fails: [
    'phoneNeededForPassword',
    'passwordShape',
    'passwordLetters',
    'passwordCommon',
    'notAllowed',
    'confirmNeeded',
  ],
  example: { password: 'zizhitongjian1084' },
  exampleRuns: false,
});

export const changePassword = endpoint(['POST /api/auth/w1/y/modifyPassword', 'POST /api/user/password/change'], {
  summary: 'Changes the password, by the old one or by a code sent to the bound phone; every other session ends.',
  for: 'member',
  ownTransactions: true,
  whileBanned: true,
  input: z.object({ oldPassword: Password.optional(), message: Code.optional(), newPassword: Password }),
  reply: UserInfo,
  fails: [
    'phoneNeededForPassword',
    'confirmNeeded',
    'passwordWrong',
    'codeWrong',
    'passwordShape',
    'passwordLetters',
    'passwordCommon',
    'passwordSame',
    'tryLater',
  ],
  example: { oldPassword: 'shiji130chapters', newPassword: 'zizhitongjian1084' },
  exampleRuns: false,
});

export const addBinding = endpoint('POST /api/user/binding/add', {
  summary: 'Binds a phone.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  input: Phone.extend({ message: Code }),
  reply: UserInfo,
  fails: ['phoneShape', 'phoneTaken', 'codeWrong', 'tryLater', 'notAllowed', 'confirmNeeded'],
  example: { mobile: '13800138000', message: '000000' },
  exampleRuns: false,
});

export const confirmIdentity = endpoint('POST /data/account/confirm', {
  summary:
    'Shows once more who is there, before what would take the account away: by password or by a code sent to the bound phone; who has a second factor, by a code of it.',
  for: 'member',
  ownTransactions: true,
  whileBanned: true,
  input: z.object({
    password: Password.optional(),
    message: Code.optional(),
    code: z.string().trim().max(40).optional(),
  }),
  reply: GoodReply,
  fails: ['signInWrong', 'secondStepNeeded', 'codeWrong', 'phoneNeeded', 'tryLater'],
  example: { password: 'shiji130chapters' },
  exampleRuns: false,
});

export const sendConfirmation = endpoint('POST /data/account/confirm/send', {
  summary: 'Sends a code to the bound phone, for what asks for one.',
  for: 'member',
  ownTransactions: true,
  whileBanned: true,
  input: z.object({}),
  reply: z.object({ waitSeconds: z.number().int(), phone: z.string() }),
  fails: ['phoneNeeded', 'tryLater', 'gatewayFailed'],
  example: {},
  exampleRuns: false,
});

export const changeBinding = endpoint('POST /api/user/binding/update', {
  summary: 'Changes the bound phone: the code went to the new one.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  input: Phone.extend({ message: Code }),
  reply: UserInfo,
  fails: ['phoneShape', 'phoneTaken', 'codeWrong', 'bindingNotFound', 'tryLater'],
  example: { mobile: '13800138000', message: '000000' },
  exampleRuns: false,
});

export const removeBinding = endpoint('POST /api/user/binding/remove', {
  summary: 'Removes a binding, as long as another way to sign in is left.',
  for: 'member',
  confirmed: true,
  input: z.object({ type: z.enum(['phone', 'mail', 'weixin']) }),
  reply: UserInfo,
  fails: ['bindingNotFound', 'lastWayIn'],
  example: { type: 'weixin' },
  exampleRuns: false,
});

/** The purpose of the OAuth round trip. Source: spec §4 "Third-party login". */
const WeixinModule = z.enum(['LOGIN', 'UNBIND', 'BIND']);

export const startWeixin = endpoint('POST /data/account/weixin/start', {
  summary:
    'Where the messaging app asks for consent; a cookie keeps the state that must come back. To bind or unbind asks who is there.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({
    /** Page to return to. */ from: z.string().startsWith('/').max(2000),
    module: WeixinModule.default('LOGIN'),
  }),
  reply: z.object({ url: z.string() }),
  fails: ['wayClosed', 'accountExpired', 'confirmNeeded', 'tryLater'],
  example: { from: '/' },
  exampleRuns: false,
});

export const weixin = endpoint('POST /api/auth/w1/n/weixin', {
  summary: 'What came back from the messaging app: signs in (LOGIN), binds (BIND) or unbinds (UNBIND).',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({
    code: z.string().min(1).max(512),
    state: z.string().max(512),
    module: WeixinModule,
    invitationCode: Invitation.optional(),
  }),
  reply: SignInReply.extend({ isNew: z.boolean() }),
  fails: [
    'thirdPartyFailed',
    'secondStepNeeded',
    'thirdPartyTaken',
    'accountExpired',
    'confirmNeeded',
    'bindingNotFound',
    'lastWayIn',
    'invitationNeeded',
    'gatewayFailed',
    'wayClosed',
    'tryLater',
  ],
  example: { code: 'code', state: 'state', module: 'LOGIN' },
  exampleRuns: false,
});

export const appeal = endpoint('POST /api/auth/w1/y/appeal', {
  summary: 'Appeals against a ban; the status becomes APPEAL.',
  for: 'member',
  whileBanned: true,
  input: z.object({ reason: z.string().trim().min(1).max(limits.appealLength) }),
  reply: UserInfo,
  fails: ['notBanned', 'accountAppealing'],
  example: { reason: 'The text that was complained about is a quotation.' },
  exampleRuns: false,
});

const Appeal = z.object({
  id: z.string(),
  memberId: z.string(),
  userName: z.string(),
  reason: z.string(),
  banReason: z.string(),
  days: z.number().int(),
  createdAt: z.string(),
  /** The caller banned this member, and another reviewer or administrator can decide. */
  ownBan: z.boolean(),
});

export const appeals = endpoint('GET /data/appeals', {
  summary: 'Appeals that wait for a decision, the oldest first.',
  for: 'reviewer',
  input: z.object({}),
  reply: z.array(Appeal),
  example: {},
  exampleRuns: false,
});

export const decideAppeal = endpoint('POST /data/appeals/decide', {
  summary: 'Grants an appeal (the ban ends) or refuses it (the ban goes on), with an answer.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({
    id: z.string().max(60),
    granted: z.boolean(),
    answer: z.string().trim().max(limits.appealLength).default(''),
  }),
  reply: z.null(),
  fails: ['appealNotFound', 'appealOfOwnBan', 'notAllowed'],
  example: { id: 's0', granted: true },
  exampleRuns: false,
});

export const ban = endpoint('POST /data/members/ban', {
  summary: 'Bans a member for some days, with the reason that they are told; 0 days ends a ban.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({
    username: Username,
    days: z.number().int().min(0).max(3650),
    reason: z.string().trim().max(limits.appealLength).default(''),
  }),
  reply: z.null(),
  fails: ['memberNotFound', 'notAllowed', 'lastAdministrator'],
  example: { username: 'nobody', days: 7 },
  exampleRuns: false,
});
