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
  summary: 'The caller’s profile.',
  for: 'member',
  reply: UserInfo,
});

export const saveUserInfo = endpoint(['POST /home/Index/userInfo', 'POST /api/auth/w1/y/profile/save'], {
  summary:
    'Updates the given profile fields. Changing the username requires a recently confirmed identity, ' +
    'because members can sign in with username and password.',
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
});

/** The sign-in methods that this site offers. */
export const signInMethods = endpoint('GET /data/account/ways', {
  summary: 'The sign-in methods and registration requirements of this site, and the calling codes of countries.',
  for: 'anyone',
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
});

/** @public A call of the specification that the site's own screens do not use. */
export const checkPhone = endpoint('POST /api/auth/checkPhoneNum', {
  summary: 'Checks whether a phone number is well-formed and not in use.',
  for: 'anyone',
  ownTransactions: true,
  input: Phone,
  reply: z.object({ valid: z.boolean(), free: z.boolean() }),
  fails: ['tryLater'],
  example: { nationCode: '86', mobile: '13800138000' },
});

export const phoneRegistered = endpoint('POST /api/auth/hasPhoneRegistered', {
  summary: 'Checks whether a phone number has an account.',
  for: 'anyone',
  ownTransactions: true,
  input: Phone,
  reply: z.object({ registered: z.boolean() }),
  fails: ['phoneShape', 'tryLater'],
  example: { nationCode: '86', mobile: '13800138000' },
});

export const getKaptcha = endpoint('GET /api/auth/w1/n/getKaptcha', {
  summary:
    'Creates a captcha: a picture of letters, and a question in words for those who cannot see it. ' +
    'A cookie identifies the captcha.',
  for: 'anyone',
  reply: z.object({ picture: z.string(), question: z.string() }),
  abortPrevious: false,
  fails: ['tryLater'],
});

export const checkKaptcha = endpoint(['POST /api/auth/checkKaptcha', 'POST /api/auth/w1/n/checkKaptcha'], {
  summary: 'Checks the answer to the captcha. A correct answer is valid for the next code or sign-in.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ kaptcha: Kaptcha }),
  reply: GoodReply,
  fails: ['kaptchaWrong', 'tryLater'],
  example: { kaptcha: '7' },
});

export const sendCode = endpoint(
  ['POST /api/auth/sendMessage', 'POST /api/auth/w1/n/sms/send', 'POST /api/auth/sendMessage/v2'],
  {
    summary:
      'Sends a code by SMS. Callers who are not signed in must solve a captcha, here or beforehand with checkKaptcha.',
    for: 'anyone',
    ownTransactions: true,
    whileBanned: true,
    input: Phone.extend({ kaptcha: Kaptcha.optional(), invitationCode: Invitation.optional() }),
    /** Seconds until the next code may be requested. */
    reply: z.object({ waitSeconds: z.number().int() }),
    fails: ['phoneShape', 'kaptchaNeeded', 'kaptchaWrong', 'invitationWrong', 'tryLater', 'gatewayFailed'],
    example: { nationCode: '86', mobile: '13800138000', kaptcha: '7' },
  },
);

export const checkCode = endpoint(
  ['POST /api/auth/checkMessage', 'POST /api/auth/w1/n/sms/check', 'POST /api/auth/checkMessage/v2'],
  {
    summary: 'Checks an SMS code without consuming it.',
    for: 'anyone',
    ownTransactions: true,
    whileBanned: true,
    input: Phone.extend({ message: Code }),
    reply: GoodReply,
    fails: ['phoneShape', 'codeWrong', 'tryLater'],
    example: { mobile: '13800138000', message: '000000' },
  },
);

export const checkUsername = endpoint(['POST /api/auth/checkUsername', 'POST /api/user/checkUsername'], {
  summary: 'Checks whether a username is well-formed and not in use.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ username: Username }),
  reply: z.object({ valid: z.boolean(), free: z.boolean() }),
  fails: ['tryLater'],
  example: { username: 'sima-guang' },
});

export const checkInvitation = endpoint('POST /api/auth/checkInvitation', {
  summary: 'Checks whether an invitation code is valid.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({ invitationCode: Invitation.min(1) }),
  reply: GoodReply,
  fails: ['invitationWrong', 'tryLater'],
  example: { invitationCode: 'none' },
});

export const invitationCode = endpoint('GET /api/user/getInvitationCode', {
  summary: 'The caller’s invitation code, and the number of members who can still use it.',
  for: 'member',
  reply: z.object({ invitationCode: z.string(), left: z.number().int() }),
});

export const register = endpoint(['POST /api/auth/register', 'POST /api/auth/register/v2'], {
  summary:
    'Registers with a phone number, its code, a username and a password, and signs in. ' +
    'A code that checkMessage has just verified in the same browser can be omitted.',
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
});

export const signIn = endpoint(
  ['POST /api/auth', 'POST /user/doLogin', 'POST /api/auth/w1/n/login', 'POST /api/auth/loginByPhone'],
  {
    summary:
      'Signs in with a username or phone number and a password, or with a phone number and an SMS code. ' +
      'A code for a number without an account creates one.',
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
  },
);

export const logout = endpoint('GET /api/auth/logout', {
  summary:
    'Ends the session and clears the bearer cookie. Only scripts of this site may call it, ' +
    'not links or pictures; the site’s own pages use POST /data/session/end.',
  for: 'anyone',
  whileBanned: true,
  abortPrevious: false,
  fails: ['originRefused'],
});

export const endOwnSession = endpoint('POST /data/session/end', {
  summary: 'Ends the session and clears its cookies.',
  for: 'anyone',
  whileBanned: true,
  abortPrevious: false,
});

export const setUsername = endpoint('POST /api/auth/setUsername', {
  summary: 'Sets the username after a registration by SMS.',
  for: 'member',
  confirmed: true,
  input: z.object({ username: Username }),
  reply: UserInfo,
  fails: ['usernameShape', 'usernameTaken', 'confirmNeeded'],
  example: { username: 'sima-guang' },
});

export const setInterests = endpoint('POST /api/auth/setUserInterest', {
  summary: 'Saves the caller’s interests: kinds, regions, and words of their choice.',
  for: 'member',
  input: z.object({ interests: z.array(z.string().trim().min(1).max(limits.tagNameLength)).max(limits.interests) }),
  reply: UserInfo,
  example: { interests: ['person', 'east-asia'] },
});

export const resetPassword = endpoint(['POST /api/auth/resetPassword', 'POST /api/auth/w1/n/setPassword'], {
  summary: 'Resets a forgotten password with an SMS code and signs in. All other sessions end.',
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
});

export const addPassword = endpoint('POST /api/auth/w1/y/addPassword', {
  summary: 'Sets the caller’s first password.',
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
});

export const changePassword = endpoint(['POST /api/auth/w1/y/modifyPassword', 'POST /api/user/password/change'], {
  summary: 'Changes the password, given the old one or a code sent to the bound phone. All other sessions end.',
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
});

export const addBinding = endpoint('POST /api/user/binding/add', {
  summary: 'Binds a phone number to the caller’s account.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  input: Phone.extend({ message: Code }),
  reply: UserInfo,
  fails: ['phoneShape', 'phoneTaken', 'codeWrong', 'tryLater', 'notAllowed', 'confirmNeeded'],
  example: { mobile: '13800138000', message: '000000' },
});

export const confirmIdentity = endpoint('POST /data/account/confirm', {
  summary:
    'Confirms the caller’s identity before calls that could take the account away: ' +
    'by password, by a code sent to the bound phone, or, with a second factor, by one of its codes.',
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
});

export const sendConfirmation = endpoint('POST /data/account/confirm/send', {
  summary: 'Sends a code to the bound phone, for calls that require one.',
  for: 'member',
  ownTransactions: true,
  whileBanned: true,
  reply: z.object({ waitSeconds: z.number().int(), phone: z.string() }),
  fails: ['phoneNeeded', 'tryLater', 'gatewayFailed'],
});

export const changeBinding = endpoint('POST /api/user/binding/update', {
  summary: 'Changes the bound phone number, given a code sent to the new number.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  input: Phone.extend({ message: Code }),
  reply: UserInfo,
  fails: ['phoneShape', 'phoneTaken', 'codeWrong', 'bindingNotFound', 'tryLater'],
  example: { mobile: '13800138000', message: '000000' },
});

export const removeBinding = endpoint('POST /api/user/binding/remove', {
  summary: 'Removes a binding, if another sign-in method remains.',
  for: 'member',
  confirmed: true,
  input: z.object({ type: z.enum(['phone', 'mail', 'weixin']) }),
  reply: UserInfo,
  fails: ['bindingNotFound', 'lastWayIn'],
  example: { type: 'weixin' },
});

/** The purpose of the OAuth round trip. Source: spec §4 "Third-party login". */
const WeixinModule = z.enum(['LOGIN', 'UNBIND', 'BIND']);

export const startWeixin = endpoint('POST /data/account/weixin/start', {
  summary:
    'The address of the messaging app’s consent page; a cookie stores the state that it must return. ' +
    'Binding and unbinding require a recently confirmed identity.',
  for: 'anyone',
  ownTransactions: true,
  input: z.object({
    /** Page to return to. */ from: z.string().startsWith('/').max(2000),
    module: WeixinModule.default('LOGIN'),
  }),
  reply: z.object({ url: z.string() }),
  fails: ['wayClosed', 'accountExpired', 'confirmNeeded', 'tryLater'],
  example: { from: '/' },
});

export const weixin = endpoint('POST /api/auth/w1/n/weixin', {
  summary: 'Completes the round trip to the messaging app: signs in (LOGIN), binds (BIND) or unbinds (UNBIND).',
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
});

export const appeal = endpoint('POST /api/auth/w1/y/appeal', {
  summary: 'Appeals against the caller’s ban; the status becomes APPEAL.',
  for: 'member',
  whileBanned: true,
  input: z.object({ reason: z.string().trim().min(1).max(limits.appealLength) }),
  reply: UserInfo,
  fails: ['notBanned', 'accountAppealing'],
  example: { reason: 'The text that was complained about is a quotation.' },
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
  summary: 'Undecided appeals, oldest first.',
  for: 'reviewer',
  reply: z.array(Appeal),
});

export const decideAppeal = endpoint('POST /data/appeals/decide', {
  summary: 'Grants an appeal (the ban ends) or refuses it (the ban continues), with an answer.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({
    id: z.string().max(60),
    granted: z.boolean(),
    answer: z.string().trim().max(limits.appealLength).default(''),
  }),
  fails: ['appealNotFound', 'appealOfOwnBan', 'notAllowed'],
  example: { id: 's0', granted: true },
});

export const ban = endpoint('POST /data/members/ban', {
  summary: 'Bans a member for a number of days, with a reason that the member sees. 0 days ends a ban.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({
    username: Username,
    days: z.number().int().min(0).max(3650),
    reason: z.string().trim().max(limits.appealLength).default(''),
  }),
  fails: ['memberNotFound', 'notAllowed', 'lastAdministrator'],
  example: { username: 'nobody', days: 7 },
});
