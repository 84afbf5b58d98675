import { call } from '../../../kit/calls/call.ts';
import { Failure } from '../../../rules/errors.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { startPasskeySignIn, passkeySignIn } from '../methods/passkey-contract.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';

/**
 * Signs in with a passkey of this browser. Null when the member cancels; `onUnusable` is called when the browser cannot
 * use any.
 */
export async function signInWithPasskey(onUnusable: () => void): Promise<UserInfo | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await call(startPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON: options as never }).catch((error: Error) => {
    if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') onUnusable();
    return null;
  });
  if (!credential) return null;
  const route = passkeySignIn;
  return (await call(route, { credential: credential as never })).userProfile;
}

/**
 * Runs an action that the server may refuse with `passkeyNeeded`: then the member shows a passkey, and the action is
 * retried. A passkey of another account signs that account in, so the page is reloaded for it.
 */
export async function retryWithPasskey<T>(
  memberId: string,
  onUnusable: () => void,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'passkeyNeeded') throw error;
    const member = await signInWithPasskey(onUnusable);
    if (!member) throw error;
    if (member.id !== memberId) {
      location.reload(); // the action belonged to the previously signed-in account
      throw error;
    }
    setCurrentMember(member);
    return action();
  }
}
