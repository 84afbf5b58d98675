import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';

/** A sign-in method of a member. A password goes with the username, a phone with its SMS codes. */
export type SignInMethod = 'password' | 'phone' | 'weixin' | 'passkey';

export async function signInMethodsOf(db: Database, memberId: string): Promise<SignInMethod[]> {
  const [member, weixin, passkey] = await Promise.all([
    db.selectFrom('member').where('id', '=', memberId).select(['passwordHash', 'phone']).executeTakeFirstOrThrow(),
    db.selectFrom('identity').where('memberId', '=', memberId).select('provider').executeTakeFirst(),
    db.selectFrom('passkey').where('memberId', '=', memberId).select('id').execute(),
  ]);
  return [
    ...(member.passwordHash ? ['password' as const] : []),
    ...(member.phone ? ['phone' as const] : []),
    ...(weixin ? ['weixin' as const] : []),
    ...passkey.map(() => 'passkey' as const),
  ];
}

/** Fails with `lastWayIn` unless the member keeps another sign-in method. */
export async function requireOtherMethod(db: Database, memberId: string, going: SignInMethod): Promise<void> {
  const ways = await signInMethodsOf(db, memberId);
  ways.splice(ways.indexOf(going), 1);
  if (!ways.length) fail('lastWayIn');
}
