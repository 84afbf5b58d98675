/**
 * Every call that writes to member, session, identity, passkey, access_token, second_factor, recovery_code or known_device, by its
 * first route: whether it requires a recently confirmed identity (`confirmed: true` in its contract, or in its handler
 * if only part of it does), or why not. account-calls.test.ts finds these calls and fails if one is missing.
 */
export const accountCalls = {
  'POST /api/auth/w1/y/addPassword': 'asks',
  'POST /api/user/binding/add': 'asks',
  'POST /api/user/binding/update': 'asks',
  'POST /api/user/binding/remove': 'asks',
  'POST /data/account/mail/confirm': 'asks',
  'POST /data/account/passkey/remove': 'asks',
  'POST /data/account/delete': 'asks',
  'POST /data/account/token/add': 'asks',
  'POST /data/account/second-factor/passkeys': 'asks',
  'POST /data/account/second-factor/recovery-codes': 'asks',
  'POST /data/account/second-factor/remove': 'asks',
  'POST /data/account/second-factor/app/add': 'its start asks, and gives the secret without which nothing is added',
  'POST /data/account/second-factor/sign-in': 'shows who is there: a second factor after the first',
  'POST /api/auth/setUsername': 'asks',
  'POST /home/Index/userInfo': 'asks where the username changes',
  'POST /api/auth/w1/n/weixin': 'asks to bind and unbind; to sign in, the app says who is there',
  'POST /data/account/passkey/add': 'its start asks, and gives the challenge without which nothing is added',

  'POST /api/auth': 'shows who is there: password or code',
  'POST /api/auth/register': 'shows who is there: code',
  'POST /api/auth/resetPassword': 'shows who is there: code',
  'POST /api/auth/w1/y/modifyPassword':
    'shows who is there: old password or code; with a second factor it asks, in its handler',
  'POST /data/account/confirm': 'is the asking',
  'POST /data/account/passkey/sign-in': 'shows who is there: passkey',

  'GET /api/auth/logout': 'ends the own session',
  'POST /data/session/end': 'ends the own session',
  'POST /data/account/sessions/end': 'keeps nobody out: they sign in again; whoever was robbed is quick',
  'POST /data/account/sessions/end-others': 'keeps nobody out: they sign in again; whoever was robbed is quick',

  'POST /data/account/avatar': 'changes no way in',
  'POST /data/account/avatar/remove': 'changes no way in',
  'POST /api/auth/setUserInterest': 'changes no way in',
  'GET /api/user/getInvitationCode': 'changes no way in',
  'POST /data/account/passkey/rename': 'changes no way in',
  'POST /data/account/token/revoke': 'takes a right from a program, and gives none',
  'POST /api/auth/w1/y/appeal': 'changes no way in',
  'POST /data/appeals/decide': 'the account of somebody else, by office',
  'POST /data/members/ban': 'the account of somebody else, by office',
  'POST /data/members/role': 'asks',
  'POST /data/entries/merge': 'moves rows of tables named in one list (merging/hanging.ts), none of them an account’s',
} as const satisfies Record<string, string>;
